import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { drawnArea, seenArea, type Area } from './area.ts';
import type { MapLayout, PlacedNode } from './layout.ts';
import { FIT_SMALLEST, fitted, keptInSight, revealing, type View, zoomedAt } from './viewport.ts';

const sizeOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });
/** From so far away small letters can't be read, and from farther away none. */
const FAR = 0.4;
const VERY_FAR = 0.28;
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
  const [isVeryFar, setVeryFar] = useState(false);
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
    setVeryFar(scale < VERY_FAR);
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
    const { width, height } = sizeOf(window.current);
    show(zoomedAt(view.current, factor, at ?? { x: width / 2, y: height / 2 }));
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

  return { area, isVeryFar, fit, zoomBy, panBy, reveal, hold };
};
