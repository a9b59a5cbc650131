import { join } from 'node:path';
import { runAsked } from '../runAsked.ts';
import type { Observed } from '../../test/conformance/observation.ts';
import type { Program } from './program.ts';

interface Item {
  readonly content?: readonly { readonly text?: string }[];
}

const row = /^- (\{.*?\}|.*?):(?: ([\s\S]*))? \(file: ([^\n]*)\)$/u;

/** `codex debug prompt-input hello`, without the skills that it brings: its list, with the roots that it names short. */
export const codex: Program = {
  id: 'codex',
  packageName: '@openai/codex',
  version: '0.169.0',
  async ask({ modules }, built) {
    const env = built.environment();
    const program = join(modules, '@openai', 'codex', 'bin', 'codex.js');
    const args = [program, 'debug', 'prompt-input', '-c', 'skills.bundled.enabled=false', 'hello'];
    const { stdout, stderr } = await runAsked(process.execPath, args, { cwd: built.cwd, env });
    if (!stdout.trimStart().startsWith('[')) throw new Error(`Codex said: ${stdout}${stderr}`);
    const texts = (JSON.parse(stdout) as Item[]).flatMap(({ content = [] }) =>
      content.map(({ text = '' }) => text),
    );
    const told = built.inLayout(texts.find(text => text.startsWith('<skills_instructions>')) ?? '');
    const roots = [...told.matchAll(/^- `(r\d+)` = `(.*)`$/gmu)].map(([, short = '', path = '']) => ({
      short,
      path,
    }));
    const [, listed = ''] = told.split('### Available skills\n');
    const [rows = ''] = listed.split(/\n(?:<\/skills_instructions>|###)/u);
    const skills = rows
      .split(/\n(?=- )/u)
      .map(text => row.exec(text))
      .filter(found => found !== null)
      .map(([, name = '', description, file = '']): Observed => {
        const root = roots.find(({ short }) => file.startsWith(`${short}/`));
        const location = root ? root.path + file.slice(root.short.length) : file;
        return { name, ...(description !== undefined && { description }), location, model: true };
      })
      .filter(({ location }) => location?.includes('/.system/') !== true);
    const remarks = [
      ...built.inLayout(stderr).split('\n'),
      ...rows.split('\n').filter(line => !line.startsWith('- ')),
      ...texts.filter(
        text => /skill/iu.test(text) && /budget|truncat|omitted|exceed/iu.test(text) && text.length < 1000,
      ),
    ].filter(line => line !== '' && !line.includes('PATH aliases'));
    return { skills, ...(remarks.length > 0 && { remarks }) };
  },
};
