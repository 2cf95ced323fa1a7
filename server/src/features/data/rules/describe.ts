import { FUNCTIONS } from '@studia/contract/functions';
import { TABLES, type Column, type ColumnType, type Table } from '@studia/contract/tables';

type Description = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<ColumnType, Description>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  'text[]': { type: 'array', items: { type: 'string' } },
  integer: { type: 'integer' },
  'integer[]': { type: 'array', items: { type: 'integer' } },
  'double precision': { type: 'number' },
  boolean: { type: 'boolean' },
  timestamptz: { type: 'string', format: 'date-time' },
  jsonb: {},
};

const schemaOf = (columns: readonly (readonly [string, Column])[], required: readonly string[] = []) => ({
  type: 'object',
  properties: Object.fromEntries(columns.map(([name, { type }]) => [name, TYPES[type]])),
  ...(required.length > 0 && { required }),
});

const withBody = (schema: Description): Description => ({
  requestBody: { content: { 'application/json': { schema } } },
});

const pathOf = (name: string, { summary, columns, writes }: Table): Description => {
  const all = Object.entries(columns);
  const rows = { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
  const answer = {
    responses: { '200': { description: 'Rows', content: { 'application/json': { schema: rows } } } },
  };
  const done = { responses: { '204': { description: 'Done' } } };
  const filters = all.map(([column, { type }]) => ({
    name: column,
    in: 'query',
    description: `A filter on ${type}, such as eq.value`,
    schema: { type: 'string' },
  }));
  const ways = ['select', 'order', 'limit', 'offset', 'or', 'and'].map((way) => ({
    name: way,
    in: 'query',
    schema: { type: 'string' },
  }));
  const brought = all.filter(([, { insert }]) => insert);
  const needed = brought.filter(([, { insert }]) => insert === 'needed').map(([column]) => column);
  const changed = all.filter(([, { change }]) => change);
  return {
    get: { summary, tags: ['tables'], parameters: [...ways, ...filters], ...answer },
    ...(writes.includes('insert') && {
      post: {
        summary: `Add rows to ${name}`,
        tags: ['tables'],
        ...withBody(schemaOf(brought, needed)),
        ...done,
      },
    }),
    ...(writes.includes('update') && {
      patch: {
        summary: `Change rows of ${name}`,
        tags: ['tables'],
        parameters: filters,
        ...withBody(schemaOf(changed)),
        ...done,
      },
    }),
    ...(writes.includes('delete') && {
      delete: { summary: `Delete rows of ${name}`, tags: ['tables'], parameters: filters, ...done },
    }),
  };
};

/** Every table and function as OpenAPI; `schemaOfBody` says what a schema of the contract looks like. */
export const describeData = (
  version: string,
  schemaOfBody: (schema: unknown) => Description,
): Description => ({
  openapi: '3.1.0',
  info: { title: 'Studia: your own data', version },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: Object.fromEntries(
      Object.entries(TABLES).map(([name, { columns }]) => [name, schemaOf(Object.entries(columns))]),
    ),
  },
  security: [{ token: [] }],
  paths: {
    ...Object.fromEntries(
      Object.entries(TABLES).map(([name, table]) => [`/rest/v1/${name}`, pathOf(name, table)]),
    ),
    ...Object.fromEntries(
      Object.entries(FUNCTIONS).map(([name, { summary, body, reply }]) => [
        `/functions/v1/${name}`,
        {
          post: {
            summary,
            tags: ['functions'],
            ...withBody(schemaOfBody(body)),
            responses: {
              '200': {
                description: 'Answer',
                content: { 'application/json': { schema: schemaOfBody(reply) } },
              },
            },
          },
        },
      ]),
    ),
  },
});
