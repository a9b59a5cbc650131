import assert from 'node:assert/strict';
import { findSkills, rootLimits } from '../../../src/core/discovery/findSkills.ts';
import type { Discovery, SkillRoot } from '../../../src/core/discovery/skillFile.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { type Content, MemoryFileSystem } from '../../support/memoryFileSystem.ts';

describe('findSkills', () => {
  it('finds SKILL.md in a folder of the root', async () => {
    await finds({ '/r/pdf/SKILL.md': 'x' }, ['/r/pdf/SKILL.md']);
  });

  it('finds SKILL.md in the root itself and at any depth', async () => {
    await finds({ '/r/SKILL.md': 'x', '/r/a/b/c/SKILL.md': 'x' }, ['/r/SKILL.md', '/r/a/b/c/SKILL.md']);
  });

  it('takes no other spelling, and says so', async () => {
    const { skills, notices } = await discover({
      ...{ '/r/a/skill.md': 'x', '/r/b/Skill.md': 'x', '/r/c/SKILL.MD': 'x', '/r/d/SKILL.md/x': 'x' },
      ...{ '/r/e/SKILL.md': 'x', '/r/e/skill.md': 'x', '/r/e/docs/skill.md': 'x' },
    });
    assert.deepEqual(
      skills.map(({ location }) => location),
      ['/r/e/SKILL.md'],
    );
    assert.deepEqual(kinds(notices), [
      'misnamed /r/a/skill.md',
      'misnamed /r/b/Skill.md',
      'misnamed /r/c/SKILL.MD',
    ]);
  });

  describe('in a folder that agents read', () => {
    const strays = {
      '/r/one.md': 'x',
      '/r/two.md': 'x',
      '/r/README.md': 'x',
      '/r/a/SKILL.md': 'x',
      '/r/a/guide.md': 'x',
      '/r/linked': '../../shared/linked',
      '/r/LICENSE': 'MIT',
      '/r/a/run': '../../x',
    };
    const root: SkillRoot = { ...rootOf('/r'), agents: ['claudeCode', 'vscode', 'cursor'] };

    it('tells of Markdown files and links as text in it', async () => {
      const { notices } = await discover(strays, [root]);
      assert.deepEqual(kinds(notices), ['linkAsText /r/linked', 'looseFile /r/one.md']);
      assert.match(notices[0]!.message, /\(\.\.\/\.\.\/shared\/linked\).*core\.symlinks/u);
      assert.match(notices[1]!.message, /no skill to Claude Code or VS Code\..*1 more/u);
    });

    it('tells nothing of a folder that the user named, or whose agents may read such files', async () => {
      assert.deepEqual((await discover(strays, [{ ...root, scope: 'custom' }])).notices, []);
      const lenient = await discover(strays, [{ ...root, agents: ['pi'] }]);
      assert.deepEqual(kinds(lenient.notices), ['linkAsText /r/linked']);
    });
  });

  it('enters hidden folders, but not .git', async () => {
    await finds({ '/r/.x/SKILL.md': 'x', '/r/a/.git/SKILL.md': 'x' }, ['/r/.x/SKILL.md']);
  });

  it("enters packages in an agent's own folder, where some agents do, and not those of a skill", async () => {
    const packages = { '/r/node_modules/a/SKILL.md': 'x', '/r/b/node_modules/c/SKILL.md': 'x' };
    await finds({ ...packages, '/r/b/SKILL.md': 'x' }, ['/r/b/SKILL.md', '/r/node_modules/a/SKILL.md']);
    const named: SkillRoot = { ...rootOf('/r'), scope: 'custom' };
    assert.deepEqual((await discover(packages, [named])).skills, []);
  });

  for (const name of ['.venv', '.yarn', '.pnpm-store', '__pycache__', 'bower_components', '.svn']) {
    it(`enters ${name} of a skill folder`, () =>
      finds({ [`/r/${name}/a/SKILL.md`]: 'x' }, [`/r/${name}/a/SKILL.md`]));
  }

  it('lists a nested skill as its own, and its files with it alone', async () => {
    const { skills } = await discover({
      '/r/a/SKILL.md': 'x',
      '/r/a/refs/one.md': 'one',
      '/r/a/inner/SKILL.md': 'x',
      '/r/a/inner/two.md': 'two',
      '/r/a/run.sh': '#!/bin/sh',
    });
    assert.deepEqual(
      skills.map(({ location, resources }) => [
        location,
        resources.map(({ path, size, executable }) => ({ path, size, executable })),
      ]),
      [
        [
          '/r/a/SKILL.md',
          [
            { path: 'refs/one.md', size: 3, executable: false },
            { path: 'run.sh', size: 9, executable: true },
          ],
        ],
        ['/r/a/inner/SKILL.md', [{ path: 'two.md', size: 3, executable: false }]],
      ],
    );
  });

  describe('with links', () => {
    it('finds a linked skill under its real path, and knows the way to it', async () => {
      const { skills } = await discover({
        '/else/pdf/SKILL.md': 'x',
        '/else/pdf/a.md': 'a',
        '/r/pdf': '-> /else/pdf',
      });
      assert.deepEqual(
        skills.map(skill => [
          skill.location,
          skill.directory,
          paths(skill),
          skill.resources.map(r => r.path),
        ]),
        [['/else/pdf/SKILL.md', '/else/pdf', ['/r/pdf/SKILL.md'], ['a.md']]],
      );
    });

    it('makes two names for one directory one skill with two ways', async () => {
      const { skills } = await discover({ '/r/pdf/SKILL.md': 'x', '/r/also': '-> pdf' });
      assert.deepEqual(skills.map(paths), [['/r/pdf/SKILL.md', '/r/also/SKILL.md']]);
    });

    it('makes two roots that are one directory one skill with two ways', async () => {
      const { skills } = await discover({ '/r/pdf/SKILL.md': 'x', '/s': '-> /r' }, ['/r', '/s']);
      assert.deepEqual(
        skills.map(skill => skill.ways.map(way => [way.root.path, way.path])),
        [
          [
            ['/r', '/r/pdf/SKILL.md'],
            ['/s', '/s/pdf/SKILL.md'],
          ],
        ],
      );
    });

    it('takes a linked SKILL.md with the directory of the link', async () => {
      const { skills } = await discover({
        '/docs/SKILL.md': 'x',
        '/docs/other.md': 'x',
        '/r/pdf/SKILL.md': '-> /docs/SKILL.md',
        '/r/pdf/a.md': 'a',
      });
      assert.deepEqual(
        skills.map(skill => [skill.location, skill.directory, skill.resources.map(r => r.path)]),
        [['/docs/SKILL.md', '/r/pdf', ['a.md']]],
      );
    });

    it('follows no SKILL.md that is a link to a file of another name, and says what to do', async () => {
      const files = new MemoryFileSystem({
        '/home/me/.ssh/id_rsa': 'secret',
        '/r/evil/SKILL.md': '-> /home/me/.ssh/id_rsa',
        '/r/twice/SKILL.md': '-> ../../hop/SKILL.md',
        '/hop/SKILL.md': '-> /home/me/.ssh/id_rsa',
        '/r/case/SKILL.md': '-> /hop/skill.md',
        '/hop/skill.md': 'x',
      });
      const { skills, notices } = await discover(files);
      assert.deepEqual(skills, []);
      assert.deepEqual(kinds(notices), [
        'foreignLink /r/case/SKILL.md',
        'foreignLink /r/evil/SKILL.md',
        'foreignLink /r/twice/SKILL.md',
      ]);
      assert.match(notices[0]?.message ?? '', /Link to a SKILL.md or to its folder/);
      assert.deepEqual(files.reads, []);
    });

    it('takes the directory of the file itself where that is found too', async () => {
      const { skills } = await discover({ '/r/b/SKILL.md': 'x', '/r/a/SKILL.md': '-> ../b/SKILL.md' });
      assert.deepEqual(
        skills.map(skill => [skill.location, skill.directory, paths(skill)]),
        [['/r/b/SKILL.md', '/r/b', ['/r/a/SKILL.md', '/r/b/SKILL.md']]],
      );
    });

    it('follows no link to a folder around it, and says so', async () => {
      const { skills, notices } = await discover({
        '/r/a/SKILL.md': 'x',
        '/r/a/up': '-> ..',
        '/r/a/self': '-> .',
      });
      assert.equal(skills.length, 1);
      assert.deepEqual(kinds(notices), ['linkLoop /r/a/self', 'linkLoop /r/a/up']);
    });

    it('tells of links that lead in a circle or nowhere', async () => {
      const { notices } = await discover({
        '/r/a': '-> b',
        '/r/b': '-> a',
        '/r/c': '-> /gone',
        '/r/d/SKILL.md': '-> gone',
      });
      assert.deepEqual(kinds(notices), [
        'linkLoop /r/a',
        'linkLoop /r/b',
        'danglingLink /r/c',
        'danglingLink /r/d/SKILL.md',
      ]);
    });

    it('lists a link to a file of the skill as a resource, and none that leads out of it', async () => {
      const { skills } = await discover({
        '/r/a/SKILL.md': 'x',
        '/r/a/b.md': 'b',
        '/r/a/in.md': '-> b.md',
        '/r/a/out.md': '-> /etc/passwd',
        '/etc/passwd': 'root',
        '/r/a/etc': '-> /etc',
      });
      assert.deepEqual(
        skills[0]?.resources.map(resource => resource.path),
        ['b.md', 'in.md'],
      );
    });

    it('finds a skill behind a link that lies in another skill', async () => {
      await finds({ '/r/a/SKILL.md': 'x', '/r/a/more': '-> /else', '/else/b/SKILL.md': 'x' }, [
        '/else/b/SKILL.md',
        '/r/a/SKILL.md',
      ]);
    });
  });

  it('never opens a FIFO called SKILL.md', async () => {
    const files = new MemoryFileSystem({
      '/r/a/SKILL.md': '|',
      '/r/b/SKILL.md': '-> /p/SKILL.md',
      '/p/SKILL.md': '|',
    });
    const found = await discover(files);
    assert.deepEqual(kinds(found.notices), ['notRegular /r/a/SKILL.md', 'notRegular /r/b/SKILL.md']);
    assert.deepEqual(files.reads, []);
  });

  it('tells of a folder that it may not read, and goes on', async () => {
    const files = new MemoryFileSystem({ '/r/a/SKILL.md': 'x', '/r/b/SKILL.md': 'x' });
    files.deny('/r/a');
    const { skills, notices } = await discover(files);
    assert.deepEqual(
      skills.map(skill => skill.location),
      ['/r/b/SKILL.md'],
    );
    assert.deepEqual(kinds(notices), ['unreadable /r/a']);
  });

  describe('at its bounds', () => {
    const small = { depth: 2, folders: 3, resources: 2 };

    it('enters folders down to the depth, and says where it stopped', async () => {
      const { skills, notices } = await discover(
        { '/r/a/b/SKILL.md': 'x', '/r/a/b/c/SKILL.md': 'x' },
        ['/r'],
        { ...small, folders: 9 },
      );
      assert.deepEqual(
        skills.map(skill => skill.location),
        ['/r/a/b/SKILL.md'],
      );
      assert.deepEqual(kinds(notices), ['tooDeep /r/a/b/c']);
    });

    it('says so of a link to a folder too, and still lists a link to a file', async () => {
      const { skills, notices } = await discover(
        {
          '/r/a/b/SKILL.md': 'x',
          '/r/a/b/one.md': 'one',
          '/r/a/b/in.md': '-> one.md',
          '/r/a/b/link': '-> /else/skill',
          '/else/skill/SKILL.md': 'x',
        },
        ['/r'],
        { ...small, folders: 9 },
      );
      assert.deepEqual(
        skills.map(skill => skill.resources.map(resource => resource.path)),
        [['in.md', 'one.md']],
      );
      assert.deepEqual(kinds(notices), ['tooDeep /r/a/b/link']);
    });

    it('says nothing of a deep link to what is found anyway', async () => {
      const { skills, notices } = await discover(
        { '/r/a/b/link': '-> ../../c', '/r/c/SKILL.md': 'x' },
        ['/r'],
        { ...small, folders: 9 },
      );
      assert.deepEqual(skills.map(paths), [['/r/c/SKILL.md', '/r/a/b/link/SKILL.md']]);
      assert.deepEqual(notices, []);
    });

    it('reads so many folders, and says that there are more', async () => {
      const { skills, notices } = await discover(
        { '/r/a/SKILL.md': 'x', '/r/b/SKILL.md': 'x', '/r/c/SKILL.md': 'x' },
        ['/r'],
        small,
      );
      assert.equal(skills.length, 2);
      assert.deepEqual(kinds(notices), ['tooMany /r']);
    });

    it('lists so many resources, and says that there are more', async () => {
      const { skills, notices } = await discover(
        { '/r/a/SKILL.md': 'x', '/r/a/1': '', '/r/a/2': '', '/r/a/3': '', '/r/a/4': '' },
        ['/r'],
        small,
      );
      assert.deepEqual(
        skills[0]?.resources.map(resource => resource.path),
        ['1', '2'],
      );
      assert.deepEqual(kinds(notices), ['tooMany /r/a']);
    });

    it('says nothing where the bound is just reached', async () => {
      const { notices } = await discover(
        { '/r/a/SKILL.md': 'x', '/r/a/1': '', '/r/a/2': '', '/r/b/SKILL.md': 'x' },
        ['/r'],
        small,
      );
      assert.deepEqual(notices, []);
    });
  });

  it('reads every folder once, whatever leads to it', async () => {
    const files = new MemoryFileSystem({
      '/r/a/SKILL.md': 'x',
      '/r/b': '-> a',
      '/r/c': '-> /r/a',
      '/r/a/x/y': '',
    });
    await discover(files);
    assert.deepEqual(files.listings, ['/r', '/r/a', '/r/a/x']);
  });

  it('answers nothing at all when cancelled', async () => {
    const source = new CancellationSource();
    const files = new MemoryFileSystem({ '/r/a/SKILL.md': 'x', '/r/b/SKILL.md': 'x' });
    const found = await findSkills([rootOf('/r')], {
      files,
      token: source.token,
      progress: () => source.cancel(),
    });
    assert.equal(found, undefined);
    assert.deepEqual(files.listings, ['/r']);
  });

  it('counts the folders that it reads', async () => {
    let folders = 0;
    const files = new MemoryFileSystem({ '/r/a/SKILL.md': 'x', '/r/b/c/SKILL.md': 'x' });
    await findSkills([rootOf('/r')], { files, token: neverCancelled, progress: more => (folders += more) });
    assert.equal(folders, 4);
  });
});

async function discover(
  files: MemoryFileSystem | Readonly<Record<string, Content>>,
  roots: readonly (string | SkillRoot)[] = ['/r'],
  known = rootLimits.known,
): Promise<Discovery> {
  const disk = files instanceof MemoryFileSystem ? files : new MemoryFileSystem(files);
  const found = await findSkills(
    roots.map(root => (typeof root === 'string' ? rootOf(root) : root)),
    { files: disk, token: neverCancelled },
    { ...rootLimits, known },
  );
  assert(found);
  return found;
}

async function finds(files: Readonly<Record<string, Content>>, expected: readonly string[]): Promise<void> {
  const { skills, notices } = await discover(files);
  assert.deepEqual(
    skills.map(skill => skill.location),
    expected,
  );
  assert.deepEqual(notices, []);
}

function rootOf(path: string): SkillRoot {
  return { path, scope: 'project', label: path, agents: [] };
}

function paths({ ways }: Discovery['skills'][number]): string[] {
  return ways.map(way => way.path);
}

function kinds(notices: Discovery['notices']): string[] {
  return notices.map(({ kind, path }) => `${kind} ${path}`);
}
