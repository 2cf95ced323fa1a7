import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  closedby: 'closerequest' | 'none';
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * A native modal driven by `open`. The browser keeps focus inside, makes the page behind inert and gives focus back;
 * Escape, the back gesture and a press on the backdrop ask to close, unless there is no `onClose`: then it stays.
 */
export const useModal = (open: boolean, onClose: (() => void) | undefined): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    // A part that scrolls would take the focus before what stands in it.
    dialog.querySelector<HTMLElement>('input,select,textarea,button,a')?.focus();
    growFrom(dialog, opener);
    // A layout effect is undone before the element leaves the page, so focus also returns when a page unmounts it.
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    closedby: onClose ? 'closerequest' : 'none',
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // A browser may close it without asking (a second Escape); the state follows.
    onClose: () => open && onClose?.(),
    onMouseDown: (event) => (pressedBackdrop.current = event.target === event.currentTarget),
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose?.();
    },
  };
};

/** Things grow from where they were touched. */
const growFrom = (dialog: HTMLDialogElement, opener: Element | null) => {
  if (!opener || opener === document.body) return dialog.style.removeProperty('transform-origin');
  const from = opener.getBoundingClientRect();
  const x = from.left + from.width / 2 - dialog.offsetLeft;
  const y = from.top + from.height / 2 - dialog.offsetTop;
  return dialog.style.setProperty('transform-origin', `${Math.round(x)}px ${Math.round(y)}px`);
};
