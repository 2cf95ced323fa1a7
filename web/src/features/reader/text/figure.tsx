import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { readFigure } from '../calls.ts';

/** The name of a drawing in a book that comes with Studia; null for any other address. */
export const figureName = (address: string): string | null =>
  /^figures\/([a-z0-9-]{1,80}\.svg)$/.exec(address)?.[1] ?? null;

/** A drawing in the text. It stands in the document itself, so that it takes the colours of the theme. */
export const Figure = ({ bookId, name, caption }: { bookId: string; name: string; caption: string }) => {
  const box = useRef<HTMLSpanElement>(null);
  const { data } = useQuery({
    queryKey: ['figure', bookId, name],
    queryFn: () => readFigure(bookId, name),
    staleTime: Infinity,
  });
  useLayoutEffect(() => {
    const drawing = data === undefined ? null : drawingIn(data);
    box.current?.replaceChildren(...(drawing ? [drawing] : []));
  }, [data]);
  return (
    <span className="reading-figure">
      {/* Its caption tells everything, so the drawing itself is silent. */}
      <span ref={box} aria-hidden="true" className="reading-drawing" />
      <span className="reading-caption">{caption}</span>
    </span>
  );
};

const DANGEROUS = 'script, foreignObject, a, animate, set, iframe, style';

/** The drawing without anything that could act. */
const drawingIn = (source: string): SVGElement | null => {
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (!(drawing instanceof SVGElement)) return null;
  for (const element of drawing.querySelectorAll(DANGEROUS)) element.remove();
  for (const element of [drawing, ...drawing.querySelectorAll('*')])
    for (const { name, value } of Array.from(element.attributes))
      if (name.startsWith('on') || (name.endsWith('href') && !value.startsWith('#')))
        element.removeAttribute(name);
  return document.importNode(drawing, true);
};
