import type * as z from 'zod/mini';

/** A picture that a model is shown. */
interface ModelImage {
  mediaType: string;
  bytes: Uint8Array;
}

/** A model asks for one of the tools it was offered. */
interface ToolCall {
  id: string;
  tool: string;
  input: unknown;
}

/** One message of the conversation that a model is shown. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; images?: readonly ModelImage[] }
  | { role: 'assistant'; content: string; calls?: readonly ToolCall[] }
  | { role: 'tool'; call: ToolCall; output: string };

/** The shape of some JSON, as JSON Schema. */
export type JsonShape = Readonly<Record<string, unknown>>;

/** Something a model may ask us to do in the middle of its answer. */
interface ModelTool {
  name: string;
  description: string;
  input: JsonShape;
}

/** What a model is asked. */
export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools?: readonly ModelTool[];
  /** The answer must be JSON of this shape. */
  shape?: { name: string; schema: JsonShape };
  /** The longest answer, in tokens. */
  longest?: number;
}

/** Tokens that a call took, by the vendor's own count, and their price in US dollars where one is known. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
}

/** Why a model could not answer: only who is overloaded or late is worth asking again. */
type ModelTrouble = 'overloaded' | 'late' | 'refused' | 'broken' | 'stopped';

/** The end of an answer that did not come. */
export interface ModelFailure {
  type: 'error';
  trouble: ModelTrouble;
  /** For the log; never shown to a student. */
  message: string;
  /** How many milliseconds the vendor wants us to wait. */
  retryAfter?: number;
}

/** A model's answer as it comes; exactly one `done` or `error` ends it. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'done'; usage: ModelUsage; cut: boolean }
  | ModelFailure;

/** A language model of any vendor. */
export interface Model {
  /** What people call it, for the screens that say who answers. */
  readonly name: string;
  /** Whether it can be shown pictures. */
  readonly sees: boolean;
  /** Streams an answer; aborting stops the model and ends the stream with the trouble `stopped`. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** What a model is asked for in the shape of a schema. */
export interface ShapedQuestion<T> {
  name: string;
  schema: z.ZodMiniType<T>;
  messages: readonly ModelMessage[];
}

/** What a model answered in the asked shape, and what all tries together took; null when it could not. */
export interface Shaped<T> {
  value: T | null;
  usage: ModelUsage;
}

/** Asks a model for JSON of a shape. */
export type AskModel = <T>(question: ShapedQuestion<T>, signal: AbortSignal) => Promise<Shaped<T>>;
