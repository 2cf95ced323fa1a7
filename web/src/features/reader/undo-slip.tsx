import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { marksText as text } from '../../text/reader.ts';
import { Button } from '../../ui/form/button.tsx';

const SHOWN_MS = 12_000;

/** A mark was taken away, and here is the way back. */
export const UndoSlip = ({ onUndo, onGone }: { onUndo: () => void; onGone: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div className="absolute inset-x-0 bottom-20 z-20 flex justify-center sm:bottom-4">
      <div className="flex items-center gap-3 rounded border border-line bg-sheet py-1.5 pr-2 pl-4 shadow-float">
        <output className="text-ui">{text.removed}</output>
        <Button look="plain" size="sm" icon={Undo2} onClick={onUndo}>
          {text.undo}
        </Button>
      </div>
    </div>
  );
};
