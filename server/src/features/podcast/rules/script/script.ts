import type { PodcastMinutes, Script, ScriptLine } from '@studia/contract/podcast';
import { woven, type Draft } from './draft.ts';
import { sentencesOf, spokenWords } from './words.ts';

export interface Wish {
  book: string;
  minutes: PodcastMinutes;
  /** The same seed writes the same script. */
  seed: string;
}

/** A part of a podcast and what is said in it. */
export interface Section {
  title: string;
  drafts: Draft[];
}

/** Sections one after the other, with lines that belong together drawn together. */
export const scriptOf = (sections: readonly Section[]): Script => ({
  parts: sections.map(({ title }) => title),
  lines: withoutRepeats(
    sections.flatMap(({ drafts }, part) => woven(drafts).map((draft) => Object.assign(draft, { part }))),
  ),
});

/** A sentence that two parts of a lesson share is said once, where the line has something else to say. */
const withoutRepeats = (lines: readonly ScriptLine[]): ScriptLine[] => {
  const known = new Set<string>();
  return lines.map((line) => {
    const sentences = sentencesOf(line.text);
    const fresh = sentences.filter((one) => spokenWords(one) <= LONG || !known.has(one));
    for (const one of sentences) known.add(one);
    return fresh.length === 0 ? line : { ...line, text: fresh.join(' ') };
  });
};
const LONG = 6;
