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
