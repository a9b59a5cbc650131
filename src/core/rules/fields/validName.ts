/** Characters that a name may have. Source: https://agentskills.io/specification#name-field */
export const nameLimit = 64;

/** Whether every agent takes the name: a-z, 0-9 and single hyphens between them, at most 64. */
export function isValidName(name: string): boolean {
  return name.length <= nameLimit && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name);
}

/** The name as a YAML value that no reader takes for a number, a date or a boolean. */
export function nameAsYaml(name: string): string {
  return /^(?:\d|(?:true|false|yes|no|on|off|null|y|n)$)/u.test(name) ? `'${name}'` : name;
}
