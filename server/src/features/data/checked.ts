import { isErrorCode } from '@studia/contract/error-body';
import { Failure } from '@studia/contract/errors';
import { TableFailure } from '@studia/contract/table-errors';
import * as z from 'zod/mini';

/** What a schema makes of a value; what is wrong with it is told as the closed list or as tables do. */
export const checked = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const code = result.error.issues.map(({ message }) => message).find(isErrorCode);
  if (code !== undefined) throw new Failure(code);
  throw new TableFailure('22P02', { details: `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300) });
};
