import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../src/core/rules/index.ts';
import { projectRoot } from '../projectRoot.ts';
import { precisionOf, type Precision } from './precisionOf.ts';
import { ruleHeader } from './ruleHeader.ts';
import { ruleIndex } from './ruleIndex.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const end = '<!-- end of what is generated -->\n';

/** The head of every rule's page, from the rule, and the index of the pages. What comes after the head is written by hand. */
export function generateRulePages(): readonly string[] {
  const precisions = new Map<string, Precision>();
  const pages = rules.flatMap(rule => {
    const path = `docs/rules/${rule.id}.md`;
    const page = readFileSync(join(projectRoot, path), 'utf8');
    precisions.set(rule.id, precisionOf(page, rule.id));
    const byHand = page.slice(page.indexOf('## Why'));
    return writeIfChanged(path, `${ruleHeader(rule)}\n${end}\n${byHand}`);
  });
  return [...pages, ...writeIfChanged('docs/rules/README.md', ruleIndex(rules, precisions))];
}
