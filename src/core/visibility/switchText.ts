import type { SwitchPlace, SwitchSetting } from '../agents/reading/behaviour.ts';
import { err, ok, type Result } from '../result.ts';
import { jsonText } from './jsonText.ts';

/**
 * The text of a settings file after a skill was switched in it; all that is not about the skill stays as it was.
 *
 * @param text of the file; undefined where there is none
 * @param name as the agent calls the skill
 * @returns an error, in a sentence, where the file is not written in JSON, or the agent has no such switch
 */
export function switchText(
  text: string | undefined,
  place: SwitchPlace,
  name: string,
  setting: SwitchSetting,
): Result<string, string> {
  const word = place.words[setting];
  if (word === undefined) return err('The agent has no such switch.');
  const before = text === undefined || text.trim() === '' ? '{}\n' : text;
  if (place.form === 'words') {
    const after = jsonText(before, [...place.keys, name], setting === 'on' ? undefined : word);
    return after === undefined ? unreadable(place) : ok(after);
  }
  if (place.form === 'listOfOff') {
    const names = listAt(before, place.keys);
    if (!names) return unreadable(place);
    const others = names.filter(each => each !== name);
    const wanted = setting === 'off' ? [...others, name] : others;
    if (wanted.length === names.length && setting === 'off') return ok(before);
    const after = jsonText(before, place.keys, wanted.length === 0 ? undefined : wanted);
    return after === undefined ? unreadable(place) : ok(after);
  }
  return err(`Skills are switched in ${place.file} by hand.`);
}

function unreadable({ file }: SwitchPlace): Result<string, string> {
  return err(`${file} cannot be read as JSON. Mend it first.`);
}

/** The texts in the list at a path of keys; none where nothing is there, undefined where something else is. */
function listAt(text: string, keys: readonly string[]): readonly string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  for (const key of keys) {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  if (value === undefined) return [];
  const texts = Array.isArray(value) ? value.filter(each => typeof each === 'string') : undefined;
  return texts?.length === (value as unknown[]).length ? texts : undefined;
}
