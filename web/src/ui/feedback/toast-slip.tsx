import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { words } from '../words.ts';
import type { ToastTone } from './toast.ts';

const TONES: Record<ToastTone, { icon: LucideIcon; colour: string }> = {
  good: { icon: Check, colour: 'text-good' },
  bad: { icon: CircleAlert, colour: 'text-bad' },
  info: { icon: Info, colour: 'text-ink' },
};

interface ToastSlipProps {
  tone: ToastTone;
  text: string;
  onDismiss: () => void;
}

/** A slip of paper with its sign in the margin. */
export const ToastSlip = ({ tone, text, onDismiss }: ToastSlipProps) => {
  const { icon: Icon, colour } = TONES[tone];
  return (
    <div
      className={clsx(
        'relative flex w-full items-start rounded border border-line bg-sheet font-sans text-ui font-medium shadow-float [--margin-width:2.75rem]',
        colour,
      )}
    >
      <span aria-hidden="true" className="margin-line" />
      <span className="grid w-11 shrink-0 place-items-center py-3.5">
        <Icon aria-hidden="true" className="size-5" strokeWidth={2} />
      </span>
      <span className="min-w-0 flex-1 py-3.5 pl-3.5">{text}</span>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={onDismiss}
        className="grid size-12 shrink-0 place-items-center rounded text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};
