/** Context keys that the manifest's `when` clauses read, with the type of each. */
export interface ContextKeys {
  /** Whether the skills are shown through the eyes of one agent. */
  'skillManager.agentChosen': boolean;
  /** `flat` or `folder`: which of the two view buttons is shown. */
  'skillManager.arrangement': 'folder' | 'flat';
  /** Whether the view shows some of the skills only. */
  'skillManager.filtered': boolean;
  /** Set once the first scan has answered: the welcome text waits for it. */
  'skillManager.scanned': boolean;
  /** Of each tool: whether models are to see it. */
  readonly [tool: `skillManager.tool.${string}`]: boolean;
}
