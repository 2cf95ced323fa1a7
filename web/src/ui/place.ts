export type Side = 'top' | 'bottom' | 'right';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

interface Placement {
  left: number;
  top: number;
}

const GAP = 8;
const SCREEN_MARGIN = 8;

const within = (value: number, size: number, room: number): number =>
  Math.max(SCREEN_MARGIN, Math.min(value, room - size - SCREEN_MARGIN));

/** Where a floating box goes: on the wished side of its anchor, on the other side if it does not fit, always on screen. */
export const placeBeside = (anchor: Box, box: Size, room: Size, side: Side): Placement => {
  if (side === 'right') {
    const right = anchor.left + anchor.width + GAP;
    return {
      left: within(right, box.width, room.width),
      top: within(anchor.top - GAP, box.height, room.height),
    };
  }
  const above = anchor.top - box.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= SCREEN_MARGIN;
  const fitsBelow = below + box.height <= room.height - SCREEN_MARGIN;
  const goAbove = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  return {
    left: within(anchor.left + anchor.width / 2 - box.width / 2, box.width, room.width),
    top: within(goAbove ? above : below, box.height, room.height),
  };
};

/** Puts an open popover beside its anchor. */
export const anchorTo = (popover: HTMLElement, anchor: Element, side: Side): void => {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, room, side);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
};
