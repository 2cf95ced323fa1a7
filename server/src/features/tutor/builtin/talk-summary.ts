import type { Said } from '../turn.ts';
import { readMemory } from './memory.ts';
import { inMarkdown } from './show/markdown.ts';

/** What a conversation was about so far; null when it was about nothing yet. */
export const summaryOfTalk = (thread: readonly Said[]): string | null => {
  const done = new Set<string>();
  for (const { by, lesson } of thread) {
    if (by !== 'tutor') continue;
    const { exercise, finished, topic } = readMemory(lesson);
    if (finished !== null) done.add(`We finished ${inMarkdown(finished)}.`);
    else if (exercise) done.add(`We worked on ${inMarkdown(exercise.exercise)}.`);
    const [quote] = topic?.quotes ?? [];
    if (topic && quote) done.add(`We read “${topic.heading}” (${quote.title}).`);
  }
  // An exercise that was finished later need not be named twice.
  const lines = [...done].filter(
    (line) =>
      !done.has(line.replace('We worked on', 'We finished')) ||
      line.startsWith('We finished') ||
      line.startsWith('We read'),
  );
  if (lines.length === 0) return null;
  return `So far:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\nWhich of these could you explain to someone else without looking?`;
};
