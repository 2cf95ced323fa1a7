/** Words that sound alike, as far as answers to questions are made of them. */
const ALIKE: readonly (readonly string[])[] = [
  ['0', 'zero', 'oh', 'o'],
  ['1', 'one', 'won'],
  ['2', 'two', 'to', 'too'],
  ['3', 'three', 'free', 'tree'],
  ['4', 'four', 'for', 'fore'],
  ['5', 'five'],
  ['6', 'six', 'sicks'],
  ['7', 'seven'],
  ['8', 'eight', 'ate'],
  ['9', 'nine'],
  ['10', 'ten'],
  ['a', 'hey', 'eh', 'ay'],
  ['b', 'be', 'bee'],
  ['c', 'see', 'sea'],
  ['d', 'dee', 'the'],
  ['true', 'through'],
  ['yes', 'yeah', 'yep', 'yup'],
  ['no', 'know', 'nope'],
];

const sameSound = new Map(ALIKE.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sameSound.get(word) ?? word)
    .join(' ');

/** How an answer is begun by who is not certain of it. */
const GUESSES =
  /^\W*(?:um+|uh+|er+|is it|isn['’]t it|maybe|perhaps|could it be|would it be|it['’]s|i think|so)\b/i;

/** The one answer among those waited for that this sounds like; null when none or several do. */
export const matchExpected = (transcript: string, expected: readonly string[]): string | null => {
  const key = keyOf(transcript);
  if (key === '') return null;
  const same = expected.filter((answer) => keyOf(answer) === key);
  if (same.length === 1) return same[0] ?? null;
  // “Is that really true?” asks something; “is it four?” is an answer.
  if (/\?\s*$/.test(transcript) && !GUESSES.test(transcript)) return null;
  const within = expected.filter((answer) => {
    const other = keyOf(answer);
    return other !== '' && ` ${key} `.includes(` ${other} `);
  });
  return same.length === 0 && within.length === 1 ? (within[0] ?? null) : null;
};
