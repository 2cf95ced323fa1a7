import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';
import { TABLES, type Table } from '@studia/contract/tables';
import { countTests, readCondition, readGroup } from './conditions.ts';
import { splitList } from './pieces.ts';
import type { Condition, Order, Query, Rows, Selected } from './query.ts';
import { readReference } from './reference.ts';
import { readSelect } from './select.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

/** Names that say something else than a condition on a column. */
const RESERVED: ReadonlySet<string> = new Set(['select', 'columns', 'on_conflict']);
const GROUPS: ReadonlySet<string> = new Set(['and', 'or', 'not.and', 'not.or']);

/** The published table of this name. */
export const tableNamed = (name: string): Table => {
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (!table)
    throw new TableFailure('PGRST205', { hint: `Tables: ${Object.keys(TABLES).join(', ')}`.slice(0, 600) });
  return table;
};

/** The pairs of a query string in their order, a name as often as it came. */
export const pairsIn = (url: string): Pairs => {
  if (url.length > TABLE.addressCharacters)
    throw new TableFailure('22023', { details: 'The address is too long. Ask for fewer values at once.' });
  const at = url.indexOf('?');
  return at < 0 ? [] : [...new URLSearchParams(url.slice(at + 1)).entries()];
};

/** The value of a name that may come once. */
export const single = (pairs: Pairs, name: string): string | null =>
  pairs.findLast(([other]) => other === name)?.[1] ?? null;

const wholeNumber = (text: string | null, most: number): number | null => {
  if (text === null) return null;
  if (/^-\d+$/.test(text)) throw new TableFailure('PGRST103');
  if (!/^\d{1,9}$/.test(text))
    throw new TableFailure('PGRST100', { details: `${text} is no number of rows.` });
  return Math.min(Number(text), most);
};

const ORDER = /^([\w>-]+?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;

const readOrder = (table: Table, text: string): Order[] =>
  splitList(text).map((part) => {
    const [, name, direction, nulls] = ORDER.exec(part) ?? [];
    if (name === undefined)
      throw new TableFailure('PGRST100', { details: `This order can’t be read: ${part.slice(0, 80)}` });
    const reference = readReference(table, name);
    return {
      reference,
      descending: direction === 'desc',
      nulls: nulls === 'first' || nulls === 'last' ? nulls : null,
    };
  });

/** Conditions, order and number of the rows of one table. */
const readRows = (table: Table, pairs: Pairs): Rows => {
  const conditions: Condition[] = [];
  for (const [name, value] of pairs) {
    if (RESERVED.has(name) || name === 'order' || name === 'limit' || name === 'offset') continue;
    conditions.push(GROUPS.has(name) ? readGroup(table, name, value) : readCondition(table, name, value));
  }
  const offset = wholeNumber(single(pairs, 'offset'), Number.MAX_SAFE_INTEGER) ?? 0;
  if (offset > TABLE.mostOffset) throw new TableFailure('PGRST103');
  return {
    conditions,
    order: readOrder(table, single(pairs, 'order') ?? ''),
    limit: wholeNumber(single(pairs, 'limit'), TABLE.mostRows) ?? TABLE.mostRows,
    offset,
  };
};

/** Reads a whole query over a table. Names with a dot speak of rows that are embedded. */
export const readQuery = (name: string, pairs: Pairs): Query => {
  const table = tableNamed(name);
  const isOfEmbedded = (key: string) => key.includes('.') && !GROUPS.has(key);
  const select = readSelect(table, single(pairs, 'select') ?? '', TABLES).map((selected): Selected => {
    if (selected.kind === 'column') return selected;
    const { relation } = selected.embedded;
    const own = pairs.flatMap(([key, value]): [string, string][] => {
      const [prefix, rest] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
      const isMeant = isOfEmbedded(key) && (prefix === selected.name || prefix === relation.table);
      return isMeant ? [[rest, value]] : [];
    });
    const { kind, name: as, embedded } = selected;
    return { kind, name: as, embedded: { ...embedded, ...readRows(tableNamed(relation.table), own) } };
  });
  refuseStrangers(select, pairs.map(([key]) => key).filter(isOfEmbedded));
  const rows = readRows(
    table,
    pairs.filter(([key]) => !isOfEmbedded(key)),
  );
  const query: Query = { name, table, select, ...rows };
  if (testsIn(query) > TABLE.mostConditions)
    throw new TableFailure('PGRST100', { details: `At most ${TABLE.mostConditions} conditions.` });
  return query;
};

const refuseStrangers = (select: readonly Selected[], keys: readonly string[]): void => {
  const names = new Set(
    select.flatMap((one) => (one.kind === 'rows' ? [one.name, one.embedded.relation.table] : [])),
  );
  const stranger = keys.find((key) => !names.has(key.slice(0, key.indexOf('.'))));
  if (stranger !== undefined)
    throw new TableFailure('PGRST100', {
      details: `${stranger.slice(0, 80)} speaks of rows that aren’t selected.`,
    });
};

const testsIn = ({ conditions, select }: Query): number =>
  countTests(conditions) +
  select.reduce((sum, one) => sum + (one.kind === 'rows' ? countTests(one.embedded.conditions) : 0), 0);
