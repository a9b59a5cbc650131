import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

/** `{"skills":[{"name","description","location","scope","root"}]}`, where root is the folder in which the skill was found. */
export const list: Command = {
  summary: 'the skills, with where they are',
  run: async ({ skills, json }) => {
    if (json) {
      const shown = skills.map(({ analysis: { name, description }, location, scope, root }) => ({
        name,
        description,
        location: systemPath(location),
        scope,
        root: systemPath(root.path),
      }));
      return { text: JSON.stringify({ skills: shown }), code: 0 };
    }
    const rows = skills.map(({ analysis, location, root }) => [
      analysis.name,
      root.label,
      systemPath(location),
    ]);
    return { text: [...table(rows), plural(skills.length, 'skill')].join('\n'), code: 0 };
  },
};
