import type { Agent } from './agent.ts';
import { amp } from './amp.ts';
import { claudeCode } from './claudeCode.ts';
import { claudeUpload } from './claudeUpload.ts';
import { cline } from './cline.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { factory } from './factory.ts';
import { gemini } from './gemini.ts';
import { goose } from './goose.ts';
import { junie } from './junie.ts';
import { kiro } from './kiro.ts';
import { openCode } from './openCode.ts';
import { pi } from './pi.ts';
import { roo } from './roo.ts';
import { spec } from './spec.ts';
import { vscode } from './vscode.ts';
import { warp } from './warp.ts';
import { windsurf } from './windsurf.ts';
import { zed } from './zed.ts';

/** Every agent that the product knows; the order is the order in which people are shown them. */
export const agents: readonly Agent[] = [
  spec,
  claudeUpload,
  claudeCode,
  vscode,
  copilot,
  codex,
  gemini,
  openCode,
  cursor,
  goose,
  cline,
  roo,
  amp,
  windsurf,
  kiro,
  junie,
  pi,
  factory,
  warp,
  zed,
];
