import type { Agent } from './agent.ts';
import { asDocumented, namedAsDirectory } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { nameField } from './reading/readSkill.ts';
import { spec } from './spec.ts';

export const cline: Agent = {
  id: 'cline',
  name: 'Cline',
  projectFolders: ['.cline/skills', '.clinerules/skills', '.claude/skills', '.agents/skills'],
  personalFolders: [{ path: '.cline/skills' }, { path: '.agents/skills' }],
  signs: { home: [{ path: '.cline' }], workspace: ['.cline', '.clinerules'] },
  fields: spec.fields,
  source: 'cline/cline, constants of its skill discovery (2026)',
  behaviour: asDocumented(documented('cline/cline, its skill discovery', '2026'), {
    naming: { from: 'the field name', nameOf: skill => nameField(skill) ?? skill.directoryName },
    clash: {
      tiers: [
        { scope: 'personal', first: 'listed' },
        { scope: 'project', first: 'listed' },
      ],
    },
    reading: { required: ['name', 'description'], rejects: namedAsDirectory },
  }),
};
