import { definitionIn } from './definition.ts';
import { glossaryIn } from './glossary.ts';
import { isNoTeaching } from './matter.ts';
import { canState, withoutSources, type BookSentence } from './sentence.ts';
import { wordsIn } from './words.ts';

/** A chapter of a student's own book, sentence by sentence. */
export interface ExtractedChapter {
  bookId: string;
  number: number;
  title: string;
  language: string;
  sentences: readonly BookSentence[];
}

/** A name that the book explains, and where. */
export interface Defined {
  /** As it is written inside of a sentence. */
  term: string;
  isProper: boolean;
  isPlural: boolean;
  /** A word of a programming language or the like: small even where a sentence begins. */
  isCode: boolean;
  /** The article before it; `a` for `an` too, as options bring their own. */
  article: string;
  /** The name behind “a” or “an”, as the book has it; the name alone where it has another article or none. */
  withArticle: string;
  /** What the book says it is; null where the name comes at the end. */
  meaning: string | null;
  /** The sentence around the name; null in a glossary, where the name stands apart. */
  around: { before: string; after: string } | null;
  /** The whole of what is said, as a sentence that stands by itself. */
  statement: string;
  /** The longer words of the name, and of what is said of it. */
  words: { term: readonly string[]; definition: readonly string[] };
  sentence: BookSentence;
  chapter: number;
  language: string;
}

/** The names that a chapter explains; `isWrittenSmall` knows whether the book mostly writes one with a small letter. */
export const definedIn = (
  { sentences, language, number, title }: ExtractedChapter,
  isWrittenSmall: (term: string) => boolean,
): Defined[] => {
  if (isNoTeaching(title)) return [];
  const common = { chapter: number, language };
  const named = (term: string, definition: string) => ({
    ...writing(term, language, isWrittenSmall),
    words: { term: wordsIn(term), definition: wordsIn(definition) },
  });
  const explained: Defined[] = [];
  for (const { term, meaning, sentence } of glossaryIn(sentences, language)) {
    const names = named(term, meaning);
    explained.push({
      ...common,
      ...names,
      isCode: false,
      article: '',
      withArticle: names.term,
      meaning,
      around: null,
      statement: `${term}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`,
      sentence,
    });
  }
  if (explained.length > 0) return explained;
  return sentences.flatMap((sentence) => {
    const text = unquoted(withoutSources(sentence.text));
    if (!canState(text) || isNoTeaching(sentence.heading)) return [];
    const found = definitionIn(text, language);
    if (!found) return [];
    const { term, at, end, article, meaning } = found;
    const isIndefinite = /^an?$/.test(article);
    const around = { before: text.slice(0, at), after: text.slice(end) };
    const names = named(term, `${around.before} ${around.after}`);
    return [
      {
        ...common,
        ...names,
        isCode: /^\p{Ll}/u.test(text),
        article: isIndefinite ? 'a' : article,
        withArticle: isIndefinite ? `${article} ${names.term}` : names.term,
        meaning,
        around,
        statement: text,
        sentence,
      },
    ];
  });
};

/** Names are often put in quotation marks where they are explained. */
const unquoted = (text: string): string =>
  text.replaceAll(/[“"„]([\p{L}-]+(?: [\p{L}-]+){0,2})([,.]?)[”"“]/gu, '$1$2');

const writing = (
  term: string,
  language: string,
  isWrittenSmall: (term: string) => boolean,
): Pick<Defined, 'term' | 'isProper' | 'isPlural'> => {
  // German nouns are always large, and so are letters inside of a word.
  const canBeSmall = language !== 'de' && /^\p{Lu}?[^\p{Lu}]*$/u.test(term);
  const isSmall = canBeSmall && isWrittenSmall(term);
  return {
    term: isSmall ? `${term.charAt(0).toLowerCase()}${term.slice(1)}` : term,
    isProper: language !== 'de' && !isSmall && /^\p{Lu}/u.test(term),
    isPlural: /(?:[^sui]s|ae)$/i.test(term),
  };
};
