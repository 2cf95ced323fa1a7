import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { readerSearchText as text } from '../../../text/reader.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { Find } from './use-find.ts';

/** Over the page while a student leafs through what was found. */
export const FindBar = ({ find: { open, count, isCut, step, close } }: { find: Find }) =>
  open !== null && (
    <search
      aria-label={text.bar}
      className="pointer-events-auto flex items-center justify-self-end rounded border border-line bg-sheet pl-4 shadow-float"
    >
      <output className="mr-2 text-ui tabular-nums">{text.place(open + 1, count, isCut)}</output>
      <IconButton icon={ChevronUp} label={text.previous} onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} label={text.next} onClick={() => step(1)} />
      <IconButton icon={X} label={text.close} onClick={close} />
    </search>
  );
