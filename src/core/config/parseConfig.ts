import { z } from 'zod';
import { err, ok, type Result } from '../result.ts';
import { projectConfig, type ProjectConfig } from './projectConfig.ts';

/** The settings that a JSON value holds; the error says in words what is wrong where. */
export function parseConfig(value: unknown): Result<ProjectConfig, string> {
  const parsed = projectConfig.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
