import { useRef, useState, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Options {
  onPan: (x: number, y: number) => void;
  onZoom: (factor: number, at: Point) => void;
  onPress: (id: string) => void;
  onFold: (id: string) => void;
  /** Where entries may be moved: one was dropped on another. */
  onDrop?: ((id: string, onto: string) => void) | undefined;
}

/** An entry that is being dragged, and the one that it would be dropped on. */
export interface Dragged {
  id: string;
  x: number;
  y: number;
  onto: string | null;
}

/** Less than this is a press, not a drag. */
const SLACK = 6;

const nodeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-node]')?.dataset['node'] ?? null;

/** One finger pans or drags an entry, two zoom, a press selects. */
export const usePointer = ({ onPan, onZoom, onPress, onFold, onDrop }: Options) => {
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<{ node: string | null; fold: string | null; from: Point; moved: boolean } | null>(
    null,
  );
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const at = { x: event.clientX, y: event.clientY };
    const { node } = event.target.closest<SVGElement>('[data-node]')?.dataset ?? {};
    const { fold } = event.target.closest<SVGElement>('[data-fold]')?.dataset ?? {};
    fingers.current.set(event.pointerId, at);
    press.current = { node: node ?? null, fold: fold ?? null, from: at, moved: fingers.current.size > 1 };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const pinch = (moved: number, to: Point, box: DOMRect): void => {
    const other = Array.from(fingers.current).find(([id]) => id !== moved)?.[1];
    const before = fingers.current.get(moved);
    if (!other || !before) return;
    const distance = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (to.x + other.x) / 2 - box.left, y: (to.y + other.y) / 2 - box.top };
    onZoom(distance(to) / Math.max(1, distance(before)), middle);
    onPan((to.x - before.x) / 2, (to.y - before.y) / 2);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    const begun = press.current;
    if (!before || !begun) return;
    const to = { x: event.clientX, y: event.clientY };
    begun.moved ||= Math.hypot(to.x - begun.from.x, to.y - begun.from.y) > SLACK;
    if (fingers.current.size > 1) pinch(event.pointerId, to, event.currentTarget.getBoundingClientRect());
    else if (begun.moved && onDrop && begun.node !== null) {
      const onto = nodeAt(to.x, to.y);
      setDragged({ id: begun.node, ...to, onto: onto === begun.node ? null : onto });
    } else if (begun.moved) onPan(to.x - before.x, to.y - before.y);
    fingers.current.set(event.pointerId, to);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const begun = press.current;
    if (!fingers.current.delete(event.pointerId) || !begun) return;
    if (fingers.current.size > 0) return;
    press.current = null;
    setDragged(null);
    if (dragged?.onto) onDrop?.(dragged.id, dragged.onto);
    else if (!begun.moved && begun.fold !== null) onFold(begun.fold);
    else if (!begun.moved && begun.node !== null) onPress(begun.node);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
    press.current = null;
    setDragged(null);
  };

  return { dragged, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
};
