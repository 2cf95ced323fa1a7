import { BOARD } from '@studia/contract/board-hand';
import type { BoardMark, LiveEvent } from '@studia/contract/live-events';
import type { LineDrawing } from '../../ports/images/port.ts';

type Mark = Extract<BoardMark, { do: 'pen' | 'text' }>;

/** Twice as large as the board counts, so that small writing can be read. */
const SCALE = 2;
const PEN = 2;
const HIGHLIGHTER = 14;

/** What the student has drawn on the sheet where they drew last, without what was erased; null where nothing is left. */
export const studentDrawing = (events: readonly LiveEvent[]): LineDrawing | null => {
  const marks = [...marksIn(events).values()];
  const sheet = marks.at(-1)?.sheet;
  const here = marks.filter((mark) => mark.sheet === sheet);
  if (here.length === 0) return null;
  return {
    width: BOARD.width * SCALE,
    height: BOARD.height * SCALE,
    lines: here.flatMap((mark) =>
      mark.do === 'pen'
        ? [
            {
              points: mark.points.map(([x, y]) => [x * SCALE, y * SCALE] as const),
              width: (mark.tool === 'pen' ? PEN : HIGHLIGHTER) * SCALE,
              pale: mark.tool === 'highlighter',
            },
          ]
        : [],
    ),
    words: here.flatMap((mark) =>
      mark.do === 'text' ? [{ text: mark.text, at: [mark.at[0] * SCALE, mark.at[1] * SCALE] as const }] : [],
    ),
  };
};

const marksIn = (events: readonly LiveEvent[]): Map<string, Mark> => {
  const marks = new Map<string, Mark>();
  const erased = new Map<string, Mark>();
  for (const mark of events.flatMap((event) => (event.kind === 'marks' ? event.marks : [])))
    switch (mark.do) {
      case 'pen':
      case 'text':
        marks.set(mark.id, mark);
        break;
      case 'erase':
        for (const id of mark.ids) move(id, marks, erased);
        break;
      case 'restore':
        for (const id of mark.ids) move(id, erased, marks);
        break;
    }
  return marks;
};

const move = (id: string, from: Map<string, Mark>, to: Map<string, Mark>): void => {
  const mark = from.get(id);
  from.delete(id);
  if (mark) to.set(id, mark);
};
