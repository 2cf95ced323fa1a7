import type { MapRole } from '@studia/contract/mindmap';

const SIZE = 14;
/** As `map.css` draws them. */
const WEIGHTS: Partial<Record<MapRole, number>> = { topic: 600, chapter: 600, idea: 550 };
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** How wide words are where they will be drawn. */
export const textWidth = (words: string, role: MapRole): number => {
  const weight = WEIGHTS[role] ?? 400;
  const key = `${weight} ${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return words.length * SIZE * 0.55;
  context.font = `${weight} ${SIZE}px ${getComputedStyle(document.documentElement).fontFamily}`;
  // Letters of a font that is still on its way may be a little wider.
  const width = Math.ceil(context.measureText(words).width * 1.03);
  widths.set(key, width);
  return width;
};
