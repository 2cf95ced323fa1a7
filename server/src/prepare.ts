import { readStarterBooks } from './features/curriculum/starter-books.ts';
import { makeKindIndex } from './features/exercises/kinds/kind-index.ts';
import { writtenKinds } from './features/exercises/kinds/written-kinds.ts';
import { packExchanges } from './features/lessons/exchanges/exchange-table.ts';
import { readWrittenExchanges } from './features/lessons/exchanges/written-exchanges.ts';
import { indexIdeas } from './features/lessons/rules/search/idea-index.ts';
import { nearTextsOf } from './features/lessons/rules/search/near-texts.ts';
import { readWrittenLessons } from './features/lessons/written-lessons.ts';
import { passagesOf } from './features/library/ingest/rules/book-passages.ts';
import { entryPrepared, prepare } from './features/library/search/engine/prepared-passage.ts';
import { sentencesIn } from './features/library/search/engine/sentences.ts';
import { wordingsOf } from './features/support/answers/rules.ts';
import { readWrittenAnswers } from './features/support/answers/written-answers.ts';
import { leaveOutVectors, readShippedVectors, SHIPPED_MODEL } from './ports/embed/shipped-vectors.ts';
import { segmenterLanguage } from './ports/language/segmenter.ts';
import { writePrepared, writePreparedExchanges, writePreparedKinds } from './prepared.ts';

// The last step of the build: reading the starter books takes a second, which the first student would wait for.
const language = segmenterLanguage();
const reading = {
  termsOf: (text: string) => language.termsOf(text, 'en'),
  wordsOf: (text: string) => language.wordsOf(text, 'en'),
  sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
};
const books = await readStarterBooks();
const [lessons, exchanges] = [await readWrittenLessons(books), await readWrittenExchanges()];
const passages = books.flatMap(passagesOf).map((passage) => prepare(passage, reading));
await writePrepared({ books, lessons, passages });
await writePreparedKinds(makeKindIndex(writtenKinds));
const ideas = lessons.flatMap((lesson) => lesson.ideas);
await writePreparedExchanges(packExchanges(exchanges, await readShippedVectors(SHIPPED_MODEL)));
await leaveOutVectors(
  exchanges.flatMap(({ says }) => says),
  [
    ...passages.map(entryPrepared).flatMap(({ texts }) => texts),
    ...indexIdeas(ideas, reading.termsOf).texts,
    ...ideas.flatMap(nearTextsOf).map(({ text }) => text),
    ...readWrittenAnswers().flatMap(({ answers }) => answers.flatMap(wordingsOf)),
  ],
);
