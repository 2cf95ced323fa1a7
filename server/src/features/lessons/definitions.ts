import { bookOfIdea, type Idea, type Lesson } from '@studia/contract/lessons';

/** A word that a lesson explains, and the idea that brings it. */
export interface Definition {
  name: string;
  definition: string;
  idea: Idea;
}

export interface Define {
  /** What a question asks the meaning of: in the book at hand before others; null where no lesson explains that word. */
  (question: string, book: string | null): Promise<Definition | null>;
}

/** Explains words by the lessons that introduce them. */
export const makeDefine = (lessons: () => Promise<readonly Lesson[]>): Define => {
  let making: Promise<ReadonlyMap<string, Definition[]>> | null = null;
  const index = () => (making ??= lessons().then(definitionsIn));
  return async (question, book) => {
    const word = askedWord(question);
    const found = (word !== null && (await index()).get(plain(word))) || [];
    const here = found.filter(({ idea }) => bookOfIdea(idea.id) === book);
    // What means different things in different books is not guessed.
    const [only, ...others] = here.length > 0 ? here.slice(0, 1) : found;
    return only && others.length === 0 ? only : null;
  };
};

const definitionsIn = (lessons: readonly Lesson[]): Map<string, Definition[]> => {
  const all = new Map<string, Definition[]>();
  for (const idea of lessons.flatMap(({ ideas }) => ideas))
    for (const { name, definition, also = [] } of idea.terms)
      for (const word of new Set([name, ...also].map(plain)))
        all.set(word, [...(all.get(word) ?? []), { name, definition, idea }]);
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
