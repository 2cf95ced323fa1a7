import type { Item } from '@studia/contract/lessons';
import type { Definition } from './definition.ts';
import type { BookSentence } from './sentence.ts';

/** A definition together with the sentence that it stands in. */
export interface Defined {
  definition: Definition;
  sentence: BookSentence;
  language: string;
}

const GAP = '_____';
const FEWEST_WORDS = 9;
const OPTIONS = 3;

/** What the questions of a language say. */
const ASK: Readonly<Record<string, string>> = {
  en: 'Fill in the missing word.',
  de: 'Welches Wort fehlt?',
  fr: 'Quel mot manque-t-il ?',
  es: '¿Qué palabra falta?',
};

/** Questions about definitions: the named thing is left out, and found again among others or by heart. */
export const clozeItems = (
  own: readonly Defined[],
  all: readonly Defined[],
  togetherIn: (one: string, other: string) => boolean,
): Item[] =>
  own.flatMap((defined, index): Item[] => {
    const stem = stemOf(defined);
    if (stem === null) return [];
    const others = distractorsFor(defined, all, togetherIn);
    const common = {
      id: `term-${index + 1}`,
      ask: `${ASK[defined.language] ?? ASK['en']}\n\n${stem}`,
      hints: hintsFor(defined.definition.term),
      explanation: defined.sentence.text,
      quote: defined.sentence.quote,
    };
    const key = defined.definition.term;
    return others.length === OPTIONS
      ? [
          {
            ...common,
            kind: 'choice',
            difficulty: 1,
            key,
            wrong: others.map(({ definition, sentence }) => ({ text: definition.term, slip: sentence.text })),
          },
        ]
      : [{ ...common, kind: 'short', difficulty: 2, key, points: [{ point: key, said: [key] }] }];
  });

/** The sentence with a gap; null where the rest of it gives the answer away, or is too little to go by. */
const stemOf = ({ definition: { term, at }, sentence: { text } }: Defined): string | null => {
  const rest = `${text.slice(0, at)} ${text.slice(at + term.length)}`;
  if (rest.split(/\s+/).length < FEWEST_WORDS || /, and an? /.test(rest)) return null;
  const left = new Set(stemsIn(rest));
  if (stemsIn(term).some((stem) => left.has(stem))) return null;
  const before = text.slice(0, at).replace(/\b([Aa])n? $/, '$1(n) ');
  return `${before}${GAP}${text.slice(at + term.length)}`;
};

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3)));

/** Other things of the book that could stand in the gap: alike in form, and never told of together with the answer. */
const distractorsFor = (
  { definition }: Defined,
  all: readonly Defined[],
  togetherIn: (one: string, other: string) => boolean,
): Defined[] => {
  const fitting = all.filter(
    ({ definition: other }) =>
      other.term.toLowerCase() !== definition.term.toLowerCase() &&
      articleKind(other.article) === articleKind(definition.article) &&
      isPlural(other.term) === isPlural(definition.term) &&
      isProper(other) === isProper(definition) &&
      other.term.split(' ').length <= definition.term.split(' ').length + 1 &&
      !sharesStem(other.term, definition.term) &&
      !togetherIn(other.term, definition.term),
  );
  const different = Array.from(
    new Map(fitting.map((one) => [one.definition.term.toLowerCase(), one])).values(),
  );
  return different
    .toSorted((one, other) => lengthGap(one, definition) - lengthGap(other, definition))
    .slice(0, OPTIONS);
};

const lengthGap = ({ definition }: Defined, { term }: Definition): number =>
  Math.abs(definition.term.length - term.length);
const articleKind = (article: string): string => (/^an?$|^une?$|^una?$|^eine?/.test(article) ? 'a' : article);
const isPlural = (term: string): boolean => /[^s]s$/i.test(term);
/** A name keeps its capital inside of a sentence; what begins one says nothing about that. */
const isProper = ({ term, at }: Definition): boolean => at > 4 && /^\p{Lu}/u.test(term);
const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(stemsIn(one));
  return stemsIn(other).some((stem) => stems.has(stem));
};

/** From how long the word is to how it begins; none of them is the word. */
const hintsFor = (term: string): string[] => {
  const words = term.split(' ');
  const size = words.length === 1 ? `${term.length} letters` : `${words.length} words`;
  return [
    'Read the sentence again: what is being described?',
    `It has ${size}.`,
    `It begins with “${term.slice(0, Math.min(3, term.length - 2))}”.`,
  ];
};
