/** What is known of how things are set up here; what examine looks at. */
export interface SetUp {
  /** The name of the model that answers; undefined where none does. */
  readonly model: string | undefined;
  /** Language models that are on offer, all vendors. */
  readonly models: number;
  /** Names of the agents that were found. */
  readonly agents: readonly string[];
  /** Whether the setting names the agents. */
  readonly agentsNamed: boolean;
  /** Folders of the workspace. */
  readonly folders: number;
  readonly trusted: boolean;
  /** Folders with skills. */
  readonly roots: number;
  readonly skills: number;
  /** Findings by how bad they are. */
  readonly errors: number;
  readonly warnings: number;
  /** What the scan could not read, or had to leave out. */
  readonly notices: readonly { readonly message: string; readonly path: string }[];
  /** Names of our tools that the settings turn off. */
  readonly toolsOff: readonly string[];
  /** Settings of ours whose value is of the wrong kind, so that the default counts. */
  readonly wrongSettings: readonly string[];
  /** Rules that are turned off. */
  readonly rulesOff: number;
  /** Whether VS Code may run MCP servers: its setting `chat.mcp.access`. */
  readonly mcp: 'all' | 'registry' | 'none' | 'unknown';
}
