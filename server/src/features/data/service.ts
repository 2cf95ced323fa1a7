import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { makeCallFunction } from './call-function.ts';
import { makeFunctions, type FunctionServices } from './functions.ts';
import { makeMcp } from './mcp/server.ts';
import { makeTools, type ToolServices } from './mcp/tools.ts';
import { describeData } from './rules/describe.ts';
import { makeReader, type Pool } from './store/reader.ts';
import { makeTables } from './tables.ts';
import { makeWriters, type WriteServices } from './writers.ts';

export type { TableRequest } from './tables.ts';

/** What is read, written and asked through, by its shape. */
export type DataServices = WriteServices & FunctionServices & ToolServices;

interface Dependencies {
  pool: Pool;
  together: <Result>(work: () => Promise<Result>) => Promise<Result>;
  services: DataServices;
  version: string;
  warn: (sentence: string) => void;
  /** Told of what nobody foresaw. */
  onTrouble: (error: unknown) => void;
}

/** A student's own data, for their own programs. */
export const makeData = ({ pool, together, services, version, warn, onTrouble }: Dependencies) => {
  const reader = makeReader(pool);
  const functions = makeFunctions(services);
  const tools = makeTools({ ...services, functions, writers: services });
  let description: string | null = null;

  return {
    tables: makeTables({ reader, writers: makeWriters(services), together }),
    callFunction: makeCallFunction(functions),
    assist: makeMcp({ tools, version, onTrouble }),

    /** Every table and function as an OpenAPI document. */
    describe: (): string =>
      (description ??= JSON.stringify(
        describeData(version, (schema) => toJSONSchema(schema as $ZodType, { unrepresentable: 'any' })),
      )),

    /** Makes the role in which tables are read, once the database is up to date. */
    prepare: async (): Promise<void> => {
      const trouble = await reader.prepare();
      if (trouble !== null)
        warn(
          `The database user may not have a role for reading tables over HTTP (${trouble}). Each view still shows a student only their own rows; docs/operations.md says how to add the second lock.`,
        );
    },
  };
};

export type Data = ReturnType<typeof makeData>;
