import type { BookPage } from '@studia/contract/library';
import type { TextSpan } from '../quote/in-page.ts';

type Line = BookPage['lines'][number];

/** Shares of a page's width and height. */
export type Box = Line['box'];

/** Where these characters stand on the page. Of a line that holds only some of them, the part that does. */
export const boxesOf = (lines: readonly Line[], { start, end }: TextSpan): Box[] =>
  lines
    .filter((line) => line.start < end && line.end > start)
    .map((line) => {
      const length = Math.max(1, line.end - line.start);
      const from = Math.max(0, start - line.start) / length;
      const to = Math.min(length, end - line.start) / length;
      const { left, top, width, height } = line.box;
      return { left: left + width * from, top, width: width * (to - from), height };
    });

/** The same place on a page that was turned clockwise by so many degrees. */
export const turnedBox = (box: Box, degrees: number): Box => {
  const { left, top, width, height } = box;
  switch (((degrees % 360) + 360) % 360) {
    case 90:
      return { left: 1 - top - height, top: left, width: height, height: width };
    case 180:
      return { left: 1 - left - width, top: 1 - top - height, width, height };
    case 270:
      return { left: top, top: 1 - left - width, width: height, height: width };
    default:
      return box;
  }
};
