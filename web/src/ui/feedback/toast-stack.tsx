import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { Toaster as SonnerStack, toast as sonner } from 'sonner';
import { words } from '../words.ts';
import { ToastSlip } from './toast-slip.tsx';
import { takeToasts, toastIsGone } from './toast.ts';

/** The stack itself, over sonner. It rides in the top layer, so that an open dialog does not cover it. */
export const ToastStack = () => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      takeToasts((message) => {
        raise(layer.current);
        sonner.custom(
          (id) => <ToastSlip tone={message.tone} text={message.text} onDismiss={() => sonner.dismiss(id)} />,
          {
            duration: message.duration,
            onDismiss: () => toastIsGone(message),
            onAutoClose: () => toastIsGone(message),
          },
        );
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
        // Under the header: a toast must not lie on the logo.
        mobileOffset={{ top: 76, right: 12, bottom: 12, left: 12 }}
        gap={8}
        style={{ '--width': '25rem' } as CSSProperties}
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
