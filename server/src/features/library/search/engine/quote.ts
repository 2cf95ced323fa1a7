import { isFragment, type Sentence } from './sentences.ts';

interface Span {
  start: number;
  end: number;
}

/** Which sentence fits best, whether it says what the asked thing is, and how well each of them fits. */
interface Best {
  sentence: number;
  defines: boolean;
  fits: readonly number[];
}

/** What is quoted around the best sentence of a passage: neighbours, the better one first, while there is room. */
export const quotedAround = (sentences: readonly Sentence[], { sentence, defines, fits }: Best): Span => {
  const best = sentences[sentence];
  if (!best) return { start: 0, end: 0 };
  const ahead = termBefore(best.text);
  // What stands before a definition is about something else, and little has to follow it.
  const opens = defines || ahead > 0;
  const leaning = LEANS.test(best.text) ? LEANS_BACK : 0;
  let [first, last] = [sentence, sentence];
  for (let taken = 0; taken < (opens ? 1 : MOST_TAKEN); taken += 1) {
    const goesOn = canGoOn(sentences, first, last) ? (fits[last + 1] ?? 0) + GOES_ON : NOT_AT_ALL;
    const goesBack =
      !opens && canGoBack(sentences, first, last) ? (fits[first - 1] ?? 0) + leaning : NOT_AT_ALL;
    if (goesOn === NOT_AT_ALL && goesBack === NOT_AT_ALL) break;
    if (goesOn >= goesBack) last += 1;
    else first -= 1;
  }
  return {
    start: (sentences[first]?.start ?? 0) + (first === sentence ? ahead : 0),
    end: sentences[last]?.end ?? 0,
  };
};

/** So many sentences are taken in beside the best one. */
const MOST_TAKEN = 4;
const NOT_AT_ALL = Number.NEGATIVE_INFINITY;
/** The next sentence mostly says why; the one before says of whom or what. */
const GOES_ON = 0.2;
/** “That is why leaves look green” says nothing without what stands before it: more than any fit. */
const LEANS_BACK = 10;

const canGoOn = (sentences: readonly Sentence[], first: number, last: number): boolean =>
  belongTogether(sentences[last], sentences[last + 1]) && hasRoom(sentences[first], sentences[last + 1]);

const canGoBack = (sentences: readonly Sentence[], first: number, last: number): boolean =>
  leadsTo(sentences[first - 1], sentences[first]) &&
  belongTogether(sentences[first - 1], sentences[first]) &&
  hasRoom(sentences[first - 1], sentences[last]);

// A new paragraph begins with something new; a question of the book is not the beginning of an answer.
const leadsTo = (before: Sentence | undefined, best: Sentence | undefined): boolean =>
  before !== undefined &&
  best !== undefined &&
  best.start - before.end <= SPACE &&
  !before.text.endsWith('?');

/** How long the term is that a list puts before its definition: “mitosis: Mitosis is …” is quoted from the sentence on. */
const termBefore = (sentence: string): number => {
  const [before = '', term = '', rest = ''] = /^([\p{L}\p{N} -]{2,40}): (.*)$/su.exec(sentence) ?? [];
  const isItsDefinition = before !== '' && rest.toLowerCase().includes(term.toLowerCase());
  return isItsDefinition && /^\p{Lu}/u.test(rest) ? before.length - rest.length : 0;
};

/** Sentences together are quoted up to so many characters. */
const LONGEST_QUOTE = 420;

const hasRoom = (first: Sentence | undefined, last: Sentence | undefined): boolean =>
  first !== undefined && last !== undefined && last.end - first.start <= LONGEST_QUOTE;

const SPACE = 1;
const EMPTY_LINE = 2;
/** After a heading that only names what comes, the first item of a list may follow. */
const AFTER_HEADING = 3;

const belongTogether = (one: Sentence | undefined, next: Sentence | undefined): boolean => {
  if (!one || !next) return false;
  const between = next.start - one.end;
  if (isFragment(one.text)) return between <= AFTER_HEADING;
  return between <= (isFragment(next.text) ? SPACE : EMPTY_LINE);
};

/** A sentence that points back to the one before it. */
const LEANS =
  /^(?:(?:so|and|but|or|then|thus|hence|therefore|for this reason|as a result)\b|(?:that|this|these|those|it|they|he|she|both|such)\b(?! (?:is|are|was|were) (?:called|a|an|the)\b))/i;
