import { refusalOf, type SpeechListener, type SpeechSession } from './speech-listener.ts';

/** The parts of the browser's speech recognition that we use; the DOM library does not know them. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionResults extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface RecognitionError extends Event {
  error?: string;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

// SPEC 5
const LANGUAGE = 'en-US';

const recognitionOf = (): (new () => Recognition) | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether this browser itself can take down what is said. */
export const canRecognise = (): boolean => recognitionOf() !== undefined;

/** Whether it can, or can record it for us. */
export const canListen = (): boolean => canRecognise() || canRecord();

const canRecord = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  typeof window.MediaRecorder === 'function' &&
  typeof window.AudioContext === 'function';

/** Listens until something was said, went wrong or was stopped (SPEC 4.10). */
export const startListening = (listener: SpeechListener): SpeechSession =>
  recognitionOf() ? recognise(listener) : record(listener);

/** Records, and has our own server listen; few browsers need it, so it is loaded by the first of them that does. */
const record = (listener: SpeechListener): SpeechSession => {
  let session: SpeechSession | null = null;
  let left: 'stop' | 'leave' | null = null;
  import('./own-listening.ts').then(
    ({ recordSpeech }) => {
      if (left === null) session = recordSpeech(listener);
      else if (left === 'stop') listener.onEnd();
    },
    () => {
      listener.onProblem('network');
      listener.onEnd();
    },
  );
  const end = (how: 'stop' | 'leave') => () => {
    if (session) session[how]();
    else left = how;
  };
  return { stop: end('stop'), leave: end('leave') };
};

const recognise = (listener: SpeechListener): SpeechSession => {
  let recognition: Recognition | null = null;
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    listener.onEnd();
  };
  const fail = (code: string): void => {
    if (!over) listener.onProblem(code);
    end();
  };
  const begin = async (): Promise<void> => {
    const refusal = await askForMicrophone();
    if (over) return;
    if (refusal !== null) return fail(refusal);
    try {
      recognition = listenWith({ ...listener, onProblem: fail, onEnd: end });
    } catch {
      fail('start-failed');
    }
  };
  void begin();
  return {
    stop: () => (recognition ? recognition.stop() : end()),
    leave: () => {
      over = true;
      recognition?.abort();
    },
  };
};

/** Asks before listening, because only here does a refusal tell itself from a broken device. */
const askForMicrophone = async (): Promise<string | null> => {
  try {
    const sound = await navigator.mediaDevices?.getUserMedia({ audio: true });
    sound?.getTracks().forEach((track) => track.stop());
    return null;
  } catch (problem) {
    return refusalOf(problem);
  }
};

const listenWith = ({
  onInterim,
  onResult,
  onProblem,
  onEnd,
}: Omit<SpeechListener, 'onLevel'>): Recognition => {
  const Recognizer = recognitionOf();
  if (!Recognizer) throw new Error('This browser has no speech recognition.');
  const recognition = new Recognizer();
  recognition.lang = LANGUAGE;
  recognition.continuous = false;
  recognition.interimResults = true;
  recognition.addEventListener('result', (event) => {
    const results = Array.from((event as RecognitionResults).results);
    const text = results
      .map((result) => result[0]?.transcript ?? '')
      .join('')
      .trim();
    if (!results.at(-1)?.isFinal) return onInterim(text);
    if (text !== '') onResult(text);
    recognition.stop();
    return onEnd();
  });
  recognition.addEventListener('error', (event) => onProblem((event as RecognitionError).error ?? ''));
  recognition.addEventListener('end', onEnd);
  recognition.start();
  return recognition;
};
