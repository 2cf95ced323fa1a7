import { readStarterBooks } from './features/curriculum/starter-books.ts';
import { readWrittenExchanges } from './features/lessons/exchanges/written-exchanges.ts';
import { readWrittenLessons } from './features/lessons/written-lessons.ts';
import { passagesOf } from './features/library/ingest/rules/book-passages.ts';
import { prepare } from './features/library/search/engine/prepared-passage.ts';
import { sentencesIn } from './features/library/search/engine/sentences.ts';
import { segmenterLanguage } from './ports/language/segmenter.ts';
import { writePrepared } from './prepared.ts';

// The last step of the build: reading the starter books takes a second, which the first student would wait for.
const language = segmenterLanguage();
const reading = {
  termsOf: (text: string) => language.termsOf(text, 'en'),
  wordsOf: (text: string) => language.wordsOf(text, 'en'),
  sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
};
const books = await readStarterBooks();
await writePrepared({
  books,
  lessons: await readWrittenLessons(books),
  exchanges: await readWrittenExchanges(),
  passages: books.flatMap(passagesOf).map((passage) => prepare(passage, reading)),
});
