import type { Exchange } from '@studia/contract/lessons';
import { bookOfIdea, type IdeaId } from '@studia/contract/lessons';
import { othersFirst } from '../../../line.ts';
import { nearRowsOf, type NearRows } from '../../../near-rows.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import { readStatement } from '../rules/statement/read-statement.ts';
import { chancesOf, nearnessOf, startOf, type Candidate, type StudentTurn } from './chance.ts';
import { confusedIn, isAboutThem } from './confused-words.ts';
import { saysMuchTheSame, saysTheSame } from './same-statement.ts';

/** Something that is written down and that a message may say. */
export interface HeardExchange {
  exchange: Exchange;
  /** The chance that its reply answers what was said. */
  certainty: number;
  /** It was said in nearly the same words, so that what is true of one is true of the other. */
  isSaid: boolean;
  /** It was said in words so alike that, if it is wrong, what was said most likely is wrong too. */
  isNearlySaid: boolean;
  /** How many words of what the message speaks of are spoken of there. */
  shared: number;
}

/** Where a conversation stands: the idea at hand, what was talked about before, and what we said, the last at the end. */
interface Thread {
  at: IdeaId | null;
  about: string;
  told: readonly string[];
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

/** So many of the nearest are read word by word. */
const NEAREST = 10;

/** So much of our last words leads to what is said next. */
const LAST_WORDS = 200;

/** How likely a reply about the very words that are confused answers. */
const NAMED = 0.5;

/** Finds what a message says among all that students say about the written lessons. */
export const makeFindExchanges = ({ read, embed, language }: Dependencies): FindExchanges => {
  let reading: Promise<Index | null> | null = null;
  const index = async (): Promise<Index | null> => {
    const shipped = await embed?.shipped();
    return shipped ? indexOf(await read(), shipped) : null;
  };
  const statementIn = (text: string) => readStatement(text, (words) => language.wordsOf(words, 'en'));
  // What is written is read once, not for every message that comes near to it.
  const written = new WeakMap<Exchange, Pick<Candidate, 'ways' | 'reply'>>();
  const writtenIn = (exchange: Exchange): Pick<Candidate, 'ways' | 'reply'> => {
    const known = written.get(exchange) ?? {
      ways: statementIn(exchange.says.join('. ')),
      reply: statementIn(exchange.reply),
    };
    written.set(exchange, known);
    return known;
  };
  return async (message, { at, about, told }) => {
    const last = told.at(-1) ?? '';
    const known = await (reading ??= index());
    const alone = known && (await embed?.embed(message));
    if (!alone) return [];
    const before = last.slice(0, LAST_WORDS);
    const together = about === '' ? alone : ((await embed?.embed(`${about}: ${message}`)) ?? alone);
    const after = before === '' ? alone : ((await embed?.embed(`${before} ${message}`)) ?? alone);
    await othersFirst();
    const nearest = nearestIn(known, { alone, together, after }, at)
      // Nobody is told the same twice, and what was told stands in no other's way.
      .filter(({ exchange }) => told.every((words) => !words.includes(exchange.reply)))
      .slice(0, NEAREST);
    const asked: StudentTurn = {
      said: statementIn(message),
      last: statementIn(before),
      start: startOf(message),
      at,
    };
    const candidates: Candidate[] = nearest.map(({ exchange, says, row }) => ({
      exchange,
      ways: writtenIn(exchange).ways,
      reply: writtenIn(exchange).reply,
      way: statementIn(says),
      start: startOf(says),
      alone: known.rows.likenessOf(alone, row),
      together: known.rows.likenessOf(together, row),
      after: known.rows.likenessOf(after, row),
    }));
    const chances = chancesOf(asked, candidates);
    const confused = confusedIn(message);
    const telling = Array.from(asked.said.words).filter((word) => word !== 'why');
    const isNamed = ({ is, says }: Exchange): boolean => is === 'question' && isAboutThem(confused, says);
    const worth = ({ exchange, certainty }: HeardExchange): number => certainty + Number(isNamed(exchange));
    return candidates
      .map(({ exchange, way, ways, reply, alone: likeness }, place): HeardExchange => ({
        exchange,
        certainty: Math.max(chances[place] ?? 0, isNamed(exchange) ? NAMED : 0),
        isSaid: saysTheSame(asked.said, way),
        isNearlySaid: saysMuchTheSame(asked.said, way, likeness),
        shared: telling.filter((word) => ways.words.has(word) || reply.words.has(word)).length,
      }))
      .toSorted((one, other) => worth(other) - worth(one));
  };
};

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

/** A message as the model of meanings sees it: alone, together with what was talked about, and after our last words. */
interface MessageVectors {
  alone: Float32Array;
  together: Float32Array;
  after: Float32Array;
}

/** The nearest exchanges, each by the way to say it that comes nearest. */
const nearestIn = (
  { exchanges, of, ways, rows, anywhere, followUps }: Index,
  message: MessageVectors,
  at: IdeaId | null,
): Near[] => {
  const asked = middleOf(message);
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
    .slice(0, 2 * NEAREST);
};
/** What is farther away is never meant, and need not be put in order. */
const LEAST = 0.3;
/** So many rows, the nearest by their signs, are compared number by number: of the nine nearest to each of 663 messages, one in eight hundred was not (twenty are taken now). */
const LOOKED_AT = 800;

/** The middle of all three is as near to a row as they are on average: every row is looked at once. */
const middleOf = ({ alone, together, after }: MessageVectors): Float32Array =>
  alone.map(
    (_, place) =>
      nearnessOf({ alone: alone[place] ?? 0, together: together[place] ?? 0, after: after[place] ?? 0 }) /
      nearnessOf({ alone: 1, together: 1, after: 1 }),
  );

const leanTo = (idea: IdeaId, at: IdeaId | null): number => {
  if (at === null) return 0;
  if (idea === at) return LEANS.idea;
  return bookOfIdea(idea) === bookOfIdea(at) ? 0 : LEANS.otherBook;
};
