import type { StudentId } from '@studia/contract/ids';
import { TABLES } from '@studia/contract/tables';
import type { Embedded, Order, Query, Rows, Selected } from '../rules/query.ts';
import { compileCondition, compileReference } from './compile-condition.ts';
import { quoted, Values, type Statement } from './statement.ts';

/** Which form the rows are answered in. */
export type Form = 'json' | 'json without nulls' | 'cells';

const viewOf = (table: string): string => `published.${quoted(table)}`;

const compileOrder = (
  row: string,
  order: readonly Order[],
  key: readonly string[],
  asGivenBy: readonly string[] = [],
): string => {
  const wanted = order.map(
    ({ reference, descending, nulls }) =>
      `${compileReference(row, reference)}${descending ? ' DESC' : ''}${nulls ? ` NULLS ${nulls}` : ''}`,
  );
  // Pages must not overlap, so rows that are alike in all of that have an order too.
  const ties = key.map((column) => `${row}.${quoted(column)}`);
  return ` ORDER BY ${[...wanted, ...asGivenBy, ...ties].join(', ')}`;
};

/** The order in which the keys of rows were given. */
const asGiven = ({ keys, table }: Query, values: Values): string[] => {
  const [column = ''] = table.key;
  const type = table.columns[column]?.type ?? 'text';
  return keys ? [`array_position(${values.take(keys, `${type}[]`)}, t.${quoted(column)})`] : [];
};

const compileWhere = (row: string, owner: string, conditions: readonly string[]): string =>
  ` WHERE ${[`${row}.student_id = ${owner}`, ...conditions.map((condition) => `(${condition})`)].join(' AND ')}`;

const conditionsOf = (row: string, rows: Rows, values: Values): string[] =>
  rows.conditions.map((condition) => compileCondition(row, condition, values));

/** The rows of a related table that belong to a row of ours. */
const embeddedRows = (embedded: Embedded, owner: string, values: Values) => {
  const { table, own, theirs } = embedded.relation;
  const conditions = [`e.${quoted(theirs)} = t.${quoted(own)}`, ...conditionsOf('e', embedded, values)];
  return { from: `FROM ${viewOf(table)} e`, where: compileWhere('e', owner, conditions) };
};

const compileEmbedded = (embedded: Embedded, owner: string, values: Values): string => {
  const columns = compileSelect('e', embedded.select, owner, values);
  const { from, where } = embeddedRows(embedded, owner, values);
  const order = compileOrder('e', embedded.order, TABLES[embedded.relation.table]?.key ?? []);
  const limit = values.take(embedded.relation.many ? embedded.limit : 1, 'integer');
  const rows = `SELECT ${columns} ${from}${where}${order} LIMIT ${limit} OFFSET ${values.take(embedded.offset, 'integer')}`;
  return embedded.relation.many
    ? `(SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (${rows}) r)`
    : `(SELECT row_to_json(r) FROM (${rows}) r)`;
};

const compileSelect = (row: string, select: readonly Selected[], owner: string, values: Values): string =>
  select
    .map((one) => {
      const value =
        one.kind === 'rows'
          ? compileEmbedded(one.embedded, owner, values)
          : `${compileReference(row, one.reference)}${one.cast ? '::text' : ''}`;
      return `${value} AS ${quoted(one.name)}`;
    })
    .join(', ');

/** Rows that must have something embedded are asked for it twice: whether there is any, and what. */
const innerConditions = (select: readonly Selected[], owner: string, values: Values): string[] =>
  select.flatMap((one) => {
    if (one.kind !== 'rows' || !one.embedded.inner) return [];
    const { from, where } = embeddedRows(one.embedded, owner, values);
    return [`EXISTS (SELECT ${from}${where})`];
  });

const WHOLE: Readonly<Record<Form, (names: readonly string[]) => string>> = {
  json: () => `coalesce(json_agg(row_to_json(r)), '[]')::text`,
  'json without nulls': () => `coalesce(json_agg(json_strip_nulls(row_to_json(r))), '[]')::text`,
  cells: (names) =>
    `coalesce(json_agg(json_build_array(${names.map((name) => `r.${quoted(name)}::text`).join(', ')})), '[]')::text`,
};

/** The rows of a query as one text, and how many they are. */
export const compileRows = (query: Query, student: StudentId, form: Form): Statement => {
  const values = new Values();
  const owner = values.take(student, 'uuid');
  const columns = compileSelect('t', query.select, owner, values);
  const conditions = [...conditionsOf('t', query, values), ...innerConditions(query.select, owner, values)];
  const where = compileWhere('t', owner, conditions);
  const order = compileOrder('t', query.order, query.table.key, asGiven(query, values));
  const part = `LIMIT ${values.take(query.limit, 'integer')} OFFSET ${values.take(query.offset, 'integer')}`;
  const rows = `SELECT ${columns} FROM ${viewOf(query.name)} t${where}${order} ${part}`;
  const body = WHOLE[form](query.select.map(({ name }) => name));
  return { text: `SELECT count(*)::integer AS rows, ${body} AS body FROM (${rows}) r`, values: values.list };
};

/** How many rows a query has without its limit. */
export const compileCount = (query: Query, student: StudentId): Statement => {
  const values = new Values();
  const owner = values.take(student, 'uuid');
  const conditions = [...conditionsOf('t', query, values), ...innerConditions(query.select, owner, values)];
  const where = compileWhere('t', owner, conditions);
  return {
    text: `SELECT count(*)::integer AS rows FROM ${viewOf(query.name)} t${where}`,
    values: values.list,
  };
};
