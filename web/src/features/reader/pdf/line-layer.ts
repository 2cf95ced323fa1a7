import type { BookPage } from '@studia/contract/library';
import { turnedBox } from './boxes.ts';

/** What a page's own words are called by pdf.js; ours stand beside them. */
const LAYER = 'line-layer';

/** Lays the recognised lines of a scan over its picture, unseen, so that they can be selected and read aloud. */
export const layLines = (page: HTMLElement, { lines, text }: BookPage, rotation: number): void => {
  page.querySelector(`.${LAYER}`)?.remove();
  // Words that stand on their side could not be selected sensibly.
  if (rotation !== 0) return;
  const layer = document.createElement('div');
  layer.className = LAYER;
  const heightOfPage = page.clientHeight;
  layer.append(
    ...lines.map(({ start, end, box }) => {
      const { left, top, width, height } = turnedBox(box, rotation);
      const line = document.createElement('span');
      line.textContent = `${text.slice(start, end)}\n`;
      Object.assign(line.style, {
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        height: `${height * 100}%`,
        fontSize: `${height * heightOfPage * 0.85}px`,
      });
      line.dataset['width'] = String(width);
      return line;
    }),
  );
  page.append(layer);
  stretch(layer, page.clientWidth);
};

/** Every line becomes as wide as it is in the picture. */
const stretch = (layer: HTMLElement, pageWidth: number): void => {
  const lines = Array.from(layer.children, (line) => ({
    line: line as HTMLElement,
    drawn: (line as HTMLElement).offsetWidth,
  }));
  for (const { line, drawn } of lines) {
    const wanted = Number(line.dataset['width']) * pageWidth;
    if (drawn > 0) line.style.transform = `scaleX(${wanted / drawn})`;
  }
};
