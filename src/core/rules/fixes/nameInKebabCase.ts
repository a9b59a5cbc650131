import { fieldOf } from '../../skill/skillDocument.ts';
import { isReplaceable } from '../fields/isReplaceable.ts';
import { isValidName, nameAsYaml } from '../fields/validName.ts';
import type { DocumentSubject } from '../subjects.ts';
import type { Fix } from '../fix.ts';

/**
 * Writes the name in small letters with hyphens, and names the directory so too; only where the directory has no valid name
 * of its own, and where no letter gets lost.
 */
export function nameInKebabCase({ document, directoryName }: DocumentSubject): Fix | undefined {
  const field = fieldOf(document, 'name');
  if (field?.value.kind !== 'string' || !isReplaceable(document, field)) return undefined;
  if (directoryName === '' || isValidName(directoryName)) return undefined;
  const name = inKebabCase(field.value.text);
  if (!isValidName(name)) return undefined;
  return {
    title: `Call the skill and its directory "${name}"`,
    safe: false,
    edits: [{ span: field.value.span, text: nameAsYaml(name) }],
    files: [{ kind: 'renameDirectory', name }],
  };
}

/** `PDF Tools` and `pdfTools` to `pdf-tools`, `Café & Bar` to `cafe-and-bar`; what has no letter for it stays. */
function inKebabCase(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .replace(/&/gu, '-and-')
    .replace(/[\s_./:,()'’–—-]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .toLowerCase();
}
