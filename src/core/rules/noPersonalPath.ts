import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';

export const noPersonalPath: TextRule = {
  id: 'no-personal-path',
  looksAt: 'text',
  summary: "No path leads into one person's home folder",
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#file-references',
  level: 'should',
  effects: {},
  consequence: 'It exists on the machine of its author alone.',
  *check({ text }) {
    if (!text.includes('/home/') && !text.includes('Users')) return;
    const told = new Set<string>();
    for (const match of text.matchAll(homes)) {
      const [path, before = '', owner = ''] = match;
      if (told.has(owner) || anybody.test(owner)) continue;
      told.add(owner);
      const start = match.index + before.length;
      yield {
        message: `${inCode(path.slice(before.length))} is the home folder of one person. Write the path as seen from the skill directory, or from \`~\`.`,
        span: { start, end: match.index + path.length },
      };
    }
  },
};

/** `/Users/ann/`, `/home/ann/`, `C:\Users\ann\`, `/mnt/c/Users/ann/`; in code, backslashes may be doubled. */
const homes =
  /(^|[^\w.~$}>*-])(?:\/home\/|(?:\/mnt\/[a-z]|[A-Za-z]:)?\/Users\/|[A-Za-z]:\\{1,2}Users\\{1,2})([A-Za-z][\w.-]*)(?=[/\\])/g;

/** Names that stand for anybody, accounts of systems and containers, and the people of examples. */
const anybody =
  /^(?:.*user.*|.*name.*|(?:your?|my|me|some|other|test|example|sample|demo|foo|bar)(?:[-_.A-Z].*)?|shared|public|default|guest|admin.*|runner|node|ubuntu|debian|ec2|vscode|codespace|app|agent|claude|codex|sandbox|dev|developer|coder|git|jenkins|jovyan|pi|kali|root|linuxbrew|oai|components|pages|home|dist|src|x|alice|bob|carol|dave|eve|mallory|trent|john|jane|joe|jdoe|jsmith|(?:john|jane)[-_.]?(?:doe|smith)|doe|smith|ann|sam|max)$/i;
