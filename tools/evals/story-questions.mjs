import { lengthsOf, loadSearch, makeVectors, reachedBy, saysIt, share, tableFor } from './library-search.mjs';
import { halfOf, rowsOf } from './mathematics-engine.mjs';

/**
 * Each story is a book of its own and each of its sections a page. Weights were ordered by the half called seen, with
 * the figures of the other half printed beside: that one is less seen, not untouched.
 */
export const evalStoryQuestions = async () => {
  const stories = await rowsOf('story-questions.jsonl');
  if (stories === null) return { figure: 'left out: the stories are not here', misses: [] };
  const search = await loadSearch();
  const vectors = await makeVectors(search);
  const books = stories.map((story) => bookOf(story, search));
  await vectors.make(
    books.flatMap(({ index, story }) => [
      ...index.sentences().flat(),
      ...story.questions.map(({ question }) => question),
    ]),
  );
  const compared = books.map((book) => ({ ...book, meaningOf: tableFor(book.index, search, vectors) }));
  const answers = compared.flatMap((book) =>
    book.story.questions.map((question) => judged(book, question, vectors, search)),
  );
  const strangers = compared.flatMap((book, at) =>
    questionsOfOthers(books, at).map((question) => certainty(ask(book, question, vectors), search)),
  );
  await vectors.embed.close();
  await search.close();
  return report(answers, strangers);
};

const bookOf = (story, { makeIndex, piecesOf, reading }) => ({
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

const ask = ({ index, meaningOf }, question, vectors) =>
  index.find(question, 50, meaningOf(vectors.of(question)));

const certainty = ([best], { certaintyOf }) => (best ? certaintyOf(best) : 0);

const judged = (book, { question, section, answers, explicit }, vectors, search) => {
  const hits = ask(book, question, vectors);
  const pages = [...new Set(hits.map(({ passage }) => passage.page))];
  const quotes = hits.slice(0, 2).map(({ passage, start, end }) => passage.text.slice(start, end));
  const holds = (text) => answers.some((answer) => saysIt(text, answer, search.reading.termsOf));
  return {
    half: book.half,
    question: `${question} (${book.story.title}, ${section}; found ${pages.slice(0, 3).join(', ')})`,
    place: pages.indexOf(section),
    explicit,
    bestHolds: holds(quotes[0] ?? ''),
    quoted: quotes[0]?.length ?? 0,
    twoHold: holds(quotes.join(' ')),
    certainty: certainty(hits, search),
  };
};

// Every story is asked what belongs to the next three.
const questionsOfOthers = (books, at) =>
  [1, 2, 3].flatMap((step) =>
    books[(at + step) % books.length].story.questions.slice(0, 10).map(({ question }) => question),
  );

const quoteLine = (name, told) =>
  `answer in the quote, where the text says it, ${name}: best ${share(told.filter(({ bestHolds }) => bestHolds).length, told.length)}, best two ${share(told.filter(({ twoHold }) => twoHold).length, told.length)} of ${told.length}; ${lengthsOf(told.map(({ quoted }) => quoted))}`;

const report = (answers, strangers) => {
  const among = (list, first) => list.filter(({ place }) => place >= 0 && place < first).length;
  const line = (name, list) =>
    `${name}: first ${share(among(list, 1), list.length)}, in five ${share(among(list, 5), list.length)} of ${list.length}`;
  const told = answers.filter(({ explicit }) => explicit);
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
      quoteLine('all', told),
      quoteLine(
        'seen',
        told.filter(({ half }) => half === 'seen'),
      ),
      quoteLine(
        'unseen',
        told.filter(({ half }) => half === 'unseen'),
      ),
      `other stories' questions refused, where 90 % are answered (at ${threshold.toFixed(3)}): ${share(refused, strangers.length)} of ${strangers.length}`,
    ],
    misses: answers
      .filter(({ half, place }) => half === 'seen' && (place < 0 || place > 4))
      .map(({ question }) => question),
  };
};
