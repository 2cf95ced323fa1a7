/** The letters and digits of a text, folded, and where in the text each of them stands. */
export interface Letters {
  folded: string;
  /** For every sign of `folded`, where what it came from begins. */
  from: readonly number[];
  /** … and where that ends. */
  to: readonly number[];
}

/** A span of letters: from the first up to, and without, the last. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Only letters and digits, without case, accents and ligatures. Spaces, line ends, hyphens (soft ones too) and the signs
 * of Markdown fall away, so two readings of one page agree where they read the same words.
 */
export const lettersOf = (text: string): Letters => {
  const folded: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const letter of foldSign(sign)) {
      folded.push(letter);
      from.push(at);
      to.push(at + sign.length);
    }
    at += sign.length;
  }
  return { folded: folded.join(''), from, to };
};

const foldSign = (sign: string): string => {
  if (sign < '\u0080') return /[a-z0-9]/i.test(sign) ? sign.toLowerCase() : '';
  return sign
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
};

/** The letters that stand between two places of the text. */
export const spanBetween = ({ from }: Letters, start: number, end: number): Span => ({
  from: firstAtOrAfter(from, start),
  to: firstAtOrAfter(from, end),
});

const firstAtOrAfter = (places: readonly number[], wanted: number): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};
