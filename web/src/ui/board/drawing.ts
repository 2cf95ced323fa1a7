import type { BoardCommand, Ink, Point } from '@studia/contract/board';
import { BOARD } from '@studia/contract/board-hand';
import {
  arrow,
  bar,
  circleLine,
  dashes,
  letters,
  numberLine,
  plot,
  rectangle,
  table,
  type Line,
} from './figures.ts';
import { formulaLines } from './formula.ts';

/** One movement of the pen, and when it happens. Times are milliseconds from the start. */
interface Stroke {
  d: string;
  ink: Ink;
  width: number;
  start: number;
  duration: number;
}

/** A board worked out: every stroke from the lowest to the topmost, and what it says. */
export interface Drawing {
  strokes: readonly Stroke[];
  duration: number;
  steps: readonly string[];
}

const TYPE_SIZE = 28;
const MARGIN = 10;
/** Board units a millisecond: as fast as somebody who writes while speaking. */
const PEN_SPEED = 0.55;
const LEAST_STROKE = 50;
const LIFT = 25;
const PAUSE = 160;
const LINE_WIDTH = 2;
const MARKER_WIDTH = 14;

/** Turns commands into strokes; `within` makes the whole of it last so many milliseconds. */
export const drawingOf = (commands: readonly BoardCommand[], within?: number): Drawing => {
  const strokes: Stroke[] = [];
  let now = 0;
  for (const command of commands) {
    const pen = command.ink === 'marker' ? MARKER_WIDTH : LINE_WIDTH;
    for (const { points, smooth, width = pen } of linesOf(command)) {
      const duration = Math.max(LEAST_STROKE, lengthOf(points) / PEN_SPEED);
      const d = smooth ? smoothPath(points) : straightPath(points);
      strokes.push({ d, ink: command.ink ?? 'ink', width, start: now, duration });
      now += duration + LIFT;
    }
    now += PAUSE;
  }
  const duration = Math.max(0, now - PAUSE - LIFT);
  const steps = commands.map(saying).filter((sentence) => sentence !== '');
  // The marker lies under the ink, also where it came later.
  const layered = strokes.toSorted(
    (one, other) => Number(other.ink === 'marker') - Number(one.ink === 'marker'),
  );
  return paced({ strokes: layered, duration, steps }, within);
};

const saying = (command: BoardCommand): string =>
  command.says ?? (command.do === 'write' ? command.text : '');

const paced = (drawing: Drawing, within: number | undefined): Drawing => {
  if (within === undefined || drawing.duration === 0) return drawing;
  const factor = within / drawing.duration;
  const strokes = drawing.strokes.map((stroke) => ({
    ...stroke,
    start: stroke.start * factor,
    duration: stroke.duration * factor,
  }));
  return { ...drawing, strokes, duration: within };
};

const linesOf = (command: BoardCommand): Line[] => {
  switch (command.do) {
    case 'write':
      return letters(command.text, command.at, command.size ?? TYPE_SIZE);
    case 'formula': {
      const { text, at, size = TYPE_SIZE } = command;
      return formulaLines(text, at, size, BOARD.width - at[0] - MARGIN);
    }
    case 'picture':
      // It is no line: the board shows it as it is.
      return [];
    case 'path':
      return wayOf(command);
    case 'arrow':
      return arrow(command);
    case 'rect':
      return rectangle(command);
    case 'circle':
      return [circleLine(command.center, command.radius)];
    case 'bar':
      return bar(command);
    case 'number-line':
      return numberLine(command);
    case 'table':
      return table(command);
    case 'plot':
      return plot(command);
  }
};

const wayOf = ({ points, closed, smooth, dashed }: Extract<BoardCommand, { do: 'path' }>): Line[] => {
  const [first] = points;
  const way = closed === true && first ? [...points, first] : points;
  return dashed === true ? dashes(way) : [{ points: way, smooth: smooth ?? false }];
};

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);

const straightPath = (points: readonly Point[]): string => `M${points.map(written).join('L')}`;

/** Through every point, with the direction of its neighbours (Catmull and Rom). */
const smoothPath = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[leaving, arriving, to].map(written).join(' ')}`;
  });
  return `M${written(first)}${curves.join('')}`;
};

const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
