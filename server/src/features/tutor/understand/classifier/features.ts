/** Where a message was said. */
export interface ActContext {
  focus: string;
  waits: string;
  /** The tutor's last words. */
  last: string;
}

const [SHORTEST_PIECE, LONGEST_PIECE, LONGEST, FEW_WORDS] = [3, 5, 300, 4];

/**
 * What a message is made of: its words, pairs of words and pieces of two to five letters, and where it was said. Each is a place
 * in a table of that size; two that share one are rare enough.
 */
export const featuresOf = (message: string, context: ActContext, places: number): readonly number[] => {
  const plain = plainOf(message);
  const words = plain
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const found = new Set<string>();
  for (let from = 0; from < plain.length; from++)
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE && from + length <= plain.length; length++)
      found.add(`c:${plain.slice(from, from + length)}`);
  for (const [at, word] of words.entries()) {
    found.add(`w:${word}`);
    found.add(`p:${word} ${words[at + 1] ?? '.'}`);
  }
  for (const sign of signsOf(message, words))
    found.add(sign).add(`${sign}|${context.waits}`).add(`${sign}|${context.focus}`);
  const [first = ''] = words;
  for (const place of [context.focus, context.waits, `${context.focus}/${context.waits}`]) {
    found.add(`x:${place}`);
    found.add(`x:${place}|${first}`);
    if (words.length <= FEW_WORDS) found.add(`x:${place}|${words.join(' ')}`);
  }
  for (const sign of asksOf(context.last))
    found
      .add(`l:${sign}`)
      .add(`l:${sign}|${words.length <= FEW_WORDS}`)
      .add(`l:${sign}|${first}`);
  return Array.from(found, (feature) => placeOf(feature, places));
};

/** What can be seen of a message without reading it. */
const signsOf = (message: string, words: readonly string[]): string[] => [
  `n:${Math.min(words.length, 12)}`,
  ...(message.includes('?') ? ['s:?'] : []),
  ...(/[=<>≤≥]/.test(message) ? ['s:='] : []),
  ...(/\d/.test(message) ? [/^\W*-?\d[\d.,/\s]*\w{0,4}\W*$/.test(message) ? 's:number' : 's:digits'] : []),
  ...(/\d\s*[-+*/×÷^]\s*\d/.test(message) ? ['s:sum'] : []),
  ...(/^\W*[a-f]\W*$/i.test(message) ? ['s:letter'] : []),
  ...(message.length > 160 ? ['s:long'] : []),
];

const asksOf = (last: string): string[] => [
  ...(last === '' ? ['none'] : []),
  ...(/\?\s*$/.test(last) ? ['asks'] : []),
  ...(/\b(?:want|shall|should we|ready|another|would you like|try)\b[^?]*\?\s*$/i.test(last)
    ? ['offers']
    : []),
  ...(/\bwhy\b/i.test(last) ? ['why'] : []),
];

// "don't" and "dont" are one word, and the spaces around a word tell where it ends.
const plainOf = (message: string): string =>
  ` ${message
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/[^\p{L}\p{M}\p{N}?=+<>]+/gu, ' ')
    .trim()} `;

// FNV-1a: short, and spreads short texts well.
const placeOf = (feature: string, places: number): number => {
  let mark = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) mark = Math.imul(mark ^ feature.charCodeAt(at), 0x01000193);
  return ((mark ^ (mark >>> 15)) >>> 0) % places;
};
