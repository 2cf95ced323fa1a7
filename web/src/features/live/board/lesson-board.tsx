import type { BoardMark } from '@studia/contract/live-events';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { penText, roomText as text } from '../../../text/live.ts';
import { GrowingBoard } from '../../../ui/board/growing-board.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { Sheet } from '../session/fold.ts';
import { readingTime, sentencesOf, type Position } from '../session/playback.ts';
import { PenLayer, type Tool } from './pen-layer.tsx';
import { BoardTextForm, PenTools } from './pen-tools.tsx';
import { useUndo } from './use-undo.ts';

interface Props {
  sheets: readonly Sheet[];
  position: Position | null;
  /** Null where nothing can be drawn any more. */
  onDraw: ((marks: readonly BoardMark[]) => void) | null;
  /** At the end of the row of tools. */
  tools?: ReactNode;
}

const EMPTY: Sheet = { number: 0, title: '', drawn: [], marks: [] };
const MIDDLE = [140, 125] as const;

/** The board with its sheets: the newest by itself, an older one by choice. */
export const LessonBoard = ({ sheets, position, onDraw, tools }: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool>('none');
  const [textAt, setTextAt] = useState<readonly [number, number] | null>(null);
  const { draw, undo } = useUndo((marks) => onDraw?.(marks));
  const index = chosen === null ? sheets.length - 1 : Math.min(chosen, sheets.length - 1);
  const sheet = sheets[index] ?? EMPTY;
  const turn = (to: number): void => setChosen(to >= sheets.length - 1 ? null : to);
  const drawing = position && {
    id: position.say.number,
    within: sentencesOf(position.say).reduce((sum, sentence) => sum + readingTime(sentence), 0) * DRAWN_BY,
  };
  const use = (next: Tool): void => {
    setTool(next);
    // Who has no pen writes in the middle.
    setTextAt(next === 'text' ? MIDDLE : null);
  };
  return (
    <section aria-label={text.board} className="overflow-clip rounded border border-line bg-sheet">
      <GrowingBoard
        label={text.boardOf(sheet.title)}
        parts={sheet.drawn.map(({ number, commands, shows }) => ({ id: number, commands, shows }))}
        drawing={drawing}
      >
        <PenLayer sheet={sheet} tool={onDraw ? tool : 'none'} onDraw={draw} onPlaceText={setTextAt} />
      </GrowingBoard>
      <ul className="sr-only">
        {sheet.marks.some((mark) => mark.do === 'pen') && (
          <li>{penText.drawnByYou(sheet.marks.filter((mark) => mark.do === 'pen').length)}</li>
        )}
        {sheet.marks.map(
          (mark) => mark.do === 'text' && <li key={mark.id}>{penText.writtenByYou(mark.text)}</li>,
        )}
      </ul>
      {textAt && <BoardTextForm sheet={sheet.number} at={textAt} onDraw={draw} onClose={() => use('none')} />}
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line px-1.5 py-1">
        {onDraw ? <PenTools tool={tool} onTool={use} onUndo={undo} /> : <span />}
        <div className="ml-auto flex items-center">
          {sheets.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label={text.previousSheet}
                size="sm"
                disabled={index <= 0}
                onClick={() => turn(index - 1)}
              />
              <span className="text-sm text-ink-soft tabular-nums">
                {text.sheet(index + 1, sheets.length)}
              </span>
              <IconButton
                icon={ChevronRight}
                label={text.nextSheet}
                size="sm"
                disabled={index >= sheets.length - 1}
                onClick={() => turn(index + 1)}
              />
            </>
          )}
          {tools}
        </div>
      </div>
    </section>
  );
};
/** The hand is done a little before the voice. */
const DRAWN_BY = 0.85;
