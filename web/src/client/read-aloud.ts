import { useSyncExternalStore } from 'react';

/** What somebody wants to hear: the words that an element shows. A new object is read anew. */
export interface Wanted {
  readonly element: Element;
}

type Listener = (wanted: Wanted) => void;
let listener: Listener | null = null;

/** Has a part of the page read aloud; the player is loaded by the first wish. */
export const readAloud = (element: Element | null | undefined): void => {
  if (element) listener?.({ element });
};

/** The one who reads. */
export const onReadAloud = (listen: Listener): (() => void) => {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
};

/** What a student chose about being read to. */
export interface VoiceChoice {
  /** Whether buttons that read aloud are shown. */
  readonly shown: boolean;
  /** `auto`, `browser`, or the id of one of our voices. */
  readonly voice: string;
  readonly speed: number;
}

const NAME = 'voice';
const USUAL: VoiceChoice = { shown: true, voice: 'auto', speed: 1 };
const watchers = new Set<() => void>();
let choice: VoiceChoice | null = null;

const stored = (): VoiceChoice => {
  try {
    const { shown, voice, speed } = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<VoiceChoice>;
    return {
      shown: shown !== false,
      voice: typeof voice === 'string' ? voice : USUAL.voice,
      speed: typeof speed === 'number' && speed >= 0.5 && speed <= 2 ? speed : USUAL.speed,
    };
  } catch {
    return USUAL;
  }
};

export const voiceChoice = (): VoiceChoice => (choice ??= stored());

export const chooseVoice = (change: Partial<VoiceChoice>): void => {
  choice = { ...voiceChoice(), ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(choice));
  } catch {
    // Without storage the choice holds for this page.
  }
  for (const tell of watchers) tell();
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

export const useVoiceChoice = (): VoiceChoice => useSyncExternalStore(watch, voiceChoice, () => USUAL);
