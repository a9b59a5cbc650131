import { join } from 'node:path';
import { failsWith } from '../../test/support/messagesReply.ts';
import { startMessagesApi, type MessagesBody } from '../../test/support/messagesApi.ts';
import { BuiltLayout } from '../builtLayout.ts';
import type { InstalledProgram } from '../installedProgram.ts';
import { runAsked } from '../runAsked.ts';
import type { Observed } from '../../test/conformance/observation.ts';
import type { Program } from './program.ts';

const heading = 'The following skills are available for use with the Skill tool:\n\n';
/** Commands of the program itself that a person can type, as it names them in a layout without skills. */
let own: Promise<ReadonlySet<string>> | undefined;
const bare = JSON.stringify({ enabledPlugins: { 'cc-plugin-plugin-authoring@builtin': false } });

/**
 * `claude -p hello` against a scripted Messages API: the listing that the model gets, and the names that a person can type.
 * Its bundled skills are switched off, and the model has a window of 200,000 tokens.
 */
export const claudeCode: Program = {
  id: 'claude-code',
  packageName: '@anthropic-ai/claude-code',
  version: '2.1.329',
  async ask(installed, built) {
    own ??= commandsOf(installed);
    const { listing, typed } = await answerIn(installed, built);
    const commands = await own;
    const others = built.layout.own === true ? [] : typed.filter(name => !commands.has(name));
    const skills = merge(entriesOf(listing), others);
    return { skills: built.layout.own === true ? skills.map(skill => withoutWords(skill, built)) : skills };
  },
};

/** A skill of the program's own with as many letters for its description: the words are its makers'. */
function withoutWords(skill: Observed, { layout }: BuiltLayout): Observed {
  const isOurs = Object.keys(layout.files).some(path => path.includes(`/${skill.name}/`));
  if (isOurs || skill.description === undefined) return skill;
  const { length } = skill.description.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return { ...skill, description: 'x'.repeat(length) };
}

async function commandsOf(installed: InstalledProgram): Promise<ReadonlySet<string>> {
  using empty = new BuiltLayout({ name: 'empty', files: {} });
  return new Set((await answerIn(installed, empty)).typed);
}

async function answerIn(
  { modules }: InstalledProgram,
  built: BuiltLayout,
): Promise<{ readonly listing: string; readonly typed: readonly string[] }> {
  const api = await startMessagesApi(...Array.from({ length: 50 }, () => failsWith(400)));
  try {
    const env = built.environment({
      ...{
        ANTHROPIC_BASE_URL: api.baseUrl,
        ANTHROPIC_API_KEY: 'x',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      },
      ...(built.layout.own !== true && { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' }),
    });
    const program = join(
      modules,
      '@anthropic-ai',
      `claude-code-${process.platform}-${process.arch}`,
      'claude',
    );
    const { own = false, model = 'claude-haiku-4-5' } = built.layout;
    const args = ['-p', 'hello', '--output-format', 'stream-json', '--verbose'];
    const without = own ? [] : ['--settings', bare, '--model', model];
    const { stdout, stderr } = await runAsked(program, [...args, ...without], {
      cwd: built.cwd,
      env,
    });
    const init = stdout.split('\n').find(line => line.includes('"subtype":"init"'));
    if (init === undefined || api.requests.length === 0)
      throw new Error(`Claude Code said: ${stdout}${stderr}`);
    const { slash_commands: typed } = JSON.parse(init) as { slash_commands: string[] };
    const listing = api.requests.map(({ body }) => listingIn(body)).find(text => text !== undefined) ?? '';
    return { listing: built.inLayout(listing), typed };
  } finally {
    await api.close();
  }
}

function listingIn({ messages }: MessagesBody): string | undefined {
  const texts = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [content] : (content as { text?: string }[]).map(({ text = '' }) => text),
  );
  const text = texts.find(each => each.includes(heading));
  if (text === undefined) return undefined;
  const rest = text.slice(text.indexOf(heading) + heading.length);
  return rest.split(/\n(?:\n|<\/system-reminder>)/u)[0];
}

function entriesOf(listing: string): readonly Observed[] {
  return listing
    .split(/\n(?=- )/u)
    .map(text => /^- ([^\n]*?)(?:: ([\s\S]*))?$/u.exec(text.trimEnd()))
    .filter(found => found !== null)
    .map(([, name = '', description]) => ({
      name,
      ...(description !== undefined && { description }),
      model: true,
    }));
}

/** Those of the model's listing in its order, then those that only a person can start. `name (label)` is one of that name. */
function merge(listed: readonly Observed[], typed: readonly string[]): readonly Observed[] {
  const named = listed.map((skill): Observed => {
    const [, name = '', label] = /^(.*?) \((.*)\)$/u.exec(skill.name) ?? [];
    if (label === undefined) return { ...skill, person: typed.includes(skill.name) };
    return { ...skill, name, label, person: typed.includes(name) };
  });
  const names = new Set(named.map(({ name }) => name));
  const others = typed.filter(name => !names.has(name));
  return [...named, ...others.map(name => ({ name, model: false, person: true }))];
}
