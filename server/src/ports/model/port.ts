/** One message of the conversation that a model is shown. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Tokens that a call took, by the vendor's own count. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A model's answer as it comes; exactly one `done` or `error` ends it. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'done'; usage: ModelUsage }
  | { type: 'error'; message: string };

/** A language model of any vendor. */
export interface Model {
  /** What people call it, for the screens that say who answers. */
  readonly name: string;
  /** Streams an answer; aborting stops the model and ends the stream. */
  stream(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<ModelEvent>;
}
