/** A sentence that says what a thing is. */
export interface Definition {
  /** The thing, as it stands in the sentence. */
  term: string;
  /** Where it begins in the sentence. */
  at: number;
  /** The article before it, in small letters; empty where there is none. */
  article: string;
}

interface Form {
  language: string;
  pattern: RegExp;
}

const NAME = String.raw`(?<term>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})`;
const form = (language: string, source: string): Form => ({ language, pattern: new RegExp(source, 'u') });

/** How textbooks define: the thing first, or the name at the end. */
const FORMS: readonly Form[] = [
  form('en', String.raw`^(?:(?<article>An?|The) )?${NAME} (?:is|are) (?:an?|the|any|one|what|when|how) `),
  form(
    'en',
    String.raw`^(?:(?<article>An?|The) )?${NAME} (?:means|refers to|consists of|is defined as|are defined as) `,
  ),
  form('en', String.raw`\b(?:is|are) (?:called|known as) (?:(?<article>an?|the) )?${NAME}(?=[.,;]|$)`),
  form('de', String.raw`^(?:(?<article>Eine?|Der|Die|Das) )?${NAME} (?:ist|sind) (?:eine?r?|der|die|das) `),
  form(
    'de',
    String.raw`\b(?:heißt|heißen|nennt man) (?:(?<article>eine?n?|der|die|das) )?${NAME}(?=[.,;]|$)`,
  ),
  form('fr', String.raw`^(?:(?<article>Une?|Les?|La) )?${NAME} (?:est|sont) (?:une?|les?|la|des) `),
  form('es', String.raw`^(?:(?<article>Una?|El|La|Los|Las) )?${NAME} (?:es|son) (?:una?|el|la|los|las) `),
];

/** Words that name nothing, and words that only seem to be a name because of where they stand. */
const NO_NAME =
  /^(?:it|this|that|these|those|they|there|he|she|we|you|i|here|everything|something|nothing|anything|everybody|somebody|nobody|everyone|someone|no one|what|which|who|whose|one|two|three|some|many|most|all|both|each|every|another|other|others|people|men|women|man|woman|such|same|so|not|only|even|if|when|where|while|as|because|since|in|on|at|by|for|from|with|without|to|of|after|before|during|like|unlike|today|now|then|half|part|none|few|several|its|their|his|her|your|our|my|my own|much|more|less)\b/i;
const NO_TERM =
  /\b(?:answer|example|examples|reason|reasons|result|results|difference|problem|question|point|way|ways|thing|things|kind|kinds|type|types|number|purpose|goal|aim|idea|fact|case|cases|effect|cause|advantage|disadvantage|rest|story|chapter|book|author|first|second|third|last|next|best|worst|most|least|main|only|important|different|same|new|old|good|bad|big|great|small|long|short|of|in|and|or|is|are|was|very|not|that|which|who)\b/i;
/** Described rather than named: an adjective alone is no thing. */
const ADJECTIVE = /(?:ous|ful|less|ive|able|ible|ish)$/i;
const OPINION =
  /\b(?:best|worst|greatest|finest|perhaps|probably|maybe|seems?|our time|nowadays|these days|for (?:him|her|them)|said|thought|believed)\b/i;
const HANGS = /^(?:\S+\s+){0,9}?(?:this|these|those|such|his|her|their)\b/i;

/** What a sentence defines; null where it defines nothing that could be asked for by itself. */
export const definitionIn = (sentence: string, language: string): Definition | null => {
  if (OPINION.test(sentence) || HANGS.test(sentence)) return null;
  for (const { language: own, pattern } of FORMS) {
    const found = own === language ? pattern.exec(sentence) : null;
    const term = found?.groups?.['term'];
    if (!found || term === undefined || !isName(term)) continue;
    return {
      term,
      at: found.index + found[0].indexOf(term, found.groups?.['article']?.length ?? 0),
      article: (found.groups?.['article'] ?? '').toLowerCase(),
    };
  }
  return null;
};

const isName = (term: string): boolean =>
  term.length >= 4 &&
  !NO_NAME.test(term) &&
  !NO_TERM.test(term) &&
  !ADJECTIVE.test(term.split(' ').at(-1) ?? '');
