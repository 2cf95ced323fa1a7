import type { ReactElement, RefObject } from 'react';
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Placement } from './placement.ts';
import { anchorTo } from './placement.ts';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | undefined;
  /** Off where the text only repeats the control's own label. */
  describes?: boolean | undefined;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const HOVER_DELAY_MS = 400;
const LEAVE_GRACE_MS = 120;

/** A short text on hover and keyboard focus; Escape puts it away, and the pointer may rest on it (WCAG 1.4.13). */
export const Tooltip = ({ text, side = 'bottom', describes = true, children }: TooltipProps) => {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const { shown, soon, now, away } = useTooltipTiming();
  return (
    <span
      ref={around}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && soon()}
      onPointerLeave={() => away(LEAVE_GRACE_MS)}
      onPointerDown={() => away(0)}
      onFocus={(event) => event.target.matches(':focus-visible') && now()}
      onBlur={() => away(0)}
    >
      {describes && shown ? cloneElement(children, { 'aria-describedby': id }) : children}
      {shown && <Bubble id={id} text={text} side={side} around={around} onAway={() => away(0)} />}
    </span>
  );
};

const useTooltipTiming = () => {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, value: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(value), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    soon: () => after(HOVER_DELAY_MS, true),
    now: () => after(0, true),
    away: (ms: number) => after(ms, false),
  };
};

interface BubbleProps {
  id: string;
  text: string;
  side: Placement['side'];
  around: RefObject<HTMLElement | null>;
  onAway: () => void;
}

const Bubble = ({ id, text, side, around, onAway }: BubbleProps) => {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const anchor = around.current?.firstElementChild;
    if (!bubble.current || !anchor) return;
    bubble.current.showPopover();
    anchorTo(bubble.current, anchor, { side });
  }, [around, side]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onAway();
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onAway, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onAway, { capture: true });
    };
  });

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="popover max-w-64 rounded bg-ink px-2.5 py-1.5 text-sm font-medium text-paper shadow-float"
    >
      {text}
    </span>
  );
};
