import { defaultLoadPolicy, type LoadPolicy } from '../disclosure/loadPolicy.ts';
import { defaultReattachBudget, type ReattachBudget } from '../disclosure/reattached.ts';
import type { SurfaceChoice } from '../disclosure/surface.ts';

/** How skills are brought into a conversation with @skills. */
export interface DisclosureSettings {
  readonly policy: LoadPolicy;
  readonly surface: SurfaceChoice;
  readonly budget: ReattachBudget;
  /** Tokens after which the instructions of a loaded skill are said again; 0: never. */
  readonly refreshAfter: number;
  /** Whether `allowed-tools` unlocks the tools that it names, as `tools` with `autoActivate: currentSkill` does. */
  readonly allowedTools: boolean;
}

export const defaultDisclosure: DisclosureSettings = {
  policy: defaultLoadPolicy,
  surface: 'toolResult',
  budget: defaultReattachBudget,
  refreshAfter: 0,
  allowedTools: false,
};
