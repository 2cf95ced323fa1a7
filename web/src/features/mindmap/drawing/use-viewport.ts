import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { drawnArea, seenArea, type Area } from './area.ts';
import type { MapLayout, PlacedNode } from './layout.ts';
import { FIT_SMALLEST, fitted, keptInSight, revealing, smallestOf, type View, zoomedAt } from './viewport.ts';

const sizeOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });
/** From so far away small letters can't be read, and from farther away none. */
const FAR = 0.4;
const VERY_FAR = 0.28;
/** Names that are read from very far away are set anew at every such step, not for every frame. */
const stepOf = (scale: number): number | null =>
  scale < VERY_FAR ? 2 ** (Math.round(2 * Math.log2(scale)) / 2) : null;
const WHEEL_ZOOM = 0.0022;

/** Moves the sheet under its window: only its transform changes, until a part is to be seen that is not drawn yet. */
export const useViewport = (
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  layout: MapLayout,
  rootId: string,
) => {
  const view = useRef<View | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  /** About the scale, where no words of entries can be read. */
  const [far, setFar] = useState<number | null>(null);
  const drawn = useRef<Area | null>(null);
  const frame = useRef(0);
  const latest = useRef(layout);
  useLayoutEffect(() => {
    latest.current = layout;
  }, [layout]);

  const move = (): void => {
    frame.current = 0;
    if (!view.current || !window.current || !sheet.current) return;
    const { x, y, scale } = view.current;
    const seen = seenArea(view.current, sizeOf(window.current));
    sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    window.current.toggleAttribute('data-far', scale < FAR);
    setFar(stepOf(scale));
    const next = drawnArea(drawn.current, seen);
    if (next === drawn.current) return;
    drawn.current = next;
    setArea(next);
  };

  const show = (next: View): void => {
    if (!window.current) return;
    const isFirst = view.current === null;
    view.current = keptInSight(next, latest.current, sizeOf(window.current));
    if (isFirst) move();
    // However often a finger moves between two frames, the sheet moves once.
    else frame.current ||= requestAnimationFrame(move);
  };

  const fit = (least: number = FIT_SMALLEST.whole): void => {
    const root = latest.current.byId.get(rootId);
    if (window.current && root) show(fitted(latest.current, sizeOf(window.current), root, least));
  };

  const zoomBy = (factor: number, at?: { x: number; y: number }): void => {
    if (!window.current || !view.current) return;
    const size = sizeOf(window.current);
    const middle = { x: size.width / 2, y: size.height / 2 };
    show(zoomedAt(view.current, factor, at ?? middle, smallestOf(latest.current, size)));
  };

  const panBy = (x: number, y: number): void => {
    if (view.current) show({ ...view.current, x: view.current.x + x, y: view.current.y + y });
  };

  const reveal = (box: PlacedNode): void => {
    if (window.current && view.current) show(revealing(view.current, box, sizeOf(window.current)));
  };

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    fit(FIT_SMALLEST.readable);
    const resized = new ResizeObserver(() => panBy(0, 0));
    resized.observe(element);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM * 3), {
          x: event.clientX - left,
          y: event.clientY - top,
        });
      else panBy(-event.deltaX, -event.deltaY);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      resized.disconnect();
      element.removeEventListener('wheel', wheel);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the functions read what is latest; a map begins fitted once
  }, [rootId]);

  /** Keeps an entry where it is on screen while what is around it is laid out anew. */
  const hold = (before: PlacedNode | undefined, after: PlacedNode | undefined): void => {
    if (!before || !after || !view.current) return;
    const { scale } = view.current;
    panBy((before.x - after.x) * scale, (before.y - after.y) * scale);
  };

  return { area, far, fit, zoomBy, panBy, reveal, hold };
};
