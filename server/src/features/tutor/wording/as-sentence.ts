import names from './proper-names.json' with { type: 'json' };

/** Names by their small letters, as students write them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  names.split(' ').map((name) => [name.toLowerCase(), name]),
);
/** Short forms as students write them. */
const SHORT_FORMS =
  /\b(?:(is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)nt|(ca|wo)nt|(there|that|what)s|(they)re|(you)re|(it)ll)\b/g;

/** What a student might say, written as a sentence. */
export const asSentence = (statement: string): string => {
  const words = statement
    .trim()
    .replaceAll(SHORT_FORMS, (whole, verb, modal, is, they, you, it) =>
      verb || modal
        ? `${whole.slice(0, -1)}’t`
        : is
          ? `${is}’s`
          : they || you
            ? `${they ?? you}’re`
            : `${it}’ll`,
    )
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll(/\p{L}+/gu, (word) => NAMES.get(word) ?? word);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
};
