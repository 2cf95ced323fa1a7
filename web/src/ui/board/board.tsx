import type { BoardCommand } from '@studia/contract/board';
import { BOARD } from '@studia/contract/board-hand';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useReducedMotion } from '../appearance/use-reduced-motion.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf } from './drawing.ts';
import { playStrokes, type BoardPlayer } from './player.ts';
import { Pictures, Strokes } from './strokes.tsx';

export interface BoardProps {
  /** What is on the board, for who can't see it. */
  label: string;
  /** The steps; the same array until the board shows something else. */
  commands: readonly BoardCommand[];
  playing: boolean;
  /** How long the whole drawing lasts, in milliseconds; by itself it goes as fast as one writes. */
  within?: number | undefined;
  /** Jumps to this moment of the drawing, in milliseconds. */
  at?: number | undefined;
  onFinish?: (() => void) | undefined;
}

/** The whiteboard: writes, draws and plots stroke by stroke. With reduced motion it shows the finished board. */
export const Board = ({ label, commands, playing, within, at, onFinish }: BoardProps) => {
  const drawing = useMemo(() => drawingOf(commands, within), [commands, within]);
  const paper = useRef<SVGSVGElement>(null);
  usePlayer(paper, drawing, { playing, at, onFinish });
  return (
    <figure aria-label={label} className="relative">
      <svg
        ref={paper}
        viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
        aria-hidden="true"
        className="block w-full"
      >
        <Pictures commands={commands} />
        <Strokes drawing={drawing} />
      </svg>
      <ol className="sr-only">
        {drawing.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may be written twice
          <li key={index}>{step}</li>
        ))}
      </ol>
    </figure>
  );
};

const usePlayer = (
  paper: { readonly current: SVGSVGElement | null },
  drawing: Drawing,
  { playing, at, onFinish }: Pick<BoardProps, 'playing' | 'at' | 'onFinish'>,
): void => {
  const still = useReducedMotion();
  const player = useRef<BoardPlayer>(null);
  const finish = useEffectEvent(() => onFinish?.());
  const obey = useEffectEvent(() => direct(player.current, playing, at));
  useEffect(() => {
    if (still || !paper.current) return undefined;
    const started = playStrokes(paper.current.querySelectorAll('path'), drawing, () => finish());
    player.current = started;
    obey();
    return () => started.end();
  }, [paper, drawing, still]);
  useEffect(() => direct(player.current, playing, at), [playing, at]);
};

const direct = (player: BoardPlayer | null, playing: boolean, at: number | undefined): void => {
  if (at !== undefined) player?.seek(at);
  if (playing) player?.play();
  else player?.pause();
};
