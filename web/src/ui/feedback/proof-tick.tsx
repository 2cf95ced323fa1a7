import type { ReactNode } from 'react';
import { useAnchoredPopover } from '../overlay/use-anchored-popover.ts';
import { PenTick } from './pen-tick.tsx';

export interface ProofTickProps {
  /** What was proved, as the button's name. */
  label: string;
  /** The proof: the quote and its page, or the step that was checked. */
  children: ReactNode;
}

/** Proved. The tick in the margin opens the proof. */
export const ProofTick = ({ label, children }: ProofTickProps) => {
  const { button, box, buttonProps, boxProps } = useAnchoredPopover({ side: 'right' });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        {...buttonProps}
        className="reach grid size-7 place-items-center rounded-inner text-good transition-transform duration-120 hover:scale-110 hover:-rotate-6"
      >
        <PenTick />
      </button>
      <div
        ref={box}
        {...boxProps}
        role="note"
        aria-label={label}
        className="popover w-80 max-w-[calc(100vw-1rem)] rounded border border-line bg-sheet p-4 text-left font-sans text-ui text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
};
