import { inOurWriting, lettersIn, numberIn, readLine, sameValue } from '@studia/mathematics';

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
  /(?:[\d\s().+\-−*×·/^²³√=]|(?<!\p{L})\p{Ll}(?!\p{L})|(?<=\d)\p{Ll}(?!\p{L})|(?<=[\d)])[a-z](?=[(\d]))+/gu;
const [TRIED, OTHER] = [1, 2];

/** The terms that a message calls the same; null where it says nothing of that kind, or sets an equation to be solved. */
export const equalityIn = (message: string, isTalkedAbout: boolean): Equality | null => {
  if (ASKS.test(message)) return null;
  const told = Array.from(message.matchAll(RUN), ([run]) => sidesOf(run)).findLast((one) => one !== null);
  if (!told) return null;
  const [left, right] = [belowTheLine(told[0]), belowTheLine(told[1])];
  const isRight = sameValue(left, right);
  if (isRight === null) return null;
  const latex = [left, right].map((side) => readLine(side)?.latex ?? side).join(' = ');
  if (isRight) return { latex, left, shown: null };
  const shown = difference(left, right);
  // What holds for one number only may be an equation to solve, unless it is said to follow.
  return shown &&
    (CLAIMS.test(message) || ((isTalkedAbout || /\?\s*$/.test(message)) && isRewritten(left, right)))
    ? { latex, left, shown }
    : null;
};

const sidesOf = (run: string): [string, string] | null => {
  const [left = '', right = '', ...more] = run
    .replace(/^[\s.)+*/=]+|[\s.(+*/=−-]+$/g, '')
    .split('=')
    .map((side) => side.trim());
  if (more.length > 0) return null;
  const [own, other] = [left, right].map((side) => new Set(lettersIn(side)));
  const isTerm = (side: string): boolean =>
    /[a-z]/i.test(side) && /\d|\)/.test(side) && inOurWriting(side) !== null;
  return own?.size === 1 &&
    other?.size === 1 &&
    [...own].join() === [...other].join() &&
    isTerm(left) &&
    isTerm(right) &&
    !/^[a-z]$/i.test(left)
    ? [left, right]
    : null;
};

/** Behind a line of division, brackets side by side all stand below it: nobody means (x − 3)/(x + 2) · (x + 3). */
const belowTheLine = (side: string): string =>
  side.replace(/\/\s*((?:\([^()]*\)\s*){2,})$/, (_, below: string) => `/(${below.trim()})`);

/** A product, a quotient or a power on the left, and none of it on the right, was worked out. */
const isRewritten = (left: string, right: string): boolean =>
  /[)\d]\s*\/|\/\s*[(\d]|\)\s*[\^²³(]|\d\s*\(/.test(left) && !/\)\s*[\^²³(]|\d\s*\(/.test(right);

const difference = (left: string, right: string): Equality['shown'] => {
  const [letter = 'x'] = lettersIn(left);
  for (const at of [TRIED, OTHER]) {
    const [one, other] = [left, right].map((side) =>
      numberIn(
        side
          .replaceAll(new RegExp(String.raw`(?<=\d)${letter}`, 'g'), `*(${at})`)
          .replaceAll(letter, `(${at})`),
      ),
    );
    if (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) > 1e-9)
      return { letter, at: String(at), left: shown(one), right: shown(other) };
  }
  return null;
};
const shown = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');
