/** What is painted over the words of a page. */
export type Paint = 'quote' | 'highlight' | 'lost';

const PAINTS: readonly Paint[] = ['lost', 'highlight', 'quote'];

const layerOf = (paint: Paint): Highlight => {
  const name = `reader-${paint}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const layer = new Highlight();
  layer.priority = PAINTS.indexOf(paint);
  CSS.highlights.set(name, layer);
  return layer;
};

/** Paints over words; answers how to wipe it off again. */
export const paintOver = (paint: Paint, range: Range): (() => void) => {
  const layer = layerOf(paint);
  layer.add(range);
  return () => void layer.delete(range);
};

/** What is painted of marks, words or boxes, and whose it is. */
const painted = new Map<Range | Element, string>();

/** Remembers of which mark something painted is; answers how to forget it. */
export const belongsTo = (mark: string | null, place: Range | Element): (() => void) => {
  if (mark !== null) painted.set(place, mark);
  return () => void painted.delete(place);
};

/** The mark that is painted at this point of the window; null where there is none. */
export const markAt = (x: number, y: number): string | null => {
  const isThere = ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  for (const [place, mark] of painted) if (Array.from(place.getClientRects()).some(isThere)) return mark;
  return null;
};
