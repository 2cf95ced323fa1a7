import {
  BookOpenCheck,
  Copy,
  Highlighter,
  Layers,
  LifeBuoy,
  Lightbulb,
  MessageCircleQuestion,
  NotebookPen,
  StickyNote,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { selectionText as text } from '../../text/reader.ts';
import { placeBeside } from '../../ui/overlay/placement.ts';
import type { SelectedWords } from './use-selected-words.ts';

/** What can be done with words. */
export type WordAct = 'ask' | 'explain' | 'quiz' | 'highlight' | 'note' | 'keep' | 'card' | 'copy' | 'lost';

const ACTS: readonly { act: WordAct; icon: LucideIcon }[] = [
  { act: 'ask', icon: MessageCircleQuestion },
  { act: 'explain', icon: Lightbulb },
  { act: 'quiz', icon: BookOpenCheck },
  { act: 'highlight', icon: Highlighter },
  { act: 'note', icon: StickyNote },
  { act: 'keep', icon: NotebookPen },
  { act: 'card', icon: Layers },
  { act: 'copy', icon: Copy },
  { act: 'lost', icon: LifeBuoy },
];

interface Props {
  selected: SelectedWords;
  onAct: (act: WordAct) => void;
  onClose: () => void;
}

/** Beside selected words: above them on a desk, at the bottom under a thumb, where a phone's own menu is not in the way. */
export const SelectionMenu = ({ selected, onAct, onClose }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu) return undefined;
    const put = () => {
      if (window.matchMedia('(pointer: coarse), (max-width: 40rem)').matches) return;
      const { top: above, bottom: below } = selected.range.getBoundingClientRect();
      // Words that were scrolled away take their menu along.
      menu.style.visibility = below < 0 || above > window.innerHeight ? 'hidden' : 'visible';
      const room = { width: window.innerWidth, height: window.innerHeight };
      const { left, top } = placeBeside(
        selected.range.getBoundingClientRect(),
        menu.getBoundingClientRect(),
        room,
        {
          side: 'top',
        },
      );
      menu.style.left = `${left}px`;
      menu.style.top = `${top}px`;
    };
    put();
    document.addEventListener('scroll', put, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', put, { capture: true });
  }, [selected]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={text.menu}
      // Else the press would take the selection away.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      className="selection-menu"
    >
      {ACTS.map(({ act, icon: Icon }) => (
        <button key={act} type="button" onClick={() => onAct(act)}>
          <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
          {text[act]}
        </button>
      ))}
    </div>
  );
};
