import type { Pool } from 'pg';

interface Column {
  owner: string | null;
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  choices: string | null;
}

const COLUMNS = `
  SELECT obj_description(class.oid, 'pg_class') AS owner,
         class.relname AS "table",
         attribute.attname AS "column",
         type.typname AS type,
         NOT attribute.attnotnull AS nullable,
         attribute.atthasdef OR attribute.attidentity <> '' AS filled,
         (SELECT pg_get_constraintdef(rule.oid)
            FROM pg_constraint rule
           WHERE rule.conrelid = class.oid AND rule.contype = 'c' AND rule.conkey = ARRAY[attribute.attnum]
             AND pg_get_constraintdef(rule.oid) ~ '= ANY \\(ARRAY\\['
           LIMIT 1) AS choices
    FROM pg_class class
    JOIN pg_attribute attribute ON attribute.attrelid = class.oid
    JOIN pg_type type ON type.oid = attribute.atttypid
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p')
     AND attribute.attnum > 0 AND NOT attribute.attisdropped
   ORDER BY class.relname COLLATE "C", attribute.attnum`;

const HEAD = `// Made by \`npm run tables\` from the migrated database; a test fails when the two differ.
import type { ColumnType, Generated } from 'kysely';

/** Any JSON value; it is written as text, because the driver would take an array for one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;
`;

/** Writes the TypeScript that describes every table of a database. */
export const describeTables = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const descriptions = tables.map((name) =>
    describeTable(
      name,
      rows.filter(({ table }) => table === name),
    ),
  );
  return [HEAD, ...descriptions, describeAll(tables)].join('\n');
};

const describeTable = (table: string, columns: readonly Column[]): string => {
  const owner = columns[0]?.owner;
  const lines = columns.map((column) => fitted(`  ${column.column}: ${typeOf(column)};`));
  return [
    ...(owner ? [`/** ${owner} */`] : []),
    `export interface ${typeName(table)} {`,
    ...lines,
    '}',
    '',
  ].join('\n');
};

const WIDEST = 110;

// As the formatter breaks a line that is too long.
const fitted = (line: string): string =>
  line.length <= WIDEST ? line : line.replace(': ', ' | ').replaceAll(' | ', '\n    | ').replace('\n', ':\n');

const describeAll = (tables: readonly string[]): string =>
  [
    '/** Every table by its name. */',
    'export interface Tables {',
    ...tables.map((table) => `  ${table}: ${typeName(table)};`),
    '}',
    '',
  ].join('\n');

const typeName = (table: string): string =>
  table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const typeOf = ({ column, table, type, nullable, filled, choices }: Column): string => {
  const plain = choices ? unionOf(choices) : valueType(type);
  if (plain === undefined)
    throw new Error(`Say in describe-tables.ts what ${type} (${table}.${column}) is in TypeScript.`);
  const value = nullable ? `${plain} | null` : plain;
  return filled ? `Generated<${value}>` : value;
};

// PostgreSQL shows `type IN ('a', 'b')` as `type = ANY (ARRAY['a'::text, 'b'::text])`.
const unionOf = (rule: string): string => (rule.match(/'[^']*'(?=::text)/g) ?? []).join(' | ');

const VALUE_TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

// The names of array types begin with an underscore.
const valueType = (type: string): string | undefined => {
  if (!type.startsWith('_')) return VALUE_TYPES[type];
  const element = VALUE_TYPES[type.slice(1)];
  return element && `${element}[]`;
};
