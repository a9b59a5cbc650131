import type { Skill } from '../catalog/skill.ts';
import { err, ok, type Result } from '../result.ts';
import { docsOf } from './docsOf.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';

/** The docs of a skill that are named, each once; all for `*`. The error is a text for the model. */
export function chosenDocs(skill: Skill, docs: readonly string[]): Result<readonly string[], string> {
  const all = docsOf(skill);
  const chosen = docs.includes('*') ? all : [...new Set(docs.map(plain))];
  const unknown = chosen.filter(path => !all.includes(path));
  return unknown.length > 0 ? err(notDocs(skill, unknown, all)) : ok(chosen);
}

function plain(path: string): string {
  return path.trim().replace(/^(?:\.\/)+/, '');
}

function notDocs(skill: Skill, unknown: readonly string[], all: readonly string[]): string {
  const name = quoted(skill.analysis.name);
  if (all.length === 0) return `The skill ${name} has no docs. Go on with its instructions alone.`;
  const near = nearest(unknown[0] ?? '', all, 20)
    .map(quoted)
    .join(', ');
  return `The skill ${name} has no docs ${unknown.slice(0, 10).map(quoted).join(', ')}; nothing was selected. Its docs: ${near}. Call select_skill_docs again with some of them.`;
}
