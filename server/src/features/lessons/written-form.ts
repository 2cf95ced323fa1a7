import { WrittenLesson } from '@studia/contract/lessons';
import { mendedMathematics } from './mended-mathematics.ts';
import { readYaml, type LineProblem } from './read-yaml.ts';
import { judgeLesson } from './rules/judge/lesson.ts';

/** Reads a lesson from its file; says by line what does not fit the form. */
export const readWrittenLesson = (yaml: string) => readYaml(yaml, WrittenLesson);

/** Judges a lesson's file against the text of its chapter. */
export const judgeWrittenLesson = (yaml: string, chapter: string): LineProblem[] => {
  const read = readWrittenLesson(yaml);
  if (read.kind === 'unreadable') return read.problems;
  const witnesses = { isInChapter: (quote: string) => chapter.includes(quote), mended: mendedMathematics };
  return judgeLesson(read.written, witnesses).map(({ path, sentence }) => ({
    line: read.lineOf(path),
    sentence: `${path.join('.')}: ${sentence}`,
  }));
};
