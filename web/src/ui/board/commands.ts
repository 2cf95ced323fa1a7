/** A place on the board, which is 400 wide and 250 high whatever the screen is. */
export type Point = readonly [x: number, y: number];

/** What a line is drawn with. `marker` is broad and lies under the rest. */
export type Ink = 'ink' | 'accent' | 'coral' | 'good' | 'marker';

interface Command {
  ink?: Ink | undefined;
  /** What this step says to who can't see it. Writing says itself; an empty text leaves that to the step before. */
  says?: string | undefined;
}

/** Handwriting that starts at a place on its base line. */
interface Write extends Command {
  do: 'write';
  text: string;
  at: Point;
  /** Height of the type, 28 unless told. */
  size?: number | undefined;
}

/** A line through points: straight from one to the next, or smooth. */
interface Path extends Command {
  do: 'path';
  points: readonly Point[];
  smooth?: boolean | undefined;
  closed?: boolean | undefined;
}

/** A circle, begun at the top as one does by hand. */
export interface Circle extends Command {
  do: 'circle';
  center: Point;
  radius: number;
}

/** Two axes in a box, and a curve given by points in the axes' own units. */
export interface Plot extends Command {
  do: 'plot';
  /** Upper left corner, width and height on the board. */
  box: readonly [x: number, y: number, width: number, height: number];
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  curve: readonly Point[];
}

/** One step of a lesson on the board: plain data, so that it can be sent, kept and played again. */
export type BoardCommand = Write | Path | Circle | Plot;

/** The board's own measure. */
export const BOARD = { width: 400, height: 250 } as const;
