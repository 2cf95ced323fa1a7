/** Words of a book or a file without signs that nobody sees: what turns the direction of writing, and letters of no shape. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

// Marks of direction in Arabic and Hebrew and the joiners of Hindi and of emoji stay: writing needs them.
const UNSEEN =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Words of a book or a file in a line of the tutor's Markdown. Mathematics and emphasis stay as the book has them, but the
 * tutor lends nobody its voice: a link can't be followed, and a number in brackets names no source of the answer.
 */
export const escapeQuoted = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(FORMULA)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(LENT, `$&${JOINED}`)))
    .join('');

/** Nobody sees it either, but Markdown does not read over it. */
const JOINED = '\u2060';
const FORMULA = /(\$[^$\n]+\$|\\\(.+?\\\)|\\\[.+?\\\])/g;
/** Where a link goes on after its words, where an address is known by its beginning, and where a source's number begins. */
const LENT =
  /\](?=[([])|<(?=[a-z][a-z\d+.-]*:)|\bhttps?:(?=\/\/)|\bwww(?=\.)|[\w.+-](?=@)|\[(?=\d[\d,\s]*\])/gi;
