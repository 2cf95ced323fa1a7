/** Somebody who says one sentence at a time. */
export interface Speaker {
  /** Says it; resolves when it is over, rejects when it can't be said. Nothing else is being said then. */
  say(sentence: string, speed: number, signal: AbortSignal): Promise<void>;
  /** What will be said next. */
  prepare(sentence: string): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  close(): void;
}
