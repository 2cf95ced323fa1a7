import type { BookPage } from '@studia/contract/library';
import { textSpanOf } from '../quote/in-page.ts';
import { belongsTo, paintOver } from '../quote/paint.ts';
import { drawnRange, pageLetters, type ShownPlace } from '../quote/painted-page.ts';
import { boxesOf, turnedBox, type Box } from './boxes.ts';

interface Painted {
  /** What a quote was painted on: words, or a box; null where it was not found. */
  quote: Range | Element | null;
  wipe: () => void;
}

/** Paints marks and quotes on a page of a PDF: over its words, or where it has none (a scan), over the boxes of its lines. */
export const paintPage = (
  element: HTMLElement,
  page: BookPage | null,
  shown: readonly ShownPlace[],
  rotation: number,
): Painted => {
  const letters = page && pageLetters(page.text, false);
  const words = element.querySelector('.textLayer');
  const wipes: (() => void)[] = [];
  let quote: Range | Element | null = null;
  for (const one of shown) {
    const range = words && drawnRange(words, letters, one);
    const place = !range && letters ? textSpanOf(letters, one) : null;
    const boxes =
      place && page ? boxesOf(page.lines, place).map((box) => drawBox(element, box, rotation, one)) : [];
    if (range) wipes.push(paintOver(one.paint, range));
    for (const box of boxes) wipes.push(() => box.remove());
    for (const painted of range ? [range] : boxes) wipes.push(belongsTo(one.mark, painted));
    if (one.paint === 'quote') quote = range ?? boxes[0] ?? null;
  }
  return { quote, wipe: () => wipes.forEach((wipe) => wipe()) };
};

const drawBox = (page: HTMLElement, box: Box, rotation: number, { paint }: ShownPlace): Element => {
  const { left, top, width, height } = turnedBox(box, rotation);
  const drawn = document.createElement('div');
  drawn.className = 'page-box';
  drawn.dataset['paint'] = paint;
  Object.assign(drawn.style, {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  });
  page.append(drawn);
  return drawn;
};
