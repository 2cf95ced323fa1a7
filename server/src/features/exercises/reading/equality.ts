import { inOurWriting, lettersIn, numberIn, readLine, sameValue } from '@studia/mathematics';
import { isOfTheSquare, otherFormIn } from './tried-and-got.ts';

/** Two terms with a letter that are said to be the same: “so (2x + 6)/2 = x + 6”. */
export interface Equality {
  /** Both sides, ready to stand in a formula. */
  latex: string;
  /** The side that was worked out. */
  left: string;
  /** A number for the letter that shows the difference, and what each side is there; null where they are the same. */
  shown: { letter: string; at: string; left: string; right: string } | null;
}

/** Where nobody asks for a value: what stands before and behind concludes, or asks whether it is so. */
const CLAIMS =
  /^\W*(?:(?:ok(?:ay)?|oh+|wait|and|but|hm+|well|yes|yeah|i see|got it)\b[\s,.]*)*(?:so|then|thats|that['’]s|is|isn['’]?t|therefore|which means)\b|\b(?:right|correct|true|ok)\s?\?*\s*$/i;
const ASKS = /\b(?:solve|find|what(?:'s|s)?|graph|plot|how|why|where|when|help|check|let|given|if|for)\b/i;
/** Mathematics between words: a run of signs, numbers and letters that stand alone. */
const RUN =
  /(?:[\d\s().+\-−*×·/^²³√=]|(?<!\p{L})\p{Ll}(?!\p{L})|(?<=\d)\p{Ll}{1,2}(?!\p{L})|(?<=[\d)])[a-z](?=[(\d]))+/gu;
const [TRIED, OTHER] = [1, 2];

/** The terms that a message calls the same; null where it says nothing of that kind, or sets an equation to be solved. */
export const equalityIn = (
  message: string,
  earlier: readonly string[],
  // After forms of one term were talked about, nobody sets an equation with such two.
  isOfForms = false,
): Equality | null => {
  const other = otherFormIn(message, earlier);
  if (other) return asEquality(other);
  if (ASKS.test(message)) return null;
  const sides = Array.from(message.matchAll(RUN), ([run]) => sidesOf(run)).findLast((one) => one !== null);
  if (!sides) return null;
  // Of a chain, the first link that breaks is told.
  const links = sides.slice(1).map((side, at) => [sides[at] ?? '', side] as const);
  const areSame = links.map(([one, next]) => sameValue(one, next));
  if (areSame.includes(null)) return null;
  const [left, right] = links[areSame.indexOf(false)] ?? [sides[0] ?? '', ''];
  const isRight = !areSame.includes(false);
  const latex = (isRight ? sides : [left, right]).map((side) => readLine(side)?.latex ?? side).join(' = ');
  if (isRight) return { latex, left, shown: null };
  const shown = difference(left, right);
  // What holds for one number only may be an equation to solve, unless it is said to follow.
  return shown &&
    (CLAIMS.test(message) ||
      isOfForms ||
      (earlier.length > 0 && isOfTheSquare(message, earlier)) ||
      ((earlier.length > 0 || /\?\s*$/.test(message)) && isRewritten(left, right)))
    ? { latex, left, shown }
    : null;
};

/** An expression and what it was turned into. */
const asEquality = ({
  given,
  came,
  isMeant,
}: NonNullable<ReturnType<typeof otherFormIn>>): Equality | null => {
  const isRight = sameValue(given, came);
  const shown = isRight === false && isMeant ? difference(given, came) : null;
  const latex = [given, came].map((side) => readLine(side)?.latex ?? side).join(' = ');
  return isRight || shown ? { latex, left: given, shown } : null;
};

/** The sides of an equality, or of a chain of them, in the same one or two letters. */
const sidesOf = (run: string): string[] | null => {
  const sides = run
    .replace(/^[\s.)+*/=]+|[\s.(+*/=−-]+$/g, '')
    .split('=')
    .map((side) => belowTheLine(side.trim()));
  const letters = new Set(sides.map((side) => [...new Set(lettersIn(side))].toSorted().join()));
  const [own = ''] = letters;
  const isTerm = (side: string): boolean =>
    /[a-z]/i.test(side) && /\d|\)/.test(side) && inOurWriting(side) !== null;
  return sides.length > 1 &&
    sides.length <= LONGEST_CHAIN &&
    letters.size === 1 &&
    own.split(',').length <= 2 &&
    sides.every(isTerm) &&
    !/^[a-z]$/i.test(sides[0] ?? '')
    ? sides
    : null;
};
const LONGEST_CHAIN = 5;

/** Behind a line of division, brackets side by side all stand below it: nobody means (x − 3)/(x + 2) · (x + 3). */
const belowTheLine = (side: string): string =>
  side.replace(/\/\s*((?:\([^()]*\)\s*){2,})$/, (_, below: string) => `/(${below.trim()})`);

/** A product, a quotient or a power on the left, and none of it on the right, was worked out. */
const isRewritten = (left: string, right: string): boolean =>
  /[)\d]\s*\/|\/\s*[(\d]|\)\s*[\^²³(]|\d\s*\(/.test(left) && !/\)\s*[\^²³(]|\d\s*\(/.test(right);

const difference = (left: string, right: string): Equality['shown'] => {
  const letters = [...new Set(lettersIn(left))];
  const letter = letters.join(' = ');
  for (const at of [TRIED, OTHER]) {
    const [one, other] = [left, right].map((side) => numberIn(letters.reduce(putIn(at), side)));
    if (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) > 1e-9)
      return { letter, at: String(at), left: shown(one), right: shown(other) };
  }
  return null;
};
const putIn =
  (at: number) =>
  (side: string, letter: string): string =>
    side
      .replaceAll(new RegExp(String.raw`(?<=[\d)a-z])${letter}`, 'g'), `*(${at})`)
      .replaceAll(letter, `(${at})`);
const shown = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');
