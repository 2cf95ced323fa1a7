import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Line, PSM as Layout, Worker } from 'tesseract.js';
import { compose, type Paragraph } from './compose.ts';
import { putBack } from './slant.ts';

/** A grey picture of a page: one byte for each point, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Below this a word is rather a speck. */
const LEAST_CONFIDENCE = 35;
const MODEL = '4.0.0_best_int';

let recogniser: Promise<Worker> | undefined;

const startRecogniser = async (): Promise<Worker> => {
  // Large, and most documents need none of it.
  const { createWorker, OEM } = await import('tesseract.js');
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(folder, MODEL),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
};

/** Reads the words in a picture. */
export const recognise = async (picture: GreyPicture) => {
  const { PSM } = await import('tesseract.js');
  const page = await recogniseAs(PSM.AUTO, picture);
  // A single line in the middle of nothing is no layout.
  return page.text === '' ? recogniseAs(PSM.SINGLE_BLOCK, picture) : page;
};

const recogniseAs = async (layout: Layout, picture: GreyPicture) => {
  recogniser ??= startRecogniser();
  const worker = await recogniser;
  await worker.setParameters({ tessedit_pageseg_mode: layout });
  const { data } = await worker.recognize(
    portableGreymap(picture),
    { rotateAuto: true },
    { text: false, blocks: true },
  );
  const paragraphs = (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .map(({ lines }): Paragraph => ({
      lines: lines.flatMap((line) => printed(line, picture)),
      keepsLines: false,
      level: null,
    }))
    .filter(({ lines }) => lines.length > 0);
  const { width, height } = picture;
  const { text, lines, headings } = compose(paragraphs, () => false);
  return { text, headings, lines: putBack(text, lines, { radians: data.rotateRadians ?? 0, width, height }) };
};

const printed = ({ words, bbox }: Line, { width, height }: GreyPicture) => {
  const text = words
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .map((word) => word.text)
    .join(' ');
  if (!/[\p{L}\d]/u.test(text)) return [];
  const box = {
    left: bbox.x0 / width,
    top: bbox.y0 / height,
    width: (bbox.x1 - bbox.x0) / width,
    height: (bbox.y1 - bbox.y0) / height,
  };
  return [{ text, box }];
};

/** The simplest picture format there is: a line of numbers, then the points. */
const portableGreymap = ({ width, height, pixels }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
