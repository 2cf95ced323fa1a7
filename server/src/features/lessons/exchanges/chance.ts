import type { Exchange } from '@studia/contract/lessons';
import { opposesAny, type ReadStatement } from '../rules/statement/read-statement.ts';

/** How near a message comes to a way of saying something. */
export interface Nearness {
  /** By meaning: the message as it is, and together with what was talked about before. */
  alone: number;
  together: number;
  /** How much nearer it is than the next exchange, and how much farther than the nearest (zero or less). */
  ahead: number;
  behind: number;
  /** Where the conversation is: in this book, or at its beginning. */
  isSameBook: boolean;
  isFirst: boolean;
}

/** A way to say something, the reply to it, and what is true of it. */
interface Written {
  way: ReadStatement;
  reply: ReadStatement;
  is: Exchange['is'];
}

/** What a written reply is worth to a message: that it helps at all, and that it fits just what was said. */
interface Chance {
  helps: number;
  fits: number;
}

/** What is said to a statement fits no question: there is nothing in it to be right or wrong. */
const NEVER = -20;

/** What speaks for a written reply to a message, and against it, each with its weight. */
const WEIGHTS: Readonly<Record<Sign, Chance>> = {
  alone: { helps: 0.47, fits: 0.23 },
  together: { helps: 3.93, fits: 3.31 },
  ahead: { helps: 7.52, fits: 7.13 },
  behind: { helps: 4.99, fits: 8.77 },
  shared: { helps: 0.56, fits: 2.17 },
  foreign: { helps: -1.88, fits: -1.04 },
  otherNumbers: { helps: -0.38, fits: -0.58 },
  denies: { helps: -0.07, fits: -0.44 },
  length: { helps: 1.08, fits: 1.11 },
  sameBook: { helps: -0.25, fits: -0.63 },
  first: { helps: -0.55, fits: -0.91 },
  askedAsked: { helps: -0.05, fits: 0.46 },
  askedTold: { helps: 0.07, fits: NEVER },
  toldAsked: { helps: 0.22, fits: -0.08 },
  toldTold: { helps: -0.23, fits: 0.01 },
};
const BASE: Chance = { helps: -2.88, fits: -3.93 };
const LONG = 10;

type Sign =
  | 'alone'
  | 'together'
  | 'ahead'
  | 'behind'
  | 'shared'
  | 'foreign'
  | 'otherNumbers'
  | 'denies'
  | 'length'
  | 'sameBook'
  | 'first'
  | 'askedAsked'
  | 'askedTold'
  | 'toldAsked'
  | 'toldTold';

/** A question for more than yes or no, a statement, or a question whether something is so, which is a little of both. */
export type Tone = 'asks' | 'tells' | 'wonders';

/** What leads to a message. */
const LEADS =
  /^\W*(?:(?:and|but|so|ok|okay|hey|hi|please|wait|then|oh|wow|yeah|yes|no|hm+|also|thanks|thx|cool)\b[\s,]*)+/i;
const ASKS =
  /^\W*(?:what|whats|what's|how|hows|why|whys|who|whos|when|where|which|explain|tell|define|describe|y|give|show)\b/i;
const WONDERS = /^\W*(?:is|are|was|were|can|could|do|does|did|will|would|should|has|have)\b|\?\s*$/i;
/** “But if they don't eat it, why does my mom …”, “a tree is heavy. where does the wood come from”. */
const ASKS_AFTERWARDS =
  /(?:[.!?,:;]\s+|\b(?:if|when|cause|because|bc|since|but|and|so|then|tho)\b[^.!?]{0,60}\s)(?<!\b(?:that'?s|is|was|know|knows|see|tells?|shows?|explains?|reason)\s)(?:why|how (?:do|does|did|can|come|is|are|far|fast|long|many|much)|what(?:'?s)? (?:is|are|do|does|did|if|would|happens|about)|where (?:is|are|do|does|did))\b/i;
export const toneOf = (message: string): Tone => {
  const core = message.replace(LEADS, '');
  if (ASKS.test(core) || ASKS_AFTERWARDS.test(message)) return 'asks';
  return WONDERS.test(core) ? 'wonders' : 'tells';
};

/**
 * The chances that the reply says something that helps with what was asked or said, and that it fits just that. The weights were
 * fitted on 3,403 pairs of students' messages and replies that readers had called fitting, useful or beside the point
 * (decision 0107).
 */
export const chanceOf = (
  said: ReadStatement,
  tone: Tone,
  { way, reply, is }: Written,
  { alone, together, ahead, behind, isSameBook, isFirst }: Nearness,
): Chance => {
  const isElsewhere = (word: string): boolean => !way.words.has(word) && !reply.words.has(word);
  const isAsked = is === 'question';
  const signs: Readonly<Record<Sign, number>> = {
    alone,
    together,
    ahead,
    behind,
    shared: alikeness(said, way),
    foreign: Array.from(said.words).filter(isElsewhere).length / Math.max(1, said.words.size),
    otherNumbers: Number(Array.from(said.numbers).some(isElsewhere)),
    denies: Number(said.denials % 2 !== way.denials % 2),
    length: Math.min(said.words.size, LONG) / LONG,
    sameBook: Number(isSameBook),
    first: Number(isFirst),
    askedAsked: Number(tone === 'asks' && isAsked),
    askedTold: Number(tone === 'asks' && !isAsked),
    toldAsked: Number(tone === 'tells' && isAsked),
    toldTold: Number(tone === 'tells' && !isAsked),
  };
  const names = Object.keys(WEIGHTS) as Sign[];
  const chance = (of: keyof Chance): number =>
    1 / (1 + Math.exp(-names.reduce((sum, name) => sum + WEIGHTS[name][of] * signs[name], BASE[of])));
  return { helps: chance('helps'), fits: chance('fits') };
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
    // “Carbon 14 has 14 neutrons” is not what “carbon 14 has 8 neutrons” says.
    said.numbers.size === way.numbers.size &&
    Array.from(said.numbers).every((number) => way.numbers.has(number)) &&
    !turns(own, way) &&
    !turns(others, said) &&
    !opposesAny(said.words, way.words)
  );
};

const alikeness = ({ words }: ReadStatement, other: ReadStatement): number =>
  (2 * Array.from(words).filter((word) => other.words.has(word)).length) /
  Math.max(1, words.size + other.words.size);
