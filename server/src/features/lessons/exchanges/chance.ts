import type { Exchange } from '@studia/contract/lessons';
import { opposesAny, type ReadStatement } from '../rules/statement/read-statement.ts';

/** How near a message comes to a way of saying something. */
export interface Nearness {
  /** By meaning: the message as it is, and together with what was talked about before. */
  alone: number;
  together: number;
  /** How much nearer it is than the next exchange. */
  ahead: number;
  /** Where the conversation is: at this idea, in this book, or at its beginning. */
  isAtHand: boolean;
  isSameBook: boolean;
  isFirst: boolean;
}

/** A way to say something, the reply to it, and what is true of it. */
interface Written {
  way: ReadStatement;
  reply: ReadStatement;
  is: Exchange['is'];
}

/** What speaks for a written reply to a message, and against it, each with its weight. */
const WEIGHTS = {
  alone: 0.86,
  together: 5.16,
  ahead: 4.71,
  shared: 2.39,
  foreign: -1.12,
  otherNumbers: -0.92,
  denies: -0.33,
  statement: 0.33,
  length: 1.92,
  atHand: 0.42,
  sameBook: 1.05,
  first: 0.53,
} as const;
const BASE = -6.72;
const LONG = 10;

/**
 * The chance that the reply says something that helps with just what was asked or said. The weights were fitted on 969 pairs of
 * students' messages and replies that a reader had called fitting, useful or beside the point (decision 0107).
 */
export const chanceOf = (
  said: ReadStatement,
  { way, reply, is }: Written,
  { alone, together, ahead, isAtHand, isSameBook, isFirst }: Nearness,
): number => {
  const isElsewhere = (word: string): boolean => !way.words.has(word) && !reply.words.has(word);
  const signs: Readonly<Record<keyof typeof WEIGHTS, number>> = {
    alone,
    together,
    ahead,
    shared: alikeness(said, way),
    foreign: Array.from(said.words).filter(isElsewhere).length / Math.max(1, said.words.size),
    otherNumbers: Number(Array.from(said.numbers).some(isElsewhere)),
    denies: Number(said.denials % 2 !== way.denials % 2),
    statement: Number(is !== 'question'),
    length: Math.min(said.words.size, LONG) / LONG,
    atHand: Number(isAtHand),
    sameBook: Number(isSameBook),
    first: Number(isFirst),
  };
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], BASE)));
};

const [ALIKE, MOST_FOREIGN] = [0.6, 0.35];
/** Words that turn a statement into another one, by their names in a read statement. */
const TURNS = new Set(
  'more less fast slow hot cold same different always only all near far inside outside before after strong weak heavy light plus minus'.split(
    ' ',
  ),
);

/** Whether two statements say the same, so that what is true of one is true of the other: most words, in the same order. */
export const saysTheSame = (said: ReadStatement, way: ReadStatement): boolean => {
  const [own, others] = [Array.from(said.words), Array.from(way.words)];
  const shared = own.filter((word) => way.words.has(word));
  const inTheirOrder = others.filter((word) => said.words.has(word));
  const turns = (one: readonly string[], other: ReadStatement): boolean =>
    one.some((word) => TURNS.has(word) && !other.words.has(word));
  return (
    alikeness(said, way) >= ALIKE &&
    own.length - shared.length <= MOST_FOREIGN * own.length &&
    shared.every((word, at) => word === inTheirOrder[at]) &&
    said.denials === way.denials &&
    Array.from(said.numbers).every((number) => way.numbers.has(number)) &&
    !turns(own, way) &&
    !turns(others, said) &&
    !opposesAny(said.words, way.words)
  );
};

const alikeness = ({ words }: ReadStatement, other: ReadStatement): number =>
  (2 * Array.from(words).filter((word) => other.words.has(word)).length) /
  Math.max(1, words.size + other.words.size);
