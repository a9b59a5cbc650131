import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from './randomNumbers.ts';

const words = 'the agent reads a file and writes tests for every change before it answers with code'.split(
  ' ',
);

const skillsPerFolder = 250;

/**
 * Fills a folder with so many skills, the same ones each time, 250 of them to a folder named by a number: some 9 kB each, as real ones are. Every tenth name is that
 * of another skill, every fifth has no description, every third refers to a file that is not there.
 */
export function writeManySkills(folder: string, count: number): void {
  const random = randomNumbers(1);
  for (let at = 0; at < count; at++) {
    const name = `skill-${at.toString().padStart(4, '0')}`;
    const directory = join(folder, Math.floor(at / skillsPerFolder).toString(), name);
    mkdirSync(join(directory, 'references'), { recursive: true });
    writeFileSync(join(directory, 'references', 'more.md'), '# More\n');
    writeFileSync(join(directory, 'SKILL.md'), skillText(at, name, random));
  }
}

function skillText(at: number, name: string, random: (limit: number) => number): string {
  const sentence = (): string => Array.from({ length: 14 }, () => words[random(words.length)]).join(' ');
  const description = at % 5 === 0 ? [] : [`description: Use this when ${sentence()}`];
  const missing = at % 3 === 0 ? ['See [what is gone](references/gone.md).', ''] : [];
  const sections = Array.from({ length: 20 }, (_, section) => [
    ...[`## Step ${section}`, '', `${sentence()}. ${sentence()}.`, ''],
    ...[`- \`${sentence()}\``, `- [more](references/more.md): ${sentence()}`, `- ${sentence()}`, ''],
  ]).flat();
  const head = [
    '---',
    `name: ${at % 10 === 9 ? 'skill-twin' : name}`,
    ...description,
    '---',
    '',
    `# ${name}`,
  ];
  return [...head, '', ...missing, ...sections].join('\n');
}
