import { business } from './business.ts';
import { cloud } from './cloud.ts';
import { code } from './code.ts';
import { foreignBasics } from './foreignBasics.ts';
import { office } from './office.ts';
import { plainWords } from './plainWords.ts';
import { science } from './science.ts';

/**
 * Notions, one a line: the words for it that stand in skills, `|`, words that only make one think of it, `|`, the beginnings of words for it
 * in German, French, Spanish, Chinese and Japanese. `_` stands for a blank within a phrase.
 */
export const lexicon = [office, code, cloud, business, science, plainWords, foreignBasics].join('\n');
