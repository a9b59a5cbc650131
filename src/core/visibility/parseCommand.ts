import type { ReadSkill } from '../agents/reading/behaviour.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { skillFacts } from '../skill/skillFacts.ts';

/** The text of a command as an agent reads that of a skill. It needs the parser, so it is a bundle of its own: few people have commands. */
export function parseCommand(name: string, text: string): ReadSkill {
  const document = parseSkill(text);
  const facts = skillFacts(document);
  const field = fieldOf(document, 'description');
  return {
    directoryName: name,
    realDirectoryName: name,
    description: field?.value.kind === 'string' ? field.value.text.trim() : '',
    opening: '',
    facts: facts.firstLine === undefined ? { ...facts, firstLine: 'Custom command' } : facts,
  };
}
