import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as SonnerStack, toast as sonner } from 'sonner';
import type { ToastMessage, ToastTone } from './toast.ts';
import { takeToasts } from './toast.ts';
import { words } from './words.ts';

/** The stack itself, over sonner. It rides in the top layer, so that an open dialog does not cover it. */
export const ToastStack = () => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      takeToasts((message) => {
        raise(layer.current);
        sonner.custom((id) => <Slip {...message} onDismiss={() => sonner.dismiss(id)} />, { duration: message.duration });
      }),
    [],
  );
  return (
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none overflow-visible border-0 bg-transparent p-0"
    >
      <SonnerStack
        position="top-center"
        offset={16}
        mobileOffset={12}
        gap={8}
        containerAriaLabel={words.notifications}
        toastOptions={{ unstyled: true, className: 'w-full pointer-events-auto' }}
      />
    </div>
  );
};

/** Whatever opened last lies on top: showing it again puts it above a dialog that came later. */
const raise = (layer: HTMLElement | null) => {
  if (layer?.matches(':popover-open')) layer.hidePopover();
  layer?.showPopover();
};

const TONES: Record<ToastTone, { icon: LucideIcon; colour: string }> = {
  good: { icon: Check, colour: 'text-good' },
  bad: { icon: CircleAlert, colour: 'text-bad' },
  info: { icon: Info, colour: 'text-ink' },
};

/** A slip of paper with its sign in the margin. */
const Slip = ({ tone, text, onDismiss }: ToastMessage & { onDismiss: () => void }) => {
  const { icon: Icon, colour } = TONES[tone];
  return (
    <div
      className={clsx(
        'margin-line flex w-full items-start rounded border border-line bg-sheet text-ui font-medium shadow-float [--margin-width:2.75rem]',
        colour,
      )}
    >
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
