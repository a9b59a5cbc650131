import type * as vscode from 'vscode';
import { skillsAbout } from '../../core/chat/skillsAbout.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { relativePath } from '../../core/path.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { fixableFiles } from '../fixing/fixableFiles.ts';
import { leftOutWords, type LeftOut } from '../fixing/fixSummary.ts';
import { openFixable, type OpenedFile } from '../fixing/openFixable.ts';
import type { ProposedFile } from '../proposals/proposal.ts';
import { offerProposal } from './offerProposal.ts';
import { emptyResult, offering, type TurnContext } from './turnContext.ts';
import { unfoundSkill } from './unfoundSkill.ts';
import { showReference } from './usedSkills.ts';

/** Files that one comparison shows. */
const maxFiles = 50;

/**
 * `/fix [NAME]`: the safe fixes of all skills, or of those that the words name, as a comparison to accept; without a model.
 * What plugins have brought is left alone, since the next update brings it back.
 */
export async function fixCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response, openParts, token } = context;
  const wanted = request.prompt.trim();
  const about = skillsAbout(catalog.skills, wanted);
  const skills = about.filter(({ scope }) => scope !== 'plugin');
  if (about.length === 0) response.markdown(unfoundSkill(catalog.skills, wanted));
  else if (skills.length === 0)
    response.markdown(
      'This comes from a plugin, whose next update would undo every fix. Mend it where it is made.',
    );
  if (skills.length === 0) return emptyResult();
  const files = fixableFiles(skills);
  const opened: OpenedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files.slice(0, maxFiles)) {
    if (token.isCancellationRequested) return emptyResult();
    const result = await openFixable(file, openParts);
    if ('why' in result) leftOut.push(result);
    else opened.push(result);
  }
  const fixes = opened.reduce((sum, { file }) => sum + file.fixes.length, 0);
  const findings = skills.reduce((sum, skill) => sum + skill.findings.length, 0);
  response.markdown(`${summary(fixes, findings, opened.length)}\n\n`);
  if (leftOut.length > 0) response.markdown(`Left out: ${leftOutWords(leftOut)}.\n\n`);
  if (opened.length === 0) return emptyResult();
  response.markdown(opened.map(each => listOf(each, skills)).join('\n'));
  for (const { file } of opened) showReference(response, file.path);
  if (files.length > maxFiles)
    response.markdown(
      `\n\n${files.length - maxFiles} more files can be fixed. Ask again when these are done.`,
    );
  const title = wanted === '' ? 'Safe fixes' : `Safe fixes for ${wanted}`;
  await offerProposal(
    context,
    { title, files: opened.map(proposed) },
    `Accept ${fixes} Fix${fixes === 1 ? '' : 'es'}`,
  );
  return offering(emptyResult(), [{ prompt: wanted, command: 'check', label: 'Check again' }]);
}

function summary(fixes: number, findings: number, files: number): string {
  if (findings === 0) return 'Nothing to fix: there is no finding.';
  const found = `${findings} finding${findings === 1 ? '' : 's'}`;
  if (fixes === 0) return `No safe fix mends ${found}. \`/check\` shows what to do by hand.`;
  const where = files === 1 ? 'one file' : `${files} files`;
  return `${fixes} of ${found} can be fixed safely, in ${where}. Nothing is written until you accept:`;
}

function listOf({ file, document, shift }: OpenedFile, skills: readonly Skill[]): string {
  const skill = skills.find(({ location }) => location === file.location);
  const path = skill ? relativePath(skill.directory, file.path) : file.path;
  const title = `- **${escapeMarkdown(skill?.analysis.name ?? '')}** (${escapeMarkdown(path)})`;
  return [
    title,
    ...file.fixes.map(fix => {
      const line = document.positionAt((fix.edits[0]?.span.start ?? 0) + shift).line + 1;
      return `  - line ${line}: ${escapeMarkdown(fix.title)}`;
    }),
  ].join('\n');
}

function proposed({ file, document, shift }: OpenedFile): ProposedFile {
  const edits = file.fixes
    .flatMap(fix => fix.edits)
    .map(({ span, text }) => ({ span: { start: span.start + shift, end: span.end + shift }, text }));
  return { kind: 'edit', uri: document.uri, before: document.getText(), edits };
}
