import { inWords } from './findings/inWords.ts';
import { sameFor, refused } from './effects.ts';
import { agents } from '../agents/index.ts';
import type { AgentId } from '../agents/agent.ts';
import { isSpellingOf } from './fields/isSpellingOf.ts';
import { nearestWord } from './fields/nearestWord.ts';
import { readFields } from './fields/readFields.ts';
import { inCode } from './findings/inCode.ts';
import type { Field, SkillDocument } from '../skill/skillDocument.ts';
import type { DocumentRule } from './rule.ts';

export const knownField: DocumentRule = {
  id: 'known-field',
  looksAt: 'document',
  summary: 'Each field is one that agents know',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#frontmatter',
  level: 'should',
  effects: sameFor(refused, 'claudeUpload'),
  consequence: 'Agents that do not know it pass over it.',
  *check({ document }) {
    const fields = readFields(document);
    const absent = absentAmong(fields);
    for (const { key, keySpan } of fields) {
      const knowing = knownTo.get(key);
      if (knowing?.has('spec') || key.trim() === '') continue;
      const common = { span: keySpan, ...(!knowing?.has('vscode') && { native: nativeStart(key) }) };
      if (knowing) {
        const names = agents.filter(({ id }) => knowing.has(id)).map(({ name }) => name);
        const message = `${inCode(key)} is known to ${inWords(names)} only.`;
        yield { ...common, message, knownTo: [...knowing] };
        continue;
      }
      const unread = `None of the agents that Skill Manager knows reads the field ${inCode(key)}.`;
      const nearest = nearestWord(key, absent);
      if (nearest !== undefined) {
        const message = `${unread} Did you mean ${inCode(nearest)}?`;
        const fix = {
          title: `Rename the field to "${nearest}"`,
          safe: isSpellingOf(key, nearest) && !grants.has(nearest) && isAlone(nearest, document),
          edits: [{ span: keySpan, text: nearest }],
        };
        yield { ...common, message, severity: 'warning', knownTo: [], fixes: [fix] };
        continue;
      }
      const meant = fields.find(field => knownTo.has(field.key) && isSpellingOf(key, field.key))?.key;
      const advice =
        meant === undefined
          ? 'Fields of your own belong under `metadata`.'
          : `Keep what is meant under ${inCode(meant)}, which is there too.`;
      yield { ...common, message: `${unread} ${advice}`, knownTo: [] };
    }
  },
};

/** Fields that permit, run, show or hide something once they are read. */
const grants: ReadonlySet<string> = new Set([
  ...['allowed-tools', 'disallowed-tools', 'user-invocable', 'disable-model-invocation', 'hooks'],
]);

/** The agents that know a field, by field. */
const knownTo: ReadonlyMap<string, ReadonlySet<AgentId>> = (() => {
  const found = new Map<string, Set<AgentId>>();
  for (const { id, fields } of agents) {
    for (const field of fields) found.set(field, (found.get(field) ?? new Set()).add(id));
  }
  return found;
})();

function absentAmong(fields: readonly Field[]): readonly string[] {
  const present = new Set(fields.map(({ key }) => key));
  return [...knownTo.keys()].filter(known => !present.has(known));
}

/** Whether the field cannot come to be there twice: by another spelling of it, or once what is broken or indented is mended. */
function isAlone(known: string, document: SkillDocument): boolean {
  const { start, end } = document.frontmatter?.yamlSpan ?? { start: 0, end: 0 };
  const spellings = readFields(document).filter(({ key }) => isSpellingOf(key, known));
  return spellings.length === 1 && !document.text.slice(start, end).includes(`${known}:`);
}

function nativeStart(key: string): string {
  return `Attribute '${key}' is not supported`;
}
