import { isFragment, type Sentence } from './sentences.ts';

interface Span {
  start: number;
  end: number;
}

/** Which sentence fits best, and whether it says what the asked thing is. */
interface Best {
  sentence: number;
  defines: boolean;
}

/** What is quoted around the best sentence of a passage: as many neighbours as there is room for, what comes next before all. */
export const quotedAround = (sentences: readonly Sentence[], { sentence, defines }: Best): Span => {
  const best = sentences[sentence];
  if (!best) return { start: 0, end: 0 };
  const ahead = termBefore(best.text);
  let [first, last] = [sentence, sentence];
  for (const step of growth(best.text, defines || ahead > 0)) {
    const [before, after] = step === 'next' ? [last, last + 1] : [first - 1, first];
    const [from, to] = [Math.min(first, before), Math.max(last, after)];
    if (step === 'before' && !leadsTo(sentences[before], sentences[after])) continue;
    if (!belongTogether(sentences[before], sentences[after]) || !hasRoom(sentences[from], sentences[to]))
      continue;
    [first, last] = [from, to];
  }
  return {
    start: (sentences[first]?.start ?? 0) + (first === sentence ? ahead : 0),
    end: sentences[last]?.end ?? 0,
  };
};

// The next sentence mostly says why; the one before says of whom or what.
const growth = (best: string, opens: boolean): readonly ('next' | 'before')[] => {
  if (opens) return ['next'];
  // “That is why leaves look green” says nothing without what stands before it.
  return LEANS.test(best) ? ['before', 'next', 'next'] : ['next', 'before', 'next'];
};

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
