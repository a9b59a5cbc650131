import type { AgentId } from '../../agents/agent.ts';
import type { ReadSkill, Rejection } from '../../agents/reading/behaviour.ts';
import { readingAgents } from '../../agents/reading/readingAgents.ts';
import { firstParagraph } from '../../skill/firstParagraph.ts';
import { scalarText } from '../../skill/skillDocument.ts';
import { skillFacts } from '../../skill/skillFacts.ts';
import { defectAt } from '../../skill/yamlDefects.ts';
import type { Span } from '../../text.ts';
import type { DocumentSubject } from '../subjects.ts';
import { readFields } from '../fields/readFields.ts';

/** The agents whose programs have been asked which skills they load: of these it is known, whatever a rule says of the usual case. */
const asked = readingAgents.filter(({ behaviour }) => behaviour.reading.evidence.seen === 'measured');

export const askedAgents: ReadonlySet<string> = new Set(asked.map(({ id }) => id));

/** Those of the agents whose programs have been asked that do not load the skill for what a rule says of this place. */
export function rejectedBy(skill: DocumentSubject, rule: string, span: Span): readonly AgentId[] {
  return reasonsOf(skill).flatMap(([id, reasons]) =>
    reasons.some(reason => reason.rule === rule && isAbout(reason, skill, span)) ? [id] : [],
  );
}

type Reasons = readonly (readonly [AgentId, readonly Rejection[]])[];

const known = new WeakMap<DocumentSubject, Reasons>();

function reasonsOf(skill: DocumentSubject): Reasons {
  let reasons = known.get(skill);
  if (!reasons) {
    const read = asRead(skill);
    reasons = asked.map(({ id, behaviour }) => [id, [...behaviour.reading.rejects(read)]] as const);
    known.set(skill, reasons);
  }
  return reasons;
}

function asRead({ document, directoryName }: DocumentSubject): ReadSkill {
  const description = scalarText(document, 'description')?.trim() ?? '';
  return {
    ...{ directoryName, realDirectoryName: directoryName, description },
    opening: description === '' ? firstParagraph(document) : '',
    facts: skillFacts(document),
  };
}

/** Whether the finding and the reason are about the same field and the same defect, as far as the reason is about one. */
function isAbout({ field, defects }: Rejection, { document }: DocumentSubject, span: Span): boolean {
  if (defects && !defects.includes(defectAt(document, span))) return false;
  if (field === undefined) return true;
  const at = readFields(document).findLast(({ keySpan }) => keySpan.start <= span.start);
  return at?.key === field;
}
