/** The words of a sentence without what can't be heard: signs, capitals, and whether a word is written in one piece. */
export const wordsToCompare = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s']/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** How many words must be changed, added or taken away to make one sentence of the other. */
export const wordErrors = (expected: readonly string[], transcript: readonly string[]): number => {
  let row = Array.from({ length: transcript.length + 1 }, (_, at) => at);
  for (const [down, word] of expected.entries()) {
    const next = [down + 1];
    for (const [across, other] of transcript.entries())
      next.push(
        Math.min(
          (next[across] ?? 0) + 1,
          (row[across + 1] ?? 0) + 1,
          (row[across] ?? 0) + (word === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
