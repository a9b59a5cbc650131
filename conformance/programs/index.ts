import { claudeCode } from './claudeCode.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { gemini } from './gemini.ts';
import { openCode } from './openCode.ts';
import type { Program } from './program.ts';

export const programs: readonly Program[] = [claudeCode, copilot, codex, openCode, gemini];
