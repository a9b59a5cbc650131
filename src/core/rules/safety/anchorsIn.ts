import { LiteralFinder } from './literalFinder.ts';
import { secretKinds } from './secretKinds.ts';

const keptBack = ['not ', "n't ", 'n’t ', 'ever ', 'hout ', 'NOT ', 'EVER '].flatMap(negation =>
  ['inform', 'notif', 'alert', 'warn', 'tell', 'let ', 'mention', 'reveal', 'show', 'disclos']
    .map(verb => (/^[A-Z]/u.test(negation) ? verb.toUpperCase() : verb))
    .map(verb => negation + verb),
);

const finder = new LiteralFinder({
  /** Of every dangerous command, a word. */
  commands: [
    ...[
      'curl ',
      'wget ',
      'rm -',
      'base64 -',
      'iex',
      'nc -',
      '| nc ',
      'ncat ',
      'socat ',
      'mkfs',
      '=/dev/',
      'atob(',
    ],
    ...[':()', 'chmod -', 'authorized_keys', 'DownloadString', '64decode', 'Invoke-Expression', 'owershell'],
    ...['rmtree(', 'rmSync('],
    ...['Set-MpPreference', '--dangerously-', '--yolo', '--allow-all-tools', '/dev/tcp/'],
  ],
  /** Of those that stand in scripts alone. */
  inScripts: ['.ssh/id_', '.aws/cred', "'base64'", '"base64"', 'decompress(', 'os.environ', 'process.env'],
  /** How every known secret begins. */
  secrets: Object.keys(secretKinds),
  /** Of every text that does not show, a part. */
  hidden: ['<!--', ']: #', ']: <>', ']:  ', 'style=', ' hidden>'],
  /** How every order begins, or what it holds. */
  orders: [
    ...['gnore ', 'GNORE ', 'isregard ', 'ISREGARD ', 'orget ', 'verride ', 'ou are now ', ...keptBack],
    ...['never ever ', 'not ever ', 'hout the ', 'hout any', 'hout your ', 'hout ever ', 'hout first '],
    ...['from the user', 'from your user', 'from user', 'from any', 'from the human', 'from the operator'],
    ...['to http', 'to `http', 'to <http', 'to (http'],
  ],
});

type Anchors = ReturnType<(typeof finder)['find']>;

const known = new WeakMap<object, Anchors>();

/** The words in a text at which the rules about safety have to look; found once for all that ask for the same file. */
export function anchorsIn(file: { readonly text: string }): Anchors {
  const found = known.get(file) ?? finder.find(file.text);
  known.set(file, found);
  return found;
}
