import type { LoadMode } from './loadPolicy.ts';
import type { DocsChange } from './selectDocs.ts';

/** What changes what is loaded. `scope` is the agent's own; see mainScope. */
export type DisclosureEvent =
  | { readonly kind: 'turnBegan'; readonly scope: string }
  | { readonly kind: 'requestSent'; readonly scope: string }
  | {
      readonly kind: 'loaded';
      readonly scope: string;
      readonly key: string;
      readonly name: string;
      /** In place of the policy's. */
      readonly mode?: LoadMode;
      readonly docs?: DocsChange;
      /** The call whose result brought the instructions; absent where they were there already. */
      readonly callId?: string;
    }
  | {
      readonly kind: 'docsSelected';
      readonly scope: string;
      readonly key: string;
      readonly name: string;
      readonly change: DocsChange;
      /** The call whose result brought the docs. */
      readonly callId?: string;
    }
  | { readonly kind: 'unloaded'; readonly scope: string; readonly key: string };
