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
