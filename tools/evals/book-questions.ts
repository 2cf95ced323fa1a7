import { basename } from 'node:path';
import { certaintyOf, isConfident } from '../../server/src/features/library/search/engine/confidence.ts';
import type { Hit } from '../../server/src/features/library/search/engine/search-index.ts';
import { openBookLibrary, type BookLibrary, type FoundPlace } from './book-library.ts';
import { HALVES, type Evaluation, type Half } from './evaluation.ts';
import { halfOf } from './halves.ts';
import { lengthsOf, reachedBy, saysIt, share } from './library-search.ts';
import { ownMaterial, sharedBooks } from './material.ts';
import { withSlip } from './slips.ts';

interface Row {
  ask: string;
  answer: string;
  or?: readonly string[];
  page: number;
  also?: readonly number[];
}
type Rows = Readonly<Record<string, readonly Row[]>>;

/** A question that belongs to another book. */
interface Stranger {
  half: Half;
  certainty: number;
}
type Judged = Awaited<ReturnType<typeof judged>>;

/** A key phrase shorter than this may stand anywhere by chance. */
const TELLING = 12;

/**
 * Real books, brought in as a student would bring them, and questions of our own to them, written beside the text. One
 * half was developed against; the misses of the other stay unread. `also` and `or` name other places that say it as well.
 */
export const evalBookQuestions = async (dataDir: string): Promise<Evaluation> => {
  const rows = await ownMaterial<Rows>('book-questions.json');
  const paths = (await sharedBooks())?.filter((path) => basename(path) in rows) ?? [];
  if (paths.length === 0) return { figure: 'left out: the books are not here', misses: [] };
  const library = await openBookLibrary(dataDir, paths);
  try {
    const answers: Judged[] = [];
    for (const path of paths) {
      const name = basename(path);
      const byWords = await library.plainBm25(name);
      for (const row of rows[name] ?? []) answers.push(await judged(library, name, row, byWords));
    }
    const strangers: Stranger[] = [];
    for (const path of paths)
      for (const row of questionsOfOthers(rows, basename(path)))
        strangers.push({
          half: halfOf(row.ask),
          certainty: sureness(await library.find(row.ask, [basename(path)])),
        });
    return report(answers, strangers);
  } finally {
    await library.close();
  }
};

const GERMAN = 'geotopo-maths.de.pdf';

// Every English book is asked what belongs to the others; a German question to an English book says little.
const questionsOfOthers = (rows: Rows, name: string): readonly Row[] =>
  name === GERMAN
    ? []
    : Object.entries(rows)
        .filter(([other]) => other !== name && other !== GERMAN)
        .flatMap(([, questions]) => questions.filter((_, at) => at % 2 === 0));

const sureness = ([best]: readonly Hit[]): number => (best ? certaintyOf(best) : 0);

const judged = async (
  library: BookLibrary,
  name: string,
  row: Row,
  byWords: (question: string) => FoundPlace[],
) => {
  const isRight = ({ page, text }: FoundPlace): boolean =>
    page === row.page ||
    row.also?.includes(page) === true ||
    (row.answer.length >= TELLING && holds(text, row.answer));
  const answers = [row.answer, ...(row.or ?? [])];
  const isAnswered = (text: string): boolean => answers.some((answer) => holds(text, answer));
  const termsOf = (text: string): string[] => library.language.termsOf(text, name === GERMAN ? 'de' : 'en');
  const isSaid = (text: string): boolean => answers.some((answer) => saysIt(text, answer, termsOf));
  const hits = await library.find(row.ask, [name]);
  const quotes = hits.slice(0, 5).map((hit) => quoteOf(hit));
  const proofs = await Promise.all(quotes.map((quote) => isProven(library, quote)));
  const plain = byWords(row.ask).findIndex(isRight);
  const place = hits.findIndex(({ passage }) => isRight(passage));
  return {
    half: halfOf(row.ask),
    name,
    place,
    plain,
    amongAll: (await library.find(row.ask, null)).findIndex(
      ({ passage }) => library.nameOf(passage.bookId) === name && isRight(passage),
    ),
    slipped: (await library.find(withSlip(row.ask), [name])).findIndex(({ passage }) => isRight(passage)),
    bestHolds: isAnswered(quotes[0]?.text ?? ''),
    twoHold: quotes.slice(0, 2).some(({ text }) => isAnswered(text)),
    bestSays: isSaid(quotes[0]?.text ?? ''),
    twoSay: isSaid(
      quotes
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    ),
    quoted: quotes[0]?.text.length ?? 0,
    certainty: sureness(hits),
    answered: hits[0] !== undefined && isConfident(hits[0]),
    quotes: proofs.length,
    proven: proofs.filter(Boolean).length,
    miss: `${row.ask} (${name} ${row.page}, “${row.answer}”; found ${place} on ${quotes[0]?.page}: ${quotes[0]?.text})`,
  };
};

const quoteOf = ({ passage, start, end }: Hit) => ({
  bookId: passage.bookId,
  page: passage.page,
  start: passage.start + start,
  end: passage.start + end,
  text: passage.text.slice(start, end),
});

const isProven = async (
  library: BookLibrary,
  { bookId, page, start, end, text }: ReturnType<typeof quoteOf>,
): Promise<boolean> => text !== '' && (await library.pageText(bookId, page))?.slice(start, end) === text;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const holds = (text: string, answer: string): boolean => inOneLine(text).includes(answer);

const report = (answers: readonly Judged[], strangers: readonly Stranger[]): Evaluation => {
  const misses = answers.filter(
    ({ half, place, bestHolds }) => half === 'seen' && (place !== 0 || !bestHolds),
  );
  const unseen = answers.filter(({ half }) => half === 'unseen');
  const quotes = answers.reduce((sum, one) => sum + one.quotes, 0);
  const proven = answers.reduce((sum, one) => sum + one.proven, 0);
  return {
    figure: placesOf('right passage, unseen half', unseen, 'place'),
    notes: [
      placesOf(
        'seen half',
        answers.filter(({ half }) => half === 'seen'),
        'place',
      ),
      placesOf('plain BM25, unseen half', unseen, 'plain'),
      placesOf('plain BM25, all', answers, 'plain'),
      placesOf('all books searched together, all', answers, 'amongAll'),
      placesOf('with a slip of typing in each, all', answers, 'slipped'),
      ...[...new Set(answers.map(({ name }) => name))].map((name) =>
        placesOf(
          name,
          answers.filter((one) => one.name === name),
          'place',
        ),
      ),
      ...HALVES.flatMap((half) => {
        const own = answers.filter((one) => one.half === half);
        return [
          quoteLine(half, own),
          refusalLine(
            half,
            own,
            strangers.filter((one) => one.half === half),
          ),
        ];
      }),
      `quotes found letter for letter on their page: ${share(proven, quotes)} of ${quotes}`,
    ],
    misses: misses.map(({ miss }) => miss),
  };
};

type Place = 'place' | 'plain' | 'amongAll' | 'slipped';

const placesOf = (title: string, list: readonly Judged[], key: Place): string => {
  const among = (first: number): string =>
    share(list.filter((one) => one[key] >= 0 && one[key] < first).length, list.length);
  return `${title}: first ${among(1)}, in five ${among(5)} of ${list.length}`;
};

const quoteLine = (half: Half, list: readonly Judged[]): string => {
  const of = (key: 'bestSays' | 'twoSay' | 'bestHolds' | 'twoHold'): string =>
    share(list.filter((one) => one[key]).length, list.length);
  return (
    `answer in the quote, ${half}: best says it ${of('bestSays')}, best two ${of('twoSay')}; ` +
    `letter for letter ${of('bestHolds')}, ${of('twoHold')}; ${lengthsOf(list.map(({ quoted }) => quoted))}`
  );
};

const refusalLine = (half: Half, answers: readonly Judged[], strangers: readonly Stranger[]): string => {
  // Books by words alone are judged by another measure.
  const english = answers.filter(({ name }) => name !== GERMAN);
  const threshold = reachedBy(
    90,
    english.map(({ certainty }) => certainty),
  );
  const refused = strangers.filter(({ certainty }) => certainty < threshold).length;
  return `${half}: answered ${share(english.filter(({ answered }) => answered).length, english.length)}; other books' questions refused, where 90 % are answered (at ${threshold.toFixed(3)}): ${share(refused, strangers.length)} of ${strangers.length}`;
};
