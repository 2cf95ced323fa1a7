/** On which side of its anchor a floating box goes, and which edges line up. */
export interface Placement {
  side: 'top' | 'bottom' | 'right';
  align?: 'start' | 'center' | 'end' | undefined;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;
const SCREEN_MARGIN = 8;

/** Where the box goes: on the wished side, on the other one if it does not fit there, and always on the screen. */
export const placeBeside = (
  anchor: Box,
  box: Size,
  room: Size,
  placement: Placement,
): { left: number; top: number } => ({
  left: within(besideX(anchor, box, placement), box.width, room.width),
  top: within(besideY(anchor, box, room, placement), box.height, room.height),
});

const within = (value: number, size: number, room: number): number =>
  Math.max(SCREEN_MARGIN, Math.min(value, room - size - SCREEN_MARGIN));

const besideX = (anchor: Box, box: Size, { side, align = 'center' }: Placement): number => {
  if (side === 'right') return anchor.left + anchor.width + GAP;
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - box.width;
  return anchor.left + anchor.width / 2 - box.width / 2;
};

const besideY = (anchor: Box, box: Size, room: Size, { side }: Placement): number => {
  if (side === 'right') return anchor.top - GAP;
  const above = anchor.top - box.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= SCREEN_MARGIN;
  const fitsBelow = below + box.height <= room.height - SCREEN_MARGIN;
  const goAbove = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  return goAbove ? above : below;
};

/** Puts an open popover beside its anchor, so that it seems to grow out of it. */
export const anchorTo = (popover: HTMLElement, anchor: Element, placement: Placement): void => {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const from = anchor.getBoundingClientRect();
  const { left, top } = placeBeside(from, size, room, placement);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
  popover.style.transformOrigin = `${from.left + from.width / 2 - left}px ${from.top + from.height / 2 - top}px`;
};
