import table from './words.json' with { type: 'json' };

const wordsOf = (lines: string | readonly string[]): ReadonlySet<string> =>
  new Set([lines].flat().join(' ').split(' '));

/** Words that hold a sentence together; a thing never has them in its name. */
export const FUNCTION_WORDS = wordsOf(table.function);
export const PREPOSITIONS = wordsOf(table.prepositions);
/** Single words that only say when or how; nothing depends on them. */
export const TIME_WORDS = wordsOf(table.time);
export const PRONOUNS = wordsOf(table.pronouns);
export const POSSESSIVES = wordsOf(table.possessives);
/** Verbs behind which `to` begins a wish. */
export const WISHES = wordsOf(table.wishes);
/** Ends like a manner, but says how much or how often. */
export const NOT_MANNER = wordsOf(table.notManner);
/** Forms that are nouns as often as verbs; they are verbs only where a verb has to stand. */
export const NOUNS_TOO = wordsOf(table.nounsToo);
/** First names and words for people that `he` can mean, and those that `she` can mean. */
export const [HE, SHE] = [wordsOf(table.he), wordsOf(table.she)];
/** By class: base forms, each followed by its irregular forms. Verbs of the class `other` change nothing that is counted. */
export const VERBS = table.verbs;
/** Irregular plurals, and what each is the plural of. */
export const PLURALS = table.plurals;
/** Parts of a whole by the number of them. */
export const PARTS = table.parts;
/** Fixed phrases, the longer before the shorter. */
export const PHRASES = table.phrases;
/** Small words that change what a clause is about. */
export type Mark = 'future' | 'then' | 'each' | keyof typeof table.marks;

/** The phrases for each mark of a clause or a question. */
export const MARKS = Object.entries(table.marks) as [Mark, string][];

/** Where one of these stands, something is said about an amount: such a sentence is never mere scenery. */
const QUANTITY_WORDS = wordsOf(table.quantity);
export const isQuantityWord = (word: string): boolean => word === '#' || QUANTITY_WORDS.has(word);

const groupsOf = (groups: Readonly<Record<string, string>>): [name: string, words: ReadonlySet<string>][] =>
  Object.entries(groups).map(([name, words]) => [name, wordsOf(words)]);

const MEASURES = groupsOf(table.measures);
/** The quantity that a unit measures; null for what is no unit. */
export const measureOf = (head: string): string | null =>
  MEASURES.find(([, units]) => units.has(head))?.[0] ?? null;

const KINDS = new Map(groupsOf(table.kinds));
/** Whether a general name takes in a special one. */
export const isKindOf = (special: string, general: string): boolean =>
  KINDS.get(general)?.has(special) ?? false;
