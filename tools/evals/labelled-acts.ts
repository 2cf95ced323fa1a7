import { readdir, readFile } from 'node:fs/promises';
import type { Act } from '../../server/src/features/tutor/understand/acts.ts';

/** A message as somebody wrote it, with what it does there. */
export interface LabelledMessage {
  act: Act;
  focus: string;
  waiting: string;
  last: string;
  message: string;
  lang: string;
  /** Who wrote it: a figure is only told on messages of writers who were not learnt from. */
  writer: string;
}

const FOLDER = new URL('acts/', import.meta.url);

/** Every labelled message, file by file: one writer each. */
export const labelledMessages = async (): Promise<LabelledMessage[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.jsonl')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, FOLDER), 'utf8')));
  return texts.flatMap((text, at) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) =>
        Object.assign(JSON.parse(line) as Omit<LabelledMessage, 'writer'>, { writer: files[at] ?? '' }),
      ),
  );
};
