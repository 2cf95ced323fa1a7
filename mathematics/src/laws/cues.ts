import table from './table/cues.json' with { type: 'json' };

/** Words that call for a law, or that change which law holds. */
export interface Cue {
  readonly name: string;
  readonly form: RegExp;
}

const listed = (phrases: string): RegExp => phraseForm(phrases.split(', '));

const cuesOf = (rows: Readonly<Record<string, string>>): Cue[] =>
  Object.entries(rows).map(([name, phrases]) => ({ name, form: listed(phrases) }));

/** A pattern for phrases: a star stands for the rest of a word, a blank for a blank or a hyphen. */
const phraseForm = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${phrases.map(phrasePattern).join('|')})(?![a-z0-9])`, 'gi');

const phrasePattern = (phrase: string): string =>
  phrase
    .replaceAll(/[.+()[\]/$^]/g, String.raw`\$&`)
    .replaceAll('*', '[a-z]*')
    .replaceAll(' ', String.raw`[\s-]+`);

/** What a text may say without any effect on the law. */
const HARMLESS = listed(table.harmless);

/** A law may need one of these; in the texts of other laws they mean nothing. */
export const TOPICS: readonly Cue[] = cuesOf(table.topics);

/** These change the law: one that no law of a chain knows of stops it. */
export const CONDITIONS: readonly Cue[] = cuesOf(table.conditions);

/** The names of the cues that a text has. */
const cuesIn = (text: string, list: readonly Cue[]): Set<string> => {
  const words = text.replaceAll(UNIT_OF_POWER, (unit) => ' '.repeat(unit.length));
  return new Set(list.filter(({ form }) => words.search(form) >= 0).map(({ name }) => name));
};
/** “In square centimetres” names no square. */
const UNIT_OF_POWER =
  /\b(?:square|sq\.?|cubic)\s(?:(?:centi|milli|kilo|deci)?met(?:er|re)s?|inch(?:es)?|foot|feet|yards?|miles?|units?|[cmk]?m|ft|in)\b/gi;

/** All cues of a text, topics and conditions. */
export const allCuesIn = (text: string): Set<string> =>
  new Set([...cuesIn(text, TOPICS), ...conditionsIn(text)]);

/** The conditions that a text sets, apart from the phrases that set none. */
export const conditionsIn = (text: string): Set<string> =>
  cuesIn(
    text.replaceAll(HARMLESS, (phrase) => ' '.repeat(phrase.length)),
    CONDITIONS,
  );
