import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { words } from '../words.ts';
import { useModal } from './use-modal.ts';
import { useOpenedOnce } from './use-opened-once.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** What is in it, for screen readers. */
  label: string;
  /** Beside the close button, for example the logo. */
  header?: ReactNode;
  children: ReactNode;
}

/** The sidebar of a phone, from the left edge. */
export const Drawer = ({ open, onClose, label, header, children }: DrawerProps) => {
  const modal = useModal(open, onClose);
  const opened = useOpenedOnce(open);
  return (
    <dialog {...modal} aria-label={label} className="drawer">
      <div className="flex min-h-16 items-center justify-between gap-2 pt-[env(safe-area-inset-top)] pr-2 pl-5">
        <div>{header}</div>
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {opened && children}
      </div>
    </dialog>
  );
};
