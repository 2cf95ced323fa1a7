import { opposesAny, type ReadStatement } from '../rules/statement/read-statement.ts';
import type { Exchange } from './exchange.ts';

/** How near a message comes to a way of saying something, by meaning. */
export interface Nearness {
  /** The message as it is, and together with what was talked about before. */
  alone: number;
  together: number;
  /** How much nearer it is than the next exchange. */
  ahead: number;
}

/** A way to say something, the reply to it, and what is true of it. */
interface Written {
  way: ReadStatement;
  reply: ReadStatement;
  is: Exchange['is'];
}

/** What speaks for a message meaning just that, and against it. */
export const signsOf = (
  said: ReadStatement,
  { way, reply, is }: Written,
  { alone, together, ahead }: Nearness,
) => {
  const known = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
    Array.from(words).filter((word) => others.has(word)).length;
  const isElsewhere = (word: string): boolean => !way.words.has(word) && !reply.words.has(word);
  return {
    alone,
    together,
    ahead,
    shared: (2 * known(said.words, way.words)) / Math.max(1, said.words.size + way.words.size),
    foreign: Array.from(said.words).filter(isElsewhere).length / Math.max(1, said.words.size),
    otherNumbers: Array.from(said.numbers).some(isElsewhere) ? 1 : 0,
    denies: said.denials % 2 === way.denials % 2 ? 0 : 1,
    opposes: opposesAny(said.words, way.words) || opposesAny(way.words, said.words) ? 1 : 0,
    isStatement: is === 'question' ? 0 : 1,
    length: Math.min(said.words.size, LONG) / LONG,
  };
};
const LONG = 10;

type Sign = keyof ReturnType<typeof signsOf>;

const WEIGHTS: Readonly<Record<Sign, number>> = {
  alone: 8,
  together: 6,
  ahead: 4,
  shared: 1,
  foreign: -1.5,
  otherNumbers: -1,
  denies: -1,
  opposes: -1,
  isStatement: -0.5,
  length: 0,
};
const BASE = -8.5;

/** The chance that the reply fits what was said, from 0 to 1. */
export const chanceOf = (said: ReadStatement, written: Written, near: Nearness): number => {
  const signs = signsOf(said, written, near);
  const names = Object.keys(WEIGHTS) as Sign[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], BASE)));
};
