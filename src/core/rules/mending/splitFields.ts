import { fieldOf } from '../../skill/skillDocument.ts';
import { writtenOf, type Way } from './mending.ts';

/** Fields that nothing else is called behind a full stop, as `package.name` might be. */
const glued =
  /(?:(?<=[.!?\u3002\uFF01\uFF1F)"'\u201D]|[\u3040-\u30FF\u4E00-\u9FFF])(?:description|license|compatibility|allowed-tools|metadata|argument-hint|user-invocable|disable-model-invocation)|(?<=[a-z\d])(?:description|allowed-tools))(?=:(?:[ \t]|[\r\n]|$))/u;

/** Begins a line before a field that is glued to the end of another's value: `Fills in forms.license: MIT`. */
export const splitFields: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const found = glued.exec(written);
  const field = fieldOf(document, broken.key);
  if (!found || /[\r\n]/u.test(written.slice(0, found.index))) return undefined;
  const [newField] = found;
  if (field?.value.span.start !== broken.value.span.start || fieldOf(document, newField)) return undefined;
  const at = broken.value.span.start + found.index;
  const eol = /\r\n|\r|\n/u.exec(document.text)?.[0] ?? '\n';
  const edits = [{ span: { start: at, end: at }, text: eol }];
  const before = written.slice(0, found.index);
  const quoted = /^(["'])(.*)\1$/u.exec(before)?.[2];
  return { title: `Begin a line before \`${newField}\``, edits, text: quoted ?? before, newField };
};
