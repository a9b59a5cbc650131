import type { YAMLError } from 'yaml';

/** Units of a library's message that are told; some repeat what they found. */
const longest = 160;

/** What an error of the YAML library means to someone who writes a skill. */
export function yamlMessage(error: YAMLError): string {
  return ours[error.code]?.(error.message) ?? `${error.message.slice(0, longest)}.`;
}

const noEntry = 'This line is neither "key: value" nor indented as part of the value above it.';

const ours: Partial<Record<YAMLError['code'], (message: string) => string | undefined>> = {
  BAD_INDENT: message => (message.startsWith('Flow ') ? 'This bracket is never closed.' : undefined),
  BAD_SCALAR_START: () => 'A value that begins with this character must be in quotes.',
  MISSING_CHAR: message =>
    message.includes('quote')
      ? 'This quote is never closed.'
      : message.startsWith('Implicit map key')
        ? noEntry
        : undefined,
  MULTILINE_IMPLICIT_KEY: () => noEntry,
  MULTIPLE_DOCS: () => 'The YAML ended above; what follows is lost.',
  TAB_AS_INDENT: () => 'YAML allows no tab as indentation: use spaces.',
  UNEXPECTED_TOKEN: message =>
    message.endsWith('at node end')
      ? 'There is more text behind the end of the value: put the whole value in quotes.'
      : undefined,
};
