import { isErrorCode } from '@studia/contract/error-body';
import { Failure } from '@studia/contract/errors';
import { FUNCTIONS, isFunctionName, type FunctionName } from '@studia/contract/functions';
import type { StudentId } from '@studia/contract/ids';
import type { TokenScope } from '@studia/contract/token-scope';
import * as z from 'zod/mini';
import type { CallOrigin, DataFunctions, Outcome } from './functions.ts';

/** A call of a function, as it came. */
export interface FunctionRequest {
  student: StudentId;
  /** All that the token may do; null for whoever signed in. */
  scopes: readonly TokenScope[] | null;
  name: string;
  body: unknown;
  streams: boolean;
  origin: CallOrigin;
}

interface FunctionAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<{ type: string }>;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Finds a function by its name and answers as its caller wishes: at once, or as it comes. */
export const makeCallFunction =
  (functions: DataFunctions) =>
  async ({ student, scopes, name, body, streams, origin }: FunctionRequest): Promise<FunctionAnswer> => {
    if (!isFunctionName(name)) throw new Failure('function_unknown');
    if (scopes && !scopes.includes(FUNCTIONS[name].scope)) throw new Failure('scope_missing');
    // Its own schema made the body, which the types can't tell from here.
    const call = functions[name] as (
      who: StudentId,
      given: unknown,
      from: CallOrigin,
    ) => Promise<Outcome<unknown>>;
    const outcome = await call(student, bodyFor(name, body), origin);
    if ('answer' in outcome) return { status: 200, headers: JSON_TYPE, body: JSON.stringify(outcome.answer) };
    if (streams) return { status: 200, headers: {}, body: outcome.events };
    return { status: 200, headers: JSON_TYPE, body: JSON.stringify(await outcome.collect()) };
  };

/** The body that a function's schema makes of what came. */
const bodyFor = (name: FunctionName, body: unknown): unknown => {
  const result = z.safeParse(FUNCTIONS[name].body, body ?? {});
  if (result.success) return result.data;
  throw new Failure(result.error.issues.map(({ message }) => message).find(isErrorCode) ?? 'bad_request');
};
