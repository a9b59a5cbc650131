import type { Remark } from './remark.ts';
import type { SetUp } from './setUp.ts';

/** Notices that have a line each. */
const maxNotices = 5;

/** What is right and wrong with a set-up: what is wrong first. */
export function examine(setUp: SetUp): readonly Remark[] {
  const remarks = [
    ...model(setUp),
    ...workspace(setUp),
    ...agents(setUp),
    ...skills(setUp),
    ...settings(setUp),
    ...mcp(setUp),
    ...notices(setUp),
  ];
  const order = ['wrong', 'look', 'good'];
  return remarks.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function model({ model, models }: SetUp): readonly Remark[] {
  if (model !== undefined) return [{ state: 'good', text: `${model} answers.` }];
  const text =
    models > 0
      ? `No language model is chosen, though ${counted(models, 'is', 'are')} on offer: choose one below the chat input.`
      : 'There is no language model: @skills lists, loads, checks and fixes, and answers no question.';
  return [
    { state: 'wrong', text, mend: { title: 'Set Claude API Key…', by: 'setKey' } },
    ...(models > 0
      ? []
      : [
          {
            state: 'look',
            text: 'GitHub Copilot brings models too.',
            mend: { title: 'Sign in to GitHub Copilot', by: 'signIn' },
          } as const,
        ]),
  ];
}

function workspace({ folders, trusted }: SetUp): readonly Remark[] {
  if (folders === 0) {
    const text = 'No folder is open: only your personal skills are seen.';
    return [{ state: 'look', text, mend: { title: 'Open Folder…', by: 'openFolder' } }];
  }
  if (trusted) return [{ state: 'good', text: 'The workspace is trusted.' }];
  const text =
    'The workspace is not trusted: its settings for skills do not count, and agents may not read its skills.';
  return [{ state: 'look', text, mend: { title: 'Manage Workspace Trust', by: 'trust' } }];
}

function agents({ agents, agentsNamed }: SetUp): readonly Remark[] {
  const mend = { title: 'Choose Agents…', by: 'chooseAgents' } as const;
  if (agentsNamed)
    return [{ state: 'good', text: 'Problems are shown for the agents that your settings name.' }];
  return agents.length > 0
    ? [{ state: 'good', text: `Agents found: ${agents.join(', ')}.` }]
    : [
        {
          state: 'look',
          text: 'No agent has left its folders here: problems are shown as VS Code sees them.',
          mend,
        },
      ];
}

function skills({ roots, skills, errors, warnings }: SetUp): readonly Remark[] {
  if (skills === 0) {
    const text = roots === 0 ? 'There is no skill folder yet.' : 'The skill folders hold no skill.';
    return [{ state: 'wrong', text, mend: { title: 'New Skill…', by: 'newSkill' } }];
  }
  const found = `${counted(skills, 'skill')} in ${counted(roots, 'folder')}`;
  if (errors + warnings === 0) return [{ state: 'good', text: `${found}, none with a problem.` }];
  const problems = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(' and ');
  return [
    {
      state: errors > 0 ? 'wrong' : 'look',
      text: `${found}, with ${problems}. /check tells them, /fix proposes what can be mended safely.`,
      mend: { title: 'Show Problems', by: 'showProblems' },
    },
  ];
}

function settings({ toolsOff, wrongSettings, rulesOff }: SetUp): readonly Remark[] {
  return [
    ...wrongSettings.map((setting): Remark => {
      const text = `The setting ${setting} has a value of the wrong kind, so its default counts.`;
      return { state: 'wrong', text, mend: { title: 'Open the Setting', by: 'openSetting', of: setting } };
    }),
    ...(toolsOff.includes('load_skill')
      ? [off('wrong', 'Models cannot load skills: your settings turn the tool load_skill off.')]
      : toolsOff.length > 0
        ? [off('look', `Your settings turn tools off: ${toolsOff.join(', ')}.`)]
        : []),
    ...(rulesOff > 0
      ? [
          {
            state: 'look',
            text: `${counted(rulesOff, 'rule is', 'rules are')} turned off: what they find is not shown.`,
            mend: { title: 'Open the Setting', by: 'openSetting', of: 'skillManager.rules' },
          } as const,
        ]
      : []),
  ];
}

function off(state: Remark['state'], text: string): Remark {
  return { state, text, mend: { title: 'Open the Settings', by: 'openSetting', of: 'skillManager.tools' } };
}

function mcp({ mcp }: SetUp): readonly Remark[] {
  const mend = { title: 'Open the Setting', by: 'openSetting', of: 'chat.mcp.access' } as const;
  if (mcp === 'none') {
    const text =
      'VS Code may run no MCP server, so agents that extension tools do not reach get no skills from here.';
    return [{ state: 'look', text, mend }];
  }
  if (mcp === 'registry') {
    const text =
      'VS Code runs MCP servers of its registry only, which the one that comes with this extension is not in.';
    return [{ state: 'look', text, mend }];
  }
  const text =
    'The MCP server is there for agents that extension tools do not reach; VS Code starts it when you want it.';
  return [{ state: 'good', text, mend: { title: 'List MCP Servers', by: 'listMcp' } }];
}

function notices({ notices }: SetUp): readonly Remark[] {
  const left = notices.length - maxNotices;
  return [
    ...notices.slice(0, maxNotices).map(({ message, path }): Remark => {
      return { state: 'look', text: message, mend: { title: 'Show the File', by: 'revealNotice', of: path } };
    }),
    ...(left > 0 ? [{ state: 'look', text: `${left} more notices stand in the view Skills.` } as const] : []),
  ];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
