/** Whether people and programs look for a file of this path by themselves. */
export function hasOwnPurpose(path: string): boolean {
  return ownPurpose.test(path);
}

const ownPurpose = new RegExp(
  [
    String.raw`(?:^|/)(?:license|licence|notice|copying|readme|changelog|changes|history|contributing|authors|security|code_of_conduct|codeowners|install|todo|version|makefile|dockerfile|justfile|procfile|agents|claude|gemini|spec|sources)(?:\.[\w.-]*)?$`,
    String.raw`(?:^|/)\.`,
    String.raw`(?:^|/)(?:tests?|__tests__|testdata|fixtures|evals?|evaluations?|__pycache__|node_modules|\.?venv|agents|baselines?|snapshots?)/`,
    String.raw`(?:^|[/_.-])(?:tests?|spec|conftest|evals?)(?:[_-][\w-]*)?\.\w+$`,
    String.raw`(?:^|/)(?:test|eval)[_-][^/]*$`,
    String.raw`(?:^|/)(?:__init__|__main__|setup|py)\.(?:py|typed)$`,
    String.raw`(?:^|/)(?:package|tsconfig|jsconfig|deno|bun|composer|metadata|_meta|meta|skill|plugin|manifest|marketplace|icon|logo)[\w.-]*\.(?:jsonc?|ya?ml|toml|png|svg|jpg)$`,
    String.raw`(?:^|/)(?:requirements|constraints)[\w.-]*\.(?:txt|in)$`,
    String.raw`(?:^|/)(?:pyproject|cargo|go|poetry|uv|pipfile|gemfile)\b[\w.-]*$`,
    String.raw`[-.]lock(?:\.\w+)?$|lockfile|\.(?:lock|sum|map|d\.ts|pyc|log|tmp|bak|orig|snap)$`,
    String.raw`\.config\.\w+$`,
  ].join('|'),
  'i',
);
