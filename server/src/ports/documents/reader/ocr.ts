import type { Line, PSM as Layout, Worker } from 'tesseract.js';
import { compose, type Paragraph } from './compose.ts';
import { withRecogniser } from './recognisers.ts';
import { putBack } from './slant.ts';

/** A grey picture of a page: one byte for each point, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Below this a word is rather a speck. */
const LEAST_CONFIDENCE = 35;

/** Reads the words in a picture. */
export const recognise = async (picture: GreyPicture) => {
  const { PSM } = await import('tesseract.js');
  return withRecogniser(async (worker) => {
    const page = await recogniseAs(worker, PSM.AUTO, picture);
    // A single line in the middle of nothing is no layout.
    return page.text === '' ? recogniseAs(worker, PSM.SINGLE_BLOCK, picture) : page;
  });
};

const recogniseAs = async (worker: Worker, layout: Layout, picture: GreyPicture) => {
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
  const { text, lines, headings } = compose(withoutFalseBreaks(paragraphs), () => false);
  return { text, headings, lines: putBack(text, lines, { radians: data.rotateRadians ?? 0, width, height }) };
};

// Where a recogniser sees a new paragraph differs by processor; a sentence that goes on right below in lower case begins none.
const withoutFalseBreaks = (paragraphs: readonly Paragraph[]): Paragraph[] => {
  const whole: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const before = whole.at(-1);
    if (before && goesOn(before, paragraph))
      whole[whole.length - 1] = { ...before, lines: [...before.lines, ...paragraph.lines] };
    else whole.push(paragraph);
  }
  return whole;
};

const goesOn = ({ lines: above }: Paragraph, { lines: below }: Paragraph): boolean => {
  const [last, first] = [above.at(-1), below[0]];
  if (!last || !first || ENDS_SENTENCE.test(last.text) || !/^\p{Ll}/u.test(first.text)) return false;
  const gap = first.box.top - (last.box.top + last.box.height);
  return gap > -last.box.height && gap < MOST_LINES_BETWEEN * Math.max(last.box.height, first.box.height);
};
const ENDS_SENTENCE = /[.!?:;…]["”’)]?$/;
const MOST_LINES_BETWEEN = 2;

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
