import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { readerText, readerTutorText as text } from '../../text/reader.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  onClose: () => void;
  /** The conversation itself. */
  children: ReactNode;
}

/** The tutor beside the page; on a phone a sheet over its lower part, so that the page stays in sight. */
export const TutorPanel = ({ onClose, children }: Props) => (
  <aside aria-label={text.title} className="tutor-panel">
    <div className="flex min-h-12 items-center justify-between border-b border-line pr-1 pl-4">
      <h2 className="font-serif font-semibold">{text.title}</h2>
      <IconButton icon={X} label={text.close} onClick={onClose} />
    </div>
    <div
      data-scrolls
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [scrollbar-width:thin]"
    >
      <Suspense
        fallback={
          <div className="p-4">
            <Skeleton label={readerText.opening} lines={4} />
          </div>
        }
      >
        {children}
      </Suspense>
    </div>
  </aside>
);
