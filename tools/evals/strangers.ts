import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { passagesOf } from '../../server/src/features/library/ingest/rules/book-passages.ts';
import { certaintyOf, isConfident } from '../../server/src/features/library/search/engine/confidence.ts';
import {
  makeIndex,
  type Hit,
  type Passage,
} from '../../server/src/features/library/search/engine/search-index.ts';
import type { Evaluation } from './evaluation.ts';
import { makeVectors, reachedBy, readingIn, share, tableFor, type Vectors } from './library-search.ts';
import { ownMaterial } from './material.ts';

/** A question as students type it, and the chapter that answers it. */
interface AskedQuestion {
  book: string;
  chapter: string;
  ask: string;
}
type Kind = 'held' | 'stranger' | 'near miss';
interface Judged {
  kind: Kind;
  certainty: number;
  answered: boolean;
  /** Whether what is found answers it, by the word of who read it; undefined where nobody did. */
  isAnswer: boolean | undefined;
}

/** What readers who knew nothing of the search said of questions and the three passages found for them, by book. */
type ReaderVerdicts = Readonly<
  Record<'whole' | 'withoutChapter', Readonly<Record<string, Readonly<Record<string, boolean>>>>>
>;

/** Of each idea so many; of other books' questions and of those to a missing chapter only some: there are enough. */
const OF_AN_IDEA = 4;
const EVERY: Readonly<Record<Kind, number>> = { held: 1, stranger: 8, 'near miss': 3 };
/** Shorter ones lean on what was said before. */
const LEAST_WORDS = 4;

/**
 * Questions that a textbook does not answer: each starter book alone is asked what students ask about its chapters, what they ask about
 * other books, and, with one chapter taken out, what they ask about that one. The questions are those of the lessons. A chapter may say
 * nothing of what students ask about it, and another one may: so readers judged 360 of the first and 694 of the last.
 */
export const evalStrangers = async (): Promise<Evaluation> => {
  const books = await readStarterBooks();
  const asked = (await readWrittenLessons(books)).flatMap(({ book_id: book, title: chapter, ideas }) =>
    ideas.flatMap(({ asks }) =>
      asks
        .slice(0, OF_AN_IDEA)
        .filter(({ ask }) => ask.split(' ').length >= LEAST_WORDS)
        .map(({ ask }): AskedQuestion => ({ book, chapter, ask })),
    ),
  );
  const read = await ownMaterial<ReaderVerdicts>('read-questions.json');
  const vectors = await makeVectors();
  await vectors.make(asked.map(({ ask }) => ask));
  const judged: Judged[] = [];
  for (const book of books) {
    const passages = passagesOf(book);
    const own = asked.filter((one) => one.book === book.slug);
    const others = asked.filter((one) => one.book !== book.slug);
    judged.push(...(await judgedOf('held', passages, own, vectors, read.whole[book.slug])));
    judged.push(...(await judgedOf('stranger', passages, others, vectors)));
    for (const { title } of book.chapters)
      judged.push(
        ...(await judgedOf(
          'near miss',
          passages.filter(({ chapter }) => chapter !== title),
          own.filter(({ chapter }) => chapter === title),
          vectors,
          read.withoutChapter[book.slug],
        )),
      );
  }
  await vectors.embed.close();
  return report(judged);
};

const judgedOf = async (
  kind: Kind,
  passages: readonly Passage[],
  asked: readonly AskedQuestion[],
  vectors: Vectors,
  read: Readonly<Record<string, boolean>> = {},
): Promise<Judged[]> => {
  const index = makeIndex(passages, readingIn('en'));
  await vectors.make(index.sentences().flat());
  const meaningOf = tableFor(index, vectors);
  return asked
    .filter((_, at) => at % EVERY[kind] === 0)
    .map(({ ask }) => {
      const [best] = index.find(ask, 1, meaningOf(vectors.of(ask)));
      return {
        kind,
        certainty: best ? certaintyOf(best) : 0,
        answered: isSure(best),
        isAnswer: read[ask],
      };
    });
};

const isSure = (hit: Hit | undefined): boolean => hit !== undefined && isConfident(hit);

const report = (judged: readonly Judged[]): Evaluation => {
  const of = (kind: Kind): Judged[] => judged.filter((one) => one.kind === kind);
  const refused = (kind: Kind, isRefused: (one: Judged) => boolean): string =>
    `${share(of(kind).filter(isRefused).length, of(kind).length)} of ${of(kind).length}`;
  const ninety = reachedBy(
    90,
    of('held').map(({ certainty }) => certainty),
  );
  const line = (isRefused: (one: Judged) => boolean): string =>
    `other subjects refused ${refused('stranger', isRefused)}, a missing chapter’s ${refused('near miss', isRefused)}`;
  const answered = of('held').filter((one) => one.answered).length;
  const read = (kind: Kind, isAnswer: boolean): Judged[] =>
    of(kind).filter((one) => one.isAnswer === isAnswer);
  const held = read('held', true);
  const notHeld = read('near miss', false);
  return {
    figure: `answered ${share(answered, of('held').length)} of ${of('held').length}; ${line((one) => !one.answered)}`,
    notes: [
      `by readers: of what the found passages answer, ${share(held.filter((one) => one.answered).length, held.length)} of ${held.length} answered; of what a book without the chapter does not, ${share(notHeld.filter((one) => !one.answered).length, notHeld.length)} of ${notHeld.length} refused`,
      `where 90 % are answered (at ${ninety.toFixed(2)}): ${line(({ certainty }) => certainty < ninety)}`,
    ],
    misses: [],
  };
};
