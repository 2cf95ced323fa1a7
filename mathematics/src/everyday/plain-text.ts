import { withDigits } from '../arithmetic/number-words.ts';

const LONGEST = 320;

/** A short text in small letters, with numbers in digits; nothing when it is too long for one plain task. */
export const plainText = (text: string): string =>
  text.length > LONGEST
    ? ''
    : withDigits(
        text
          .toLowerCase()
          .replaceAll(/[’‘]/g, "'")
          // “The third one”, “a red one”: nobody counts there.
          .replaceAll(/\sone(?=\s*(?:[.?!,;]|$))/g, ''),
      )
        .replaceAll(/\s+/g, ' ')
        .trim();

/** Whether a text holds a number beside those that were read. */
export const hasOtherNumbers = (text: string, read: readonly string[]): boolean =>
  /\d/.test(read.reduce((rest, one) => rest.replace(one, ' '), text));
