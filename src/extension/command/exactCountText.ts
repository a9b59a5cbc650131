import type { TokenCounter } from '../../core/ports.ts';
import { formatTokens } from '../../core/tokens/formatTokens.ts';
import { notificationText } from '../notificationText.ts';

/** What a notification says of a counted SKILL.md: the exact number beside the estimate of the same text. */
export function exactCountText(
  skill: string,
  exact: { readonly count: number; readonly model: string },
  estimate: { readonly count: number } & Pick<TokenCounter, 'exact' | 'label'>,
): string {
  const counted = formatTokens(exact.count, { exact: true, label: `exact, ${exact.model}` });
  return notificationText(
    `${skill}: SKILL.md has ${counted}; estimated: ${formatTokens(estimate.count, estimate)}.`,
  );
}
