/**
 * Contact sheets of the boards of a book's lessons, to be looked at: `npm run boards -- <book> <file.png>`.
 * Each board is shown as it is when everything has been drawn. More than twelve go on further sheets (file-2.png …).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWrittenLesson } from '../../server/src/features/lessons/written-form.ts';
import { drawingOf } from '../../web/src/ui/board/drawing.ts';

const [slug, out] = process.argv.slice(2);
if (!slug || !out) {
  console.error('npm run boards -- <book> <file.png>');
  process.exit(1);
}

const ON_A_SHEET = 12;
const ACROSS = 3;
const SCALE = 1.25;
const CAPTION = 26;
const CELL = { width: 400 * SCALE + 20, height: 250 * SCALE + CAPTION + 14 };
const INKS = { ink: '#1d2233', accent: '#2f4fa3', coral: '#c8554b', good: '#2d7a4f', marker: '#ffe27a' };

/** What is used of the package that the server draws with. */
interface Drawing {
  createCanvas: (width: number, height: number) => Canvas;
  loadImage: (source: Buffer) => Promise<object>;
}
interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Context;
  toBuffer(type: 'image/png'): Buffer;
}
interface Context {
  fillStyle: string;
  font: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  drawImage(image: object, x: number, y: number): void;
}

const { createCanvas, loadImage }: Drawing = createRequire(
  new URL('../../server/package.json', import.meta.url),
)('@napi-rs/canvas');

const folder = fileURLToPath(new URL(`../../curriculum/books/${slug}/`, import.meta.url));
const boards = readdirSync(folder)
  .filter((name) => name.endsWith('.lesson.yaml'))
  .toSorted()
  .flatMap((name) => {
    const read = readWrittenLesson(readFileSync(join(folder, name), 'utf8'));
    if (read.kind === 'unreadable') throw new Error(`${name}: ${read.problems[0]?.sentence}`);
    return read.written.ideas.flatMap(({ id, board }) =>
      board === null
        ? []
        : [
            {
              name: `${name.slice(0, 2)} ${id} (${board.length})`,
              drawing: drawingOf(board.flatMap(({ draw }) => draw)),
            },
          ],
    );
  });

const svgOf = ({ strokes }: ReturnType<typeof drawingOf>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250" width="${400 * SCALE}" height="${250 * SCALE}">` +
  `<rect width="400" height="250" fill="#fbf9f3"/>${strokes
    .map(
      ({ d, ink, width }) =>
        `<path d="${d}" fill="none" stroke="${INKS[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')}</svg>`;

for (let start = 0; start < boards.length; start += ON_A_SHEET) {
  const sheet = boards.slice(start, start + ON_A_SHEET);
  const rows = Math.ceil(sheet.length / ACROSS);
  const canvas = createCanvas(CELL.width * ACROSS, CELL.height * rows);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9d4c7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, { name, drawing }] of sheet.entries()) {
    const x = (index % ACROSS) * CELL.width + 10;
    const y = Math.floor(index / ACROSS) * CELL.height + 6;
    context.drawImage(await loadImage(Buffer.from(svgOf(drawing))), x, y + CAPTION);
    context.fillStyle = '#1d2233';
    context.font = '16px sans-serif';
    context.fillText(name, x, y + 18);
  }
  const number = start / ON_A_SHEET + 1;
  const file = number === 1 ? out : out.replace(/\.png$/, `-${number}.png`);
  writeFileSync(file, canvas.toBuffer('image/png'));
  console.log(`${file}: ${sheet.length} boards`);
}
