import { overlapOf } from '../understand/overlap.ts';
import { wordCount } from '../understand/own-text.ts';
import { lookAt, type TextKind } from './text-remarks.ts';

const FIGURE =
  /(?<![\p{L}\d])(?:\d[\d.,]*\s?(?:%|percent|\p{L}+)?|half of [\p{L} ]{3,20}|(?:two|three|four|five|six|seven|eight|nine|ten) out of (?:\p{L}+))/iu;
const [MUCH_SHORTER, FEWEST_WORDS, SAME_TEXT] = [0.75, 8, 0.2];

/** What is said about something that was seen in a version and is gone from the next. */
const MENDED: Readonly<Record<string, string>> = {
  told: 'you don’t name the feeling any more, and it’s still there',
  ands: 'it isn’t one long chain of “and” any more',
  long: 'the long sentence is gone',
  'worn out': 'it begins in one moment, not with words that anybody could have written',
  announced: 'it no longer announces what comes',
  fence: 'now you take a side',
  'no reason': 'now it says why',
  attack: 'it can be read without getting angry',
  i: '“I” is a capital now',
  capital: 'it begins with a capital letter now',
  apostrophe: 'the apostrophe is in its place',
  verb: 'the verb is right now',
  pair: 'the words that sound alike are right now',
  case: 'the pronouns are right now',
  tense: 'the tense fits now',
  repeated: 'you don’t repeat the same word any more',
};

/** Whether a text is a new version of the one before, and no other text. */
export const isVersionOf = (now: string, before: string, kind: TextKind): boolean =>
  now !== before && (kind === 'claim' || overlapOf(now, before) >= SAME_TEXT);

/** What became better from one version to the next, as far as it can be seen. */
export const improvements = (before: string, now: string, kind: TextKind): string[] => {
  const [old, left] = [lookAt(before, kind).better, lookAt(now, kind).better];
  const mended = old
    .filter(({ id }) => left.every((one) => one.id !== id))
    .flatMap(({ id }) => MENDED[id] ?? []);
  const figure = FIGURE.test(before) ? null : FIGURE.exec(now)?.[0]?.trim();
  const isShorter =
    wordCount(before) >= FEWEST_WORDS &&
    wordCount(now) < MUCH_SHORTER * wordCount(before) &&
    wordCount(now) > 3;
  return [
    ...(figure ? [`it has something concrete in it (“${figure}”)`] : []),
    ...mended,
    ...(isShorter ? [`it’s shorter: ${wordCount(now)} words instead of ${wordCount(before)}`] : []),
  ];
};
