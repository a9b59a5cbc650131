import { inCode } from '../findings/inCode.ts';
import { plainDanger, type DangerKind } from './danger.ts';
import { downloadedAndRun } from './downloadedAndRun.ts';
import { isExampleHost } from './isExampleHost.ts';
import { secretsSent } from './secretsSent.ts';

const dangerousFlags = /^(?=.*r)(?=.*f)[a-z]+$/iu;

/** `rm` with its flags and the first thing that it removes. */
const removal: DangerKind = {
  pattern:
    /\brm((?:\s{1,8}--?[\w-]{1,30}){1,6})\s{1,8}(?:--\s{1,8})?["']?(\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?|\/(?:bin|boot|etc|home|lib|usr|var|root|Users|System)\/?\*?|[A-Za-z]:\\\\?)["']?(?=$|[\s;&|)"'`\]])/gu,
  judge: ([written, flags = '', target = '']) => {
    const given = flags.split(/\s+/u);
    const short = given.filter(flag => /^-[A-Za-z]+$/u.test(flag)).join('');
    const forced =
      dangerousFlags.test(short.replaceAll('-', '')) ||
      (/--recursive/u.test(flags) && (/--force/u.test(flags) || short.includes('f'))) ||
      /--no-preserve-root/u.test(flags);
    if (!forced || written.includes('\n')) return undefined;
    const message = `This removes everything in ${inCode(target)} without asking. Name the folder that is meant.`;
    return { message, severity: 'warning' };
  },
};

const reverseShell =
  'This opens a shell on this machine to a host elsewhere. Do not run it, and ask where the skill comes from.';
const decodedAndRun =
  'This decodes a program and runs it, so that nobody sees what it does. Do not run it unless you have read the decoded text.';
const protectionOff =
  'This turns off a protection of the machine. Leave it on, or have the user do it and say why.';

function connects(pattern: RegExp, ...hints: readonly RegExp[]): DangerKind {
  return {
    ...{ pattern, hints },
    judge: match =>
      isExampleHost(match.groups?.['host'] ?? '')
        ? undefined
        : { message: reverseShell, severity: 'warning' },
  };
}

/** Every kind of dangerous command, the worst first. */
export const dangers: readonly DangerKind[] = [
  connects(
    /\b(?:ba|z|k|da)?sh\s{1,8}-i\b[^\n|]{0,40}\/dev\/(?:tcp|udp)\/(?<host>[^\s/]{1,253})\/[^\s]{1,20}/gu,
  ),
  connects(
    /\bexec\s{1,4}\d{1,4}\s{0,4}<>\s{0,4}\/dev\/(?:tcp|udp)\/(?<host>[^\s/]{1,253})\/\S{1,20}[^\n]{0,120}\bsh\b/gu,
  ),
  connects(
    /\b(?:nc|ncat|netcat)\b(?:\s{1,8}-?[\w.-]{1,253}){0,6}\s{1,8}(?:-\w{0,4}[ec]|--exec|--sh-exec)\s{1,8}["']?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\b(?:\s{1,8}[\w.-]{1,253}){0,4}/gu,
    /\s(?:-\w{0,4}[ec]|--exec|--sh-exec)\s{1,8}["']?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\b/u,
  ),
  connects(
    /\bsocat\b[^\n]{0,120}\bexec:["']?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\b/giu,
    /\bexec:["']?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\b/iu,
  ),
  connects(
    /\bsocket\.socket\([^\n]{1,300}\bdup2\([^\n]{1,300}(?:pty\.spawn|subprocess|os\.system|execl?)[^\n]{0,80}sh\b/gu,
    /\bdup2\(/u,
    /pty\.spawn|subprocess|os\.system|execl?/u,
  ),
  plainDanger(
    /\bbase64\s{1,8}(?:-d|-D|--decode)\b[^|\n]{0,120}\|\s{0,8}(?:sudo\s{1,8})?(?:(?:ba|z|da|k)?sh|python3?|perl|node|ruby)\b(?![-.\w/])/gu,
    decodedAndRun,
    /\|\s{0,8}(?:sudo\s{1,8})?(?:(?:ba|z|da|k)?sh|python3?|perl|node|ruby)\b(?![-.\w/])/u,
  ),
  plainDanger(
    /\b(?:eval|(?:ba|z|da|k)?sh\s{1,8}-c)\s{1,8}["']?(?:\$\(|`)[^)`\n]{1,300}\bbase64\s{1,8}(?:-d|-D|--decode)\b/gu,
    decodedAndRun,
  ),
  plainDanger(
    /\b(?:exec|eval)\s{0,4}\(\s{0,4}(?:compile\s{0,4}\(\s{0,4})?(?:(?:zlib|bz2|lzma|gzip|codecs|base64|binascii|marshal)\.(?:decompress|loads|decode|unhexlify|a85decode|b\d\ddecode)\s{0,4}\(\s{0,4}){1,4}/gu,
    decodedAndRun,
  ),
  plainDanger(
    /\b(?:eval|Function)\s{0,4}\(\s{0,4}(?:atob\s{0,4}\(|Buffer\.from\s{0,4}\([^\n)]{1,300},\s{0,4}["'`](?:base64|hex)["'`])/gu,
    decodedAndRun,
  ),
  plainDanger(
    /\b(?:powershell|pwsh)(?:\.exe)?\b[^\n]{0,120}(?<!command_?line\b[^\n]{0,60})\s-e(?:nc|ncodedcommand)?\s{1,8}["']?[A-Za-z0-9+/]{40,400}/giu,
    decodedAndRun,
    /\s-e(?:nc|ncodedcommand)?\s{1,8}["']?[A-Za-z0-9+/]{40}/iu,
  ),
  ...secretsSent,
  removal,
  plainDanger(
    /\brmtree\(\s{0,4}(?:os\.path\.expanduser\(\s{0,4}["'](?:~|\$HOME)\/?["']\s{0,4}\)|(?:pathlib\.)?Path\.home\(\)|(?:pathlib\.)?Path\(["']~\/?["']\)\.expanduser\(\)|os\.environ\[["']HOME["']\]|["']\/["'])\s{0,4}[,)]|\brmSync\(\s{0,4}(?:(?:os\.)?homedir\(\)|process\.env\.HOME|["']\/["'])\s{0,4}[,)]/gu,
    'This removes everything in a home folder, or on the whole machine, without asking. Name the folder that is meant.',
  ),
  plainDanger(
    /\bmkfs(?:\.\w{2,8})?\s{1,8}(?:-\w{1,8}\s{1,8}(?:\w{1,20}\s{1,8})?){0,4}\/dev\/[a-z]\w{1,20}/gu,
    'This formats a drive: what is on it is lost. Have the user do it.',
  ),
  plainDanger(
    /\bdd\s{1,8}[^\n|;]{0,120}\bof=\/dev\/(?:r?disk\d|sd[a-z]|hd[a-z]|vd[a-z]|xvd[a-z]|nvme\d|mmcblk\d)/gu,
    'This overwrites a drive: what is on it is lost. Have the user do it.',
    /\bof=\/dev\//u,
  ),
  plainDanger(
    /:\s{0,4}\(\s{0,4}\)\s{0,4}\{\s{0,4}:\s{0,4}\|\s{0,4}:\s{0,4}&\s{0,4}\}\s{0,4};\s{0,4}:/gu,
    'This starts itself again and again until the machine stands still. Do not run it.',
  ),
  plainDanger(
    /\bchmod\s{1,8}(?:-\w{0,4}R\w{0,4}|--recursive)\s{1,8}(?:0?777|a\+rwx|ugo\+rwx)\s{1,8}["']?(?:\/|~\/?|\$\{?HOME\}?\/?)(?:\*|["'])?(?=$|[\s;&|)"'`])/gu,
    'This lets everybody on the machine write to all of its files. Name the folder that is meant.',
  ),
  {
    hints: [/\.ssh\/authorized_keys\b/u],
    pattern: /[^\n]{0,200}(?:>>?|\btee\b(?:\s{1,4}-a)?)\s{0,8}["']?[^\s"'|]{0,80}\.ssh\/authorized_keys\b/gu,
    judge: ([written]) =>
      /\bssh\s|\.{3}|…|<[^>]*>|\$/u.test(written.replace(/\$\{?HOME\}?/gu, ''))
        ? undefined
        : {
            message:
              'This lets whoever holds the key log in on this machine. Do not run it unless the key is yours.',
            severity: 'warning',
          },
  },
  plainDanger(
    /\b(?:curl|wget)\b[^|;\n]{1,300}>>\s{0,8}["']?(?:~|\$\{?HOME\}?)\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv)\b/gu,
    'This appends what it downloads to a file that every new shell runs. Download it, read it, and then add it.',
    />>\s{0,8}["']?(?:~|\$\{?HOME\}?)\/\.(?:bash|z|profile)/u,
  ),
  plainDanger(
    /\b(?:curl|wget)\b[^\n]{1,300}\|\s{0,8}(?:sudo\s{1,8})?crontab\s{1,8}-/gu,
    'This has the machine run what it downloads again and again. Do not run it.',
    /\|\s{0,8}(?:sudo\s{1,8})?crontab\s{1,8}-/u,
  ),
  plainDanger(/\bSet-MpPreference\b[^\n]{0,80}-Disable\w{1,40}\s{1,4}(?:\$true|1)\b/giu, protectionOff),
  {
    hints: [/--(?:dangerously|yolo|allow-all)/u],
    pattern:
      /(?<=\b(?:claude|codex|gemini|copilot|cursor-agent)\b[^\n]{0,200})--(?:dangerously-skip-permissions|dangerously-bypass-approvals-and-sandbox|yolo|allow-all-tools)\b/gu,
    judge: ([flag]) => ({
      message: `${inCode(flag)} lets the agent that is started do everything without asking. Give it the tools that it needs by name.`,
      severity: 'information',
    }),
  },
  ...downloadedAndRun,
];
