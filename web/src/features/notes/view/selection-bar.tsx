import { clsx } from 'clsx';
import { Layers, Lightbulb, ListChecks, MessageCircleQuestion } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { noteViewText } from '../../../text/notes.ts';
import { Button } from '../../../ui/form/button.tsx';

const text = noteViewText.selection;

/** What can be done with words of a note. */
export type SelectionAct = 'explain' | 'quiz' | 'ask' | 'card';

const ACTS = [
  { act: 'explain', icon: Lightbulb },
  { act: 'quiz', icon: ListChecks },
  { act: 'ask', icon: MessageCircleQuestion },
  { act: 'card', icon: Layers },
] as const;

const LONGEST = 1_000;

/** Where the bar stands, it must not lie on the words themselves. */
const BAR_HEIGHT = 96;

interface Selected {
  words: string;
  /** Whether the words end where the bar would be. */
  isLow: boolean;
}

const NOTHING: Selected = { words: '', isLow: false };

/** The words that are selected inside of an element; empty when there are none. */
const useSelectedText = (within: RefObject<HTMLElement | null>): Selected => {
  const [selected, setSelected] = useState(NOTHING);
  useEffect(() => {
    const look = (): void => {
      const selection = document.getSelection();
      const isInside = selection?.anchorNode && within.current?.contains(selection.anchorNode);
      const words = isInside ? selection.toString().trim().slice(0, LONGEST) : '';
      if (!selection || words === '') return setSelected(NOTHING);
      const { bottom } = selection.getRangeAt(0).getBoundingClientRect();
      setSelected({ words, isLow: bottom > window.innerHeight - BAR_HEIGHT && bottom <= window.innerHeight });
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [within]);
  return selected;
};

interface Props {
  within: RefObject<HTMLElement | null>;
  onAct: (act: SelectionAct, words: string) => void;
}

/** What can be done with selected words; at the bottom, where it is in nobody's way, or at the top where the words are below. */
export const SelectionBar = ({ within, onAct }: Props) => {
  const { words, isLow } = useSelectedText(within);
  if (words === '') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar has no element of its own
    <div
      role="toolbar"
      aria-label={text.label}
      className={clsx(
        'note-actions z-10 mx-auto flex w-fit max-w-full gap-1 rounded border border-line bg-sheet p-1 shadow-float',
        isLow ? 'fixed inset-x-4 top-20' : 'sticky bottom-4 mt-4',
      )}
    >
      {ACTS.map(({ act, icon }) => (
        <Button
          key={act}
          look="plain"
          size="sm"
          icon={icon}
          // The selection must still be there when it is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAct(act, words)}
        >
          {text[act]}
        </Button>
      ))}
    </div>
  );
};
