import type { Exchange, IdeaId } from '@studia/contract/lessons';
import { bookOfIdea } from '@studia/contract/lessons';
import { opposesAny, type ReadStatement } from '../rules/statement/read-statement.ts';
import fitted from './chance-weights.json' with { type: 'json' };
import rarities from './common-words.json' with { type: 'json' };

/** What was said, and where. */
export interface StudentTurn {
  statement: ReadStatement;
  /** What we said last. */
  last: ReadStatement;
  /** The word that it begins with, such as “why”. */
  start: string;
  at: IdeaId | null;
}

/** A written reply that may be meant. */
export interface Candidate {
  exchange: Exchange;
  /** The way to say it that comes nearest, all ways, and the reply. */
  way: ReadStatement;
  ways: ReadStatement;
  reply: ReadStatement;
  start: string;
  /** How near it is by meaning: to the message alone, together with what was talked about, and after our last words. */
  alone: number;
  together: number;
  after: number;
}

/** What speaks for a written reply to a message, or against it. */
const SIGNS = {
  near: (_, one) => nearnessOf(one),
  alone: (_, { alone }) => alone,
  ahead: (_, one, others) => nearnessOf(one) - mostOf(others.filter((other) => other !== one)),
  behind: (_, one, others) => nearnessOf(one) - mostOf(others),
  place: (_, one, others) => others.filter((other) => nearnessOf(other) > nearnessOf(one)).length / 10,
  inWay: ({ statement }, { way }) => shareIn(statement.words, way.words),
  ofWay: ({ statement }, { way }) => shareIn(way.words, statement.words),
  inWays: ({ statement }, { ways }) => shareIn(statement.words, ways.words),
  inAll: (asked, one) => coverageOf(asked, one),
  news: ({ statement, last }, { way, reply }) =>
    shareIn(
      new Set(Array.from(statement.words).filter((word) => !last.words.has(word))),
      way.words,
      reply.words,
    ),
  repeats: ({ last }, { reply }) => shareIn(reply.words, last.words),
  length: ({ statement }) => Math.min(statement.words.size, LONG) / LONG,
  wayLength: (_, { way }) => Math.min(way.words.size, LONG) / LONG,
  sameStart: ({ start }, one) => Number(start === one.start),
  sameIdea: ({ at }, { exchange }) => Number(exchange.idea === at),
  sameBook: ({ at }, { exchange }) => Number(at !== null && bookOfIdea(exchange.idea) === bookOfIdea(at)),
  followUp: (_, { exchange }) => Number(exchange.isFollowUp),
  first: ({ at }) => Number(at === null),
  asked: (_, { exchange }) => Number(exchange.is === 'question'),
  otherNumbers: ({ statement }, { ways, reply }) =>
    Number(Array.from(statement.numbers).some((one) => !ways.words.has(one) && !reply.words.has(one))),
  denies: ({ statement }, { way }) => Number(statement.denials % 2 !== way.denials % 2),
  opposes: ({ statement }, { way }) => Number(opposesAny(statement.words, way.words)),
} satisfies Record<string, (asked: StudentTurn, one: Candidate, others: readonly Candidate[]) => number>;
const LONG = 10;

type Sign = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** How much of what was said a reply and its question speak of. */
export const coverageOf = ({ statement }: StudentTurn, { ways, reply }: Candidate): number =>
  shareIn(statement.words, ways.words, reply.words);

/** All signs of one candidate among all of them, in the order of their names. */
export const signsOf = (asked: StudentTurn, one: Candidate, all: readonly Candidate[]): number[] =>
  SIGN_NAMES.map((name) => SIGNS[name](asked, one, all));

/**
 * The chances that each reply answers what was said, as a teacher would say it. The weights were fitted on turns of conversations
 * whose nearest replies were marked one by one (`npm run learn:chances`, decision 0118).
 */
export const chancesOf = (asked: StudentTurn, candidates: readonly Candidate[]): number[] =>
  candidates.map((one) => {
    const signs = signsOf(asked, one, candidates);
    const sum = SIGN_NAMES.reduce(
      (so, name, at) => so + fitted.weights[name] * (signs[at] ?? 0),
      fitted.base,
    );
    return 1 / (1 + Math.exp(-sum));
  });

/** The word that a message begins with, without what leads to it. */
export const startOf = (text: string): string =>
  FIRST_WORD.exec(text.toLowerCase().replace(LEADS, ''))?.[0] ?? '';
const LEADS =
  /^\W*(?:(?:and|but|so|ok|okay|hey|hi|please|wait|then|oh|wow|yeah|yes|no|hm+|also|thanks|thx|cool)\b[\s,]*)+/;
const FIRST_WORD = /[\p{L}\d]+/u;

/** Our last words lead to what is said next, but less than what it says itself. */
export const nearnessOf = ({
  alone,
  together,
  after,
}: Pick<Candidate, 'alone' | 'together' | 'after'>): number => alone + together + after / 2;
const mostOf = (others: readonly Candidate[]): number =>
  others.reduce((most, one) => Math.max(most, nearnessOf(one)), 0);

/** How much of some words stands in others; a word that is seldom said counts more. */
const shareIn = (words: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): number => {
  let [all, found] = [0, 0];
  for (const word of words) {
    const rarity = rarityOf(word);
    all += rarity;
    if (others.some((other) => other.has(word))) found += rarity;
  }
  return all === 0 ? 0 : found / all;
};
const COMMON = new Map(
  rarities.common.flatMap(({ rarity, words }) => words.split(' ').map((word) => [word, rarity] as const)),
);
const rarityOf = (word: string): number => COMMON.get(word) ?? rarities.rare;
