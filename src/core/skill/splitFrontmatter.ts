import matter from 'gray-matter';
import type { Fences } from './findFences.ts';

const refuse = (): never => {
  throw new Error('Only YAML frontmatter is read');
};

// The stock engines include one that evaluates JavaScript, reached by `---js`. Every name that gray-matter
// knows, or that a plugin could register, is bound to one that refuses. The YAML engine answers nothing:
// values are read by parseFrontmatter, which needs their offsets.
const engines = {
  yaml: () => ({}),
  ...Object.fromEntries(
    ['json', 'javascript', 'js', 'coffee', 'coffeescript', 'cson', 'toml'].map(name => [name, refuse]),
  ),
};

/** gray-matter looks for comments with a pattern that is quadratic in the length of a run of blanks. */
const longBlankRun = /\s{200}/;

/**
 * The YAML between the fences, as long as the stretch that it stands for, with `\n` for every lone `\r`;
 * empty where the opening line names another language. Nothing is ever evaluated.
 *
 * gray-matter ends the frontmatter at the first `\n---`, which is also the beginning of `---x`. So it is
 * given the text up to the closing line only, and that line together with its line break as the delimiter: no
 * earlier line can equal it, or it would have been the closing one. That there are options keeps it from
 * using its cache.
 */
export function splitFrontmatter(text: string, fences: Fences): string {
  const { language, yamlStart, closing } = fences;
  if (language !== '' && !/^ya?ml$/i.test(language)) return '';
  const yaml = unixBreaks(text.slice(yamlStart, closing?.start ?? text.length));
  if (!closing) return leadingFields(yaml);
  if (yaml === '' || longBlankRun.test(yaml)) return yaml;
  const delimiter = text.slice(closing.start, closing.end) + '\n';
  return splitWithGrayMatter(`---${language}\n${yaml}${delimiter}`, delimiter);
}

/** Throws where the opening line names a language other than YAML. */
export function splitWithGrayMatter(head: string, delimiter: string): string {
  const file = matter(head, { engines, delimiters: ['---', delimiter] });
  return file.matter === '' ? '' : file.matter.slice(1) + '\n';
}

/**
 * The lines before the first that cannot be YAML, or is a heading: without a closing line the rest is
 * instructions.
 */
function leadingFields(yaml: string): string {
  const end = /^(?![ \t\r]|$|-[ \t]|"|'|[^\n#:]{1,100}:(?:[ \t\r]|$))/m.exec(yaml);
  return end ? yaml.slice(0, end.index) : yaml;
}

function unixBreaks(yaml: string): string {
  return yaml.includes('\r') ? yaml.replace(/\r(?!\n)/g, '\n') : yaml;
}
