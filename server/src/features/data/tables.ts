import type { StudentId } from '@studia/contract/ids';
import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';
import type { Table } from '@studia/contract/tables';
import { contentRange, preferencesApplied, showRows, statusOf } from './rules/answer.ts';
import { splitList, unquote } from './rules/pieces.ts';
import type { Condition, Query, Selected } from './rules/query.ts';
import { pairsIn, readQuery, single, tableNamed } from './rules/read-query.ts';
import { readWishes, type Wishes } from './rules/wishes.ts';
import { changeIn, newRows, type WrittenRow } from './rules/written-rows.ts';
import { explained, type Reader } from './store/reader.ts';
import type { Key, Writer } from './writers.ts';

/** A request to a table, as it came. */
export interface TableRequest {
  student: StudentId;
  table: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** An answer down to its status and headers. */
interface TableAnswer {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

interface Dependencies {
  reader: Pick<Reader, 'read' | 'count'>;
  writers: Readonly<Record<string, Writer>>;
  /** Does all of the work in one transaction, whichever services do it. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Which of the ways to write a table has; without it nobody may. */
const WAYS = { insert: 'insert', update: 'change', delete: 'delete' } as const;

/** Tables over HTTP in the dialect that the clients of the field speak (SPEC 7.2). */
export const makeTables = ({ reader, writers, together }: Dependencies) => {
  const writerFor = (name: string, table: Table, way: keyof typeof WAYS): Writer => {
    const writer = writers[name];
    if (table.writes.includes(way) && writer?.[way]) return writer;
    throw new TableFailure('42501', {
      message: `You can’t ${WAYS[way]} rows of ${name} here.`,
      hint: table.writes.length === 0 ? 'This table is only read.' : `Allowed: ${table.writes.join(', ')}.`,
    });
  };

  const show = async (
    student: StudentId,
    query: Query,
    wishes: Wishes,
    status?: number,
  ): Promise<TableAnswer> => {
    const { shape, withoutNulls, count } = wishes;
    const form = shape === 'csv' ? 'cells' : withoutNulls ? 'json without nulls' : 'json';
    const found = await reader.read(student, query, { form, count });
    if (found.total !== null && query.offset > found.total) throw new TableFailure('PGRST103');
    return showRows(found, {
      names: query.select.map(({ name }) => name),
      offset: query.offset,
      wishes,
      status: status ?? statusOf(found.rows, found.total),
    });
  };

  /** The rows that a change or deletion means, with what their writer must know of them. */
  const findRows = async (
    request: TableRequest,
    query: Query,
    before: readonly string[],
  ): Promise<WrittenRow[]> => {
    const { table } = query;
    if (query.conditions.length === 0) throw new TableFailure('21000');
    const select = columnsOf(table, [...table.key, ...before]);
    const { body, rows, total } = await reader.read(
      request.student,
      { ...query, select, limit: Math.min(query.limit, TABLE.mostWritten), offset: query.offset },
      { form: 'json', count: true },
    );
    if (query.limit > TABLE.mostWritten && (total ?? rows) > TABLE.mostWritten)
      throw new TableFailure('22023', { details: `At most ${TABLE.mostWritten} rows at once.` });
    return JSON.parse(body) as WrittenRow[];
  };

  const refuseTooMany = (rows: number, { mostWritten, shape }: Wishes): void => {
    const most = shape === 'object' ? Math.min(mostWritten ?? 1, 1) : mostWritten;
    if (shape === 'object' && rows !== 1)
      throw new TableFailure('PGRST116', {
        ...(rows > 1 && { message: 'More than one row found' }),
        details: `The result contains ${rows} rows`,
      });
    if (most !== null && rows > most) throw new TableFailure('PGRST124');
  };

  /** Writes every row or none of them. */
  const writeAll = async (work: () => Promise<void>): Promise<void> => {
    try {
      await together(work);
    } catch (error) {
      throw explained(error);
    }
  };

  /** Which of some rows are there already, by the text of their keys. */
  const present = async (
    student: StudentId,
    name: string,
    before: readonly string[],
    rows: readonly WrittenRow[],
  ): Promise<Map<string, WrittenRow>> => {
    const table = tableNamed(name);
    const keyed = rows.filter((row) => table.key.every((column) => (row[column] ?? null) !== null));
    if (keyed.length === 0) return new Map();
    const query = { ...byKeys(name, table, keyed), select: columnsOf(table, [...table.key, ...before]) };
    const { body } = await reader.read(student, query, { form: 'json', count: false });
    return new Map((JSON.parse(body) as WrittenRow[]).map((row) => [keyText(table, row), row]));
  };

  const insert = async (request: TableRequest): Promise<TableAnswer> => {
    const { student, table: name, url, headers, body } = request;
    const wishes = readWishes(headers);
    const pairs = pairsIn(url);
    const table = tableNamed(name);
    const writer = writerFor(name, table, 'insert');
    const { select } = readQuery(
      name,
      pairs.filter(([key]) => key === 'select'),
    );
    const conflict = single(pairs, 'on_conflict');
    if (
      conflict !== null &&
      splitList(conflict).map(unquote).toSorted().join() !== table.key.toSorted().join()
    )
      throw new TableFailure('42P10', { details: `They are told apart by ${table.key.join(', ')}.` });
    const rows = newRows(table, body, single(pairs, 'columns'));
    const known = await present(student, name, writer.before ?? [], rows);
    const isKnown = (row: WrittenRow): boolean => known.has(keyText(table, row));
    if (wishes.duplicates === 'refuse' && rows.some(isKnown)) throw new TableFailure('23505');
    const keys: Key[] = [];
    await writeAll(async () => {
      for (const row of rows.filter((one) => !isKnown(one)))
        if (writer.insert) keys.push(await writer.insert(student, row));
      if (wishes.duplicates !== 'merge') return;
      for (const row of rows.filter(isKnown)) {
        const before = known.get(keyText(table, row)) ?? {};
        await writer.update?.(student, before, withoutKey(table, row));
        keys.push(keyIn(table, before));
      }
    });
    if (wishes.answer === 'rows') return show(student, { ...byKeys(name, table, keys), select }, wishes, 201);
    const place = wishes.answer === 'place' && keys[0] ? { location: placeOf(name, keys[0]) } : {};
    return { status: 201, headers: { ...place, ...written(keys.length, wishes) } };
  };

  const update = async (request: TableRequest): Promise<TableAnswer> => {
    const { student, table: name, url, headers, body } = request;
    const wishes = readWishes(headers);
    const query = readQuery(name, pairsIn(url));
    const writer = writerFor(name, query.table, 'update');
    const changes = changeIn(query.table, body);
    const rows = await findRows(request, query, writer.before ?? []);
    refuseTooMany(rows.length, wishes);
    if (Object.keys(changes).length > 0)
      await writeAll(async () => {
        for (const row of rows) await writer.update?.(student, row, changes);
      });
    if (wishes.answer !== 'rows') return { status: 204, headers: written(rows.length, wishes) };
    const { select, order } = query;
    return show(student, { ...byKeys(name, query.table, rows), select, order }, wishes, 200);
  };

  const remove = async (request: TableRequest): Promise<TableAnswer> => {
    const { student, table: name, url, headers } = request;
    const wishes = readWishes(headers);
    const query = readQuery(name, pairsIn(url));
    const writer = writerFor(name, query.table, 'delete');
    const rows = await findRows(request, query, writer.before ?? []);
    refuseTooMany(rows.length, wishes);
    // They must be shown as they were, so they are read before they go.
    const { select, order } = query;
    const answer =
      wishes.answer === 'rows'
        ? await show(student, { ...byKeys(name, query.table, rows), select, order }, wishes, 200)
        : { status: 204, headers: written(rows.length, wishes) };
    const groups = writer.hasFiles ? rows.map((row) => [row]) : [rows];
    for (const group of groups)
      await writeAll(async () => {
        for (const row of group) await writer.delete?.(student, row);
      });
    return answer;
  };

  return {
    read: ({ student, table, url, headers }: TableRequest): Promise<TableAnswer> => {
      const wishes = readWishes(headers);
      const query = readQuery(table, pairsIn(url));
      return show(student, { ...query, ...wishes.range }, wishes);
    },

    /** What a read would answer, without its body. */
    head: async ({ student, table, url, headers }: TableRequest): Promise<TableAnswer> => {
      const wishes = readWishes(headers);
      const query = { ...readQuery(table, pairsIn(url)), ...wishes.range };
      const all = await reader.count(student, query);
      const rows = Math.max(0, Math.min(query.limit, all - query.offset));
      const total = wishes.count ? all : null;
      const range = { 'content-range': contentRange(query.offset, rows, total) };
      return { status: statusOf(rows, total), headers: { ...range, ...preferencesApplied(wishes.applied) } };
    },

    insert,
    update,
    delete: remove,
  };
};

const written = (rows: number, { count, applied }: Wishes): Record<string, string> => ({
  'content-range': `*/${count ? rows : '*'}`,
  ...preferencesApplied(applied),
});

const columnsOf = (table: Table, names: readonly string[]): Selected[] =>
  names.map((column) => ({
    kind: 'column',
    name: column,
    reference: { column, type: table.columns[column]?.type ?? 'text', path: [], asText: false },
    cast: false,
  }));

const keyIn = ({ key }: Table, row: WrittenRow): Key =>
  Object.fromEntries(key.map((column) => [column, row[column] as string | number]));

const keyText = ({ key }: Table, row: WrittenRow): string =>
  JSON.stringify(key.map((column) => String(row[column]).toLowerCase()));

const withoutKey = ({ key }: Table, row: WrittenRow): WrittenRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !key.includes(name)));

/** The query for the rows of these keys. Every table that is written has one column for a key. */
const byKeys = (name: string, table: Table, rows: readonly WrittenRow[]): Query => {
  const [column = ''] = table.key;
  const reference = { column, type: table.columns[column]?.type ?? 'text', path: [], asText: false } as const;
  const keys = rows.map((row) => String(row[column]));
  const condition: Condition = { kind: 'test', not: false, reference, test: { kind: 'in', values: keys } };
  return {
    name,
    table,
    select: [],
    conditions: [condition],
    order: [],
    limit: TABLE.mostRows,
    offset: 0,
    keys,
  };
};

const placeOf = (name: string, key: Key): string =>
  `/rest/v1/${name}?${Object.entries(key)
    .map(([column, value]) => `${column}=eq.${encodeURIComponent(value)}`)
    .join('&')}`;
