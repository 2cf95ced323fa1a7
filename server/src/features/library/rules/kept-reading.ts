import { countTerms } from './ranking.ts';
import type { ReadPassage } from './reading.ts';

/** A read passage in letters: its headings' terms, all of its words, then each sentence with its place and terms. */
export const keptReading = ({ heading, words, sentences }: ReadPassage): string =>
  [
    [...heading].join(' '),
    words.join(' '),
    ...sentences.map(({ sentence, terms }) => [sentence.start, sentence.end, ...terms].join(' ')),
  ].join('\n');

/** The read passage again. Its text is needed only where sentences are looked at, not where only their terms count. */
export const readingFrom = (kept: string, text: string): ReadPassage => {
  const [above = '', all = '', ...lines] = kept.split('\n');
  const heading = wordsIn(above);
  const sentences = lines.map((line) => {
    const [start = '', end = '', ...terms] = wordsIn(line);
    const place = { start: Number(start), end: Number(end) };
    return {
      sentence: { ...place, text: text.slice(place.start, place.end).replaceAll(/[\r\n]/g, ' ') },
      terms,
    };
  });
  return {
    terms: countTerms([...heading, ...sentences.flatMap(({ terms }) => terms)]),
    heading: new Set(heading),
    sentences,
    words: wordsIn(all),
  };
};

const wordsIn = (line: string): string[] => (line === '' ? [] : line.split(' '));
