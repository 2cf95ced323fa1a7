import { NoteLength, NoteStyle } from '@studia/contract/ai-notes';
import { quoteKey, quoteKeysIn } from '@studia/contract/note-text';
import { linesOf } from '../../server/src/features/notes/rules/note-lines.ts';
import { chapterMarkdown } from '../../server/src/features/notes/rules/note-markdown.ts';
import type { Evaluation } from './evaluation.ts';
import { sharedBooks } from './material.ts';
import { thinLessonsOf, type TaughtBook } from './thin-lessons.ts';

/** Whether every line of an AI note on a real book has words of the book that are found where it says. */
export const evalAiNotes = async (dataDir: string): Promise<Evaluation> => {
  const paths = await sharedBooks();
  if (paths === null) return { figure: 'left out: the books are not here', misses: [] };
  const judged = Array.from(await thinLessonsOf(dataDir, paths), ([name, book]) => judge(name, book));
  const [lines, misses] = [
    judged.reduce((sum, { count }) => sum + count, 0),
    judged.flatMap((one) => one.misses),
  ];
  const share = lines === 0 ? 0 : (100 * (lines - misses.length)) / lines;
  return {
    figure: `${share.toFixed(2)} % of ${lines} lines have a quote that is found`,
    notes: judged.map(({ name, chapters, count }) => `${name}: ${chapters} chapters, ${count} lines`),
    misses,
  };
};

const judge = (name: string, { lessons, pages }: TaughtBook) => {
  const misses: string[] = [];
  let count = 0;
  for (const lesson of lessons)
    for (const style of NoteStyle.options)
      for (const length of NoteLength.options) {
        const made = linesOf(lesson, style, length);
        const found = made.filter(
          ({ quote: { page, start, end, text } }) => pages.get(page)?.slice(start, end) === text,
        );
        const known = new Set(found.map(({ quote }) => quoteKey(quote)));
        for (const line of linesIn(chapterMarkdown(lesson.title, made, style))) {
          const keys = quoteKeysIn(line);
          count += 1;
          if (keys.length === 0 || keys.some((key) => !known.has(key))) misses.push(`${name}: ${line}`);
        }
      }
  return { name, chapters: lessons.length, count, misses };
};

/** Lines that say something: headings, questions, the head of a table and blank lines do not. */
const linesIn = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:#{1,6} |\| Question|\| -|\*\*Q:)/.test(line));
