import type { Exchange } from '@studia/contract/lessons';
import { bookOfIdea, type IdeaId } from '@studia/contract/lessons';
import { othersFirst } from '../../../line.ts';
import { nearRowsOf, type NearRows } from '../../../near-rows.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import { readStatement, type ReadStatement } from '../rules/statement/read-statement.ts';
import { chanceOf, saysTheSame, toneOf } from './chance.ts';
import { confusedIn, isAboutThem } from './confused-words.ts';

/** Something that is written down and that a message may say. */
export interface HeardExchange {
  exchange: Exchange;
  /** The chance that its reply helps with what was said. */
  certainty: number;
  /** It was said in nearly the same words, so that what is true of one is true of the other. */
  isSaid: boolean;
  /** How many words of what the message speaks of are spoken of there, and their share, from 0 to 1. */
  shared: number;
  covered: number;
}

/** Where a conversation stands: the idea at hand, and what was talked about before. */
interface Thread {
  at: IdeaId | null;
  about: string;
}

/** The exchanges that a message may begin, the most fitting first; none where nothing is known of meanings. */
export type FindExchanges = (message: string, thread: Thread) => Promise<HeardExchange[]>;

interface Dependencies {
  read: () => Promise<readonly Exchange[]>;
  embed: Embed | null;
  language: Pick<Language, 'wordsOf'>;
}

/** What a conversation leans to: the idea at hand, and away from other books. */
const LEANS = { idea: 0.05, otherBook: -0.06 } as const;

/** So many of the nearest are looked at word by word. */
const NEAREST = 8;

/** How likely a question about the very words that are confused helps. */
const NAMED = 0.6;

/** From here on, two ways to say something ask the same. */
const SAME_MATTER = 0.8;

/** Finds what a message says among all that students say about the written lessons. */
export const makeFindExchanges = ({ read, embed, language }: Dependencies): FindExchanges => {
  let reading: Promise<Index | null> | null = null;
  const index = async (): Promise<Index | null> => {
    const shipped = await embed?.shipped();
    return shipped ? indexOf(await read(), shipped) : null;
  };
  const statementIn = (text: string) => readStatement(text, (words) => language.wordsOf(words, 'en'));
  // What is written is read once, not for every message that comes near to it.
  const written = new WeakMap<Exchange, { reply: ReadStatement; all: ReadStatement }>();
  const writtenIn = (exchange: Exchange): { reply: ReadStatement; all: ReadStatement } => {
    const { says, reply } = exchange;
    const known = written.get(exchange) ?? {
      reply: statementIn(reply),
      all: statementIn([...says, reply].join('. ')),
    };
    written.set(exchange, known);
    return known;
  };
  return async (message, { at, about }) => {
    const known = await (reading ??= index());
    const alone = known && (await embed?.embed(message));
    if (!alone) return [];
    const together = about === '' ? alone : ((await embed?.embed(`${about}: ${message}`)) ?? alone);
    // The middle of both is as near to a row as both are on average: every row is looked at once.
    const middle = alone.map((value, place) => (value + (together[place] ?? 0)) / 2);
    await othersFirst();
    const nearest = nearestIn(known, middle, at);
    const [said, tone] = [statementIn(message), toneOf(message)];
    const confused = confusedIn(message);
    const telling = Array.from(said.words).filter((word) => word !== 'why');
    return nearest
      .slice(0, NEAREST)
      .map((near, place) => {
        const { exchange, says, row, weight } = near;
        const way = statementIn(says);
        const { reply, all } = writtenIn(exchange);
        const { helps, fits } = chanceOf(
          said,
          tone,
          { way, reply, is: exchange.is },
          {
            alone: known.rows.likenessOf(alone, row),
            together: known.rows.likenessOf(together, row),
            ahead: weight - (rivalOf(near, nearest.slice(place + 1), known)?.weight ?? weight),
            behind: weight - (nearest[0]?.weight ?? weight),
            isSameBook: at !== null && bookOfIdea(at) === bookOfIdea(exchange.idea),
            isFirst: at === null,
          },
        );
        const isNamed = exchange.is === 'question' && isAboutThem(confused, exchange.says);
        const shared = telling.filter((word) => all.words.has(word)).length;
        const heard: HeardExchange = {
          exchange,
          certainty: isNamed ? Math.max(helps, NAMED) : helps,
          isSaid: saysTheSame(said, way),
          shared,
          covered: shared / Math.max(1, telling.length),
        };
        return { heard, worth: helps / 2 + fits + Number(isNamed) };
      })
      .toSorted((one, other) => other.worth - one.worth)
      .map(({ heard }) => heard);
  };
};

/** The next that asks something else: what says the same in another topic is no rival, its reply would help as well. */
const rivalOf = ({ row }: Near, others: readonly Near[], { rows }: Index): Near | undefined =>
  others.find((other) => rows.likenessBetween(row, other.row) < SAME_MATTER);

/** Every way to say something, a row of numbers each. */
interface Index {
  exchanges: readonly Exchange[];
  /** Of each row, the place of its exchange and of the way among its ways. */
  of: Uint32Array;
  ways: Uint8Array;
  rows: NearRows;
  /** So many rows are said anywhere; behind them stand follow-ups, which are heard only where their idea is at hand. */
  anywhere: number;
  /** The rows of what may follow where this idea is at hand. */
  followUps: (at: IdeaId | null) => readonly number[];
}

const indexOf = (
  all: readonly Exchange[],
  shipped: (text: string) => Int8Array | undefined,
): Index | null => {
  const exchanges = [...all.filter((one) => !one.isFollowUp), ...all.filter((one) => one.isFollowUp)];
  const vectors = exchanges.flatMap(({ says }) => says.map((way) => shipped(way) ?? UNKNOWN));
  // Of another model nothing came along.
  if (vectors.every(({ length }) => length === 0)) return null;
  const of = Uint32Array.from(exchanges.flatMap(({ says }, place) => says.map(() => place)));
  const anywhere = exchanges.reduce((sum, { says, isFollowUp }) => sum + (isFollowUp ? 0 : says.length), 0);
  const rows = nearRowsOf(vectors);
  return {
    exchanges,
    of,
    anywhere,
    followUps: followUpsIn({ exchanges, of, anywhere, rows }),
    ways: Uint8Array.from(exchanges.flatMap(({ says }) => says.map((_, place) => place))),
    rows,
  };
};
const UNKNOWN = new Int8Array();

/** Finds what may follow: of the idea itself, or, in a topic beyond the books, of the ideas that are asked about in nearly the same words. */
const followUpsIn = ({
  exchanges,
  of,
  anywhere,
  rows,
}: Omit<Index, 'followUps' | 'ways'>): Index['followUps'] => {
  const byIdea = new Map<IdeaId, number[]>();
  for (let row = anywhere; row < of.length; row += 1) {
    const { idea } = exchanges[of[row] as number] as Exchange;
    byIdea.set(idea, [...(byIdea.get(idea) ?? []), row]);
  }
  const isAlike = new Map<IdeaId, readonly number[]>();
  const alikeTo = (topic: IdeaId): readonly number[] => {
    const ideas = new Set<IdeaId>();
    const asked = exchanges.flatMap(({ idea, is, says }, place) =>
      idea === topic && is === 'question' && says.length > 0 ? [of.indexOf(place)] : [],
    );
    for (const own of asked.slice(0, LOOKED_INTO))
      rows.eachNear(rows.unitOf(own), { least: NEAREST_LOOKED_AT, among: anywhere }, (row, likeness) => {
        const { idea } = exchanges[of[row] as number] as Exchange;
        if (likeness >= ABOUT_THE_SAME && byIdea.has(idea)) ideas.add(idea);
      });
    return Array.from(ideas).flatMap((idea) => byIdea.get(idea) ?? []);
  };
  return (at) => {
    if (at === null) return [];
    const known = byIdea.get(at) ?? isAlike.get(at) ?? alikeTo(at);
    if (!byIdea.has(at)) isAlike.set(at, known);
    return known;
  };
};
/** So many questions of a topic are looked into, and so many that come near to each, to see which ideas it is about. */
const [LOOKED_INTO, NEAREST_LOOKED_AT] = [4, 200];
/** From here on, two questions are about the same idea. */
const ABOUT_THE_SAME = 0.7;

interface Near {
  exchange: Exchange;
  says: string;
  row: number;
  weight: number;
}

/** The nearest exchanges, each by the way to say it that comes nearest, and one more to see how far ahead they are. */
const nearestIn = (
  { exchanges, of, ways, rows, anywhere, followUps }: Index,
  asked: Float32Array,
  at: IdeaId | null,
): Near[] => {
  const leans = new Map<IdeaId, number>();
  const lean = (idea: IdeaId): number => {
    const known = leans.get(idea) ?? leanTo(idea, at);
    leans.set(idea, known);
    return known;
  };
  const nearest = new Map<Exchange, Near>();
  const take = (row: number, likeness: number): void => {
    const exchange = exchanges[of[row] as number] as Exchange;
    const weight = likeness + lean(exchange.idea);
    if (weight > (nearest.get(exchange)?.weight ?? LEAST))
      nearest.set(exchange, { exchange, says: exchange.says[ways[row] as number] ?? '', row, weight });
  };
  rows.eachNear(asked, { least: LOOKED_AT, among: anywhere }, take);
  for (const row of followUps(at)) take(row, rows.likenessOf(asked, row));
  return Array.from(nearest.values())
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, NEAREST + 1);
};
/** What is farther away is never meant, and need not be put in order. */
const LEAST = 0.3;
/** So many rows, the nearest by their signs, are compared number by number: of the nine nearest to each of 663 messages, one in eight hundred was not. */
const LOOKED_AT = 800;

const leanTo = (idea: IdeaId, at: IdeaId | null): number => {
  if (at === null) return 0;
  if (idea === at) return LEANS.idea;
  return bookOfIdea(idea) === bookOfIdea(at) ? 0 : LEANS.otherBook;
};
