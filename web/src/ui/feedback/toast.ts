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
const onScreen = new Map<ToastMessage, { since: number }>();
let show: ((message: ToastMessage) => void) | undefined;
let onWaiting: (() => void) | undefined;

const put =
  (tone: ToastTone) =>
  (text: string, { duration = USUAL_MS }: ToastOptions = {}): void =>
    sayToast({ tone, text, duration });

/** Says something short that needs no answer. Works before `<Toaster/>` has loaded: the message waits. */
export const toast = { good: put('good'), bad: put('bad'), info: put('info') } as const;

/** Says what another document had begun to say. */
export const sayToast = (message: ToastMessage): void => {
  if (show) present(message, show);
  else {
    waiting.push(message);
    onWaiting?.();
  }
};

/** Tells, at once or later, when a message waits that nobody shows yet. */
export const whenToastWaits = (act: () => void): (() => void) => {
  onWaiting = act;
  if (waiting.length > 0) act();
  return () => {
    onWaiting = undefined;
  };
};

const present = (message: ToastMessage, take: (message: ToastMessage) => void): void => {
  onScreen.set(message, { since: Date.now() });
  take(message);
};

/** The stack on screen takes over: first what has waited, then every new message. */
export const takeToasts = (take: (message: ToastMessage) => void): (() => void) => {
  show = take;
  for (const message of waiting.splice(0)) present(message, take);
  return () => {
    show = undefined;
  };
};

/** A message has left the screen, by its time or by hand. */
export const toastIsGone = (message: ToastMessage): void => void onScreen.delete(message);

/** What nobody could read to its end yet, each with the time that it has left. */
export const unreadToasts = (now: number): ToastMessage[] => [
  ...Array.from(onScreen, ([message, { since }]) => ({
    ...message,
    duration: message.duration - (now - since),
  })).filter(({ duration }) => duration > 0),
  ...waiting,
];
