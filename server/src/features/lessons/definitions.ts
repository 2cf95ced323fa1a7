import { bookOfIdea, type Idea, type IdeaId, type Lesson } from '@studia/contract/lessons';
import type { ExchangeTable } from './exchanges/exchange-table.ts';

/** What explains a word, and the idea that brings it. */
export interface Definition {
  name: string;
  text: string;
  idea: IdeaId;
}

export interface Define {
  /**
   * What a question asks the meaning of, by the ideas at hand, then by this book, then by topics beyond the books; null where none
   * of them explains that word.
   */
  (question: string, at: { ideas: readonly Idea[]; book: string | null }): Promise<Definition | null>;
}

interface Dependencies {
  lessons: () => Promise<readonly Lesson[]>;
  /** What is answered to students who ask for a word that no lesson introduces as one of its own. */
  answersTo: (word: string) => Promise<readonly Definition[]>;
}

/** Explains words by the lessons that introduce them, or as it was written down for who asks. */
export const makeDefine = ({ lessons, answersTo }: Dependencies): Define => {
  let making: Promise<Index> | null = null;
  const index = () => (making ??= lessons().then(indexOf));
  return async (question, { ideas, book }) => {
    const word = askedWord(question);
    if (word === null) return null;
    const [own] = termsIn(ideas).get(plain(word)) ?? [];
    if (own) return own;
    const { books, terms } = await index();
    const answers = await answersTo(word);
    const here = [...(terms.get(plain(word)) ?? []), ...answers].find(
      ({ idea }) => bookOfIdea(idea) === book,
    );
    if (here) return here;
    const beyond = answers.filter(({ idea }) => !books.has(bookOfIdea(idea)));
    // What means different things in different topics is not guessed.
    return beyond.length === 1 ? (beyond[0] ?? null) : null;
  };
};

interface Index {
  /** The books that lessons are about; other topics stand in none. */
  books: ReadonlySet<string>;
  terms: Definitions;
}

const indexOf = (lessons: readonly Lesson[]): Index => ({
  books: new Set(lessons.map(({ book_id }) => book_id)),
  terms: termsIn(lessons.flatMap(({ ideas }) => ideas)),
});

type Definitions = ReadonlyMap<string, Definition[]>;

const termsIn = (ideas: readonly Idea[]): Definitions => {
  const all = new Map<string, Definition[]>();
  for (const { id, terms } of ideas)
    for (const { name, definition, also = [] } of terms)
      for (const word of new Set([name, ...also].map(plain)))
        all.set(word, [...(all.get(word) ?? []), { name, text: sentenceOf(name, definition), idea: id }]);
  return all;
};

/** A word and its definition as one would say them. */
const sentenceOf = (name: string, definition: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${definition.charAt(0).toLowerCase()}${definition.slice(1)}`;

/** What is answered to who asks for a word, in every topic. */
export const makeAnswersTo = (
  exchanges: Pick<ExchangeTable, 'count' | 'read'>,
): ((word: string) => Definition[]) => {
  let all: Definitions | null = null;
  return (word) => (all ??= answersIn(exchanges)).get(plain(word)) ?? [];
};

const answersIn = ({ count, read }: Pick<ExchangeTable, 'count' | 'read'>): Definitions => {
  const all = new Map<string, Definition[]>();
  for (let place = 0; place < count; place += 1) {
    const { idea, says, is, reply, isFollowUp } = read(place);
    for (const word of new Set(says.map(askedWord)))
      if (word !== null && is === 'question' && !isFollowUp)
        all.set(plain(word), [...(all.get(plain(word)) ?? []), { name: word, text: reply, idea }]);
  }
  return all;
};

const ASKS =
  /^(?:(?:wait|sorry|ok|so|and|but|um+|uh|hey|hmm+)[, ]+)*(?:(?:can|could) (?:you|u) (?:tell me|explain|define) )?(?:what (?:is|are|was|were|s)|whats|what does|define|meaning of|what do (?:you|u) mean by)(?: (?:a|an|the))? (.{2,40}?)(?: (?:mean|means|again|exactly|please|though|tho))*$/;

/** The word that a question asks about, and nothing but that. */
export const askedWord = (question: string): string | null => {
  const words = question
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("what's", 'whats')
    .replaceAll(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return ASKS.exec(words)?.[1] ?? null;
};

/** One word, however many of it. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=[^su])s$/, '');
