import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { SearchTests } from './search/searchTests.ts';
import type { SkillApi } from './skillApi.ts';
import type { TreeNode } from './tree/treeNode.ts';
import type { AgentViews } from './visibility/agentViews.ts';

/** What the extension shows to others, tests among them. See docs/api.md. */
export interface ExtensionApi extends SkillApi {
  readonly catalog: ReadableCatalog;
  readonly views: AgentViews;
  /** The test files of search, once there is one. */
  readonly searchTests: Promise<Pick<SearchTests, 'controller' | 'onDidEnd' | 'onDidRead'>>;
  /** The rows of the view as it has them now; of the top without an argument. */
  rows(parent?: TreeNode): readonly TreeNode[];
  /** Resolves when the first scan has ended, well or badly. */
  readonly firstScan: Promise<unknown>;
  /** Milliseconds from the call of `activate` until all was in place. */
  readonly activationTime: number;
  /** All that was made, for tests of taking it down; nobody else gets it. */
  readonly subscriptions?: readonly { dispose(): unknown }[];
}
