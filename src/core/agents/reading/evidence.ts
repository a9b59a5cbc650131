/** Where a fact about an agent is from. */
export interface Evidence {
  /** URL, document or file of its source. */
  readonly source: string;
  /** The version in which it was seen. */
  readonly version: string;
  /** Whether the program itself was asked, or somebody says so. */
  readonly seen: 'measured' | 'documented';
}

export function measured(version: string, source: string): Evidence {
  return { source, version, seen: 'measured' };
}

export function documented(source: string, version: string): Evidence {
  return { source, version, seen: 'documented' };
}
