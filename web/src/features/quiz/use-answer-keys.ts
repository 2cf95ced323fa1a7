import { CONFIDENCE_STEPS, type Confidence } from '@studia/contract/practice';
import { useEffect } from 'react';

interface Keys {
  options: readonly string[];
  onChoose: (option: string) => void;
  onSure: ((step: Confidence) => void) | null;
}

const LETTER_A = 'a'.charCodeAt(0);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Letters choose an option, figures say how sure one is; nobody who writes is disturbed. */
export const useAnswerKeys = ({ options, onChoose, onSure }: Keys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const option =
        event.key.length === 1 ? options[event.key.toLowerCase().charCodeAt(0) - LETTER_A] : undefined;
      if (option !== undefined) onChoose(option);
      const step = CONFIDENCE_STEPS[Number(event.key) - 1];
      if (step !== undefined) onSure?.(step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [options, onChoose, onSure]);
};
