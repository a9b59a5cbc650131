import type { Problem } from '../finding.ts';
import type { DocumentSubject } from '../subjects.ts';
import { nameFromDirectory } from './nameFromDirectory.ts';
import { nameInKebabCase } from './nameInKebabCase.ts';

/** The way to a valid name, where there is one: the directory's name, else the name itself in kebab case. */
export function nameFixes(skill: DocumentSubject): Pick<Problem, 'fixes'> {
  const fix = nameFromDirectory(skill) ?? nameInKebabCase(skill);
  return fix ? { fixes: [fix] } : {};
}
