import type { LiveEvent, LiveNote, LiveSummary } from '@studia/contract/live-events';
import { sourceLink } from '@studia/contract/note-text';
import type { LessonState } from './lesson-state.ts';
import { stateOf } from './outcomes.ts';

const HEADINGS = [
  ['idea', 'Ideas'],
  ['example', 'Examples'],
  ['answer', 'What I answered'],
  ['mended', 'Mistakes I fixed'],
  ['mistake', 'Mistakes to look at again'],
  ['lost', 'Where I was lost'],
  ['question', 'Questions I asked'],
] as const satisfies readonly (readonly [LiveNote['about'], string])[];

/** The notes of a lesson; a mistake that was put right later is listed once, as put right. */
export const notesIn = (events: readonly LiveEvent[]): LiveNote[] => {
  const notes = events.flatMap((event) => (event.kind === 'note' ? [event.note] : []));
  const questionOf = ({ text }: LiveNote): string => text.split(' → ')[0] ?? text;
  const mended = new Set(notes.filter(({ about }) => about === 'mended').map(questionOf));
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = `${note.about} ${note.text}`;
    if (seen.has(key) || (note.about === 'mistake' && mended.has(questionOf(note)))) return false;
    seen.add(key);
    return true;
  });
};

/** The note that is kept of a lesson, in Markdown; every line leads to its page. */
export const noteText = (events: readonly LiveEvent[], lessonAddress: string): string => {
  const notes = notesIn(events);
  const parts = HEADINGS.flatMap(([about, heading]) => {
    const lines = notes.filter((note) => note.about === about);
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.map(lineOf).join('\n')}`];
  });
  return [...parts, `[Watch this lesson again](${lessonAddress})`].join('\n\n');
};

const lineOf = ({ text, quote }: LiveNote): string =>
  `- ${text.replaceAll(/\s+/g, ' ').trim()}${quote ? ` ${sourceLink(quote)}` : ''}`;

/** What came of a lesson. */
export const summaryOf = ({ outcomes }: LessonState, seconds: number): LiveSummary => ({
  ideas: outcomes.map((one) => ({ id: one.idea, title: one.title, state: stateOf(one) })),
  asked: outcomes.reduce((sum, { asked }) => sum + asked, 0),
  right: outcomes.reduce((sum, { right }) => sum + right, 0),
  seconds: Math.round(seconds),
});
