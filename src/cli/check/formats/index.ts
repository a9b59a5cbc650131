import type { Report } from '../report.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** The ways to print a report, by the word that names each. */
export const formats = { text, json, sarif, github, junit } satisfies Record<
  string,
  (report: Report) => string
>;

export type FormatName = keyof typeof formats;
