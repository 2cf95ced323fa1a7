import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { takeSoundTurn } from './sound-turn.ts';
import type { SpeechSession } from './speech-listener.ts';
import { canListen, canRecognise, startListening } from './speech.ts';

interface Options {
  /** Who may not speak yet is asked to sign in instead (SPEC 5). */
  signedIn: boolean;
  onNeedSignIn: () => void;
  /** Where the spec asks for the browser's own recognition (SPEC 5), ours does not step in. */
  browserOnly?: boolean;
  /** What was said, once it is certain; as it was when listening began. */
  onText: (text: string) => void;
}

interface Speech {
  state: 'idle' | 'listening' | 'off';
  /** What has been understood so far, while listening. */
  interim: string;
  /** How loud it is, from 0 to 1; null where that is not known. */
  level: number | null;
  /** The code of what went wrong, until it is dismissed or tried again. */
  problem: string | null;
  toggle: () => void;
  dismiss: () => void;
}

const never = () => () => undefined;

/** Voice input for any text box: a button's state, and what came of it. */
export const useSpeech = ({ signedIn, onNeedSignIn, browserOnly = false, onText }: Options): Speech => {
  // A page made in advance can't know the browser; it finds out when it wakes up.
  const supported = useSyncExternalStore(never, browserOnly ? canRecognise : canListen, () => true);
  const [listening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [level, setLevel] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const session = useRef<SpeechSession>(null);
  useEffect(() => () => session.current?.leave(), []);

  const listen = (): void => {
    setProblem(null);
    setInterim('');
    setListening(true);
    // What is read aloud or played meanwhile would be written down.
    const giveBack = takeSoundTurn(() => session.current?.stop());
    session.current = startListening({
      onLevel: setLevel,
      onInterim: setInterim,
      onResult: onText,
      onProblem: setProblem,
      onEnd: () => {
        giveBack();
        setListening(false);
        setInterim('');
        setLevel(null);
      },
    });
  };
  const toggle = (): void => {
    if (listening) session.current?.stop();
    else if (!supported) setProblem('unsupported');
    else if (signedIn) listen();
    else onNeedSignIn();
  };
  const idleOrListening = listening ? 'listening' : 'idle';
  return {
    state: supported ? idleOrListening : 'off',
    interim,
    level,
    problem,
    toggle,
    dismiss: () => setProblem(null),
  };
};
