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

/** The words that are selected inside of an element; empty when there are none. */
const useSelectedText = (within: RefObject<HTMLElement | null>): string => {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const look = (): void => {
      const selection = document.getSelection();
      const isInside = selection?.anchorNode && within.current?.contains(selection.anchorNode);
      setSelected(isInside ? selection.toString().trim().slice(0, LONGEST) : '');
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

/** What can be done with selected words; at the bottom, where it is in nobody's way. */
export const SelectionBar = ({ within, onAct }: Props) => {
  const words = useSelectedText(within);
  if (words === '') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar has no element of its own
    <div
      role="toolbar"
      aria-label={text.label}
      className="note-actions sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full gap-1 rounded border border-line bg-sheet p-1 shadow-float"
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
