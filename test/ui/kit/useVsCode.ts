import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.ts';
import { launch, type Launched, type LaunchOptions } from './launch.ts';
import type { VsCodeWindow } from './vsCodeWindow.ts';

/**
 * Inside a `describe`: one VS Code for its tests, from the first to the last. Of a test that fails, a picture and the logs
 * are kept in out/ui-failures. Options may be made when the tests begin, for what is only known then.
 */
export function useVsCode(
  options: LaunchOptions | (() => LaunchOptions | Promise<LaunchOptions>),
): () => VsCodeWindow {
  let launched: Launched | undefined;

  before(async function () {
    this.timeout(180_000);
    launched = await launch(typeof options === 'function' ? await options() : options);
  });

  afterEach(async function () {
    if (this.currentTest?.state !== 'failed') return;
    const name = this.currentTest.fullTitle().replace(/[^\p{L}\p{N}]+/gu, '-');
    await launched?.keepEvidence(join(projectRoot, 'out', 'ui-failures', name));
  });

  after(() => launched?.close());

  return () => {
    if (launched === undefined) throw new Error('VS Code is open only while the tests run.');
    return launched.window;
  };
}
