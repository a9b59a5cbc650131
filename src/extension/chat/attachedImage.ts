import * as vscode from 'vscode';
import type { ChatPart } from '../../core/chat/chatModel.ts';

type ImagePart = Extract<ChatPart, { kind: 'image' }>;

/** Bytes of the largest image that goes to a model: what Claude's API takes. */
const maxBytes = 5_000_000;

/** What models take, by the ends of file names. */
const types = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
]);

/** The file as an image; undefined where it is none that models take, is too large, or cannot be read. */
export async function imageAt(uri: vscode.Uri): Promise<ImagePart | undefined> {
  const mimeType = types.get(/\.([^./]+)$/.exec(uri.path.toLowerCase())?.[1] ?? '');
  if (mimeType === undefined) return undefined;
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > maxBytes) return undefined;
    return { kind: 'image', mimeType, data: await vscode.workspace.fs.readFile(uri) };
  } catch {
    return undefined;
  }
}

/** An image that was pasted. The type of such a value is not among those that VS Code promises: it is known by its parts. */
export async function imageIn(value: unknown): Promise<ImagePart | undefined> {
  const { mimeType, data } = (value ?? {}) as { mimeType?: unknown; data?: unknown };
  if (typeof mimeType !== 'string' || typeof data !== 'function') return undefined;
  if (![...types.values()].includes(mimeType)) return undefined;
  const bytes: unknown = await (data as () => unknown).call(value);
  return bytes instanceof Uint8Array && bytes.length <= maxBytes
    ? { kind: 'image', mimeType, data: bytes }
    : undefined;
}
