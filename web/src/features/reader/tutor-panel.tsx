import { X } from 'lucide-react';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { readerText, readerTutorText as text } from '../../text/reader.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { usePanelWidth } from './use-panel-width.ts';
import { useWide } from './use-wide.ts';

interface Props {
  onClose: () => void;
  /** The conversation itself. */
  children: ReactNode;
}

/** The tutor beside the page; on a phone a sheet over its lower part, so that the page stays in sight. */
export const TutorPanel = ({ onClose, children }: Props) => {
  const wide = useWide();
  const { width, divider } = usePanelWidth();
  return (
    <aside aria-label={text.title} className="tutor-panel" style={wide ? { width } : undefined}>
      {wide && <Divider {...divider} />}
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
};

/** The line between page and tutor, to be drawn with the mouse or moved with the arrow keys. */
const Divider = (props: Omit<ComponentProps<'hr'>, 'className'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator that can be focused is a control (ARIA)
  <hr {...props} tabIndex={0} aria-orientation="vertical" aria-label={text.width} className="tutor-divider" />
);
