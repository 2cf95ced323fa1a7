import type { BoardCommand, Ink } from '@studia/contract/board';
import { BOARD } from '@studia/contract/board-hand';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '../appearance/use-reduced-motion.ts';
import { drawingOf, type Drawing } from './drawing.ts';
import { playStrokes } from './player.ts';
import { inkClass, Pictures, Strokes } from './strokes.tsx';

/** Something that is drawn in one go. */
interface BoardPart {
  id: number;
  commands: readonly BoardCommand[];
  /** What it shows, for who can't see it; writing says itself. */
  shows: string;
}

interface Props {
  label: string;
  parts: readonly BoardPart[];
  /** The part that is being drawn now, and how long that takes; the others stand as they are. */
  drawing: { id: number; within: number } | null;
  /** What lies above it, in the board's own measure. */
  children?: ReactNode;
}

/** A board to which parts are added while it is looked at: only what is new moves. */
export const GrowingBoard = ({ label, parts, drawing, children }: Props) => (
  <figure aria-label={label} className="relative">
    <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className="block w-full touch-none" data-board>
      <g aria-hidden="true">
        {parts.map((part) => (
          <Part
            key={part.id}
            commands={part.commands}
            within={drawing?.id === part.id ? drawing.within : null}
          />
        ))}
      </g>
      {children}
    </svg>
    <ol className="sr-only">
      {parts.map(({ id, commands, shows }) => (
        <li key={id}>{shows === '' ? writtenIn(commands) : shows}</li>
      ))}
    </ol>
  </figure>
);

const writtenIn = (commands: readonly BoardCommand[]): string =>
  commands.flatMap((command) => command.says ?? (command.do === 'write' ? command.text : [])).join(' ');

const Part = memo(({ commands, within }: { commands: readonly BoardCommand[]; within: number | null }) => {
  const drawing = useMemo(() => drawingOf(commands), [commands]);
  const group = useRef<SVGGElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    if (within === null || still || !group.current) return undefined;
    const paced = drawingOf(commands, Math.max(within, LEAST));
    const player = playStrokes(group.current.querySelectorAll('path'), paced, () => undefined);
    player.play();
    return () => player.end();
  }, [commands, within, still]);
  return (
    <g ref={group}>
      <Pictures commands={commands} />
      {within === null || still ? <Still drawing={drawing} /> : <Strokes drawing={drawing} />}
    </g>
  );
});
Part.displayName = 'Part';

const LEAST = 600;

/** What was drawn before: one path for each ink and width, because a full sheet has thousands of strokes. */
const Still = ({ drawing }: { drawing: Drawing }) => {
  const merged = useMemo(() => {
    const paths = new Map<string, { d: string; ink: Ink; width: number }>();
    for (const { d, ink, width } of drawing.strokes) {
      const key = `${ink} ${width}`;
      paths.set(key, { d: `${paths.get(key)?.d ?? ''}${d}`, ink, width });
    }
    return [...paths];
  }, [drawing]);
  return merged.map(([key, { d, ink, width }]) => (
    <path
      key={key}
      d={d}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      className={inkClass(ink)}
    />
  ));
};
