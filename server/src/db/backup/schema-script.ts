import type { ClientBase } from 'pg';

// The tables of the job queue are made and changed by the queue's own library, whose migrations we don't know.
// So a backup carries the statements that make them exactly as they are; the library goes on from there.

// Kinds of things in the order in which they are made. A part of a divided table is made on its own and attached
// before the indexes of the whole, which then reach into every part.
const STATEMENTS = `
  WITH own AS (SELECT oid AS space FROM pg_namespace WHERE nspname = $1),
  tables AS (
    SELECT class.oid, class.oid::regclass::text AS name, class.relkind, class.relispartition, class.relpartbound
      FROM pg_class class, own
     WHERE class.relnamespace = own.space AND class.relkind IN ('r', 'p')
  ),
  columns AS (
    SELECT attrelid, string_agg(
             format('%I %s', attname, format_type(atttypid, atttypmod))
             || CASE attgenerated WHEN '' THEN COALESCE(' DEFAULT ' || pg_get_expr(adbin, adrelid), '')
                ELSE format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid)) END
             || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END, ', ' ORDER BY attnum) AS list
      FROM pg_attribute
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid IN (SELECT oid FROM tables) AND attnum > 0 AND NOT attisdropped
     GROUP BY attrelid
  ),
  rules AS (
    SELECT conname, contype, conrelid::regclass::text AS name,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS made
      FROM pg_constraint
     WHERE conrelid IN (SELECT oid FROM tables) AND contype IN ('p', 'u', 'c', 'x', 'f')
       AND (contype <> 'f' OR conparentid = 0)
  )
  SELECT 1 AS stage, typname::text AS name, format('CREATE TYPE %s AS ENUM (%s)', pg_type.oid::regtype,
         (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = pg_type.oid)) AS made
    FROM pg_type, own WHERE typnamespace = own.space AND typtype = 'e'
  UNION ALL
  SELECT 2, name, format('CREATE TABLE %s (%s)%s', name, list,
         CASE relkind WHEN 'p' THEN ' PARTITION BY ' || pg_get_partkeydef(oid) ELSE '' END)
    FROM tables JOIN columns ON attrelid = oid
  UNION ALL
  SELECT 3, proname::text, pg_get_functiondef(pg_proc.oid) FROM pg_proc, own WHERE pronamespace = own.space
  UNION ALL
  SELECT 4, name || conname, made FROM rules WHERE contype <> 'f'
  UNION ALL
  SELECT 5, name, format('ALTER TABLE %s ATTACH PARTITION %s %s', inhparent::regclass, name, pg_get_expr(relpartbound, oid))
    FROM tables JOIN pg_inherits ON inhrelid = oid WHERE relispartition
  UNION ALL
  SELECT 6, indexrelid::regclass::text, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    FROM pg_index
   WHERE indrelid IN (SELECT oid FROM tables)
     AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = indexrelid)
  UNION ALL
  SELECT 7, name || conname, made FROM rules WHERE contype = 'f'
  ORDER BY 1, 2`;

/** Writes the statements that make every type, table and function of a schema, or null when there is no such schema. */
export const scriptSchema = async (client: ClientBase, schema: string): Promise<string | null> => {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rowCount === 0) return null;
  const { rows } = await client.query<{ made: string }>(STATEMENTS, [schema]);
  const statements = [
    `CREATE SCHEMA "${schema}"`,
    'SET LOCAL check_function_bodies = off',
    ...rows.map(({ made }) => made),
  ];
  return statements.map((statement) => `${statement};\n`).join('\n');
};
