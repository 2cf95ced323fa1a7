import { countTerms } from './ranking.ts';
import type { ReadPassage } from './reading.ts';

/** A read passage in letters: its headings' terms, all of its words, then each sentence with its place and terms. */
export const keptReading = ({ heading, words, sentences }: ReadPassage): string =>
  [
    [...heading].join(' '),
    words.join(' '),
    ...sentences.map(({ sentence, terms }) => [sentence.start, sentence.end, ...terms].join(' ')),
  ].join('\n');

/** The read passage again. */
export const readingFrom = (kept: string, text: string): ReadPassage => {
  const [above = '', all = '', ...lines] = kept.split('\n');
  const heading = wordsIn(above);
  const sentences = lines.map((line) => {
    const [first = '', last = '', ...terms] = wordsIn(line);
    const [start, end] = [Number(first), Number(last)];
    const said = text.slice(start, end).replaceAll(/[\r\n]/g, ' ');
    return { sentence: { start, end, text: said }, terms };
  });
  return {
    terms: countTerms([...heading, ...sentences.flatMap(({ terms }) => terms)]),
    heading: new Set(heading),
    sentences,
    words: wordsIn(all),
  };
};

const wordsIn = (line: string): string[] => (line === '' ? [] : line.split(' '));

/** What a passage beside another one adds to it: which of some terms stand in which of its sentences. */
export const glimpseOf = (kept: string, wanted: Iterable<string>): ReadPassage => {
  const [above = '', , ...lines] = kept.split('\n');
  const looked = Array.from(wanted, (term) => ` ${term} `);
  const heading = heldIn(` ${above} `, looked);
  const sentences = lines.map((line) => ({
    sentence: NOT_LOOKED_AT,
    // The places of the sentence come first; no question asks for them by number.
    terms: heldIn(`${line.slice(line.indexOf(' ', line.indexOf(' ') + 1))} `, looked),
  }));
  return {
    terms: countTerms([...heading, ...sentences.flatMap(({ terms }) => terms)]),
    heading: new Set(heading),
    sentences,
    words: [],
  };
};

const NOT_LOOKED_AT = { start: 0, end: 0, text: '' };

// Searching a line for a few words is cheaper than taking it apart.
const heldIn = (line: string, looked: readonly string[]): string[] => {
  const held: string[] = [];
  for (const term of looked)
    for (let at = line.indexOf(term); at !== -1; at = line.indexOf(term, at + term.length - 1))
      held.push(term.slice(1, -1));
  return held;
};
