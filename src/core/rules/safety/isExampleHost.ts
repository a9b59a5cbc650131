const reserved = /(?:^|\.)example\.(?:com|org|net)$|\.(?:example|test|invalid|localhost)$/iu;

const machine = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)$/iu;

/** `your-domain.com`, `<host>`, `{host}`: what somebody has to fill in. */
const placeholder =
  /^(?:(?:www|api)\.)?(?:your|my)-(?:api|app|backend|bucket|cluster|company|domain|endpoint|host|instance|name|org|project|proxy|registry|server|service|site|team|url|website)\b|^(?:host|hostname|domain|example)$|<[^>]*>|(?<!\$)\{[^}]*\}/iu;

/** Whether the host belongs to nobody (https://www.rfc-editor.org/rfc/rfc2606), has to be filled in, or is the machine itself. */
export function isExampleHost(host: string): boolean {
  return reserved.test(host) || machine.test(host) || placeholder.test(host);
}
