import { agents } from '../../agents/index.ts';
import { inWords } from './inWords.ts';
import type { Effects } from '../effects.ts';

/** "Codex and Roo Code: the skill is not loaded. VS Code: the name is cut off." Empty where there are none. */
export function effectsInWords(effects: Effects): string {
  const byEffect = new Map<string, string[]>();
  for (const { id, name } of agents) {
    const effect = effects[id];
    if (effect !== undefined) byEffect.set(effect, [...(byEffect.get(effect) ?? []), name]);
  }
  return [...byEffect].map(([effect, names]) => `${inWords(names)}: ${effect}.`).join(' ');
}
