import * as vscode from 'vscode';
import type { Skill } from '../core/catalog/skill.ts';
import type { SkillSource } from '../core/catalog/skillSource.ts';
import { neverCancelled } from '../core/host.ts';
import { defineSkill, type SkillDefinition } from '../core/tools/provided/skillDefinition.ts';
import type { ProvidedCatalog } from '../core/tools/provided/providedCatalog.ts';
import { inCodeSkillProvider, type SkillProvider } from '../core/tools/provided/skillProvider.ts';
import { SkillRegistry } from '../core/tools/provided/skillRegistry.ts';

/** A skill as other extensions see it. */
export interface SkillInfo {
  readonly name: string;
  readonly description: string;
  /** Absolute path of its SKILL.md; that of a skill which an extension brings along begins with `/@skills/`. */
  readonly location: string;
  readonly scope: string;
  /** Nobody but the user may load it. */
  readonly manualOnly: boolean;
}

export interface SkillFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
}

/** What other extensions can do with skills. Members are only added while the version stays the same. */
export interface SkillApi {
  readonly version: 1;
  /**
   * Brings skills along: models find and load them as any others, until the answer is disposed or the extension `owner` (its id, as
   * `publisher.name`) is gone. Rejects where the skills cannot be listed, or a definition is not valid.
   */
  registerSkills(
    owner: string,
    skills: SkillProvider | readonly SkillDefinition[],
  ): Promise<vscode.Disposable>;
  /** The skills there are now, sorted by name. */
  readonly skills: readonly SkillInfo[];
  readonly onDidChangeSkills: vscode.Event<void>;
  /** What is wrong with the text of a SKILL.md in a directory of that name. */
  check(text: string, directoryName: string): Promise<readonly SkillFinding[]>;
  readonly defineSkill: typeof defineSkill;
  readonly inCodeSkillProvider: typeof inCodeSkillProvider;
  readonly SkillRegistry: typeof SkillRegistry;
}

/** The API over a catalog. What was registered is taken back with the extension that did, and with the last of `subscriptions`. */
export function skillApi(
  catalog: ProvidedCatalog,
  source: Pick<SkillSource, 'examine'>,
  subscriptions: { dispose(): unknown }[],
): SkillApi {
  const changed = new vscode.EventEmitter<void>();
  const registered = new Map<vscode.Disposable, string>();
  subscriptions.push(
    changed,
    catalog.onDidChange(() => changed.fire()),
    vscode.extensions.onDidChange(() => {
      for (const [disposable, owner] of registered) {
        if (!vscode.extensions.getExtension(owner)) disposable.dispose();
      }
    }),
  );
  return {
    version: 1,
    async registerSkills(owner, skills) {
      const provider = 'listSkills' in skills ? skills : inCodeSkillProvider(skills.map(defineSkill));
      const added = await catalog.add(owner, provider);
      const disposable = new vscode.Disposable(() => {
        added.dispose();
        registered.delete(disposable);
      });
      registered.set(disposable, owner);
      return disposable;
    },
    get skills() {
      return catalog.skills.map(infoOf);
    },
    onDidChangeSkills: changed.event,
    async check(text, directoryName) {
      const subject = { text, directory: `/${directoryName}`, resources: [] };
      const examined = await source.examine(subject, neverCancelled);
      return (examined?.analysis.findings ?? []).map(({ rule, severity, message, range }) => ({
        ...{ rule, severity, message, line: range.start.line + 1 },
      }));
    },
    ...{ defineSkill, inCodeSkillProvider, SkillRegistry },
  };
}

function infoOf({ analysis: { name, description, manualOnly }, location, scope }: Skill): SkillInfo {
  return { name, description, location, scope, manualOnly };
}
