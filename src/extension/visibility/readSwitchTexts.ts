import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import { switchFile } from '../../core/visibility/readSwitches.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import type { SwitchText } from '../../core/visibility/switching/switchEdits.ts';

/** Bytes; no settings file is longer. */
const longest = 1024 * 1024;

/**
 * The settings files in which the agent keeps what is switched, as they are now: behind links, so that a link stays one.
 * Rejects where one is there and cannot be read, for then it is not to be written either.
 */
export function readSwitchTexts(
  { behaviour }: ReadingAgent,
  situation: Situation,
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
  decode: Decode,
): Promise<readonly SwitchText[]> {
  return Promise.all(
    behaviour.switches.places.map(async (place): Promise<SwitchText> => {
      const path = switchFile(place, situation);
      const real = await files.realPath(path);
      if (!real.ok) {
        if (real.error.kind === 'notFound') return { place, path, text: undefined };
        throw new Error(real.error.message);
      }
      const read = await files.readFile(real.value, longest);
      if (!read.ok) throw new Error(read.error.message);
      const { text, invalid } = decode(read.value);
      if (invalid) throw new Error(`${real.value} is no UTF-8 text, and stays as it is.`);
      return { place, path: real.value, text };
    }),
  );
}
