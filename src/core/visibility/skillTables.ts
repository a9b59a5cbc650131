import type { SwitchSetting } from '../agents/reading/behaviour.ts';

/** What the tables `[[skills.config]]` of a TOML file switch off: the `path` or `name` of each that says `enabled = false`. */
export function skillTables(toml: string): Readonly<Record<string, SwitchSetting>> {
  const off: Record<string, SwitchSetting> = {};
  for (const table of toml.split(/^[ \t]*(?=\[)/m)) {
    if (!/^\[\[[ \t]*skills[ \t]*\.[ \t]*config[ \t]*\]\]/.test(table)) continue;
    if (!/^[ \t]*enabled[ \t]*=[ \t]*false\b/m.test(table)) continue;
    const [, key] =
      /^[ \t]*(?:path|name)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)')/m.exec(table)?.filter(Boolean) ?? [];
    if (key !== undefined) off[key] = 'off';
  }
  return off;
}
