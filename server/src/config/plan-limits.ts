import { readFileSync } from 'node:fs';
import type { PlanLimits, PlanName } from '@studia/contract/billing';
import * as z from 'zod';
import { ConfigError, variable } from './variable.ts';

/** The one file in which an operator says what each plan allows. */
export const LIMITS_VARIABLES = {
  LIMITS_FILE: variable(z.string().min(1), 'be the path of a JSON file', '/etc/studia/limits.json'),
} as const;

const EXAMPLE = '{ "free": { "live_minutes": 60, "daily_tokens": 500000 } }';

const number = z.number().int().nonnegative().nullable();
const Limits = z
  .strictObject({ live_sessions: number, live_minutes: number, daily_tokens: number })
  .partial();
const LimitsFile = z.strictObject({ free: Limits.default({}), premium: Limits.default({}) });

/** What the file says; what it leaves out stays as SPEC 9 has it, null is without limit. */
export const readPlanLimits = (path: string | null): Record<PlanName, Partial<PlanLimits>> => {
  if (path === null) return { free: {}, premium: {} };
  const result = LimitsFile.safeParse(contentOf(path));
  if (result.success) return result.data as Record<PlanName, Partial<PlanLimits>>;
  const [issue] = result.error.issues;
  throw new ConfigError(
    `LIMITS_FILE must hold whole numbers or null under free and premium, but ${issue?.path.join('.') || 'it'} is wrong: ${issue?.message}. Example: ${EXAMPLE}`,
  );
};

const contentOf = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(
      `LIMITS_FILE must be a JSON file that can be read: ${error instanceof Error ? error.message : String(error)}. Example: ${EXAMPLE}`,
    );
  }
};
