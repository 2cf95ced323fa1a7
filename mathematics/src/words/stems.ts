// Words that say nothing about what is meant.
const EMPTY = new Set(
  'the and that this with who whom which are was were has have had been being from into for of to in on at by an a is it its be or as if than then them they their there other others only while out each any some person people student students employee employees adult adults worker workers random randomly select selected chosen choose picked probability chance what find given would will does did doing just most kind his her she he him you your we our us one two'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  mice: 'mouse',
};

/** The beginnings of the words that carry meaning: `plays`, `played` and `playing` are one. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z][a-z'&-]*[a-z]|\b[a-z]\b(?=')/g) ?? [])
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) =>
        (IRREGULAR[word] ?? word)
          .replace(/'s?$/, '')
          .replace(/(?<=.{3})(?:ing|ed|es|s)$/, '')
          .replace(/(?<=.{2})e$/, '')
          .slice(0, 6),
      )
      .filter((stem) => stem.length > 1),
  );

/** How many beginnings two texts share. */
export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((stem) => b.has(stem)).length;

/** Whether something is said not to be so. */
export const isNegative = (text: string): boolean =>
  /\b(?:not|no|never|neither|nor|without|none)\b|n't\b|\bnon-/i.test(text);
