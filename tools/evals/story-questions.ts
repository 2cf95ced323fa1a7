import { piecesOf } from '../../server/src/features/library/ingest/rules/passages.ts';
import { certaintyOf } from '../../server/src/features/library/search/engine/confidence.ts';
import {
  makeIndex,
  type Hit,
  type SearchIndex,
} from '../../server/src/features/library/search/engine/search-index.ts';
import type { Evaluation, Half } from './evaluation.ts';
import { halfOf } from './halves.ts';
import {
  lengthsOf,
  makeVectors,
  reachedBy,
  readingIn,
  saysIt,
  share,
  tableFor,
  type Vectors,
} from './library-search.ts';
import { rowsOf } from './material.ts';

interface KeyedQuestion {
  question: string;
  section: number;
  answers: readonly string[];
  explicit: boolean;
}
interface Story {
  title: string;
  sections: readonly { section: number; text: string }[];
  questions: readonly KeyedQuestion[];
}
interface StoryBook {
  story: Story;
  half: Half;
  index: SearchIndex;
}
interface Compared extends StoryBook {
  meaningOf: ReturnType<typeof tableFor>;
}
type Judged = ReturnType<typeof judged>;

const reading = readingIn('en');

/**
 * Each story is a book of its own and each of its sections a page. Weights were ordered by the half called seen, with
 * the figures of the other half printed beside: that one is less seen, not untouched.
 */
export const evalStoryQuestions = async (): Promise<Evaluation> => {
  const stories = await rowsOf<Story>('story-questions.jsonl');
  if (stories === null) return { figure: 'left out: the stories are not here', misses: [] };
  const vectors = await makeVectors();
  const books = stories.map(bookOf);
  await vectors.make(
    books.flatMap(({ index, story }) => [
      ...index.sentences().flat(),
      ...story.questions.map(({ question }) => question),
    ]),
  );
  const compared = books.map((book) => ({ ...book, meaningOf: tableFor(book.index, vectors) }));
  const answers = compared.flatMap((book) =>
    book.story.questions.map((question) => judged(book, question, vectors)),
  );
  const strangers = compared.flatMap((book, at) =>
    questionsOfOthers(books, at).map((question) => sureness(ask(book, question, vectors))),
  );
  await vectors.embed.close();
  return report(answers, strangers);
};

const bookOf = (story: Story): StoryBook => ({
  story,
  half: halfOf(story.title),
  index: makeIndex(
    story.sections.flatMap(({ section, text }) =>
      piecesOf(text, '').map(({ start, end }) => ({
        bookId: story.title,
        title: story.title,
        chapter: '',
        heading: '',
        page: section,
        start,
        text: text.slice(start, end),
      })),
    ),
    reading,
  ),
});

const ask = ({ index, meaningOf }: Compared, question: string, vectors: Vectors): Hit[] =>
  index.find(question, 50, meaningOf(vectors.of(question)));

const sureness = ([best]: readonly Hit[]): number => (best ? certaintyOf(best) : 0);

const judged = (
  book: Compared,
  { question, section, answers, explicit }: KeyedQuestion,
  vectors: Vectors,
) => {
  const hits = ask(book, question, vectors);
  const pages = [...new Set(hits.map(({ passage }) => passage.page))];
  const quotes = hits.slice(0, 2).map(({ passage, start, end }) => passage.text.slice(start, end));
  const holds = (text: string): boolean => answers.some((answer) => saysIt(text, answer, reading.termsOf));
  return {
    half: book.half,
    question: `${question} (${book.story.title}, ${section}; found ${pages.slice(0, 3).join(', ')})`,
    place: pages.indexOf(section),
    explicit,
    bestHolds: holds(quotes[0] ?? ''),
    quoted: quotes[0]?.length ?? 0,
    twoHold: holds(quotes.join(' ')),
    certainty: sureness(hits),
  };
};

// Every story is asked what belongs to the next three.
const questionsOfOthers = (books: readonly StoryBook[], at: number): string[] =>
  [1, 2, 3].flatMap((step) => {
    const other = books[(at + step) % books.length];
    return other?.story.questions.slice(0, 10).map(({ question }) => question) ?? [];
  });

const quoteLine = (name: string, answers: readonly Judged[]): string =>
  `answer in the quote, where the text says it, ${name}: best ${share(answers.filter(({ bestHolds }) => bestHolds).length, answers.length)}, best two ${share(answers.filter(({ twoHold }) => twoHold).length, answers.length)} of ${answers.length}; ${lengthsOf(answers.map(({ quoted }) => quoted))}`;

const report = (answers: readonly Judged[], strangers: readonly number[]): Evaluation => {
  const among = (list: readonly Judged[], first: number): number =>
    list.filter(({ place }) => place >= 0 && place < first).length;
  const line = (name: string, list: readonly Judged[]): string =>
    `${name}: first ${share(among(list, 1), list.length)}, in five ${share(among(list, 5), list.length)} of ${list.length}`;
  const explicitOnes = answers.filter(({ explicit }) => explicit);
  const threshold = reachedBy(
    90,
    answers.map((answer) => answer.certainty),
  );
  const refused = strangers.filter((certain) => certain < threshold).length;
  return {
    figure: line('right section', answers),
    notes: [
      line(
        'seen',
        answers.filter(({ half }) => half === 'seen'),
      ),
      line(
        'unseen',
        answers.filter(({ half }) => half === 'unseen'),
      ),
      quoteLine('all', explicitOnes),
      quoteLine(
        'seen',
        explicitOnes.filter(({ half }) => half === 'seen'),
      ),
      quoteLine(
        'unseen',
        explicitOnes.filter(({ half }) => half === 'unseen'),
      ),
      `other stories' questions refused, where 90 % are answered (at ${threshold.toFixed(3)}): ${share(refused, strangers.length)} of ${strangers.length}`,
    ],
    misses: answers
      .filter(({ half, place }) => half === 'seen' && (place < 0 || place > 4))
      .map(({ question }) => question),
  };
};
