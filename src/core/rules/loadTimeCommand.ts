import { fieldOf, type SkillDocument } from '../skill/skillDocument.ts';
import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';
import { findDangers } from './safety/findDangers.ts';
import { loadTimeCommands } from './safety/loadTimeCommands.ts';

export const loadTimeCommand: TextRule = {
  id: 'load-time-command',
  looksAt: 'text',
  summary: 'Nothing runs when the skill is loaded',
  severity: 'information',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#inject-dynamic-context',
  level: 'should',
  effects: {
    claudeCode: 'the command runs as soon as the skill is loaded, before the model has read a word',
  },
  consequence: 'Other agents show the model the command as it is written.',
  aboutSafety: true,
  *check({ kind, document }) {
    if (kind !== 'skill' || !document) return;
    const commands = loadTimeCommands(document);
    const allowsAll = commands.length > 0 && allowsEveryCommand(document);
    for (const { command, span } of commands) {
      const shown = inCode(command.trim());
      const [danger] = findDangers({ text: command, kind: 'script', document: undefined });
      if (danger) {
        const message = `Claude Code runs ${shown} when it loads the skill. ${danger.message}`;
        yield { message, span, severity: 'warning' };
      } else if (allowsAll) {
        const message = `Claude Code runs ${shown} when it loads the skill, and \`allowed-tools\` lets it run every command unasked. Name the commands there, as in \`Bash(git status *)\`.`;
        yield { message, span, severity: 'warning' };
      } else {
        yield {
          message: `Claude Code runs ${shown} when it loads the skill. Make sure that it does no more than read.`,
          span,
        };
      }
    }
  },
};

/** Whether `allowed-tools` grants `Bash` without saying which commands. */
function allowsEveryCommand(document: SkillDocument): boolean {
  const field = fieldOf(document, 'allowed-tools');
  if (!field) return false;
  const { start, end } = field.value.span;
  return /(?:^|[\s,["'-])Bash(?:\(\s*(?:\*|:\*)?\s*\))?(?=$|[\s,\]"'])/u.test(
    document.text.slice(start, end),
  );
}
