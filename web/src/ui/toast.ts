export type ToastTone = 'good' | 'bad' | 'info';

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** Milliseconds on screen. */
  duration: number;
}

interface ToastOptions {
  duration?: number | undefined;
}

const USUAL_MS = 5000;

const waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | undefined;

const put =
  (tone: ToastTone) =>
  (text: string, { duration = USUAL_MS }: ToastOptions = {}): void => {
    const message = { tone, text, duration };
    if (show) show(message);
    else waiting.push(message);
  };

/** Says something short that needs no answer. Works before `<Toaster/>` has loaded: the message waits. */
export const toast = { good: put('good'), bad: put('bad'), info: put('info') } as const;

/** The stack on screen takes over: first what has waited, then every new message. */
export const takeToasts = (take: (message: ToastMessage) => void): (() => void) => {
  show = take;
  for (const message of waiting.splice(0)) take(message);
  return () => {
    show = undefined;
  };
};
