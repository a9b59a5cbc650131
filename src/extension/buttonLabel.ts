import { plainLabel } from './plainLabel.ts';

/** A name for a button or a suggestion in chat, where icons and Markdown are drawn: without their marks, at most 64 characters. */
export function buttonLabel(name: string): string {
  return [...plainLabel(name).replace(/[\s$()[\]`*<>\\&|~]+/g, ' ')].slice(0, 64).join('').trim();
}
