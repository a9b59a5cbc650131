import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { commandIds } from '../../../src/extension/ids/commandIds.ts';
import { agents } from '../../../src/core/agents/index.ts';
import { settings, type SettingKey } from '../../../src/extension/ids/settings.ts';

interface Property {
  readonly default: unknown;
  readonly enum?: readonly string[];
  readonly items?: { readonly enum?: readonly string[]; readonly enumDescriptions?: readonly string[] };
}

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string; readonly when?: string }[]>>;
    readonly configuration: readonly { readonly properties: Readonly<Record<string, Property>> }[];
    readonly viewsWelcome: readonly { readonly contents: string; readonly when?: string }[];
  };
}

const file = new URL('../../../package.json', import.meta.url);
const { contributes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const properties = contributes.configuration.flatMap(section => Object.entries(section.properties));
const prefix = 'skillManager.';
/** Read with VS Code's own means, because where a value comes from matters there: see claudeBaseUrl.ts. */
const readElsewhere = [
  'claude.baseUrl',
  'claude.endpoints',
  'search.embeddings.baseUrl',
  'search.embeddings.model',
];

describe('the manifest', () => {
  it('contributes the commands that the code registers, and no others', () => {
    const contributed = contributes.commands.map(({ command }) => command).sort();
    assert.deepEqual(contributed, [...commandIds].sort());
  });

  it('names only contributed commands in menus and welcome texts', () => {
    const inMenus = Object.values(contributes.menus).flatMap(items => items.map(({ command }) => command));
    const welcome = contributes.viewsWelcome.flatMap(({ contents }) =>
      [...contents.matchAll(/\(command:([\w.]+)\)/g)].map(match => match[1] ?? ''),
    );
    const known: readonly string[] = [...commandIds, 'workbench.trust.manage'];
    const unknown = [...inMenus, ...welcome].filter(id => !known.includes(id));
    assert.deepEqual(unknown, []);
  });

  it('marks with an ellipsis the commands that ask which skill is meant', () => {
    const asking = [
      'checkSkill',
      'copyName',
      'copyPath',
      'openSkill',
      'renameSkill',
      'revealSkill',
      'useInChat',
    ];
    const titles = asking.map(
      id => contributes.commands.find(({ command }) => command === prefix + id)?.title,
    );
    for (const title of titles) assert.match(title ?? '', /…$/);
  });

  it('says in an untrusted workspace what is left out, and leads to trusting it', () => {
    const said = contributes.viewsWelcome.filter(({ when }) => when?.includes('!isWorkspaceTrusted'));
    assert.equal(said.length, 1);
    assert.match(said[0]?.contents ?? '', /\(command:workbench\.trust\.manage\)/);
  });

  it('keeps every command within reach of the keyboard', () => {
    const hidden = (contributes.menus['commandPalette'] ?? [])
      .filter(({ when }) => when === 'false')
      .map(({ command }) => command);
    // The row of a notice runs the one on Enter, a quick fix the other.
    assert.deepEqual(hidden, ['skillManager.revealNotice', 'skillManager.makeExecutable']);
  });

  it('contributes the settings that the code reads, and no others', () => {
    const contributed = properties.map(([key]) => key).sort();
    const read = [...Object.keys(settings), ...readElsewhere].map(key => prefix + key).sort();
    assert.deepEqual(contributed, read);
  });

  it('offers every agent by name, in the order of the table', () => {
    const items = properties.find(([key]) => key === 'skillManager.agents')?.[1].items;
    const offered = agents.filter(({ id }) => id !== 'spec');
    assert.deepEqual(
      items?.enum,
      offered.map(({ id }) => id),
    );
    assert.deepEqual(
      items?.enumDescriptions,
      offered.map(({ name }) => name),
    );
    assert.deepEqual(settings.agents([...(items?.enum ?? []), 'spec', 'nobody', 7]), items?.enum);
  });

  for (const [key, property] of properties.filter(([each]) => each.slice(prefix.length) in settings)) {
    const read = settings[key.slice(prefix.length) as SettingKey];

    it(`says of ${key} what the code takes for the default`, () => {
      assert.deepEqual(read(undefined), property.default);
      assert.deepEqual(read(Symbol('nothing that a setting can be')), property.default);
    });

    it(`offers for ${key} only values that the code takes`, () => {
      for (const value of property.enum ?? []) assert.equal(read(value), value);
    });
  }
});
