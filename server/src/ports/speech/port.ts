/** A voice that can be chosen. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  /** `quick` answers at once, `natural` sounds like a person and takes its time, `vendor` is somebody else's machine. */
  readonly kind: 'quick' | 'natural' | 'vendor';
  /** BCP 47, such as `en-US`. */
  readonly language: string;
}

export type ClipFormat = 'mp3' | 'wav';

/** A sentence as sound: one channel. */
export interface Clip {
  readonly audio: Uint8Array;
  readonly format: ClipFormat;
  readonly seconds: number;
}

/** What somebody is thought to have said. */
export interface Transcript {
  readonly text: string;
  /** Whether it can be taken at its word; what is not sure should be shown before it counts. */
  readonly sure: boolean;
}

interface SpeakOptions {
  readonly format?: ClipFormat;
  /** 1 is the voice's own pace; from 0.5 to 2. */
  readonly speed?: number;
  /** Nobody waits for it: everybody who does goes before. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

interface HearOptions {
  /** The answers that are waited for, when there are only a few. */
  readonly expected?: readonly string[];
  readonly signal?: AbortSignal;
}

/** Speaks and listens. Rejects with `SpeechFailed`, or with the reason of the signal. */
export interface Speech {
  readonly voices: readonly Voice[];
  /** What the clips of a voice depend on besides text, voice and speed: clips of two versions are not alike. */
  readonly version: string;
  /** Speaks one sentence that is written for the ear. */
  speak(sentence: string, voice: string, options?: SpeakOptions): Promise<Clip>;
  /** Writes down what is said: one channel, 16,000 samples a second from -1 to 1. */
  hear(pcm16k: Float32Array, options?: HearOptions): Promise<Transcript>;
  /** Somebody is about to speak and to be answered: loads what that needs, so that nobody waits for it then. */
  prepare?(): void;
  close(): Promise<void>;
}

/** The longest text that is one sentence still. */
export const LONGEST_SENTENCE = 1_000;
/** The longest recording that is listened to at once. */
export const LONGEST_RECORDING_SECONDS = 60;

/** Why nothing was spoken or heard. */
export type SpeechTrouble =
  /** There is no such voice. */
  | 'no-voice'
  /** There is nothing to say in it, or nothing to hear. */
  | 'nothing-to-say'
  | 'too-long'
  /** Too many wait already. */
  | 'busy'
  | 'took-too-long'
  /** This machine can't, or the vendor doesn't. */
  | 'unusable';

export class SpeechFailed extends Error {
  override readonly name = 'SpeechFailed';
  readonly trouble: SpeechTrouble;

  constructor(trouble: SpeechTrouble, detail: string) {
    super(detail);
    this.trouble = trouble;
  }
}
