/** What comes of listening. `onEnd` is called once, last, whatever happened. */
export interface SpeechListener {
  /** How loud it is, from 0 to 1, where that is known. */
  onLevel: (level: number) => void;
  /** What has been understood so far. */
  onInterim: (text: string) => void;
  onResult: (text: string) => void;
  /** A code of the browser's, or `permission-denied` or `start-failed` from before it listened. */
  onProblem: (code: string) => void;
  onEnd: () => void;
}

/** Someone is being listened to. */
export interface SpeechSession {
  /** Takes what was heard so far as the result. */
  stop: () => void;
  /** Forgets it, and calls nobody back. */
  leave: () => void;
}

/** The code of what keeps us from the microphone. */
export const refusalOf = (problem: unknown): string => {
  const refused = problem instanceof DOMException && /^(?:NotAllowed|Security)Error$/.test(problem.name);
  return refused ? 'permission-denied' : 'audio-capture';
};
