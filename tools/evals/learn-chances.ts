import { readFile, writeFile } from 'node:fs/promises';
import {
  SIGN_NAMES,
  signsOf,
  startOf,
  type Candidate,
  type StudentTurn,
} from '../../server/src/features/lessons/exchanges/chance.ts';
import { readWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';
import { readStatement } from '../../server/src/features/lessons/rules/statement/read-statement.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { likenessOf } from '../../server/src/vectors.ts';
import { fitLogistic, type Fitted } from './fit-logistic.ts';
import { makeVectors } from './library-search.ts';

/**
 * Learns how likely a written reply answers what a student says, from `marked-replies.jsonl`: turns of conversations whose nearest
 * replies were marked by readers (5 and 4 answer it, 3 helps in part, 0 the rest; a fourth entry says that it was told before).
 * Conversations that are held back are not learnt from: they tell how good it is.
 */
interface MarkedTurn {
  conversation: string;
  turn: number;
  says: string;
  about: string;
  at: string | null;
  last: string;
  /** About a matter, something to be worked out (an exercise, an own text), or social talk. */
  kind: 'm' | 'x' | 's';
  held?: true;
  among: readonly [idea: string, way: string, mark: number, told?: 1][];
}
interface Row {
  signs: number[];
  isGood: boolean;
  turn: MarkedTurn;
}

const WEIGHTS = new URL('../../server/src/features/lessons/exchanges/chance-weights.json', import.meta.url);
const GOOD = 4;

const turns = (await readFile(new URL('marked-replies.jsonl', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as MarkedTurn);
const exchanges = await readWrittenExchanges();
const language = segmenterLanguage();
const statementIn = (text: string) => readStatement(text, (words) => language.wordsOf(words, 'en'));
const nameOf = (idea: string, way: string): string => `${idea} ${way}`;
const named = new Map(
  exchanges.flatMap((one) => one.says.map((way) => [nameOf(one.idea, way), one] as const)),
);

/** All candidates of a turn, as the product would see them. */
const rowsOf = (turn: MarkedTurn): Row[] => {
  const { says, about, at, last, among } = turn;
  const alone = vectors.of(says);
  const together = about === '' ? alone : vectors.of(`${about}: ${says}`);
  const after = last === '' ? alone : vectors.of(`${last} ${says}`);
  const asked: StudentTurn = {
    statement: statementIn(says),
    last: statementIn(last),
    start: startOf(says),
    at,
  };
  const known = among.flatMap(([idea, way, mark, isTold]) => {
    const exchange = named.get(nameOf(idea, way));
    const vector = shipped(way);
    return exchange && vector && !isTold ? [{ exchange, way, vector, mark }] : [];
  });
  const candidates: Candidate[] = known.map(({ exchange, way, vector }) => ({
    exchange,
    way: statementIn(way),
    ways: statementIn(exchange.says.join('. ')),
    reply: statementIn(exchange.reply),
    start: startOf(way),
    alone: likenessOf(alone, vector),
    together: likenessOf(together, vector),
    after: likenessOf(after, vector),
  }));
  return candidates.map((one, place) => ({
    signs: signsOf(asked, one, candidates),
    isGood: (known[place]?.mark ?? 0) >= GOOD,
    turn,
  }));
};
/** Of follow-ups that one of the replies answers: how often it is the likeliest; and how often a good one is likelier than a bad one. */
const figuresOf = (rows: readonly Row[], chance: (row: Row) => number): string => {
  const follow = rows.filter(({ turn }) => turn.turn > 0 && turn.kind === 'm');
  const answered = Array.from(new Set(follow.map(({ turn }) => turn)), (turn) =>
    follow.filter((row) => row.turn === turn),
  ).filter((all) => all.some(({ isGood }) => isGood));
  const first = answered.filter(
    (all) => all.toSorted((one, other) => chance(other) - chance(one))[0]?.isGood,
  ).length;
  const good = follow.filter(({ isGood }) => isGood).map(chance);
  const bad = follow.filter(({ isGood }) => !isGood).map(chance);
  const likelier = good.reduce((sum, one) => sum + bad.filter((other) => other < one).length, 0);
  return `${first} of ${answered.length} first (${((100 * first) / answered.length).toFixed(1)} %), area ${(likelier / good.length / bad.length).toFixed(3)}`;
};
const chanceBy =
  ({ weights, base }: Fitted) =>
  ({ signs }: Row): number =>
    1 / (1 + Math.exp(-signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), base)));

const vectors = await makeVectors();
await vectors.make(turns.flatMap(({ says, about, last }) => [says, `${about}: ${says}`, `${last} ${says}`]));
const shipped = await vectors.embed.shipped();
const rows = turns.flatMap(rowsOf);
await vectors.embed.close();

const held = rows.filter(({ turn }) => turn.held);
const fitted = fitLogistic(
  rows.filter(({ turn }) => !turn.held).map(({ signs, isGood }) => ({ values: signs, isSo: isGood })),
);
const chance = chanceBy(fitted);
console.log(figuresOf(held, chance));
for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
  const some = held.filter((row) => chance(row) >= from && chance(row) < from + 0.2);
  const good = some.filter(({ isGood }) => isGood).length;
  console.log(
    `a chance of ${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}: ${good} of ${some.length} answer it`,
  );
}
console.log(SIGN_NAMES.map((name, at) => `${name} ${fitted.weights[at]?.toFixed(2)}`).join(', '));
const short = (value: number): number => Number(value.toFixed(3));
const weights = SIGN_NAMES.map((name, at) => [name, short(fitted.weights[at] ?? 0)] as const);
const model = { base: short(fitted.base), weights: Object.fromEntries(weights) };
await writeFile(WEIGHTS, `${JSON.stringify(model, null, 2)}\n`);
