/** Name and directory of the skill that an answer of our tools is about, as its first element says. */
export interface AnswerHead {
  readonly name: string;
  /** The directory, in one line: what tells a skill from its namesakes. */
  readonly key: string;
}

const heads = {
  load_skill: /^<skill name="([^"\n]*)" directory="([^"\n]*)">\n/,
  select_skill_docs: /^<skill_docs skill="([^"\n]*)" directory="([^"\n]*)"/,
} as const;

/** The head of an answer of `tool`; undefined where the answer has none, as a refusal. */
export function answerHead(tool: keyof typeof heads, text: string): AnswerHead | undefined {
  const [, name, directory] = heads[tool].exec(text) ?? [];
  return name === undefined || directory === undefined
    ? undefined
    : { name: unescapeXml(name), key: unescapeXml(directory) };
}

/** The instructions in an answer of load_skill, with the element around them: no text within can end it. */
export function skillBlock(text: string): string {
  const end = text.indexOf('\n</skill>');
  return end < 0 ? text : text.slice(0, end + '\n</skill>'.length);
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
