import type { Dialogue } from '@studia/contract/podcast';
import { readYaml, type LineProblem } from '../read-yaml.ts';
import { dialogueFrom, WrittenDialogue } from './dialogue.ts';
import { judgeDialogue } from './judge-dialogue.ts';

const FILES = import.meta.glob<string>('../../../../../curriculum/books/*/*.podcast.yaml', {
  query: '?raw',
  import: 'default',
});

/** Reads the dialogue of a chapter of a starter book, its chapters counted from 0; null where nobody has written one. */
export const readWrittenDialogue = async (book: string, chapter: number): Promise<Dialogue | null> => {
  const beginning = `/${book}/${String(chapter + 1).padStart(2, '0')}-`;
  const [path, read] = Object.entries(FILES).find(([name]) => name.includes(beginning)) ?? [];
  if (!read) return null;
  const dialogue = readYaml(await read(), WrittenDialogue);
  if (dialogue.kind === 'unreadable') throw new Error(`${path} can't be read: npm run lessons says why.`);
  return dialogueFrom(book, dialogue.written);
};

/** Judges the dialogue of a chapter with these ideas. */
export const judgeWrittenDialogue = (yaml: string, ideas: readonly string[]): LineProblem[] => {
  const read = readYaml(yaml, WrittenDialogue);
  if (read.kind === 'unreadable') return read.problems;
  return judgeDialogue(read.written, ideas).map(({ path, sentence }) => ({
    line: read.lineOf(path),
    sentence: `${path.join('.')}: ${sentence}`,
  }));
};
