import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../form/button.tsx';

/** Long enough to read it, to be startled, and to reach it. */
const SHOWN_MS = 12_000;

export interface UndoSlipProps {
  sentence: string;
  undoLabel: string;
  onUndo: () => void;
  onGone: () => void;
}

/** What was taken away, and the way back. */
export const UndoSlip = ({ sentence, undoLabel, onUndo, onGone }: UndoSlipProps) => {
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div className="sticky bottom-4 z-10 mt-4 flex justify-center">
      <div className="flex max-w-full items-center gap-3 rounded border border-line bg-sheet py-1.5 pr-2 pl-4 shadow-float">
        <output className="min-w-0 truncate text-ui">{sentence}</output>
        <Button
          look="plain"
          size="sm"
          icon={Undo2}
          onClick={() => {
            onUndo();
            onGone();
          }}
        >
          {undoLabel}
        </Button>
      </div>
    </div>
  );
};
