/** What is asked of a thread. */
export interface Question {
  readonly name: string;
  /** Plain data: a thread sees a copy of it. */
  readonly input: unknown;
  /** Milliseconds that the work may take, counted from its beginning. */
  readonly limit: number;
}

/** Work that may take long, or would never end, done beside the server's own thread: nobody else waits for it. */
export interface WorkerPool {
  /** Has a question answered; null when that took too long, went wrong, or too many are waiting. */
  ask(question: Question): Promise<{ value: unknown } | null>;
  /** Starts what was let go while nobody asked: somebody will soon. */
  wake(): void;
  close(): Promise<void>;
}
