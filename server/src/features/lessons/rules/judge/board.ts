import type { BoardCommand, BoardStep, Point } from '@studia/contract/board';
import { BOARD, HAND_SIGNS } from '@studia/contract/board-hand';
import { problemAt, type Problem } from './problem.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TYPE_SIZE = 28;
const SMALLEST_TYPE = 16;
/** Width of a letter of the hand, and its heights above and below the base line, as shares of the type size. */
const LETTER = { width: 0.42, above: 0.52, below: 0.12 };
const TABLE_TYPE = 22;
const signs = new Set(HAND_SIGNS);

/** What can't be drawn: signs the hand does not know, places off the board, words upon words. */
export const judgeBoard = (steps: readonly BoardStep[], at: readonly (string | number)[]): Problem[] => {
  const written: { box: Box; text: string }[] = [];
  return steps.flatMap((step, number) =>
    step.draw.flatMap((command, index): Problem[] => {
      const problem = problemAt(...at, number, 'draw', index);
      const texts = textsOf(command);
      const clashes = texts.flatMap(({ box, text }) =>
        written
          .filter((other) => overlap(box, other.box))
          .map((other) => `“${text}” lies upon “${other.text}”`),
      );
      written.push(...texts);
      return [
        ...unknownSigns(texts.map(({ text }) => text).join('')),
        ...(isSmall(command) ? [`type below ${SMALLEST_TYPE} can't be read on a phone`] : []),
        ...(placesOf(
          command,
          texts.map(({ box }) => box),
        ).every(isOnBoard)
          ? []
          : [`leaves the board of ${BOARD.width} by ${BOARD.height}`]),
        ...clashes,
      ].map(problem);
    }),
  );
};

const unknownSigns = (text: string): string[] => {
  const unknown = Array.from(new Set(text)).filter((sign) => !signs.has(sign));
  return unknown.length === 0 ? [] : [`the hand can't write ${unknown.join(' ')}`];
};

const isSmall = (command: BoardCommand): boolean =>
  'size' in command && command.size !== undefined && command.size < SMALLEST_TYPE;

const textsOf = (command: BoardCommand): { box: Box; text: string }[] => {
  if (command.do === 'write')
    return [{ text: command.text, box: boxOf(command.text, command.at, command.size) }];
  if (command.do !== 'table') return [];
  const { at, widths, rows, size = TABLE_TYPE } = command;
  return rows.flatMap((row, line) =>
    row.map((text, column) => {
      const left = at[0] + widths.slice(0, column).reduce((sum, width) => sum + width, 0) + size * 0.3;
      return { text, box: boxOf(text, [left, at[1] + size * 1.4 * line + size], size) };
    }),
  );
};

const boxOf = (text: string, [x, y]: Point, size = TYPE_SIZE): Box => ({
  left: x,
  right: x + Array.from(text).length * size * LETTER.width,
  top: y - size * LETTER.above,
  bottom: y + size * LETTER.below,
});

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;

const corners = ([x, y, width, height]: readonly [number, number, number, number]): Point[] => [
  [x, y],
  [x + width, y + height],
];

const placesOf = (command: BoardCommand, texts: readonly Box[]): Point[] => {
  switch (command.do) {
    case 'write':
    case 'table':
      return texts.flatMap(({ left, right, top, bottom }): Point[] => [
        [left, top],
        [right, bottom],
      ]);
    case 'formula': {
      const { text, at, size = TYPE_SIZE } = command;
      const signsIn = text.replaceAll(/\\(?:frac|sqrt)|[{}^_]/g, '').length;
      return corners([at[0], at[1] - size, signsIn * size * LETTER.width, 2 * size]);
    }
    case 'path':
      return [...command.points];
    case 'arrow':
      return [command.from, command.to];
    case 'rect':
    case 'bar':
    case 'plot':
    case 'picture':
      return corners(command.box);
    case 'circle': {
      const [x, y] = command.center;
      return corners([x - command.radius, y - command.radius, 2 * command.radius, 2 * command.radius]);
    }
    case 'number-line':
      return corners([command.at[0], command.at[1], command.width, 24]);
  }
};

const isOnBoard = ([x, y]: Point): boolean =>
  x >= -2 && y >= -2 && x <= BOARD.width + 2 && y <= BOARD.height + 2;
