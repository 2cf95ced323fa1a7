import { readFile } from 'node:fs/promises';
import { loadSearch, reachedBy, share } from './library-search.mjs';

const LANGUAGES = ['zh', 'hi', 'ar', 'de', 'fr', 'es'];

/**
 * Short texts of our own in other languages, every passage a page, and questions in a student's words. All texts of a
 * language are searched together; whether nothing fits is asked of the shelf without the text in question.
 */
export const evalLanguageQuestions = async () => {
  const search = await loadSearch();
  const lines = [];
  const misses = [];
  for (const spoken of LANGUAGES) {
    const file = new URL(`languages/${spoken}.json`, import.meta.url);
    const texts = JSON.parse(await readFile(file, 'utf8'));
    const answers = answersIn(texts, search, search.readingIn(spoken));
    lines.push(lineOf(spoken, answers));
    misses.push(...answers.filter(({ place }) => place !== 0).map(({ miss }) => `${spoken}: ${miss}`));
  }
  await search.close();
  return { figure: lines[0], notes: lines.slice(1), misses };
};

const answersIn = (texts, search, reading) => {
  const whole = search.makeIndex(texts.flatMap(passagesOf), reading);
  return texts.flatMap((text) => {
    const others = search.makeIndex(texts.filter((one) => one !== text).flatMap(passagesOf), reading);
    return text.passages.flatMap(({ questions }, at) =>
      questions.map((question) => {
        const right = ({ passage }) => passage.bookId === text.title && passage.page === at + 1;
        return judged(
          question,
          whole.find(question.ask, 50, null),
          others.find(question.ask, 1, null),
          right,
          search,
          texts.flatMap(passagesOf).length,
        );
      }),
    );
  });
};

const passagesOf = ({ title, passages }) =>
  passages.map(({ text }, at) => ({
    bookId: title,
    title,
    chapter: '',
    heading: '',
    page: at + 1,
    start: 0,
    text,
  }));

const judged = ({ ask, answer }, hits, [stranger], right, search, passages) => {
  const { certaintyOf } = search;
  const isConfident = (hit) =>
    search.isConfident({ ...hit, limitByWords: search.limitByWords(ask, passages) });
  const [best] = hits;
  const quote = best ? best.passage.text.slice(best.start, best.end) : '';
  return {
    place: hits.findIndex(right),
    quoted: quote.includes(answer),
    answered: best !== undefined && isConfident(best),
    certainty: best ? certaintyOf(best) : 0,
    refused: stranger === undefined || !isConfident(stranger),
    strange: stranger ? certaintyOf(stranger) : 0,
    miss: `${ask} → ${quote}`,
  };
};

const lineOf = (spoken, answers) => {
  const of = (test) => share(answers.filter(test).length, answers.length);
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
