import { nearestWord } from './fields/nearestWord.ts';
import { claudeCodeTools, otherTools, shellCommands } from './fields/toolNames.ts';
import { toolsOf } from './fields/toolsOf.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

const known: ReadonlySet<string> = new Set(claudeCodeTools);

/** Letters of the shortest name in which one slip is looked for: `Bsh` is `Bash`. */
const shortest = 3;

const onlyClaudeCode = { claudeCode: 'the tool is passed over' };

/** Tools that `name` may be a slip of: one of few letters is taken for none that begins otherwise, as `Ask` for `Task`. */
function candidatesFor(name: string): readonly string[] {
  return name.length >= 5 ? claudeCodeTools : claudeCodeTools.filter(tool => tool.startsWith(name.charAt(0)));
}

export const knownTool: DocumentRule = {
  id: 'known-tool',
  looksAt: 'document',
  summary: 'The names of tools are those that agents have',
  severity: 'warning',
  fixable: true,
  source: 'https://code.claude.com/docs/en/tools-reference',
  level: 'should',
  effects: {},
  consequence: 'An agent that has no tool of this name passes over it.',
  *check({ document }) {
    const nearest = new Map<string, string | undefined>();
    for (const key of ['allowed-tools', 'disallowed-tools']) {
      for (const { text, span, editable } of toolsOf(document, key)) {
        const name = /^\w+/u.exec(text)?.[0] ?? '';
        if (name === '' || known.has(name)) continue;
        const end = span.start + name.length;
        const place = editable ? { start: span.start, end } : span;
        const fixed = (title: string, written: string) => ({
          fixes: [{ title, safe: false, edits: [{ span: place, text: written }] }],
        });
        if (shellCommands.has(text)) {
          const meant = `Bash(${text}:*)`;
          const message = `${inCode(text)} is a command of the shell, not a tool. In Claude Code, ${inCode(meant)} stands for it.`;
          const fix = editable ? fixed(`Write ${meant}`, meant) : {};
          yield { message, span, severity: 'information', ...fix };
          continue;
        }
        // Names in other shapes may be those of other agents, of MCP servers or of extensions.
        if (!/^[A-Z][A-Za-z]+(?:\(|$)/u.test(text)) continue;
        if (!nearest.has(name)) nearest.set(name, nearestWord(name, candidatesFor(name), shortest));
        const meant = nearest.get(name);
        if (meant === undefined) {
          if (!/[a-z][A-Z]/u.test(name) || otherTools.has(name)) continue;
          const message = `Claude Code has no tool that is called ${inCode(name)}.`;
          yield { message, span: place, severity: 'information', effects: onlyClaudeCode };
          continue;
        }
        const message = `No tool is called ${inCode(name)} in the agents that Skill Manager knows. Did you mean ${inCode(meant)}?`;
        yield { message, span: place, ...(editable && fixed(`Write ${meant}`, meant)) };
      }
    }
  },
};
