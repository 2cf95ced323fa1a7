import type { BoardCommand } from '@studia/contract/board';
import type { BoardMark, HappeningOf, LiveEvent, LiveNote } from '@studia/contract/live-events';

type Mark = Extract<BoardMark, { do: 'pen' | 'text' }>;

/** What the tutor drew while saying one line. */
interface Drawn {
  number: number;
  commands: readonly BoardCommand[];
  shows: string;
}

export interface Sheet {
  number: number;
  title: string;
  drawn: readonly Drawn[];
  /** What the student drew, without what was erased. */
  marks: readonly Mark[];
}

/** A line of what was said. */
export interface SpokenLine {
  number: number;
  by: 'tutor' | 'student';
  text: string;
}

/** A lesson as it can be shown: a pure function of its events, so that any moment of it can be shown again. */
export interface LessonView {
  sheets: readonly Sheet[];
  lines: readonly SpokenLine[];
  notes: readonly (LiveNote & { number: number })[];
  /** What waits for the student now. */
  ask: (LiveEvent & HappeningOf<'ask'>) | null;
  quota: HappeningOf<'quota'> | null;
  end: HappeningOf<'end'> | null;
  paused: boolean;
}

export const foldLesson = (events: readonly LiveEvent[]): LessonView => {
  const sheets = new Map<number, { title: string; drawn: Drawn[]; marks: Map<string, Mark> }>();
  const erased = new Map<string, Mark>();
  const lines: SpokenLine[] = [];
  const notes: (LiveNote & { number: number })[] = [];
  let [ask, quota, end, paused]: [LessonView['ask'], LessonView['quota'], LessonView['end'], boolean] = [
    null,
    null,
    null,
    false,
  ];
  const sheetAt = (number: number) => {
    const known = sheets.get(number) ?? { title: '', drawn: [], marks: new Map<string, Mark>() };
    sheets.set(number, known);
    return known;
  };

  const draw = (mark: BoardMark): void => {
    if (mark.do === 'pen' || mark.do === 'text') sheetAt(mark.sheet).marks.set(mark.id, mark);
    else if (mark.do === 'erase') {
      for (const { marks } of sheets.values())
        for (const id of mark.ids) {
          const gone = marks.get(id);
          if (gone) erased.set(id, gone);
          marks.delete(id);
        }
    } else
      for (const id of mark.ids) {
        const again = erased.get(id);
        if (again) sheetAt(again.sheet).marks.set(id, again);
      }
  };

  for (const event of events)
    switch (event.kind) {
      case 'say':
        lines.push({ number: event.number, by: 'tutor', text: event.sentences.join(' ') });
        if (event.draw.length > 0)
          sheetAt(event.sheet).drawn.push({ number: event.number, commands: event.draw, shows: event.shows });
        break;
      case 'sheet':
        sheetAt(event.sheet).title = event.title;
        break;
      case 'ask':
        ask = event;
        lines.push({ number: event.number, by: 'tutor', text: event.ask });
        break;
      case 'heard':
        ask = null;
        if (event.text !== '') lines.push({ number: event.number, by: 'student', text: event.text });
        break;
      case 'marks':
        event.marks.forEach(draw);
        break;
      case 'note':
        notes.push({ ...event.note, number: event.number });
        break;
      case 'pause':
        paused = true;
        break;
      case 'resume':
        paused = false;
        break;
      case 'quota':
        quota = event;
        break;
      case 'end':
        ask = null;
        end = event;
    }
  return {
    sheets: Array.from(sheets, ([number, { title, drawn, marks }]) => ({
      number,
      title,
      drawn,
      marks: [...marks.values()],
    })).toSorted((one, other) => one.number - other.number),
    lines,
    notes,
    ask,
    quota,
    end,
    paused,
  };
};
