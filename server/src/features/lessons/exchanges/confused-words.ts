/** Small words that are easily confused; in most messages they say nothing, in some they are what is asked about. */
const FAMILIES: readonly (readonly string[])[] = [
  ['their', 'there', "they'?re"],
  ['its', "it's"],
  ['your', "you'?re"],
  ['whose', "who's"],
  ['who', 'whom'],
  ['then', 'than'],
  ['too', 'to'],
  ['affect', 'effect'],
];

/** Words of a family, as they are looked for. */
interface Family {
  /** Two of them side by side: “their, there and they’re”, “who/whom”. */
  joined: RegExp;
  /** One of them behind a word for its use: “write their”, “the difference between its”. */
  used: RegExp;
  /** Any of them. */
  any: RegExp;
}

const JOINT = String.raw`["“”\s]{0,3}(?:[,/]|(?:and|or|vs\.?|from)\b)?["“”\s]{0,3}(?:(?:and|or|when)\s)?["“”]?`;
const FAMILY: readonly Family[] = FAMILIES.map((words) => {
  const pairs = words.flatMap((one) =>
    words.flatMap((other) => (one === other ? [] : [String.raw`${one}\b${JOINT}\b${other}`])),
  );
  return {
    joined: new RegExp(String.raw`\b(?:${pairs.join('|')})\b`),
    used: new RegExp(
      String.raw`\b(?:writ\w{1,5}|us(?:e|es|ing)|spell\w{0,3}|difference|mix|confuse)\b(?: (?:up|between|the|word)){0,3} ["“]?(?:${words.join('|')})\b`,
    ),
    any: new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'g'),
  };
});
const ABOUT_THEIR_USE = /\b(?:when|which|what about|diff\w*|writ\w*|use|mix\w*|spell\w*|confus\w*|vs|or)\b/;

const inPlainSigns = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The words that a message asks to be told apart. */
export const confusedIn = (message: string): readonly Family[] => {
  const text = inPlainSigns(message);
  // “Their there they’re”: nothing else is said.
  if (!ABOUT_THEIR_USE.test(text) && FAMILY.every(({ any }) => /\p{L}/u.test(text.replaceAll(any, ' '))))
    return [];
  return FAMILY.filter(
    ({ joined, used, any }) => joined.test(text) || (used.test(text) && new Set(text.match(any)).size > 1),
  );
};

/** Whether something that students say is about one of them. */
export const isAboutThem = (confused: readonly Family[], says: readonly string[]): boolean =>
  confused.some(({ joined }) => says.some((way) => joined.test(inPlainSigns(way))));
