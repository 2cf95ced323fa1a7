import { expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { entryPrepared, prepare } from './prepared-passage.ts';
import { entryOf } from './search-index.ts';
import { sentencesIn } from './sentences.ts';

const language = segmenterLanguage();
const reading = {
  termsOf: (text: string) => language.termsOf(text, 'en'),
  wordsOf: (text: string) => language.wordsOf(text, 'en'),
  sentencesOf: (text: string) => sentencesIn(text, (line) => language.sentencesOf(line, 'en')),
};

it.each([
  ['Lamps', 'The moth flies to lamps.\nIt takes them for the moon! Why?\n\n- Dr. Gray saw it.\n- So did we.'],
  ['', '𝑥² + 1 = 0 has no real root. “Naïve” readers — 3 of 4 — disagree.'],
  ['Lamps', ''],
])('a passage that was read ahead of time is the same as one that is read now: %j %j', (heading, text) => {
  const place = { bookId: 'night', title: 'Night', page: 3, start: 12 };
  const passage = { ...place, chapter: 'Lamps and moths', heading, text };
  const written = JSON.stringify(prepare(passage, reading));
  expect(entryPrepared(JSON.parse(written) as ReturnType<typeof prepare>, 7)).toEqual(
    entryOf(passage, 7, reading),
  );
});
