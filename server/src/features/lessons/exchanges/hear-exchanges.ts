import type { Exchange } from '@studia/contract/lessons';
import { bookOfIdea, type IdeaId } from '@studia/contract/lessons';
import type { Language } from '../../../ports/language/port.ts';
import { readStatement, type ReadStatement } from '../rules/statement/read-statement.ts';
import { lacksAnswer } from './answer-kind.ts';
import { chancesOf, coverageOf, nearnessOf, startOf, type Candidate, type StudentTurn } from './chance.ts';
import { confusedIn, isAboutThem } from './confused-words.ts';
import { lacksName } from './eponyms.ts';
import type { ExchangeTable } from './exchange-table.ts';
import { meansMistake, saysMuchTheSame, saysNothingElse, saysTheSame } from './same-statement.ts';

/** Something that is written down and that a message may say. */
export interface HeardExchange {
  exchange: Exchange;
  /** The chance that its reply answers what was said. */
  certainty: number;
  /** It was said in nearly the same words, so that what is true of one is true of the other. */
  isSaid: boolean;
  /** It was said in words so alike, or comes so much nearer than anything else, that, if it is wrong, what was said most likely is wrong too. */
  isNearlySaid: boolean;
  /** How many words of what the message speaks of are spoken of there, and how much of it: a word that is seldom said counts more. */
  shared: number;
  covered: number;
}

/** A message as the model of meanings sees it: alone, together with what was talked about, and after our last words. */
interface MessageVectors {
  alone: Float32Array;
  together: Float32Array;
  after: Float32Array;
}

/** What was said, and where: plain data, which can be copied to another thread. */
export interface MessageInThread {
  message: string;
  /** The idea at hand. */
  at: IdeaId | null;
  /** What we said, the last at the end. */
  replies: readonly string[];
  vectors: MessageVectors;
}

interface Dependencies {
  table: ExchangeTable;
  language: Pick<Language, 'wordsOf'>;
}

/** What a conversation leans to: the idea at hand, and away from other books. */
const LEANS = { idea: 0.05, otherBook: -0.06 } as const;

/** So many of the nearest are read word by word. */
const NEAREST = 10;

/** So much of our last words leads to what is said next. */
export const LAST_WORDS = 200;

/** How likely a reply about the very words that are confused answers. */
const NAMED = 0.5;

/** Hears which of all that students say about the written lessons a message says, the most fitting first; none where nothing is known of meanings. */
export const makeHearExchanges = ({ table, language }: Dependencies) => {
  const index: Index = { ...table, followUps: followUpsIn(table) };
  const statementIn = (text: string) => readStatement(text, (words) => language.wordsOf(words, 'en'));
  // What is written is read once, not for every message that comes near to it.
  const written = new Map<number, Pick<Candidate, 'exchange' | 'ways' | 'reply'>>();
  const writtenAt = (place: number): Pick<Candidate, 'exchange' | 'ways' | 'reply'> => {
    const before = written.get(place);
    if (before) return before;
    if (written.size >= MOST_READ) written.clear();
    const exchange = table.read(place);
    const [ways, reply] = [statementIn(exchange.says.join('. ')), statementIn(exchange.reply)];
    const read = { exchange, ways, reply };
    written.set(place, read);
    return read;
  };
  return ({ message, at, replies, vectors }: MessageInThread): HeardExchange[] => {
    const { alone, together, after } = vectors;
    const nearest = nearestIn(index, vectors, at)
      .map(({ place, row }) => ({ row, way: row - index.firstRow(place), read: writtenAt(place) }))
      // Nobody is told the same twice, and what was told stands in no other's way.
      .filter(({ read: { exchange } }) => replies.every((words) => !words.includes(exchange.reply)))
      .slice(0, NEAREST);
    const asked: StudentTurn = {
      statement: statementIn(message),
      last: statementIn((replies.at(-1) ?? '').slice(0, LAST_WORDS)),
      start: startOf(message),
      at,
    };
    const candidates: Candidate[] = nearest.map(({ read: { exchange, ways, reply }, way, row }) => {
      const says = exchange.says[way] ?? '';
      return {
        exchange,
        ways,
        reply,
        way: statementIn(says),
        start: startOf(says),
        alone: index.rows.likenessOf(alone, row),
        together: index.rows.likenessOf(together, row),
        after: index.rows.likenessOf(after, row),
      };
    });
    const lacks = lacksAnswer(message);
    const isOfOtherName = lacksName(message);
    const before = replies.map(statementIn);
    const covered = { ...asked, statement: statementIn(message.replaceAll(OWN_EXAMPLE, ' ')) };
    const covers = candidates.map((one) => coverageOf(covered, one));
    const chances = chancesOf(asked, candidates).map((chance, place) => {
      const { exchange, reply } = candidates[place] as Candidate;
      return (
        chance *
        (lacks(exchange.reply) ? LACKING : 1) *
        (isOfOtherName(exchange) ? NAMELESS : 1) *
        (before.some((one) => repeats(reply, one)) ? REPEATED : 1)
      );
    });
    const confused = confusedIn(message);
    const telling = Array.from(asked.statement.words).filter((word) => word !== 'why');
    const isNamed = ({ is, says }: Exchange): boolean => is === 'question' && isAboutThem(confused, says);
    const worth = ({ exchange, certainty }: HeardExchange): number => certainty + Number(isNamed(exchange));
    // “Tuples can’t be changed” is right, though “tuples are unordered, that’s why they can’t change” is not.
    const isRight = candidates.some(
      ({ exchange, way }) =>
        exchange.is === 'right' && saysTheSame(asked.statement, way) && saysNothingElse(asked.statement, way),
    );
    const nearestRight = Math.max(...candidates.map((one) => (one.exchange.is === 'right' ? one.alone : 0)));
    return candidates
      .map(({ exchange, way, ways, reply, alone: likeness }, place): HeardExchange => ({
        exchange,
        certainty: Math.max(chances[place] ?? 0, isNamed(exchange) ? NAMED : 0),
        // A yes is only worth something if it is surely meant.
        isSaid:
          saysTheSame(asked.statement, way) &&
          (exchange.is !== 'right' || saysNothingElse(asked.statement, way)) &&
          !(exchange.is === 'wrong' && isRight),
        isNearlySaid:
          !(exchange.is === 'wrong' && isRight) &&
          (saysMuchTheSame(asked.statement, way, likeness) ||
            (exchange.is === 'wrong' &&
              (chances[place] ?? 0) >= MISTAKEN &&
              likeness >= Math.max(NEARER, nearestRight + AHEAD) &&
              meansMistake(message, {
                statement: asked.statement,
                way,
                known: { ...ways, words: new Set([...ways.words, ...reply.words]) },
              }))),
        shared: telling.filter((word) => ways.words.has(word) || reply.words.has(word)).length,
        covered: covers[place] ?? 0,
      }))
      .toSorted((one, other) => worth(other) - worth(one));
  };
};

/** A sentence that is shown, or one to be changed: no reply speaks of its words. */
const OWN_EXAMPLE = /["“][^"“”]{12,}["”]|:\s+\S.{11,}$/g;

/** Of 52 marked replies without a length to who asked how far, high or deep one answers; five should by their other signs. */
const LACKING = 0.3;
/** Of nine marked replies that don't know the name two answer. */
const NAMELESS = 0.4;
/** Of 68 that say again seven tenths of what was said last 24 answer; 38 should. */
const REPEATED = 0.6;
const repeats = ({ words }: ReadStatement, reply: ReadStatement): boolean =>
  Array.from(words).filter((word) => reply.words.has(word)).length >= MOSTLY * words.size;
const MOSTLY = 0.7;

/** So likely, a reply to a mistake answers one; so near it is said, and so much nearer than anything right. */
const [MISTAKEN, NEARER, AHEAD] = [0.45, 0.6, 0.03];

/** How much of what is written stays read. */
const MOST_READ = 2_000;

interface Index extends ExchangeTable {
  /** The rows of what may follow where this idea is at hand. */
  followUps: (at: IdeaId | null) => readonly number[];
}

/** Finds what may follow: of the idea itself, or, in a topic beyond the books, of the ideas that are asked about in nearly the same words. */
const followUpsIn = (table: ExchangeTable): Index['followUps'] => {
  const { rows, anywhere, placeOf, ideaOf } = table;
  const byIdea = new Map<IdeaId, number[]>();
  for (let row = anywhere; row < rows.count; row += 1) {
    const idea = ideaOf(placeOf(row));
    const own = byIdea.get(idea);
    if (own) own.push(row);
    else byIdea.set(idea, [row]);
  }
  const isAlike = new Map<IdeaId, readonly number[]>();
  const alikeTo = (topic: IdeaId): readonly number[] => {
    const ideas = new Set<IdeaId>();
    for (const own of table.questionsOf(topic).slice(0, LOOKED_INTO))
      rows.eachNear(rows.unitOf(own), { least: NEAREST_LOOKED_AT, among: anywhere }, (row, likeness) => {
        const idea = ideaOf(placeOf(row));
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
  /** Of the exchange, and of the way to say it that comes nearest. */
  place: number;
  row: number;
  weight: number;
}

/** The nearest exchanges, each by the way to say it that comes nearest. */
const nearestIn = (
  { rows, anywhere, placeOf, ideaOf, followUps }: Index,
  message: MessageVectors,
  at: IdeaId | null,
): Near[] => {
  const asked = middleOf(message);
  const nearest = new Map<number, Near>();
  const take = (row: number, likeness: number): void => {
    const place = placeOf(row);
    const weight = likeness + leanTo(ideaOf(place), at);
    if (weight > (nearest.get(place)?.weight ?? LEAST)) nearest.set(place, { place, row, weight });
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
