/** What somebody says it should do is no claim of what it does. */
const WISHES =
  /\b(?:should|shud|want\w*|supposed|need\w*|instead|but|why|only|expect\w*|error|what\w*|wat|how|which)\b/i;
const SAYS = String.raw`\b(?:prints?|printing|outputs?|shows?|displays?|gives?(?: me)?|get)\b[^\d\n]{0,20}?`;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

/** “What does it print, I think 20”. */
const GUESS = new RegExp(
  String.raw`\bi (?:think|guess|say)\s+(?:its |it['’]s |it is |it prints |it gives )?(${NUMBER})(?!\s*[\w.,]*\d|\s*(?:times|lines|numbers|more|or)\b)`,
  'i',
);

/** “30”, “so is it 12?”: said of a program that was shown before. */
export const A_NUMBER_ALONE = new RegExp(
  String.raw`^\W*(?:(?:so|ok|oh|hm+|wait|then|is it|its|it['’]s|it is|it prints|i (?:get|got)|the (?:answer|output) is)\s+){0,3}(${NUMBER})\W*$`,
  'i',
);

/** Whether a program prints what somebody says it does; null where nothing is said that could be compared. */
export const judgeClaimedOutput = (words: string, output: string): 'right' | 'wrong' | null => {
  const guessed = (GUESS.exec(words) ?? A_NUMBER_ALONE.exec(words))?.[1];
  if (guessed !== undefined) return compared([guessed], output);
  if (WISHES.test(words)) return null;
  const [, from, to] =
    new RegExp(String.raw`${SAYS}(?<![\w.])(\d+)\s*(?:to|-|–|until|through)\s*(\d+)\b`, 'i').exec(words) ??
    [];
  if (from !== undefined && to !== undefined) {
    const length = Math.abs(Number(to) - Number(from)) + 1;
    const step = Number(to) < Number(from) ? -1 : 1;
    return length > MOST
      ? null
      : compared(
          Array.from({ length }, (_, at) => String(Number(from) + step * at)),
          output,
        );
  }
  const [, listed] =
    new RegExp(
      String.raw`${SAYS}((?<![\w.])${NUMBER}(?:(?:\s*,\s*|\s+|\s+and\s+)${NUMBER})*)(?!\d|\.\d|[\s,]*(?:and\s+)?-?\d|\s*(?:times|lines|numbers|more|or)\b)`,
      'i',
    ).exec(words) ?? [];
  return listed === undefined
    ? null
    : compared(
        listed.split(/[\s,]+|and/).filter((one) => one !== ''),
        output,
      );
};
const MOST = 200;

const compared = (claimed: readonly string[], output: string): 'right' | 'wrong' | null => {
  const shown = output
    .trim()
    .split(/[\s,[\]]+/)
    .filter((one) => one !== '');
  // Where words stand among the numbers, nobody knows how they would be told.
  if (shown.some((one) => !/^-?\d+(?:\.\d+)?$/.test(one))) return null;
  return shown.length === claimed.length && shown.every((one, at) => Number(one) === Number(claimed[at]))
    ? 'right'
    : 'wrong';
};
