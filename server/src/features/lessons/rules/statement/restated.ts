import type { WordsOf } from '../answer/points.ts';
import { opposesAny, readStatement, type ReadStatement } from './read-statement.ts';

/** What a student says again of what was told: as it was told, or with one part turned round, and the sentence that says so. */
export interface Restated {
  isRight: boolean;
  sentence: string;
}

/** A part of what was told that can be held against a statement. */
interface Part extends ReadStatement {
  text: string;
  sentence: string;
  /** Its verb stands in the clause before. */
  isElliptic: boolean;
  /** Several clauses together: what is denied in one of them is not denied in all. */
  isJoined: boolean;
  /** Its words in their order. */
  order: readonly string[];
  /** What it is about is named before: “It makes its own food”. */
  pointsBack: boolean;
}

/**
 * Holds a conclusion against what was told right before it. It is right where one sentence has each of its words, in the same order, with
 * the same “not”; turned, where just one of these is the other way round. Anything else is not known.
 */
export const makeJudgeRestated =
  (wordsOf: WordsOf) =>
  (message: string, sentence: string, asked: string): Restated | null => {
    if (!isConclusion(message)) return null;
    const read = (text: string): ReadStatement => readStatement(text, wordsOf);
    const context = read(asked).words;
    const parts = partsIn(sentence, read);
    const claims = clausesOf(message).map((text) => partOf(text, message, read));
    const [first] = claims;
    if (!first || claims.some(({ words }) => words.size === 0)) return null;
    const found = claims.map((claim) => verdictOn(claim, parts, context, claim === first ? null : first));
    if (found.some((one) => one === null)) return null;
    const verdicts = found.filter((one) => one !== null);
    const turned = verdicts.find(({ isRight }) => !isRight);
    return turned ?? verdicts[0] ?? null;
  };

/** Who draws a conclusion, or says it again; a question with a word to ask by draws none. */
const isConclusion = (message: string): boolean =>
  message.length <= LONGEST && !ASKS.test(message.toLowerCase().replace(LEADS, '')) && !WONDERS.test(message);
const LONGEST = 160;
const LEADS =
  /^\W*(?:(?:so|oh+|ah+|ok(?:ay)?|and|but|wait|then|right|yeah|yes|no|hm+|got it|i see)\b[\s,.!]*)+/;
const ASKS =
  /^(?:what|whats|why|how|when|where|who|which|is|are|was|were|do|does|did|can|could|will|would|should|isn'?t|aren'?t|doesn'?t|don'?t|can i|explain|give|show|tell|if|my|im|i'm|i (?:have|had|want|got|need|dont|don't|didnt|didn't|was|am|did|tried|wrote|still|always|keep|hate|like|love|cant|can't|forgot|feel|know|just))\b|\b(?:why|how come|what if|what about)\b/;
/** What is supposed, hedged or compared with something else is no restatement. */
const WONDERS =
  /\b(?:maybe|might|if|unless|instead|or|else|my (?:teacher|friend|book)|i thought|same as|like (?:a|an|the)|also|too|even|any ?more|depends)\b/i;

const clausesOf = (message: string): string[] =>
  message
    .split(/[.;!?,\n]+|\b(?:and|but|while|whereas|because|bc|cuz|cause|since)\b/i)
    .map((one) => one.trim())
    .filter((one) => /\p{L}{2,}/u.test(one.replace(LEADS_ANY, '')));
const LEADS_ANY = new RegExp(LEADS.source, 'i');

const SENTENCES = /(?<=[.!?])\s+|\n+/;
const CLAUSES =
  /[;:,]\s+|\s(?:but|because|while|whereas|although|so that|so)\s|\sand (?=(?:an? |the )?\S+ \S+)/i;
/** What somebody believes or is asked is not told. */
const NOT_TOLD =
  /\?$|\b(?:think|believed?|thought|myth|mistake|imagine|suppose|sa(?:y|ys|id)|call(?:s|ed)?|as if|sounds?|looks? like|feels?|seems?|would|might)\b/i;
const POINTS_BACK =
  /^\W*(?:it|its|it['’]s|they|they['’]?re|this|that|thats|that['’]s|these|those|he|she|there|both)\b|\bthe (?:method|rule|process|idea)\b/i;

const partsIn = (text: string, read: (text: string) => ReadStatement): Part[] =>
  text
    .split(SENTENCES)
    .map((one) => one.replaceAll('*', '').trim())
    .filter((one) => !NOT_TOLD.test(one))
    .flatMap((sentence) => {
      const clauses = sentence.split(CLAUSES).filter((one) => one.trim() !== '');
      const whole = clauses.length > 1 ? [] : [partOf(sentence, sentence, read)];
      const pieces = clauses.length > 1 ? clauses.map((one) => partOf(one, sentence, read)) : [];
      const runs = clauses
        .slice(1)
        .flatMap((_, at) => [2, 3].map((length) => clauses.slice(at, at + length).join(' ')))
        .filter((one) => !BARE_DENIAL.test(one))
        .map((one) => partOf(one, sentence, read, true));
      return whole.concat(
        pieces.map((one, at) => withVerb(one, pieces[at - 1])),
        runs,
      );
    });

/** “A list can be changed and a tuple can’t”: the second says of its own what the first does. */
const withVerb = (part: Part, before: Part | undefined): Part => {
  if (!before || !BARE_DENIAL.test(part.text) || part.words.size > 2) return part;
  const words = new Set([...part.words, ...Array.from(before.words).slice(1)]);
  return { ...part, words, order: Array.from(words), isElliptic: true };
};
const BARE_DENIAL =
  /\b(?:can['’]?t|won['’]?t|(?:do|does|did|is|are|was|were|has|have)n['’]?t|(?:can|will|do|does|did|is|are|was|were) ?not)\W*$/i;

const partOf = (
  text: string,
  sentence: string,
  read: (text: string) => ReadStatement,
  isJoined = false,
): Part => {
  const statement = read(text);
  return {
    ...statement,
    text,
    sentence,
    order: Array.from(statement.words),
    pointsBack: POINTS_BACK.test(sentence.replace(LEADS_ANY, '')),
    isElliptic: false,
    isJoined,
  };
};

/** “So it’s for measuring angles?” says more than a name. */
const NAMES_USE = /\b(?:for|does|makes?|means|has|have|can|can['’]?t|is(?:n['’]?t| not))\b|n['’]?t\b/i;
/** So few words say something only where hardly more was told; and of what is denied, most must be said. */
const [FEWEST, MOST] = [2, 0.5];
const verdictOn = (
  claim: Part,
  parts: readonly Part[],
  context: ReadonlySet<string>,
  subject: Part | null,
): Restated | null => {
  const own = claim.order;
  if (repeatsNumber(claim.text)) return null;
  const found = parts.flatMap((part): Restated[] => {
    const isKnown = (word: string): boolean =>
      part.words.has(word) ||
      ((part.pointsBack || claim.pointsBack) && context.has(word)) ||
      (subject !== null && subject.words.has(word));
    if (countsOtherThings(claim, part) || (part.isElliptic && !own.includes(part.order[0] ?? ''))) return [];
    const shared = own.filter((word) => part.words.has(word));
    const missing = own.filter((word) => !isKnown(word));
    if (shared.length < FEWEST) return [];
    const isMost = shared.length >= MOST * part.words.size;
    if (own.length <= FEWEST && (claim.pointsBack ? !NAMES_USE.test(claim.text) : !isMost)) return [];
    const isOpposed = missing.length > 0 && missing.every((word) => opposesAny(new Set([word]), part.words));
    if (missing.length > 0 && !isOpposed) return [];
    if (missing.length > 1) return [];
    const isDenied = claim.denials % 2 !== part.denials % 2;
    const order = comparisonOf(claim, part);
    const isSwapped = order === 'swapped';
    const turns = [isOpposed, isDenied, isSwapped].filter(Boolean).length;
    if (turns > 1) return [];
    if (turns === 1) return part.isJoined || !isMost ? [] : [{ isRight: false, sentence: part.sentence }];
    return part.isElliptic || order === 'same' || isInOrder(shared, part.order)
      ? [{ isRight: true, sentence: part.sentence }]
      : [];
  });
  const [first] = found;
  // Where one sentence says so and another the opposite, nothing is known.
  return first && found.every(({ isRight }) => isRight === first.isRight) ? first : null;
};

/** “Carbon 14 has 14 protons”: the words alone no longer tell which number counts what. */
const repeatsNumber = (text: string): boolean => {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return new Set(numbers).size < numbers.length;
};
/** A number belongs to the word behind it: “4 cells” was not told by “two cells of 4 kinds”. */
const countsOtherThings = (claim: Part, part: Part): boolean =>
  Array.from(claim.pairs).some((pair) => /^\d/.test(pair) && !part.pairs.has(pair));

const isInOrder = (shared: readonly string[], order: readonly string[]): boolean => {
  const places = shared.map((word) => order.indexOf(word));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
};

/** “Red more than blue” where “blue more than red” was told; null where one of both compares nothing. */
const comparisonOf = (claim: Part, part: Part): 'same' | 'swapped' | null => {
  const [own, theirs] = [sidesOf(claim), sidesOf(part)];
  const [subject] = own?.before ?? [];
  const other = own?.behind.at(-1);
  if (!theirs || subject === undefined || other === undefined) return null;
  if (theirs.before.includes(subject) && theirs.behind.includes(other)) return 'same';
  return theirs.behind.includes(subject) && theirs.before.includes(other) ? 'swapped' : null;
};
const sidesOf = ({ text, order }: Part): { before: readonly string[]; behind: readonly string[] } | null => {
  const at = /\bthan\b/.test(text) ? order.findIndex((word) => COMPARES.has(word)) : -1;
  return at < 0 ? null : { before: order.slice(0, at), behind: order.slice(at + 1) };
};
const COMPARES = new Set(['more', 'less', 'fast', 'slow', 'hot', 'cold', 'strong', 'weak', 'heavy', 'light']);
