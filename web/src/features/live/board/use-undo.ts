import type { BoardMark } from '@studia/contract/live-events';
import { useRef, useState } from 'react';

/** Remembers what was drawn in this tab, so that the last of it can be taken back. */
export const useUndo = (draw: (marks: readonly BoardMark[]) => void) => {
  const done = useRef<BoardMark[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  return {
    /** `goesOn`: the same movement of the hand as before, which is taken back as one. */
    draw: (marks: readonly BoardMark[], goesOn = false): void => {
      const [last, next] = [done.current.at(-1), marks[0]];
      if (goesOn && last?.do === 'erase' && next?.do === 'erase')
        done.current[done.current.length - 1] = { do: 'erase', ids: [...last.ids, ...next.ids] };
      else done.current.push(...marks);
      setCanUndo(true);
      draw(marks);
    },
    undo: canUndo
      ? (): void => {
          const last = done.current.pop();
          setCanUndo(done.current.length > 0);
          if (!last) return;
          if (last.do === 'erase') draw([{ do: 'restore', ids: last.ids }]);
          else if (last.do !== 'restore') draw([{ do: 'erase', ids: [last.id] }]);
        }
      : null,
  };
};
