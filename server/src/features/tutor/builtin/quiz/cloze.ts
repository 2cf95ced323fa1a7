import { wordsIn } from '../books/central.ts';

/** A sentence with a gap, and what belongs into it. */
export interface Cloze {
  question: string;
  key: string;
}

const GAP = '\\_\\_\\_\\_\\_';
const [SHORTEST, LONGEST] = [40, 240];
const TERM = String.raw`[\p{L}][\p{L}'’-]*(?: [\p{L}][\p{L}'’-]*){0,2}`;
const FORMS: readonly RegExp[] = [
  /\*\*([^*]{3,40})\*\*/u,
  new RegExp(
    String.raw`\b(?:is|are) called (?:an? |the )?(${TERM}?)(?=[,.;:]|\s(?:and|because|in|of|which|when|that)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:An? |The )?(${TERM}) (?:is|are|means|was|were) (?:an? |the |any |what |when |made |how )`,
    'u',
  ),
];
const NO_TERM =
  /^(?:it|this|that|these|those|they|there|he|she|we|you|i|here|what|which|who|one|some|many|most|all|both|each|every|another|other|people|such|the answer|an example|example|reason|result|difference|first|second|other thing|thing|important|different|same)\b/i;

/** A question made of a sentence by leaving its key term out; null where the sentence has none, or gives it away. */
export const clozeOf = (text: string): Cloze | null => {
  // A list of terms names the term before it says what it is.
  const sentence = text.replace(/^[\p{L}'’ -]{3,40}: (?=\p{Lu})/u, '');
  if (sentence.length < SHORTEST || sentence.length > LONGEST || /[$|`\\[\]]|!\[/.test(sentence)) return null;
  for (const form of FORMS) {
    const found = form.exec(sentence);
    const term = found?.[1];
    if (!found || term === undefined || NO_TERM.test(term) || term.length < 3) continue;
    const at = found.index + found[0].indexOf(term);
    const before = sentence.slice(0, at).replace(/\*\*$/, '');
    const after = sentence.slice(at + term.length).replace(/^\*\*/, '');
    if (givesAway(term, `${before} ${after}`)) continue;
    const question = `${before.replace(/\b(a)n? $/i, '$1(n) ')}${GAP}${after}`.replaceAll('**', '');
    return { question, key: term.replaceAll('**', '').trim() };
  }
  return null;
};

const givesAway = (term: string, rest: string): boolean => {
  const left = wordsIn(rest);
  return left.size < 4 || [...wordsIn(term)].every((word) => left.has(word));
};
