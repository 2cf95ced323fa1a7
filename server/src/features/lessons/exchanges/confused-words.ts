/** Small words that are easily confused; in most messages they say nothing, in some they are what is asked about. */
const FAMILIES: readonly RegExp[] = [
  /\b(?:their|there|they'?re)\b/g,
  /\b(?:its|it's)\b/g,
  /\b(?:your|you'?re)\b/g,
  /\b(?:whose|who's)\b/g,
  /\b(?:who|whom)\b/g,
  /\b(?:then|than)\b/g,
  /\b(?:too|to)\b/g,
  /\b(?:affect|effect)\b/g,
];
const ABOUT_THEIR_USE = /\b(?:when|which|diff\w*|writ\w*|use|mix\w*|spell\w*|confus\w*|vs)\b/;

const isSpokenOf = (family: RegExp, text: string): boolean =>
  new Set(text.toLowerCase().replaceAll('’', "'").match(family)).size > 1;

/** The words that a message asks to be told apart. */
export const confusedIn = (message: string): readonly RegExp[] =>
  ABOUT_THEIR_USE.test(message.toLowerCase()) ? FAMILIES.filter((family) => isSpokenOf(family, message)) : [];

/** Whether something that students say is about one of them. */
export const isAboutThem = (confused: readonly RegExp[], says: readonly string[]): boolean =>
  confused.some((family) => says.some((way) => isSpokenOf(family, way)));
