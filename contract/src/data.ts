import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { TABLE } from './limits.ts';
import { notes } from './notes.ts';
import type { TableCode } from './table-errors.ts';
import { everybody, NO_ID, verified, type Answers, type Trials, type TrialWorld } from './trial.ts';

const OneTable = z.object({ table: z.string() });
const Row = z.record(z.string(), z.unknown());

/** Filters are further parameters: the name of a column, an operator and a value, as in `title=like.Cell*`. */
const query = z.looseObject({
  select: z.optional(z.unknown()),
  order: z.optional(z.unknown()),
  limit: z.optional(z.unknown()),
  offset: z.optional(z.unknown()),
});

/** SPEC 7.2: a student's own data, for the clients that programmers already have. */
export const data = endpoints({
  read: {
    method: 'GET',
    path: '/rest/v1/:table',
    summary: 'Rows of one of the student’s tables.',
    access: 'verified',
    pace: 'tables',
    scope: 'read',
    tables: true,
    params: OneTable,
    query,
    reply: z.array(Row),
  },
  insert: {
    method: 'POST',
    path: '/rest/v1/:table',
    summary: 'Add a row or several; with `Prefer: resolution=merge-duplicates`, or change them.',
    access: 'verified',
    pace: 'tables',
    scope: 'write',
    tables: true,
    megabytes: TABLE.megabytes,
    params: OneTable,
    query,
    body: z.union([z.array(Row), Row]),
    reply: z.array(Row),
  },
  update: {
    method: 'PATCH',
    path: '/rest/v1/:table',
    summary: 'Change the rows that the filters mean.',
    access: 'verified',
    pace: 'tables',
    scope: 'write',
    tables: true,
    megabytes: TABLE.megabytes,
    params: OneTable,
    query,
    body: Row,
    reply: z.array(Row),
  },
  delete: {
    method: 'DELETE',
    path: '/rest/v1/:table',
    summary: 'Delete the rows that the filters mean.',
    access: 'verified',
    pace: 'tables',
    scope: 'write',
    tables: true,
    params: OneTable,
    query,
    reply: z.array(Row),
  },
  callProcedure: {
    method: 'POST',
    path: '/rest/v1/rpc/:name',
    summary: 'Answers PGRST202: there are no procedures; functions are under `/functions/v1`.',
    access: 'verified',
    pace: 'tables',
    scope: 'any',
    tables: true,
    params: z.object({ name: z.string() }),
    reply: null,
  },
  readProcedure: {
    method: 'GET',
    path: '/rest/v1/rpc/:name',
    summary: 'Answers PGRST202: there are no procedures; functions are under `/functions/v1`.',
    access: 'verified',
    pace: 'tables',
    scope: 'any',
    tables: true,
    params: z.object({ name: z.string() }),
    reply: null,
  },
  describe: {
    method: 'GET',
    path: '/rest/v1',
    summary: 'Every table and function as an OpenAPI document.',
    access: 'public',
    pace: 'tables',
    reply: Row,
  },
  call: {
    method: 'POST',
    path: '/functions/v1/:name',
    summary:
      'Call a function; `GET /rest/v1` lists them. Those that stream do so for who accepts an event stream.',
    access: 'verified',
    pace: 'tutor',
    scope: 'any',
    params: z.object({ name: z.string() }),
    body: Row,
    reply: Row,
  },
  assist: {
    method: 'POST',
    path: '/mcp',
    summary: 'The Model Context Protocol, for assistants of the student’s own.',
    access: 'verified',
    pace: 'tables',
    scope: 'any',
    body: z.union([z.array(Row), Row]),
    reply: Row,
  },
  assistStream: {
    method: 'GET',
    path: '/mcp',
    summary: 'Answers 405: this server sends nothing that was not asked for.',
    access: 'public',
    pace: 'tables',
    reply: Row,
  },
});

/** Table servers have one code for every token that is no good, and one for what is not allowed. */
const asTables = (answer: number | TableCode): Answers => ({
  ...everybody('PGRST301'),
  unverified: '42501',
  owner: answer,
  another: answer,
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof data> => {
  const params = { table: 'notes' };
  const note = async () => (await ask(notes.create, { body: { title: 'Cells', content: 'Small.' } })).note.id;
  const ofNote = async () => ({ params, query: { id: `eq.${await note()}` } });
  const ofNone = () => ({ params, query: { id: `eq.${NO_ID}` } });
  return {
    read: { request: () => ({ params, query: { limit: '1' } }), answers: asTables(200) },
    insert: {
      request: () => ({ params, query: {}, body: { title: 'Cells', content: 'Small.' } }),
      answers: asTables(201),
    },
    // Nobody else's rows are found, so nothing happens to them.
    update: {
      request: async () => ({ ...(await ofNote()), body: { title: 'Tiny' } }),
      answers: asTables(204),
      toSpoil: () => ({ ...ofNone(), body: { title: 'Tiny' } }),
    },
    delete: { request: ofNote, answers: asTables(204), toSpoil: ofNone },
    callProcedure: {
      request: () => ({ params: { name: 'nothing' } }),
      answers: asTables('PGRST202'),
    },
    readProcedure: {
      request: () => ({ params: { name: 'nothing' } }),
      answers: asTables('PGRST202'),
    },
    describe: { request: () => ({}), answers: everybody(200) },
    call: {
      request: () => ({ params: { name: 'search-books' }, body: { question: 'What is a cell?' } }),
      answers: verified(200),
      // A good name again and again would have the tutor work.
      toSpoil: () => ({ params: { name: 'nothing' }, body: {} }),
    },
    assist: { request: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }), answers: verified(200) },
    assistStream: { request: () => ({}), answers: everybody('method_not_allowed') },
  };
};
