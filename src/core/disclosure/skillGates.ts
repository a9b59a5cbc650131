/** What a skill unlocks once it is loaded. */
export interface SkillGate {
  /** Names of language-model tools. */
  readonly tools: readonly string[];
  /** Whom the skill is loaded as: its key in the conversation, or its id. Compared letter by letter. */
  readonly key: string;
}

/** The tools that the skills in `active` unlock, each once, in the order of the gates. A fresh array each time. */
export function unlockedTools(gates: readonly SkillGate[], active: ReadonlySet<string>): string[] {
  return [...new Set(gates.filter(({ key }) => active.has(key)).flatMap(({ tools }) => tools))];
}

/** `baseline` without what is locked behind skills that are not loaded, and with what is unlocked, in that order. */
export function visibleTools(
  baseline: readonly string[],
  gates: readonly SkillGate[],
  active: ReadonlySet<string>,
): string[] {
  const gated = new Set(gates.flatMap(({ tools }) => tools));
  const unlocked = unlockedTools(gates, active);
  return [...new Set([...baseline.filter(name => !gated.has(name) || unlocked.includes(name)), ...unlocked])];
}
