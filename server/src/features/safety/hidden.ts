/** What a message hides in another writing: base 64, or letters moved by thirteen places where it speaks of a cipher. */
export const hiddenIn = (message: string): readonly string[] => [
  ...(message.slice(0, LONGEST).match(BASE_64) ?? []).map(decoded).filter((text) => isReadable(text)),
  ...(/\b(?:rot ?-?13|caesar|cipher|decode|decrypt|unscramble)\b/i.test(message)
    ? [moved(message.slice(0, LONGEST))]
    : []),
];

const LONGEST = 4_000;
const BASE_64 = /(?<![\w+/])[A-Za-z0-9+/]{16,}={0,2}(?![\w+/])/g;
const isReadable = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]*$/u.test(text) && /\p{L}{2}/u.test(text);

const decoded = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

const moved = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
