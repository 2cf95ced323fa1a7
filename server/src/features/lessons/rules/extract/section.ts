import { FORMULA, HOLE } from './broken.ts';
import type { ExtractedChapter } from './defined.ts';
import { keyTermOf } from './key-term.ts';
import { leans } from './leans.ts';
import { isNoTeaching } from './matter.ts';
import { statesSomething, withoutSources, type BookSentence } from './sentence.ts';

/** A stretch of a chapter with a name of its own. */
export interface Section {
  name: string;
  sentences: readonly BookSentence[];
  statement: BookSentence;
}

/** A heading that only says where something stands names nothing. */
const NO_TOPIC =
  /^(?:part\b.*|chapter\b.*|section\b.*|figure\b.*|table\b.*|main matter|introduction|overview|summary|conclusions?|review|appendix.*|proof|remarks?|notes?|examples?|beispiele?|bemerkung|beweis|einleitung|zusammenfassung|.{0,3}|the (?:example|figure|table)\b.*|.*\?|.*(?:above|below))$/i;
const NUMBER = /^(?:\d+(?:\.\d+)*|[IVXLC]+(?=[.:]))[.:)]?\s+/u;
const LONGEST_NAME = 70;
const PARTS = 4;
const BEGINNING = 5;
/** Every sentence is compared with every other: a section without headings may have thousands. */
const MOST_COMPARED = 200;

/** The sections of a chapter that state something, each by its name; a chapter without headings is cut into parts. */
export const sectionsOf = (
  { sentences, title }: ExtractedChapter,
  isWhole: (text: string) => boolean,
): Section[] => {
  const groups = new Map<string, BookSentence[]>();
  for (const sentence of sentences) {
    if (isNoTeaching(sentence.heading)) continue;
    const group = groups.get(sentence.heading);
    if (group) group.push(sentence);
    else groups.set(sentence.heading, [sentence]);
  }
  const taught = Array.from(groups.values()).flat();
  const able = taught.filter(({ text }) => standsAlone(text) && isWhole(text));
  const from = sectionFrom(new Set(able));
  const named = Array.from(groups).flatMap(([heading, group]) => from(group, topicOf(heading)) ?? []);
  if (named.length > 1) return named;
  const parts = partsOf(taught);
  const cut = parts.flatMap((part) => from(part, keyTermOf(part, taught, new Set(able))) ?? []);
  const byName = new Map(cut.map((section) => [section.name.toLowerCase(), section]));
  if (byName.size > 0) return Array.from(byName.values());
  // Nothing better is known than the name of the chapter, whatever it is.
  const statement = mostCentral(able.slice(0, MOST_COMPARED));
  return statement ? [{ name: topicOf(title) ?? title, sentences: taught, statement }] : [];
};

/** A heading as the name of what stands under it; null where it names nothing. */
const topicOf = (heading: string): string | null => {
  const bare = heading.replaceAll(/\s+/g, ' ').replace(NUMBER, '').replace(/[.:]$/, '').trim();
  return NO_TOPIC.test(bare) || /^pages? \d/i.test(bare) || bare.length > LONGEST_NAME ? null : bare;
};

const sectionFrom =
  (able: ReadonlySet<BookSentence>) =>
  (sentences: readonly BookSentence[], name: string | null): Section | null => {
    if (name === null) return null;
    const words = wordsIn(name);
    const speaksOf = (text: string): boolean => wordsIn(text).some((word) => words.includes(word));
    const about = sentences.filter((sentence) => able.has(sentence) && speaksOf(sentence.text));
    // What a sentence is about stands at its beginning.
    const first = about.filter(({ text }) => speaksOf(text.split(' ').slice(0, BEGINNING).join(' ')));
    const statement = mostCentral((first.length > 0 ? first : about).slice(0, MOST_COMPARED));
    return statement ? { name, sentences, statement } : null;
  };

/** Whether a sentence can be read without those around it. */
export const standsAlone = (text: string): boolean => {
  const plain = withoutSources(text);
  return statesSomething(plain) && !leans(plain) && !FORMULA.test(plain) && !HOLE.test(plain);
};

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:es|s|en|n)$/, ''));

const partsOf = (sentences: readonly BookSentence[]): BookSentence[][] => {
  const size = Math.max(1, Math.ceil(sentences.length / PARTS));
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, part) =>
    sentences.slice(part * size, (part + 1) * size),
  );
};

/** The sentence that shares most words with all the others. */
const mostCentral = (sentences: readonly BookSentence[]): BookSentence | undefined => {
  const words = sentences.map(({ text }) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
  const times = new Map<string, number>();
  for (const own of words) for (const word of own) times.set(word, (times.get(word) ?? 0) + 1);
  const best = words.map(
    (own) => Array.from(own).reduce((sum, word) => sum + (times.get(word) ?? 0), 0) / Math.log(4 + own.size),
  );
  return sentences[best.indexOf(Math.max(...best))];
};
