import { countTerms } from './ranking.ts';
import type { ReadPassage } from './read-passage.ts';

/** A read passage in letters: its headings' terms, all of its words, then each sentence with its place and terms. */
export const packReading = ({ heading, words, sentences }: ReadPassage): string =>
  [
    [...heading].join(' '),
    words.slice(1, -1),
    ...sentences.map(({ sentence, terms }) => [sentence.start, sentence.end, ...terms].join(' ')),
  ].join('\n');

/**
 * The read passage again, as far as a question wants to know it: of the terms, the wanted ones, and all of a sentence in
 * which one of them stands. To take the others apart was most of the work.
 */
export const unpackReading = (packed: string, text: string, wanted: readonly string[]): ReadPassage => {
  const { above, words, lines } = linesIn(packed);
  const { heading, terms, held } = heldIn(packed, above, lines, wanted);
  let length = termsIn(packed, 0, above.length);
  for (const { terms: from, end } of lines) length += termsIn(packed, from, end);
  return {
    terms: { ...terms, length },
    heading,
    words: ` ${words} `,
    sentences: lines.map((line, at) => ({
      sentence: placeOf(packed, line, text),
      terms: (held[at] as string[]).length > 0 ? packed.slice(line.terms, line.end).split(' ') : [],
    })),
  };
};

/** What a passage beside another one adds to it: which of some terms stand in which of its sentences. */
export const glimpseOf = (packed: string, wanted: readonly string[]): ReadPassage => {
  const { above, lines } = linesIn(packed);
  const { heading, terms, held } = heldIn(packed, above, lines, wanted);
  return {
    terms,
    heading,
    words: '',
    sentences: held.map((its) => ({ sentence: NOT_LOOKED_AT, terms: its })),
  };
};

const NOT_LOOKED_AT = { start: 0, end: 0, text: '' };

/** Where the line of a sentence begins, where its terms do, and where both end. */
interface Line {
  start: number;
  terms: number;
  end: number;
}

const linesIn = (packed: string) => {
  const above = packed.slice(0, lineEnd(packed, 0));
  const wordsEnd = lineEnd(packed, above.length + 1);
  const lines: Line[] = [];
  for (let start = wordsEnd + 1, end = 0; start < packed.length; start = end + 1) {
    end = lineEnd(packed, start);
    const places = packed.indexOf(' ', packed.indexOf(' ', start) + 1);
    lines.push({ start, terms: places === -1 ? end : Math.min(places + 1, end), end });
  }
  return { above, words: packed.slice(above.length + 1, wordsEnd), lines };
};

const lineEnd = (packed: string, from: number): number => {
  const end = packed.indexOf('\n', from);
  return end === -1 ? packed.length : end;
};

/** Which of the wanted terms stand above, and which in each sentence, as often as they do. */
const heldIn = (packed: string, above: string, lines: readonly Line[], wanted: readonly string[]) => {
  const heading = (above === '' ? [] : above.split(' ')).filter((term) => wanted.includes(term));
  const held = lines.map((): string[] => []);
  for (const term of wanted) {
    let at = 0;
    for (const place of placesOf(term, packed, lines[0]?.terms ?? packed.length)) {
      while ((lines[at] as Line).end <= place) at += 1;
      // The places of the sentence come before its terms; no question asks for them by number.
      if ((lines[at] as Line).terms <= place) (held[at] as string[]).push(term);
    }
  }
  return { heading: new Set(heading), terms: countTerms([...heading, ...held.flat()]), held };
};

// Searching for a few words is cheaper than taking everything apart.
const placesOf = (term: string, packed: string, from: number): number[] => {
  const places: number[] = [];
  for (let at = packed.indexOf(term, from); at !== -1; at = packed.indexOf(term, at + term.length)) {
    const next = packed.charAt(at + term.length);
    if (packed.charAt(at - 1) === ' ' && (next === ' ' || next === '\n' || next === '')) places.push(at);
  }
  return places;
};

const SPACE = 32;

const termsIn = (packed: string, from: number, to: number): number => {
  let terms = from < to ? 1 : 0;
  for (let at = from; at < to; at += 1) if (packed.charCodeAt(at) === SPACE) terms += 1;
  return terms;
};

const placeOf = (packed: string, { start: line, terms }: Line, text: string) => {
  const [first = '', last = ''] = packed.slice(line, terms).split(/[ \n]/);
  const [start, end] = [Number(first), Number(last)];
  return { start, end, text: text.slice(start, end).replaceAll(/[\r\n]/g, ' ') };
};
