import type { Exchange, IdeaId } from '@studia/contract/lessons';
import { nearPartsOf, nearRowsFrom, type NearParts, type NearRows } from '../../../near-rows.ts';

/** Everything students say: a row of numbers for every way to say something, and the exchanges themselves, read one by one. */
export interface ExchangeTable {
  readonly rows: NearRows;
  /** So many rows are said anywhere; behind them stand follow-ups, which are heard only where their idea is at hand. */
  readonly anywhere: number;
  readonly count: number;
  /** The place of the exchange that a row belongs to, and its first row. */
  readonly placeOf: (row: number) => number;
  readonly firstRow: (place: number) => number;
  readonly ideaOf: (place: number) => IdeaId;
  /** The first rows of the questions about an idea. */
  readonly questionsOf: (idea: IdeaId) => number[];
  readonly read: (place: number) => Exchange;
}

/** What is known of the exchanges without reading them, in their order. */
interface Outline {
  ideas: readonly IdeaId[];
  /** Of each exchange: which idea, how many ways, whether it is a question, and how many bytes its line has. */
  idea: readonly number[];
  ways: readonly number[];
  isQuestion: readonly (0 | 1)[];
  bytes: readonly number[];
  anywhere: number;
}

/** The exchanges as a table stores them, those behind that are heard only where their idea is at hand. */
const inTableOrder = (exchanges: readonly Exchange[]): Exchange[] => [
  ...exchanges.filter((one) => !one.isFollowUp),
  ...exchanges.filter((one) => one.isFollowUp),
];

/** A table of exchanges that are in memory already. */
export const tableOf = (
  exchanges: readonly Exchange[],
  vectorOf: (text: string) => Int8Array | undefined,
): ExchangeTable => {
  const ordered = inTableOrder(exchanges);
  return tableFrom(outlineOf(ordered), partsOf(ordered, vectorOf), (place) => ordered[place] as Exchange);
};

const UNKNOWN = new Int8Array();
const partsOf = (
  exchanges: readonly Exchange[],
  vectorOf: (text: string) => Int8Array | undefined,
): NearParts => nearPartsOf(exchanges.flatMap(({ says }) => says.map((way) => vectorOf(way) ?? UNKNOWN)));

const outlineOf = (exchanges: readonly Exchange[]): Outline => {
  const ideas = [...new Set(exchanges.map(({ idea }) => idea))];
  const numberOf = new Map(ideas.map((idea, number) => [idea, number]));
  return {
    ideas,
    idea: exchanges.map(({ idea }) => numberOf.get(idea) ?? 0),
    ways: exchanges.map(({ says }) => says.length),
    isQuestion: exchanges.map(({ is }) => (is === 'question' ? 1 : 0)),
    bytes: exchanges.map((one) => Buffer.byteLength(lineOf(one))),
    anywhere: exchanges.reduce((sum, { says, isFollowUp }) => sum + (isFollowUp ? 0 : says.length), 0),
  };
};

const tableFrom = (outline: Outline, parts: NearParts, read: ExchangeTable['read']): ExchangeTable => {
  const { ideas, idea, ways, isQuestion, anywhere } = outline;
  const firstRows = sumsBefore(ways);
  const of = new Uint32Array(parts.starts.length);
  for (const [place, count] of ways.entries())
    of.fill(place, firstRows[place], (firstRows[place] as number) + count);
  return {
    rows: nearRowsFrom(parts),
    anywhere,
    count: ways.length,
    placeOf: (row) => of[row] as number,
    firstRow: (place) => firstRows[place] as number,
    ideaOf: (place) => ideas[idea[place] as number] as IdeaId,
    questionsOf: (topic) =>
      idea.flatMap((number, place) =>
        ideas[number] === topic && isQuestion[place] === 1 && (ways[place] ?? 0) > 0
          ? [firstRows[place] as number]
          : [],
      ),
    read,
  };
};

const sumsBefore = (counts: readonly number[]): Uint32Array => {
  const sums = new Uint32Array(counts.length);
  for (let at = 1; at < counts.length; at += 1)
    sums[at] = (sums[at - 1] as number) + (counts[at - 1] as number);
  return sums;
};

const lineOf = (exchange: Exchange): string => `${JSON.stringify(exchange)}\n`;

/** A table as a build lays it down: a thread has it in the time of reading two files, and parses only what comes near. */
export interface PackedExchanges {
  /** An exchange a line. */
  lines: Uint8Array;
  /** The outline, then everything that rows are made of, each part where it can be looked at in place; null where nothing is known of meanings. */
  table: Uint8Array | null;
}

export const packExchanges = (
  exchanges: readonly Exchange[],
  vectorOf: (text: string) => Int8Array | undefined,
): PackedExchanges => {
  const ordered = inTableOrder(exchanges);
  return { lines: Buffer.from(ordered.map(lineOf).join('')), table: packTable(ordered, vectorOf) };
};

const packTable = (
  exchanges: readonly Exchange[],
  vectorOf: (text: string) => Int8Array | undefined,
): Uint8Array | null => {
  const vectors = exchanges.flatMap(({ says }) => says.map((way) => vectorOf(way) ?? UNKNOWN));
  const size = vectors.find(({ length }) => length > 0)?.length;
  if (size === undefined) return null;
  const numbers = new Int8Array(size * vectors.length);
  for (const [row, vector] of vectors.entries()) numbers.set(vector, row * size);
  const { inverses, signs } = nearPartsOf(vectors);
  const parts = [inverses, signs, numbers];
  const lengths = parts.map(({ byteLength }) => byteLength);
  const head = Buffer.from(JSON.stringify({ outline: outlineOf(exchanges), size, lengths }));
  const length = Buffer.alloc(START);
  length.writeUInt32LE(head.length + spacesBehind(head));
  return Buffer.concat([
    length,
    head,
    Buffer.alloc(spacesBehind(head), ' '),
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
};
const [START, ALIGNED] = [8, 8];
/** The parts stand where numbers of eight bytes may begin. */
const spacesBehind = ({ length }: Buffer): number => (ALIGNED - (length % ALIGNED)) % ALIGNED;

/** The exchanges of some lines. */
export const exchangesIn = (lines: Uint8Array): Exchange[] =>
  Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Exchange);

/** Opens what was packed; a table that was read as a file lies at the beginning of its memory, as its numbers need it. */
export const openTable = (lines: Uint8Array, table: Uint8Array): ExchangeTable => {
  const text = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  const packed = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
  const end = START + packed.readUInt32LE(0);
  const { outline, size, lengths } = JSON.parse(packed.toString('utf8', START, end)) as {
    outline: Outline;
    size: number;
    lengths: readonly [number, number, number];
  };
  const [inverses, signs, numbers] = sumsBefore([end, ...lengths]).subarray(1);
  const at = (offset: number | undefined): number => packed.byteOffset + (offset ?? 0);
  const lineStarts = sumsBefore(outline.bytes);
  const { buffer } = packed;
  return tableFrom(
    outline,
    {
      size,
      inverses: new Float64Array(buffer, at(inverses), lengths[0] / Float64Array.BYTES_PER_ELEMENT),
      signs: new Uint8Array(buffer, at(signs), lengths[1]),
      numbers: new Int8Array(buffer, at(numbers), lengths[2]),
      starts: Uint32Array.from({ length: lengths[2] / size }, (_, row) => row * size),
    },
    (place) => {
      const start = lineStarts[place] as number;
      return JSON.parse(text.toString('utf8', start, start + (outline.bytes[place] as number))) as Exchange;
    },
  );
};
