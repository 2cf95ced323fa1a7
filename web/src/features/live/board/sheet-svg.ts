import type { Ink } from '@studia/contract/board';
import { BOARD } from '@studia/contract/board-hand';
import { drawingOf } from '../../../ui/board/drawing.ts';
import { penPath } from '../../../ui/board/pen.ts';
import { picturesIn } from '../../../ui/board/pictures.ts';
import type { Sheet } from '../session/fold.ts';

/** The colours of the page as every program knows them. */
export interface SheetColours {
  paper: string;
  inks: Readonly<Record<Ink, string>>;
}

const VARIABLES: Readonly<Record<Ink, string>> = {
  ink: '--ink',
  accent: '--accent',
  coral: '--margin',
  good: '--good',
  marker: '--marker',
};

/** Reads the theme's colours; a canvas turns whatever a browser understands into red, green and blue. */
export const coloursOfPage = (): SheetColours => {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas').getContext('2d');
  const plain = (variable: string): string => {
    if (!canvas) return '#222';
    canvas.fillStyle = style.getPropertyValue(variable).trim();
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  const inks = Object.fromEntries(Object.entries(VARIABLES).map(([ink, name]) => [ink, plain(name)]));
  return { paper: plain('--sheet'), inks: inks as Record<Ink, string> };
};

/** What pictures hold, by their addresses, so that a file needs nothing else. */
export type Pictures = ReadonlyMap<string, string>;

/** Reads the pictures of sheets; one that can't be had is left out. */
export const picturesOf = async (sheets: readonly Sheet[]): Promise<Pictures> => {
  const found = new Map<string, string>();
  const addresses = sheets.flatMap(({ drawn }) => drawn.flatMap(({ commands }) => picturesIn(commands)));
  for (const { address } of addresses) {
    const answer = await fetch(address);
    if (answer.ok)
      found.set(address, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`);
  }
  return found;
};

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A sheet as a drawing of its own. */
export const sheetSvg = (
  { title, drawn, marks }: Sheet,
  { paper, inks }: SheetColours,
  pictures: Pictures,
): string => {
  const shown = drawn
    .flatMap(({ commands }) => picturesIn(commands))
    .map(
      ({ box: [x, y, width, height], address }) =>
        `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" fill="#fff" stroke="none"/><image href="${pictures.get(address) ?? ''}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    );
  const strokes = drawn
    .flatMap(({ commands }) => drawingOf(commands).strokes)
    .map(
      ({ d, ink, width }) =>
        `<path d="${d}" stroke="${inks[ink]}" stroke-width="${width}"${ink === 'marker' ? ' opacity="0.8"' : ''}/>`,
    );
  const own = marks.map((mark) =>
    mark.do === 'pen'
      ? `<path d="${penPath(mark.points, mark.tool)}" stroke="none" fill="${mark.tool === 'pen' ? inks.accent : inks.marker}"${mark.tool === 'pen' ? '' : ' opacity="0.6"'}/>`
      : `<text x="${mark.at[0]}" y="${mark.at[1]}" font-size="16" font-family="sans-serif" stroke="none" fill="${inks.accent}">${escaped(mark.text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOARD.width} ${BOARD.height}" width="${BOARD.width * 2}" height="${BOARD.height * 2}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...shown,
    ...strokes,
    ...own,
    '</g></svg>',
  ].join('');
};
