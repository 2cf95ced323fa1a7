import type { BoardMark, PenPoint } from '@studia/contract/live-events';
import { useRef, useState, type PointerEvent } from 'react';
import { newId } from '../../../client/new-id.ts';
import { penPath, touches } from '../../../ui/board/pen.ts';
import type { Sheet } from '../session/fold.ts';

export type Tool = 'none' | 'pen' | 'highlighter' | 'eraser' | 'text';

interface Props {
  sheet: Sheet;
  tool: Tool;
  onDraw: (marks: readonly BoardMark[], goesOn?: boolean) => void;
  /** Where text is to be written. */
  onPlaceText: (at: readonly [number, number]) => void;
}

const REACH = 8;
/** A mouse has no pressure and says one half. */
const NO_PRESSURE = 0.5;
const MOST_POINTS = 1_900;

/** What the student draws: their marks, and the stroke that is being drawn. */
export const PenLayer = ({ sheet, tool, onDraw, onPlaceText }: Props) => {
  const [stroke, setStroke] = useState<readonly PenPoint[]>([]);
  const erased = useRef(new Set<string>());
  const isDrawing = tool === 'pen' || tool === 'highlighter';

  const begin = (event: PointerEvent<SVGRectElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placesOf(event);
    if (tool === 'text') return onPlaceText([at[0]?.[0] ?? 0, at[0]?.[1] ?? 0]);
    if (isDrawing) return setStroke(at);
    erased.current.clear();
    return erase(event);
  };
  const move = (event: PointerEvent<SVGRectElement>): void => {
    if (event.buttons === 0) return;
    // Read now: React has let go of the event by the time the state changes.
    const places = placesOf(event);
    if (isDrawing) setStroke((known) => (known.length < MOST_POINTS ? [...known, ...places] : known));
    if (tool === 'eraser') erase(event);
  };
  const end = (): void => {
    if (isDrawing && stroke.length > 0)
      onDraw([{ do: 'pen', id: newId(), sheet: sheet.number, tool, points: [...stroke] }]);
    setStroke([]);
  };
  const erase = (event: PointerEvent<SVGRectElement>): void => {
    const [x, y] = placesOf(event).at(-1) ?? [0, 0];
    const ids = sheet.marks
      .filter((mark) => !erased.current.has(mark.id))
      .filter((mark) =>
        mark.do === 'pen'
          ? touches(mark.points, [x, y], REACH)
          : Math.abs(mark.at[1] - y) < REACH * 2 &&
            x >= mark.at[0] - REACH &&
            x <= mark.at[0] + mark.text.length * 9,
      )
      .map(({ id }) => id);
    const goesOn = erased.current.size > 0;
    for (const id of ids) erased.current.add(id);
    if (ids.length > 0) onDraw([{ do: 'erase', ids }], goesOn);
  };

  return (
    <>
      <g aria-hidden="true">
        {sheet.marks.map((mark) =>
          mark.do === 'pen' ? (
            <path key={mark.id} d={penPath(mark.points, mark.tool)} className={INK[mark.tool]} />
          ) : (
            <text key={mark.id} x={mark.at[0]} y={mark.at[1]} fontSize={16} className="fill-accent font-sans">
              {mark.text}
            </text>
          ),
        )}
        {stroke.length > 0 && isDrawing && <path d={penPath(stroke, tool)} className={INK[tool]} />}
      </g>
      {tool !== 'none' && (
        <rect
          aria-hidden="true"
          width="100%"
          height="100%"
          fill="transparent"
          className="cursor-crosshair"
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      )}
    </>
  );
};

const INK = { pen: 'fill-accent', highlighter: 'fill-marker opacity-60' } as const;

/** Where the pointer was since the last event, in the board's own measure. */
const placesOf = (event: PointerEvent<SVGRectElement>): PenPoint[] => {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!matrix) return [];
  const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
  return (all.length > 0 ? all : [event.nativeEvent]).map(({ clientX, clientY, pressure }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [round(x), round(y), round(pressure > 0 ? pressure : NO_PRESSURE)];
  });
};

const round = (value: number): number => Math.round(value * 100) / 100;
