import { sameFor } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import type { CatalogRule } from './rule.ts';
import type { CatalogSubject } from './subjects.ts';

/** Other skills of the same name that a message tells. */
const maxNamed = 3;

export const uniqueName: CatalogRule = {
  id: 'unique-name',
  looksAt: 'catalog',
  summary: 'No two skills of one skill folder have the same name',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/client-implementation/adding-skills-support',
  level: 'should',
  effects: {
    ...sameFor('the first by the name of its directory is kept', 'copilot', 'gemini'),
    openCode: 'one of them is kept, and not always the same one',
    vscode: 'one of them is kept',
  },
  consequence: '',
  *check(skills) {
    const sets = new Map<string, CatalogSubject[]>();
    for (const skill of skills) {
      const key = `${skill.rootPath}\0${skill.name.normalize('NFKC')}`;
      const set = sets.get(key);
      if (set) set.push(skill);
      else sets.set(key, [skill]);
    }
    for (const set of sets.values()) {
      if (set.length === 1) continue;
      for (const skill of set) {
        // Of many skills with one name, each is told of a few: the time stays that of the number of skills.
        const named = set.slice(0, maxNamed + 1).filter(other => other !== skill);
        const others = named.slice(0, maxNamed).map(({ location }) => inCode(within(skill, location)));
        const left = set.length - 1 - others.length;
        const more = left > 0 ? ` and ${left} more` : '';
        const message = `The name ${inCode(skill.name)} is also that of ${others.join(', ')}${more} in ${skill.rootLabel}.`;
        yield { location: skill.location, message, span: skill.nameSpan, range: skill.nameRange };
      }
    }
  },
};

/** The location as seen from the skill folder; real paths may lie elsewhere, and are then told whole. */
function within({ rootPath }: CatalogSubject, location: string): string {
  return location.startsWith(`${rootPath}/`) ? location.slice(rootPath.length + 1) : location;
}
