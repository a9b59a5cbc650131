import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ChatPart } from '../../core/chat/chatModel.ts';
import { attachmentText } from '../../core/chat/prompts.ts';
import { pathOf } from '../pathOf.ts';
import { imageAt, imageIn } from './attachedImage.ts';

/** Characters of one attached file that go to the model. */
const maxLength = 100_000;
/** Bytes of a file that is opened at all. */
const maxBytes = 4_000_000;

/**
 * VS Code's own list of skills, attached to every turn by itself: it names skills that are not ours and a tool that we do not
 * have. Seen in VS Code 1.128.
 */
const hostIndex = 'vscode.customizations.index';

export interface AttachedPart {
  readonly part: Extract<ChatPart, { kind: 'text' | 'image' }>;
  readonly uri: vscode.Uri | undefined;
}

/**
 * What the user attached with `#`, the paper clip or from the clipboard, as texts and images for the model, in the order of the
 * prompt.
 *
 * @param loaded skills that the attachments have brought in: their files are not attached once more
 */
export async function attachedParts(
  references: readonly vscode.ChatPromptReference[],
  loaded: readonly Skill[],
): Promise<readonly AttachedPart[]> {
  const parts: AttachedPart[] = [];
  const add = (text: string, uri?: vscode.Uri): void =>
    void parts.push({ part: { kind: 'text', text }, uri });
  // VS Code lists the last reference of the prompt first.
  for (const { id, value, modelDescription } of [...references].reverse()) {
    if (id === hostIndex) continue;
    if (typeof value === 'string') add(attachmentText(modelDescription ?? 'text', clamp(value)));
    else if (value instanceof vscode.Uri) {
      if (loaded.some(skill => isOf(skill, value))) continue;
      const image = await imageAt(value);
      if (image) parts.push({ part: image, uri: value });
      else add(attachmentText(labelOf(value), await read(value)), value);
    } else if (value instanceof vscode.Location) {
      const { start, end } = value.range;
      const label = `${labelOf(value.uri)}:${start.line + 1}-${end.line + 1}`;
      add(attachmentText(label, await read(value.uri, value.range)), value.uri);
    } else {
      const image = await imageIn(value);
      if (image) parts.push({ part: image, uri: undefined });
    }
  }
  return parts;
}

function isOf({ location, directory, ways }: Skill, uri: vscode.Uri): boolean {
  const path = pathOf(uri);
  return path === location || path === directory || ways.some(way => way.path === path);
}

function labelOf(uri: vscode.Uri): string {
  return vscode.workspace.asRelativePath(uri);
}

/** Unsaved text wins over the disk. What cannot be read says why: the model must not guess. */
async function read(uri: vscode.Uri, range?: vscode.Range): Promise<string> {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open) return clamp(open.getText(range));
  try {
    const { size, type } = await vscode.workspace.fs.stat(uri);
    if (type & vscode.FileType.Directory) return await listing(uri);
    if (size > maxBytes) return `(The file has ${size} bytes and was not attached.)`;
    const bytes = await vscode.workspace.fs.readFile(uri);
    if (bytes.includes(0)) return `(A binary file of ${size} bytes; it was not attached.)`;
    const text = Buffer.from(bytes).toString('utf8');
    return clamp(range ? lines(text, range) : text);
  } catch (error) {
    return `(The file could not be read: ${error instanceof Error ? error.message : String(error)})`;
  }
}

async function listing(folder: vscode.Uri): Promise<string> {
  const entries = await vscode.workspace.fs.readDirectory(folder);
  return clamp(
    entries.map(([name, type]) => (type & vscode.FileType.Directory ? `${name}/` : name)).join('\n'),
  );
}

function lines(text: string, range: vscode.Range): string {
  return text
    .split(/\r\n|\r|\n/)
    .slice(range.start.line, range.end.line + 1)
    .join('\n');
}

function clamp(text: string): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength)}\n(Cut here: ${text.length - maxLength} more characters were not attached.)`;
}
