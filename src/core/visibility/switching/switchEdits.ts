import type { SwitchPlace, SwitchSetting, Switches } from '../../agents/reading/behaviour.ts';
import { err, ok, type Result } from '../../result.ts';
import { settingsIn } from '../readSwitches.ts';
import { withJsonValue } from './jsonText.ts';
import { withoutSkillTable, withSkillTable } from './skillTableText.ts';

/** A settings file of an agent and what it says now. */
export interface SwitchText {
  readonly place: SwitchPlace;
  /** Absolute. */
  readonly path: string;
  /** Undefined where there is no such file. */
  readonly text: string | undefined;
}

/** What to write into a settings file so that a skill is switched. */
export interface SwitchEdit {
  readonly path: string;
  readonly text: string;
}

export interface SwitchedSkill {
  /** As the agent calls it. */
  readonly name: string;
  readonly location: string;
  /** Where nothing is said of it yet, a skill of a project is switched in the project, one of the user in the home folder. */
  readonly scope: 'project' | 'personal';
}

/** The settings that there are for a skill in the agent's own files, in the order from seen to not seen. */
export function switchSettings({ places }: Switches): readonly SwitchSetting[] {
  const order: readonly SwitchSetting[] = ['on', 'nameOnly', 'manual', 'off'];
  return order.filter(setting => places.some(({ words }) => words[setting] !== undefined));
}

/**
 * What has to be written so that the agent treats the skill as `setting` says: where something is said of it already, there;
 * to switch it on is to say nothing of it any more. The error says in a sentence which file cannot be read.
 *
 * @param texts of the agent's places, in their order: the first that says something counts
 */
export function switchEdits(
  skill: SwitchedSkill,
  setting: SwitchSetting,
  { ignoreCase = false }: Pick<Switches, 'ignoreCase'>,
  texts: readonly SwitchText[],
): Result<readonly SwitchEdit[], string> {
  const keysIn = ({ place, text }: SwitchText): string[] =>
    Object.keys(text === undefined ? {} : settingsIn(text, place)).filter(key =>
      [skill.name, skill.location].some(name => same(key, name, ignoreCase)),
    );
  const saying = texts.filter(each => keysIn(each).length > 0);
  const own = texts.find(({ place }) => place.file.startsWith('~/') === (skill.scope === 'personal'));
  const chosen = setting === 'on' ? saying : [saying[0] ?? own ?? texts[0]];
  const edits: SwitchEdit[] = [];
  for (const each of chosen) {
    if (!each) continue;
    const { path, place, text } = each;
    if (place.form !== 'tables' && !isWritable(text, place)) {
      return err(
        `${path} is no JSON, or holds something else under \`${place.keys.join('.')}\`. Mend it first; it was not changed.`,
      );
    }
    edits.push({ path, text: edited(each, skill, setting, keysIn(each)) });
  }
  return ok(edits);
}

function edited(
  { place, text }: SwitchText,
  { name, location }: SwitchedSkill,
  setting: SwitchSetting,
  keys: readonly string[],
): string {
  if (place.form === 'tables') {
    const without = withoutSkillTable(text ?? '', keys);
    return setting === 'on' ? without : withSkillTable(without, location);
  }
  const before = text === undefined || text.trim() === '' ? '{}\n' : text;
  if (place.form === 'words') {
    const value = setting === 'on' ? undefined : place.words[setting];
    return withJsonValue(before, [...place.keys, keys[0] ?? name], value);
  }
  const off = Object.keys(settingsIn(before, place)).filter(each => !keys.includes(each));
  return withJsonValue(before, place.keys, setting === 'off' ? [...off, name] : off);
}

function same(one: string, other: string, ignoreCase: boolean): boolean {
  return one === other || (ignoreCase && one.toLowerCase() === other.toLowerCase());
}

/** Whether the agent's part of the file can be written: the file is JSON, and what stands there is of the right kind. */
function isWritable(text: string | undefined, { keys, form }: SwitchPlace): boolean {
  if (text === undefined || text.trim() === '') return true;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
  for (const key of keys) {
    if (!isRecord(value)) return false;
    value = value[key];
    if (value === undefined) return true;
  }
  return form === 'listOfOff'
    ? Array.isArray(value) && value.every(each => typeof each === 'string')
    : isRecord(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
