import { bookOfIdea, type Exchange, type IdeaId, type Lesson } from '@studia/contract/lessons';

/** What explains a word, and the idea that brings it. */
export interface Definition {
  name: string;
  text: string;
  idea: IdeaId;
}

export interface Define {
  /** What a question asks the meaning of: in the book at hand before others; null where no lesson explains that word. */
  (question: string, book: string | null): Promise<Definition | null>;
}

interface Dependencies {
  lessons: () => Promise<readonly Lesson[]>;
  /** What is answered to students who ask for a word that no lesson introduces as one of its own. */
  exchanges: () => Promise<readonly Exchange[]>;
}

/** Explains words by the lessons that introduce them, or as it was written down for who asks. */
export const makeDefine = ({ lessons, exchanges }: Dependencies): Define => {
  let making: Promise<readonly Definitions[]> | null = null;
  const indexes = () => (making ??= Promise.all([lessons().then(termsIn), exchanges().then(answersIn)]));
  return async (question, book) => {
    const word = askedWord(question);
    if (word === null) return null;
    for (const index of await indexes()) {
      const found = index.get(plain(word)) ?? [];
      const here = found.filter(({ idea }) => bookOfIdea(idea) === book);
      // What means different things in different books is not guessed.
      const [only, ...others] = here.length > 0 ? here.slice(0, 1) : found;
      if (only && others.length === 0) return only;
    }
    return null;
  };
};

type Definitions = ReadonlyMap<string, Definition[]>;

const termsIn = (lessons: readonly Lesson[]): Definitions => {
  const all = new Map<string, Definition[]>();
  for (const { id, terms } of lessons.flatMap(({ ideas }) => ideas))
    for (const { name, definition, also = [] } of terms)
      for (const word of new Set([name, ...also].map(plain)))
        all.set(word, [...(all.get(word) ?? []), { name, text: sentenceOf(name, definition), idea: id }]);
  return all;
};

/** A word and its definition as one would say them. */
const sentenceOf = (name: string, definition: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${definition.charAt(0).toLowerCase()}${definition.slice(1)}`;

const answersIn = (exchanges: readonly Exchange[]): Definitions => {
  const all = new Map<string, Definition[]>();
  for (const { idea, says, is, reply, isFollowUp } of exchanges)
    for (const word of new Set(says.map(askedWord)))
      if (word !== null && is === 'question' && !isFollowUp && !all.has(plain(word)))
        all.set(plain(word), [{ name: word, text: reply, idea }]);
  return all;
};

const ASKS =
  /^(?:(?:wait|sorry|ok|so|and|but|um+|uh|hey|hmm+)[, ]+)*(?:(?:can|could) (?:you|u) (?:tell me|explain|define) )?(?:what (?:is|are|was|were|s)|whats|what does|define|meaning of|what do (?:you|u) mean by)(?: (?:a|an|the))? (.{2,40}?)(?: (?:mean|means|again|exactly|please|though|tho))*$/;

/** The word that a question asks about, and nothing but that. */
const askedWord = (question: string): string | null => {
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
