import type { AskedPart } from './asked-parts.ts';

/** What is known of the kind that a task is of. */
export interface TaskKind {
  id: string;
  /** The task alone, and what was done about it. */
  task: string;
  work: string;
  name: string;
  way: string;
  example: string;
  ask: string;
  /** What a story was surely read as. */
  story?: ToldStory;
  /** The other thing that is asked for together with it. */
  rest?: AskedPart;
}

/** What can be told about a story that is surely read. */
export interface ToldStory {
  /** The two numbers that are put together first. */
  begin: [string, string] | null;
  /** What is worked out first. */
  first: string;
  /** The whole calculation with its result. */
  solution: string;
}
