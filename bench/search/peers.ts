import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runCommand } from '../../scripts/process/runCommand.ts';
import { withProgress } from '../../scripts/process/withProgress.ts';
import { cacheFolder } from '../../src/node/cacheFolder.ts';
import { searchedFields, type SearchedSkill } from '../../src/core/search/searchedFields.ts';
import type { Ask } from './quality.ts';

/** Search libraries that ours is measured beside; fetched once, never dependencies. */
const packages = ['minisearch@7.2.0', '@orama/orama@3.1.18', 'fuse.js@7.5.0'];

export interface PeerSkill {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly body: string;
}

export function peerSkill(skill: SearchedSkill): PeerSkill {
  const { description, body } = searchedFields(skill);
  return { id: skill.location, name: skill.name, description, body };
}

export interface Peer {
  readonly name: string;
  /** Takes in all skills, as the library's own documentation does it. */
  build(skills: readonly PeerSkill[]): Promise<Ask>;
}

interface MiniSearchIndex {
  addAll(skills: readonly PeerSkill[]): void;
  search(query: string): readonly { readonly id: string }[];
}
interface Orama {
  create(options: object): unknown;
  insertMultiple(index: unknown, skills: readonly PeerSkill[], batch: number): Promise<unknown>;
  search(index: unknown, options: object): Promise<{ hits: { document: { id: string } }[] }>;
}
interface Fuse {
  search(query: string, options: object): readonly { readonly item: { readonly id: string } }[];
}

const deepest = 20;

export async function peers(): Promise<readonly Peer[]> {
  const load = createRequire(join(await fetched(), 'package.json'));
  const fields = ['name', 'description', 'body'];
  return [
    {
      name: 'minisearch (prefix, fuzzy 0.2)',
      build: skills => {
        const MiniSearch = load('minisearch') as new (options: object) => MiniSearchIndex;
        const searchOptions = { boost: { name: 3 }, prefix: true, fuzzy: 0.2 };
        const index = new MiniSearch({ fields, searchOptions });
        index.addAll(skills);
        return Promise.resolve(query =>
          index
            .search(query)
            .slice(0, deepest)
            .map(({ id }) => id),
        );
      },
    },
    {
      name: 'orama',
      build: async skills => {
        const orama = load('@orama/orama') as Orama;
        const schema = { id: 'string', name: 'string', description: 'string', body: 'string' };
        const index = orama.create({ schema });
        await orama.insertMultiple(index, skills, 500);
        return async query => {
          const found = await orama.search(index, {
            ...{ term: query, properties: fields, boost: { name: 3 }, limit: deepest },
          });
          return found.hits.map(({ document }) => document.id);
        };
      },
    },
    {
      name: 'fuse.js (name, description)',
      build: skills => {
        const Fuse = load('fuse.js') as new (skills: readonly PeerSkill[], options: object) => Fuse;
        const index = new Fuse(skills, { keys: ['name', 'description'], ignoreLocation: true });
        return Promise.resolve(query => index.search(query, { limit: deepest }).map(({ item }) => item.id));
      },
    },
  ];
}

async function fetched(): Promise<string> {
  const place = join(cacheFolder(), 'other-searches-1');
  if (existsSync(place)) return place;
  const making = `${place}.${process.pid.toString()}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), '{ "private": true }\n');
  await withProgress('Fetching the other search libraries (once)', async () => {
    const args = ['install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await runCommand('npm', args, { cwd: making, output: 'keep' });
    if (code !== 0) throw new Error(`npm install failed:\n${output}`);
  });
  renameSync(making, place);
  return place;
}
