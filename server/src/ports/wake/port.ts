/** Tells every node that something is new. What is new stands in the database; a message that gets lost does no harm. */
export interface Wake {
  /** Calls back with each message on a channel, until the answer is called. */
  listen(channel: string, onMessage: (message: string) => void): () => void;
  close(): Promise<void>;
}
