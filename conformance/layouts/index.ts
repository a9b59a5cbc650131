import type { Layout } from '../../test/conformance/layout.ts';
import { budgets } from './budgets.ts';
import { clashes } from './clashes.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { switches } from './switches.ts';
import { yaml } from './yaml.ts';

/** Layouts written by hand, one for each question. */
export const layouts: readonly Layout[] = [...places, ...names, ...yaml, ...clashes, ...switches, ...budgets];
