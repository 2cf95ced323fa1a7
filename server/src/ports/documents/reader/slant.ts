import type { PageBox, PageLine } from '../port.ts';

/** How a picture was turned, clockwise, before its words were recognised. */
export interface Turned {
  readonly radians: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of a line may rise or fall by this share of its height. */
const MOST_DRIFT = 0.3;

/** Lines of a straightened picture, put back where they stand on the slanted one, in pieces so short that boxes follow the slant. */
export const putBack = (text: string, lines: readonly PageLine[], turned: Turned): readonly PageLine[] =>
  turned.radians === 0
    ? lines
    : lines.flatMap((line) =>
        piecesOf(text, line, turned).map(({ start, end, box }) => ({
          start,
          end,
          box: turnedBack(box, turned),
        })),
      );

const piecesOf = (text: string, { start, end, box }: PageLine, turned: Turned): PageLine[] => {
  const widest =
    (MOST_DRIFT * box.height * turned.height) / Math.abs(Math.tan(turned.radians)) / turned.width;
  const each = Math.max(1, Math.floor(((end - start) * widest) / box.width));
  const pieces: PageLine[] = [];
  for (let from = start; from < end;) {
    const to = endOfWord(text, Math.min(end, from + each), end);
    const share = box.width / (end - start);
    const left = box.left + share * (from - start);
    pieces.push({ start: from, end: to, box: { ...box, left, width: share * (to - from) } });
    from = to;
  }
  return pieces;
};

const endOfWord = (text: string, from: number, end: number): number => {
  const next = text.slice(from, end).search(/\s/);
  return next < 0 ? end : from + next + 1;
};

const turnedBack = (box: PageBox, { radians, width, height }: Turned): PageBox => {
  const across = (box.left + box.width / 2 - 0.5) * width;
  const down = (box.top + box.height / 2 - 0.5) * height;
  const x = across * Math.cos(radians) + down * Math.sin(radians);
  const y = down * Math.cos(radians) - across * Math.sin(radians);
  return { ...box, left: 0.5 + x / width - box.width / 2, top: 0.5 + y / height - box.height / 2 };
};
