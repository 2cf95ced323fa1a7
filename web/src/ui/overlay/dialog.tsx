import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { words } from '../words.ts';
import { useModal } from './use-modal.ts';
import { useOpenedOnce } from './use-opened-once.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, backdrop and close button call it. Without it the dialog stays until the page closes it. */
  onClose?: (() => void) | undefined;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the last one is the main one. */
  footer?: ReactNode;
  width?: 'narrow' | 'regular' | 'wide' | undefined;
  /** A warning that waits for an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

const WIDTHS = {
  narrow: '[--dialog-width:26rem]',
  regular: '[--dialog-width:30rem]',
  wide: '[--dialog-width:44rem]',
};

/** A page laid over the page: from below on a phone, in the middle elsewhere. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  width = 'regular',
  role = 'dialog',
}: DialogProps) => {
  const id = useId();
  const modal = useModal(open, onClose);
  const opened = useOpenedOnce(open);
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={`dialog ${WIDTHS[width]}`}
    >
      {opened && (
        <>
          {/* Outside of what scrolls, so that a long form never pushes it under the edge. */}
          <h2
            id={`${id}-title`}
            className="shrink-0 px-5 pt-6 pr-16 pb-1.5 font-serif text-xl font-semibold sm:px-8 sm:pt-8 sm:pr-18"
          >
            {title}
          </h2>
          <div className="flex min-h-0 flex-col overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-8">
            {description !== undefined && (
              <p id={`${id}-description`} className="text-ink-soft">
                {description}
              </p>
            )}
            {children !== undefined && <div className="mt-4.5">{children}</div>}
            {footer !== undefined && (
              <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{footer}</div>
            )}
            {/* Last in the order of keys, so that the content is reached first; inside, so that its keys scroll the text. */}
            {onClose && (
              <div className="absolute top-3.5 right-3 rounded bg-sheet sm:top-5 sm:right-5">
                <IconButton icon={X} label={words.close} onClick={onClose} />
              </div>
            )}
          </div>
        </>
      )}
    </dialog>
  );
};
