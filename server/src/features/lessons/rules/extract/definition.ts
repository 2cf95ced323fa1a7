import { FORMULA, HOLE } from './broken.ts';
import { isName } from './name.ts';

/** A sentence that says what a thing is. */
export interface Definition {
  /** The thing, as it stands in the sentence. */
  term: string;
  /** Where it begins in the sentence, and where what is said of it goes on: a remark in brackets is left out. */
  at: number;
  end: number;
  /** The article before it, in small letters; empty where there is none. */
  article: string;
  /** What the sentence says it is, without the full stop; null where the name comes last. */
  meaning: string | null;
}

interface Form {
  language: string;
  pattern: RegExp;
}

const NAME = String.raw`(?<term>\p{L}[\p{L}\d'’-]*(?: \p{L}[\p{L}\d'’-]*){0,2})(?<aside> \([^()]{1,40}\))?`;
const form = (language: string, source: string): Form => ({ language, pattern: new RegExp(source, 'u') });

/** How textbooks define: the thing first, or the name at the end. */
const FORMS: readonly Form[] = [
  form(
    'en',
    String.raw`^(?:(?<article>An?|The) )?${NAME},? (?:is|are) (?:defined as )?(?<meaning>(?:an?|the|any|one|when|how) .+)\.$`,
  ),
  form(
    'en',
    String.raw`^(?:(?<article>An?|The) )?${NAME} (?:means|refers? to) (?<meaning>(?:an?|the|any) .+)\.$`,
  ),
  form('en', String.raw` (?:is|are) (?:called|known as|termed) (?:(?<article>an?|the) )?${NAME}\.$`),
  form(
    'de',
    String.raw`^(?<article>Eine?|Der|Die|Das) ${NAME} (?:ist|sind) (?<meaning>(?:eine?|der|die|das) .+)\.$`,
  ),
  form(
    'de',
    String.raw` (?:heißt|heißen|nennt man) (?:(?<article>eine?n?|der|die|das) )?${NAME}(?=\.$|, (?:wenn|falls|der|die|das) )`,
  ),
  form(
    'fr',
    String.raw`^(?<article>Une?|Les?|La) ${NAME} (?:est|sont) (?<meaning>(?:une?|les?|la|des) .+)\.$`,
  ),
  form(
    'es',
    String.raw`^(?<article>Una?|El|La|Los|Las) ${NAME} (?:es|son) (?<meaning>(?:una?|el|la|los|las) .+)\.$`,
  ),
];

/** Counted among others, compared or put aside: that is a remark about a thing, not what it is. */
const REMARK =
  /^(?:(?:an?|the|any|one) )?(?:(?:very|quite|rather|pretty|extremely|really|particularly|so|too|fairly|well) )?(?:most|more|important|arguably|amazing|key|major|obvious|curious|difficult|hard|easy|similar|different|same|only|main|best|worst|first|second|third|next|last|other|another|whole|real|true|clear|strange|striking|remarkable|excellent|one of|lot|bit|matter|question|example|examples|reason|result|results|thing|things|fact|case|answer|difference|subject|topic|problem with|mistake|shame|pity|opposite|latter|former|following|effective|classic|particular|great example|good example)\b/i;
/** Praise is no remark where the thing is told apart by what it does. */
const PRAISED =
  /^(?:(?:an?|the|any|one) )?(?:very |quite |rather )?(?:powerful|new|good|great|wonderful|simple|common|nice|useful|popular|well-known|special|famous|convenient|handy|safe|dangerous|interesting|big|little|small|large|long|short|free|perfect|beautiful|modern|typical|critical|crucial|essential|fundamental|natural|necessary|significant|standard|vital|cool|fun|neat|fancy|clever|elegant|quick)\b(?!.{3,60}?\b(?:that|which|where|whose|who|used to|designed to)\b)/i;
/** A kind of thing is told apart by more: what it does, has, is made of or used for. */
const TOLD_APART =
  /^\S+ .*?\b(?:that|which|who|whose|whom|where|when|used|designed|made|for|of|with|without|to|by|containing|consisting|formed|from|between|on|in|into|per|allowing|using|having|such|through|der|die|das|dem|den|deren|dessen|mit|von|aus|für|zur?|durch|zwischen|in|im|qui|que|dont|de|du|pour|avec|par|con|para|por|del)\b/iu;
const PASSING =
  /\b(?:this|these|those(?! (?:that|who|which|of|whose))|above|below|following|previous|previously|preceding|latter|former|aforesaid|hitherto|here|said|thought|believed|perhaps|probably|maybe|seems?|nowadays|these days|currently|recent|recently|today|now|was|were|had|did|later|basically|of course|in no way|etc|and so on|silly|course|textbook|coursebook|book|diesem?|dieser|dieses|oben|unten|hier|folgende[nrs]?|jetzt|vgl|obige[nrs]?)\b|\b(?:it|this|that|they|he|she|which|what|these|there) (?:is|are) (?:called|known|termed)\b|\b(?:fig|figure|table|chapter|section|abb|abbildung|abschnitt|kapitel|seite|satz|definition|bemerkung|übung)\.? \d|[!“”"«»]|\.\.\./i;
/** In small letters only a name can begin, such as a word of a programming language. */
const SMALL_START = /^\p{Ll}(?!\p{L}+ (?:is|are) an? )/u;
const HANGS = /^(?:\S+\s+){0,5}?(?:such|his|her|their|its|ihre?|seine?|son|sa|ses|su|sus)\b/i;
/** Who writes speaks of himself; the reader may be spoken to. */
const SPEAKS = /\b(?:we|our|us|i|my|me)\b/i;
const WORDS = { meaning: 6, most: 36 };

/** What a sentence defines; null where it defines nothing that could be asked for by itself. */
export const definitionIn = (sentence: string, language: string): Definition | null => {
  if ([PASSING, HANGS, FORMULA, HOLE, SPEAKS, SMALL_START].some((pattern) => pattern.test(sentence)))
    return null;
  if (sentence.split(' ').length > WORDS.most) return null;
  for (const { language: own, pattern } of FORMS) {
    const { groups, index = 0, 0: all = '' } = (own === language && pattern.exec(sentence)) || {};
    const { term, article = '', meaning, aside = '' } = groups ?? {};
    if (term === undefined || !isName(term, language)) continue;
    if (meaning !== undefined && !saysWhat(meaning)) continue;
    const at = index + all.indexOf(term, all.indexOf(article) + article.length);
    const end = at + term.length + aside.length;
    return { term, at, end, article: article.toLowerCase(), meaning: meaning ?? null };
  }
  return null;
};

/** Two sentences that ran into one, a promise to the reader, or a number of things that are not told. */
const BROKEN =
  /[.!?;] |\byou(?:['’]ll|['’]re|['’]ve| need| will| have)\b|\bwith (?:two|three|four|five|several|many) \p{L}+$/iu;

const saysWhat = (meaning: string): boolean =>
  !BROKEN.test(meaning) &&
  meaning.split(' ').length >= WORDS.meaning &&
  !REMARK.test(meaning) &&
  !PRAISED.test(meaning) &&
  TOLD_APART.test(meaning);
