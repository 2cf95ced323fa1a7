import type { Item } from '@studia/contract/lessons';
import type { Defined } from './defined.ts';
import { meaningsBeside, namesBeside } from './distractors.ts';
import type { KnownBook } from './known-book.ts';
import { shareFamily } from './words.ts';

const GAP = '_____';
const FEWEST_WORDS = 8;
/** A name that is to be found without options must be one that the chapter uses often. */
const OFTEN = 4;

/** What the questions of a language say. */
interface Asking {
  gap: string;
  name: string;
  meaning: (term: string) => string;
}

const ENGLISH: Asking = {
  gap: 'Fill in the missing word.',
  name: 'Which word does this explain?',
  meaning: (term) => `What does the book mean by “${term}”?`,
};
const ASK: Readonly<Record<string, Asking>> = {
  en: ENGLISH,
  de: {
    gap: 'Welches Wort fehlt?',
    name: 'Welches Wort wird hier erklärt?',
    meaning: (term) => `Was meint das Buch mit „${term}“?`,
  },
  fr: {
    gap: 'Quel mot manque-t-il ?',
    name: 'Quel mot est expliqué ici ?',
    meaning: (term) => `Qu’entend le livre par « ${term} » ?`,
  },
  es: {
    gap: '¿Qué palabra falta?',
    name: '¿Qué palabra se explica aquí?',
    meaning: (term) => `¿Qué entiende el libro por «${term}»?`,
  },
};

/** Questions about a name that the book explains: the name is found for the words, and the words for the name. */
export const termItems = (defined: Defined, book: KnownBook): Item[] => {
  if (givesAway(defined)) return [];
  const asking = ASK[defined.language] ?? ENGLISH;
  return [nameItem(defined, book, asking), meaningItem(defined, book, asking)].filter(
    (item) => item !== null,
  );
};

/** Where the rest of the sentence uses the name, or a word of its family, there is nothing to find. */
const givesAway = ({ words }: Defined): boolean => shareFamily(words.term, words.definition);

/** Too little is left to know it by. */
const isShort = ({ around }: Defined): boolean =>
  around !== null && `${around.before} ${around.after}`.split(/\s+/).length < FEWEST_WORDS;

const nameItem = (defined: Defined, book: KnownBook, asking: Asking): Item | null => {
  if (isShort(defined)) return null;
  const key = shownName(defined, defined);
  const { term } = defined;
  const common = {
    id: 'name',
    ask: askForName(defined, asking, true),
    hints: hintsFor(defined.term),
    explanation: defined.statement,
    quote: defined.sentence.quote,
  };
  const others = namesBeside(defined, book);
  if (others.length === 0)
    return book.mentions(defined.term, defined.chapter) < OFTEN
      ? null
      : {
          ...common,
          ask: askForName(defined, asking, false),
          kind: 'short',
          difficulty: 2,
          key: term,
          points: [{ point: term, said: [term] }],
        };
  const wrong = others.map((other) => ({
    text: shownName(other, defined),
    slip: `you thought of “${other.term}”, of which the book says: “${withoutStop(other.statement)}”`,
  }));
  return { ...common, kind: 'choice', difficulty: 1, key, wrong };
};

/** The article goes into the gap with the name: before it, it would tell how the name begins. */
const ARTICLE = /\b[Aa]n? $/;

const askForName = (
  { around, meaning, statement }: Defined,
  asking: Asking,
  withArticle: boolean,
): string => {
  if (!around) return `${asking.name}\n\n${capital(meaning ?? statement)}.`;
  const before = withArticle ? around.before.replace(ARTICLE, '') : around.before;
  return `${asking.gap}\n\n${before}${GAP}${around.after}`;
};

/** A name as it would stand in the gap: with its article, and large where the sentence begins with it. */
const shownName = ({ term, withArticle }: Defined, { around, statement, article }: Defined): string => {
  const named = article === 'a' ? withArticle : term;
  const begins = around !== null && around.before.replace(ARTICLE, '') === '' && /^\p{Lu}/u.test(statement);
  return begins ? capital(named) : named;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const meaningItem = (defined: Defined, book: KnownBook, asking: Asking): Item | null => {
  const { meaning, term, sentence, statement } = defined;
  const others = meaningsBeside(defined, book);
  if (meaning === null || others.length === 0) return null;
  return {
    id: 'meaning',
    kind: 'choice',
    difficulty: 2,
    ask: asking.meaning(term),
    key: meaning,
    wrong: others.map((other) => ({
      text: other.meaning,
      slip: `you took what the book says of “${other.term}”`,
    })),
    hints: [
      `Where have you met “${term}” in this chapter?`,
      'Leave out what is said of something else.',
      `Page ${sentence.quote.label ?? sentence.quote.page} of the book says it.`,
    ],
    explanation: statement,
    quote: sentence.quote,
  };
};

const withoutStop = (text: string): string => text.replace(/\.$/, '');

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
