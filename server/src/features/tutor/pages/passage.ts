import type { Quote } from '@studia/contract/proof';
import type { Lookup, Section } from '../../library/service.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import { grown, quoted, type BookReply } from './books/reply.ts';

const QUOTED = /[“"„]([^“”"„]{3,1300})[”"“]/u;
const [FEWEST_LETTERS, MOST_TERMS, MOST_ASKED, MOST_PARTS, LONG] = [5, 2, 6, 4, 110];

/** The words that a message puts between quotation marks; null when there are none. */
export const quotedIn = (message: string): string | null => QUOTED.exec(message)?.[1]?.trim() ?? null;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The sentences of a page in which some selected words stand. */
export const sentencesWith = (words: string, sections: readonly Section[]): Quote[] => {
  const wanted = lettersOf(words);
  if (wanted.length < 3) return [];
  return sections.flatMap(({ sentences }) =>
    sentences.filter(({ text }) => {
      const own = lettersOf(text);
      return own.length > 3 && (wanted.includes(own) || own.includes(wanted));
    }),
  );
};

/** Selected words, taken apart: the parts of a long sentence, and what the books say about its terms. */
export const explainPassage = async (
  words: string,
  sentences: readonly Quote[],
  sections: readonly Section[],
  library: Lookup,
): Promise<BookReply> => {
  const terms = await termsIn(words, sentences, library);
  const before = pointedAt(words, sentences, sections);
  const parts = partsOf(words);
  const quotes = [...(before ? [before] : []), ...terms.map(({ quote }) => quote)];
  const body = [
    ...(before ? [`It builds on the sentence before it: ${quoted(before, 1)}`] : []),
    ...(parts.length > 1
      ? [`Take it one part at a time:\n\n${parts.map((part) => `- ${escapeQuoted(part)}`).join('\n')}`]
      : []),
    ...terms.map(
      ({ term, quote }, at) => `**${term}**: ${quoted(quote, quotes.length - terms.length + at + 1)}`,
    ),
    questionAbout(words, parts, terms),
  ];
  const heading =
    sections.find((section) => section.sentences.some((one) => sentences.includes(one)))?.heading ?? '';
  const sources = [...quotes, ...sentences.slice(-1)];
  return {
    text: body.join('\n\n'),
    quotes,
    topic: grown(null, terms[0]?.term ?? (heading || words), heading, sources),
  };
};

const POINTS_BACK = /^(?:this|that|these|those|it|they|such|so|therefore|thus|hence|he|she|but|however)\b/i;

const pointedAt = (
  words: string,
  sentences: readonly Quote[],
  sections: readonly Section[],
): Quote | null => {
  const [first] = sentences;
  if (!first || !POINTS_BACK.test(words.trim())) return null;
  const all = sections.flatMap((section) => section.sentences);
  return all[all.indexOf(first) - 1] ?? null;
};

// A long sentence is cut where another thought begins; several sentences are parts already.
const NEXT_THOUGHT =
  /(?<=[.!?;:。！？।])\s+|(?<=[。！？])|(?<=,)\s+(?=(?:which|who|where|when|while|because|since|although|though|so|but|if|unless|and|or|weil|dass|wenn|der|die|das|und|oder|que|qui|mais|pero|porque|aunque|car)\s)|\s+(?=(?:because|although|unless|whereas|so that)\s)/iu;

const partsOf = (words: string): string[] => {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  if (text.length < LONG) return [];
  const parts = text
    .split(NEXT_THOUGHT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  while (parts.length > MOST_PARTS) {
    const at = parts.reduce(
      (best, _, i) => (i + 1 < parts.length && pairLength(parts, i) < pairLength(parts, best) ? i : best),
      0,
    );
    parts.splice(at, 2, `${parts[at] ?? ''} ${parts[at + 1] ?? ''}`);
  }
  return parts;
};

const pairLength = (parts: readonly string[], at: number): number =>
  (parts[at]?.length ?? 0) + (parts[at + 1]?.length ?? 0);

interface Term {
  term: string;
  quote: Quote;
}

/** Words of a passage that a book says the meaning of, elsewhere than in the passage itself. */
const termsIn = async (words: string, sentences: readonly Quote[], library: Lookup): Promise<Term[]> => {
  const terms: Term[] = [];
  for (const term of candidatesIn(words)) {
    if (terms.length === MOST_TERMS) break;
    const found = await library.find(`What is ${term}?`, 6);
    const quote = found
      .map((one) => one.quote)
      .find((one) => saysWhat(term, one) && !sentences.some((other) => overlaps(one, other)));
    if (quote && !terms.some((other) => other.quote.text === quote.text) && (await library.verify(quote)))
      terms.push({ term, quote });
  }
  return terms;
};

const COMMON =
  /^(?:about|above|after|again|against|almost|along|already|although|always|among|another|because|become|becomes|before|began|begin|being|below|between|cannot|could|different|does|doing|during|either|enough|every|example|first|found|from|given|having|however|important|itself|large|little|make|makes|making|means|might|mostly|never|nothing|number|often|other|others|people|perhaps|place|really|rather|second|several|shall|should|since|small|something|still|such|their|themselves|there|therefore|these|thing|things|think|third|those|though|thought|three|through|together|under|until|usually|very|where|whether|which|while|whole|whose|within|without|would|write|years|yourself|called|using|takes|comes|goes|gives|needs|known)$/i;

const candidatesIn = (words: string): string[] => {
  const counted = new Map<string, number>();
  for (const [word] of words.matchAll(/\p{L}[\p{L}-]+/gu))
    if (word.length >= FEWEST_LETTERS && !COMMON.test(word))
      counted.set(word.toLowerCase(), (counted.get(word.toLowerCase()) ?? 0) + 1);
  return [...counted]
    .toSorted(([one, often], [other, oftener]) => oftener - often || other.length - one.length)
    .map(([word]) => word)
    .slice(0, MOST_ASKED);
};

const saysWhat = (term: string, { text }: Quote): boolean => {
  const stem = term.replace(/(?:es|s)$/, '');
  return new RegExp(
    String.raw`^(?:${stem}\p{L}{0,2}: )?(?:An? |The )?\**${stem}\p{L}{0,2}\** (?:is|are|means|ist|sind|heißt|est|sont|es|son)\s(?!that\b|not\b|also\b|so\b)|\b(?:is|are) called (?:an? |the )?\**${stem}\p{L}{0,2}\**[.,;]`,
    'iu',
  ).test(text);
};

const overlaps = (one: Quote, other: Quote): boolean =>
  one.book_id === other.book_id && one.page === other.page && one.start < other.end && other.start < one.end;

const questionAbout = (words: string, parts: readonly string[], terms: readonly Term[]): string => {
  if (/\b(?:because|since|therefore|so that|which is why)\b/i.test(words))
    return 'There’s a cause and an effect in it. Which is which?';
  if (/\b(?:if|unless|when)\b/i.test(words) && parts.length > 1)
    return 'When is this true? Say it in your own words.';
  const [term] = terms;
  if (term)
    return `Read it again with that in mind. What does it say about “${term.term}”, in your own words?`;
  return parts.length > 1
    ? 'Say each part in your own words. What’s the first part you get stuck on?'
    : 'Say it in your own words, as far as you can. Which word stops you?';
};
