import { useEffect, useRef, type RefObject } from 'react';
import type { MapLayout, PlacedNode } from './layout.ts';
import { fitted, keptInSight, revealing, zoomedAt, type View } from './viewport.ts';

const sizeOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });
const WHEEL_ZOOM = 0.0022;

/** Moves the sheet under its window without drawing it anew: only its transform changes. */
export const useViewport = (
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  layout: MapLayout,
  rootId: string,
) => {
  const view = useRef<View | null>(null);
  const frame = useRef(0);
  const latest = useRef(layout);
  useEffect(() => {
    latest.current = layout;
  }, [layout]);

  const show = (next: View): void => {
    if (!window.current) return;
    view.current = keptInSight(next, latest.current, sizeOf(window.current));
    // However often a finger moves between two frames, the sheet moves once.
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      const { x = 0, y = 0, scale = 1 } = view.current ?? {};
      if (sheet.current) sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      window.current?.toggleAttribute('data-far', scale < 0.4);
    });
  };

  const fit = (): void => {
    const root = latest.current.byId.get(rootId);
    if (window.current && root) show(fitted(latest.current, sizeOf(window.current), root));
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

  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    fit();
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

  return { fit, zoomBy, panBy, reveal, hold };
};
