import type { ScriptLine } from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import { breaths, ended, flat, sentencesOf, spokenWords, unjoined } from './words.ts';

/** A line that has not found its part of the script yet. */
export type Draft = Omit<ScriptLine, 'part'>;

/** Seconds between two who talk, and seconds to think. */
export const PAUSE = { turn: 0.35, wonder: 3, think: 6 } as const;

interface Manner {
  quote?: Quote | null;
  pause?: number;
}

const lines = (
  speaker: Draft['speaker'],
  text: string,
  { quote = null, pause = PAUSE.turn }: Manner,
): Draft[] => {
  const spoken = breaths(sentencesOf(ended(unjoined(flat(text)))));
  return spoken.map((line, index) => ({
    speaker,
    text: line,
    quote,
    pause: index === spoken.length - 1 ? pause : PAUSE.turn,
  }));
};

export const host = (text: string, manner: Manner = {}): Draft[] => lines('host', text, manner);
export const explainer = (text: string, manner: Manner = {}): Draft[] => lines('explainer', text, manner);

/** A phrase with its gaps filled. */
export const filled = (phrase: string, gaps: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '').replaceAll(/\s+/g, ' ');

/** A title as somebody reads it out: apart from the sentence around it, because titles are of all forms. */
export const readOut = (title: string): string => ended(flat(title));

/** How long lines take, counted in words: a second of silence is worth two and a half. */
export const lengthOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { text, pause }) => sum + spokenWords(text) + pause * 2.5, 0);

/** One after the other, with lines of the same speaker that are short drawn together. */
export const woven = (drafts: readonly Draft[]): Draft[] => {
  const result: Draft[] = [];
  for (const draft of drafts) {
    const last = result.at(-1);
    const joined = last ? `${last.text} ${draft.text}` : '';
    const isOne =
      last !== undefined &&
      last.speaker === draft.speaker &&
      last.pause <= PAUSE.turn &&
      (last.quote === null || last.quote === draft.quote) &&
      spokenWords(joined) <= 32;
    if (isOne && last) result[result.length - 1] = { ...draft, text: joined };
    else result.push(draft);
  }
  return result;
};
