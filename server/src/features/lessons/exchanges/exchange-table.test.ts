import type { Exchange } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import { exchangesIn, openTable, packExchanges, tableOf, type ExchangeTable } from './exchange-table.ts';

const exchange = (idea: string, is: Exchange['is'], isFollowUp: boolean, ...says: string[]): Exchange => ({
  idea,
  is,
  says,
  reply: `What is said about ${idea} – äöü.`,
  thought: null,
  isFollowUp,
});
const FOLLOW_UP = exchange('biology/leaves', 'question', true, 'and at night');
const EXCHANGES = [
  FOLLOW_UP,
  exchange('biology/leaves', 'question', false, 'why are leaves green', 'what makes a leaf green', 'unknown'),
  exchange('physics/colours', 'right', false, 'a red shirt reflects red'),
  exchange('physics/colours', 'question', false, 'why is it red'),
];

const vectorOf = (text: string): Int8Array | undefined =>
  text === 'unknown'
    ? undefined
    : Int8Array.from(
        { length: 384 },
        (_, at) => ((text.charCodeAt(at % text.length) * (at + 1)) % 255) - 127,
      );

const shownBy = (table: ExchangeTable) => ({
  ...table,
  rows: Array.from({ length: table.rows.count }, (_, row) => ({
    place: table.placeOf(row),
    first: table.firstRow(table.placeOf(row)),
    idea: table.ideaOf(table.placeOf(row)),
    unit: Array.from(table.rows.unitOf(row)),
  })),
  exchanges: Array.from({ length: table.count }, (_, place) => table.read(place)),
  questions: ['biology/leaves', 'physics/colours', 'nothing'].map((idea) => table.questionsOf(idea)),
  near: nearTo(table),
});
const nearTo = ({ rows, anywhere }: ExchangeTable) => {
  const near: [number, number][] = [];
  const take = (row: number, likeness: number) => near.push([row, likeness]);
  rows.eachNear(rows.unitOf(1), { least: 2, among: anywhere }, take);
  return near;
};

describe('a table of what students say', () => {
  it('is the same when it was packed and opened again, letter for letter and number for number', () => {
    const { lines, table } = packExchanges(EXCHANGES, vectorOf);
    const functions = { placeOf: 0, firstRow: 0, ideaOf: 0, questionsOf: 0, read: 0 };
    const opened = { ...shownBy(openTable(lines, Uint8Array.from(table ?? []))), ...functions };
    expect(opened).toEqual({ ...shownBy(tableOf(EXCHANGES, vectorOf)), ...functions });
  });

  it('has follow-ups behind everything that is said anywhere', () => {
    const table = tableOf(EXCHANGES, vectorOf);
    expect(table.anywhere).toBe(5);
    expect(table.read(table.placeOf(table.anywhere))).toEqual(FOLLOW_UP);
    expect(table.questionsOf('physics/colours')).toEqual([4]);
  });

  it('is not there where nothing is known of meanings, but the exchanges are', () => {
    const { lines, table } = packExchanges(EXCHANGES, () => undefined);
    expect(table).toBeNull();
    expect(exchangesIn(lines)).toEqual([...EXCHANGES.slice(1), FOLLOW_UP]);
  });
});
