import type { Notice } from '../../core/discovery/skillFile.ts';
import { baseName, parentPath } from '../../core/path.ts';
import { plainLabel } from '../plainLabel.ts';

/** How a row tells a notice. */
export interface NoticeWords {
  /** The last two names of the path. */
  readonly label: string;
  /** The reason, without the path that the message begins with; a path within it by its last name. */
  readonly description: string;
  /** Message and path in full. */
  readonly tooltip: string;
  /** For screen readers: reason, then the path, once. */
  readonly aloud: string;
}

export function noticeWords({ message, path }: Pick<Notice, 'message' | 'path'>): NoticeWords {
  const label = [baseName(parentPath(path)), baseName(path)].filter(Boolean).join('/');
  const reason = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  const description = reason.replaceAll(path, baseName(path) || path);
  return {
    label: plainLabel(label),
    description: plainLabel(description),
    tooltip: `${plainLabel(message)}\n${plainLabel(path)}`,
    aloud: plainLabel(`${label} ${description} ${path}`),
  };
}
