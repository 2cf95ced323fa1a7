import type { ReactNode, ToggleEvent } from 'react';
import { useId, useRef } from 'react';
import { PenTick } from './pen-tick.tsx';
import { anchorTo } from './place.ts';

export interface ProofTickProps {
  /** What was proved, as the button's name. */
  label: string;
  /** The proof: the quote and its page, or the step that was checked. */
  children: ReactNode;
}

/** Proved. The tick in the margin opens the proof. */
export const ProofTick = ({ label, children }: ProofTickProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && button.current) anchorTo(event.currentTarget, button.current, 'right');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        popoverTarget={id}
        className="reach grid size-7 place-items-center rounded-inner text-good transition-transform duration-120 hover:-rotate-6 hover:scale-110"
      >
        <PenTick />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={place}
        className="popover w-80 max-w-[calc(100vw-1rem)] origin-top-left rounded border border-line bg-sheet p-4 text-left font-sans text-ui text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
};
