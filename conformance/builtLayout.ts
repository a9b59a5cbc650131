import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expand, home, type Layout } from '../test/conformance/layout.ts';

/** A layout on disk, in a temporary folder that goes with it. */
export class BuiltLayout implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'skill-manager-conformance-')));
  readonly layout: Layout;
  readonly cwd: string;

  constructor(layout: Layout) {
    this.layout = layout;
    this.cwd = join(this.root, layout.cwd ?? '/repo');
    for (const folder of [home, '/tmp', layout.cwd ?? '/repo'])
      mkdirSync(this.at(folder), { recursive: true });
    for (const folder of layout.git ?? ['/repo']) {
      mkdirSync(this.at(folder), { recursive: true });
      execFileSync('git', ['init', '--quiet', this.at(folder)], { stdio: 'ignore' });
    }
    for (const [path, content] of Object.entries(layout.files)) this.#write(this.at(path), content);
  }

  at(path: string): string {
    return join(this.root, path);
  }

  /** The environment that a program gets: nothing of ours but the path of programs. */
  environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    const own = Object.entries(this.layout.environment ?? {}).map(([name, value]) => [
      name,
      expand(value, this.root),
    ]);
    const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
    const quiet = { LANG: 'C.UTF-8', TERM: 'dumb', NO_COLOR: '1' };
    return {
      PATH: path,
      HOME: this.at(home),
      TMPDIR: this.at('/tmp'),
      ...quiet,
      ...more,
      ...Object.fromEntries(own),
    };
  }

  /** A path or text of the program with the root taken out. */
  inLayout(text: string): string {
    return text.replaceAll(this.root, '');
  }

  #write(path: string, content: string): void {
    if (content.startsWith('-> ')) {
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(expand(content.slice(3), this.root), path);
    } else if (path.endsWith('/')) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, expand(content, this.root));
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
