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
  /^(?:it|this|that|these|those|they|there|he|she|we|you|i|here|everything|something|nothing|anything|everybody|somebody|nobody|everyone|someone|what|which|who|one|some|many|most|all|both|each|every|another|other|people|such|the answer|an example|example|reason|result|difference|first|second|other thing|thing|important|different|same)\b/i;

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

const [FEWEST_LETTERS, FEWEST_TIMES, MOST_TERMS] = [6, 2, 24];

/** The long words that some sentences come back to, the most frequent first. */
export const frequentIn = (sentences: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of new Set(sentence.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? []))
      if (word.length >= FEWEST_LETTERS && wordsIn(word).size > 0)
        counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, times]) => times >= FEWEST_TIMES && !NO_TERM.test(word) && !COMMON.test(word))
    .toSorted(([one, often], [other, oftener]) => oftener * other.length - often * one.length)
    .slice(0, MOST_TERMS)
    .map(([word]) => word);
};

const COMMON =
  /^(?:about|after|again|almost|always|another|because|become|becomes|before|being|between|could|every|first|great|however|little|might|never|often|other|others|perhaps|quite|rather|right|seemed|shall|should|since|still|their|there|therefore|these|thing|things|think|those|though|thought|three|through|under|until|where|whether|which|while|whole|would|began|having|without|within|looked|going|said|came|went|aber|alle|auch|dann|dass|diese|dieser|dieses|durch|eine|einen|einer|haben|nicht|oder|sich|sind|wenn|werden|wird|wurde|zwischen|avec|cette|comme|dans|elle|nous|plus|pour|cuando|entre|esta|este|para|pero|sobre|también)$/;

/** A question made of a sentence by leaving out the first of some words that stands in it once; null where none does. */
export const clozeOn = (text: string, terms: readonly string[]): Cloze | null => {
  const fits = text.length >= SHORTEST && text.length <= LONGEST && !/[$|`\\[\]<>=]/.test(text);
  const words = fits ? Array.from(text.matchAll(/\p{L}[\p{L}-]+/gu)) : [];
  for (const term of terms) {
    const found = words.filter(([word]) => word.toLowerCase() === term);
    const [only] = found;
    if (!only || found.length > 1 || givesAway(term, text.replace(only[0], ' '))) continue;
    const question = `${text.slice(0, only.index)}${GAP}${text.slice(only.index + only[0].length)}`;
    return { question: question.replaceAll('**', ''), key: only[0] };
  }
  return null;
};

const givesAway = (term: string, rest: string): boolean => {
  const left = wordsIn(rest);
  return left.size < 4 || [...wordsIn(term)].every((word) => left.has(word));
};
