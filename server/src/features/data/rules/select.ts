import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';
import type { Relation, Table } from '@studia/contract/tables';
import { splitList } from './pieces.ts';
import type { Embedded, Selected } from './query.ts';
import { readReference } from './reference.ts';

const ROWS = /^(?:(\w{1,63}):)?(\w{1,63})((?:!\w+)*)\((.*)\)$/s;
const COLUMN = /^(?:(\w{1,63}):)?([\w>-]+?)(::text)?$/;

const unreadable = (text: string): TableFailure =>
  new TableFailure('PGRST100', { details: `This part of select can’t be read: ${text.slice(0, 80)}` });

/** Reads what is selected; rows of related tables are embedded one level deep. */
export const readSelect = (
  table: Table,
  text: string,
  tables: Readonly<Record<string, Table>> | null,
): Selected[] => {
  const parts = splitList(text.replaceAll(/\s/g, ''));
  if (parts.length > Object.keys(table.columns).length * 2 + 10) throw unreadable(text);
  const selected = (parts.length === 0 ? ['*'] : parts).flatMap((part): Selected[] => {
    if (part === '*') return everyColumn(table);
    const [, alias, name = '', hints = '', list] = ROWS.exec(part) ?? [];
    if (list !== undefined) return [readRows(table, { alias, name, hints, list }, tables)];
    return [readColumn(table, part)];
  });
  const names = selected.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new TableFailure('PGRST100', { details: `Two things are selected as ${twice}.` });
  return selected;
};

const everyColumn = ({ columns }: Table): Selected[] =>
  Object.entries(columns).map(([column, { type }]) => ({
    kind: 'column',
    name: column,
    reference: { column, type, path: [], asText: false },
    cast: false,
  }));

const readColumn = (table: Table, part: string): Selected => {
  const [, alias, name, cast] = COLUMN.exec(part) ?? [];
  if (name === undefined) throw unreadable(part);
  const reference = readReference(table, name);
  const plain = reference.path.at(-1) ?? reference.column;
  return { kind: 'column', name: alias ?? plain, reference, cast: cast !== undefined };
};

interface RowsPart {
  alias: string | undefined;
  name: string;
  hints: string;
  list: string;
}

const readRows = (
  table: Table,
  { alias, name, hints, list }: RowsPart,
  tables: Readonly<Record<string, Table>> | null,
): Selected => {
  const relation = relationOf(table, name);
  const related = relation && tables?.[relation.table];
  if (!relation || !related)
    throw new TableFailure('PGRST200', {
      details: `${name} isn’t related, or stands too deep: rows are embedded one level.`,
      hint: `Related tables: ${Object.keys(table.relations ?? {}).join(', ') || 'none'}`,
    });
  const inner = hints.split('!').includes('inner');
  const embedded: Embedded = {
    relation,
    inner,
    select: readSelect(related, list, null),
    conditions: [],
    order: [],
    limit: TABLE.mostRows,
    offset: 0,
  };
  return { kind: 'rows', name: alias ?? name, embedded };
};

const relationOf = ({ relations = {} }: Table, name: string): Relation | null =>
  Object.hasOwn(relations, name) ? (relations[name] ?? null) : null;
