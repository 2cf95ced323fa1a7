import {
  certaintyOf,
  isConfident,
  limitByWords,
} from '../../server/src/features/library/search/engine/confidence.ts';
import type { Reading } from '../../server/src/features/library/search/engine/read-passage.ts';
import {
  makeIndex,
  type Hit,
  type Passage,
} from '../../server/src/features/library/search/engine/search-index.ts';
import type { Evaluation } from './evaluation.ts';
import { reachedBy, readingIn, share } from './library-search.ts';
import { ownMaterial } from './material.ts';

interface KeyedQuestion {
  ask: string;
  answer: string;
}
/** A short text of our own, every passage with its questions. */
export interface LanguageText {
  title: string;
  passages: readonly { text: string; questions: readonly KeyedQuestion[] }[];
}
type Judged = ReturnType<typeof judged>;

const LANGUAGES = ['zh', 'hi', 'ar', 'de', 'fr', 'es'];

/**
 * Short texts of our own in other languages, every passage a page, and questions in a student's words. All texts of a
 * language are searched together; whether nothing fits is asked of the shelf without the text in question.
 */
export const evalLanguageQuestions = async (): Promise<Evaluation> => {
  const lines: string[] = [];
  const misses: string[] = [];
  for (const spoken of LANGUAGES) {
    const texts = await ownMaterial<LanguageText[]>(`languages/${spoken}.json`);
    const answers = answersIn(texts, readingIn(spoken));
    lines.push(lineOf(spoken, answers));
    misses.push(...answers.filter(({ place }) => place !== 0).map(({ miss }) => `${spoken}: ${miss}`));
  }
  return { figure: lines[0] ?? '', notes: lines.slice(1), misses };
};

const answersIn = (texts: readonly LanguageText[], reading: Reading): Judged[] => {
  const whole = makeIndex(texts.flatMap(passagesOf), reading);
  return texts.flatMap((text) => {
    const others = makeIndex(texts.filter((one) => one !== text).flatMap(passagesOf), reading);
    return text.passages.flatMap(({ questions }, at) =>
      questions.map((question) => {
        const right = ({ passage }: Hit): boolean => passage.bookId === text.title && passage.page === at + 1;
        return judged(
          question,
          whole.find(question.ask, 50, null),
          others.find(question.ask, 1, null),
          right,
          texts.flatMap(passagesOf).length,
        );
      }),
    );
  });
};

const passagesOf = ({ title, passages }: LanguageText): Passage[] =>
  passages.map(({ text }, at) => ({
    bookId: title,
    title,
    chapter: '',
    heading: '',
    page: at + 1,
    start: 0,
    text,
  }));

const judged = (
  { ask, answer }: KeyedQuestion,
  hits: readonly Hit[],
  [stranger]: readonly Hit[],
  right: (hit: Hit) => boolean,
  passages: number,
) => {
  const isHeld = (hit: Hit): boolean => isConfident({ ...hit, limitByWords: limitByWords(ask, passages) });
  const [best] = hits;
  const quote = best ? best.passage.text.slice(best.start, best.end) : '';
  return {
    place: hits.findIndex(right),
    quoted: quote.includes(answer),
    answered: best !== undefined && isHeld(best),
    certainty: best ? certaintyOf(best) : 0,
    refused: stranger === undefined || !isHeld(stranger),
    strange: stranger ? certaintyOf(stranger) : 0,
    miss: `${ask} → ${quote}`,
  };
};

const lineOf = (spoken: string, answers: readonly Judged[]): string => {
  const of = (test: (answer: Judged) => boolean): string =>
    share(answers.filter(test).length, answers.length);
  const threshold = reachedBy(
    90,
    answers.map(({ certainty }) => certainty),
  );
  return (
    `${spoken}: right passage first ${of(({ place }) => place === 0)}, in five ${of(({ place }) => place >= 0 && place < 5)} of ${answers.length}; ` +
    `quote holds the answer ${of(({ quoted }) => quoted)}; answered ${of(({ answered }) => answered)}, other texts' questions refused ${of(({ refused }) => refused)} ` +
    `(where 90 % are answered, at ${threshold.toFixed(2)}: ${of(({ strange }) => strange < threshold)})`
  );
};
