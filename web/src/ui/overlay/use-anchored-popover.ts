import type { RefObject, ToggleEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Placement } from './placement.ts';
import { anchorTo } from './placement.ts';

interface AnchoredPopover {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  box: RefObject<HTMLDivElement | null>;
  /** For the button: the browser opens, closes and light-dismisses by itself. */
  buttonProps: { popoverTarget: string; 'aria-expanded': boolean };
  /** For the box. */
  boxProps: { id: string; popover: 'auto'; onToggle: (event: ToggleEvent<HTMLDivElement>) => void };
}

/** A native popover that stays beside its button, also while the page scrolls. */
export const useAnchoredPopover = ({ side, align }: Placement): AnchoredPopover => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const put = () => box.current && button.current && anchorTo(box.current, button.current, { side, align });
    put();
    window.addEventListener('resize', put);
    document.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', put, { capture: true });
    };
  }, [open, side, align]);

  return {
    open,
    button,
    box,
    buttonProps: { popoverTarget: id, 'aria-expanded': open },
    boxProps: { id, popover: 'auto', onToggle: (event) => setOpen(event.newState === 'open') },
  };
};
