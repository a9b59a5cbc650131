/** The text of a TOML file with one more table at its end, which switches off the skill at this location. */
export function withSkillTable(toml: string, location: string): string {
  const line = toml.includes('\r\n') ? '\r\n' : '\n';
  const gap = toml === '' ? '' : toml.endsWith('\n') ? line : line + line;
  const table = ['[[skills.config]]', `path = ${JSON.stringify(location)}`, 'enabled = false', ''];
  return toml + gap + table.join(line);
}

/** The text without the tables `[[skills.config]]` that are about one of these names or paths. */
export function withoutSkillTable(toml: string, keys: readonly string[]): string {
  const parts = toml.split(/^(?=[ \t]*\[)/m);
  const left = parts.filter(table => {
    if (!/^[ \t]*\[\[[ \t]*skills[ \t]*\.[ \t]*config[ \t]*\]\]/.test(table)) return true;
    const [, double, single] =
      /^[ \t]*(?:path|name)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)')/m.exec(table) ?? [];
    return !keys.includes(double ?? single ?? '');
  });
  return left.join('');
}
