import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question. */
  question: ReactNode;
  cancelLabel: string;
  /** Says what will happen, not "OK". */
  confirmLabel: string;
  /** For what cannot be undone. */
  danger?: boolean | undefined;
  /** Progress text while the answer is being carried out. */
  busy?: string | false | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is lost. The way back comes first and has the focus. */
export const ConfirmDialog = ({
  open,
  title,
  question,
  cancelLabel,
  confirmLabel,
  danger = false,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    description={question}
    width="narrow"
    role="alertdialog"
    footer={
      <>
        <Button look="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);
