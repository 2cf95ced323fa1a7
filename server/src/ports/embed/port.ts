/** Turns English text into vectors that lie close together when texts mean something alike. */
export interface Embed {
  /** The name of the model: vectors of two models can't be compared. */
  readonly model: string;
  /** For somebody who waits: goes before everything in the background. Null when it can't be had in time. */
  embed(text: string): Promise<Float32Array | null>;
  /** For work that nobody waits for. Null when this machine can't. */
  background(text: string): Promise<Float32Array | null>;
  /** Gets ready for somebody who will ask soon; settles when it is. Costs nothing where it is. */
  wake(): Promise<void>;
  /** What is known already of some texts, one signed byte a number: nobody has to find it out again. */
  shipped(): Promise<(text: string) => Int8Array | undefined>;
  close(): Promise<void>;
}

/** One way to read a story: what it comes to, by its own numbers, and how likely that is meant. */
export interface StoryReading {
  formula: string;
  chance: number;
}

/** Reads stories with numbers as a small model has learnt it from written tasks. It may be wrong, and says how sure it is. */
export interface StoryReader {
  /** The likeliest first; empty where it can't be read in time. */
  read(text: string): Promise<readonly StoryReading[]>;
  /** Gets ready for somebody who will ask soon. */
  wake(): Promise<void>;
  close(): Promise<void>;
}
