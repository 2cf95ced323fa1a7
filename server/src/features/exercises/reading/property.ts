/** What a message says of another property of what the task is about. */
export interface Property {
  /** As it was said, ready to stand in a sentence. */
  claim: string;
  /** Whether it is so; null where the task does not decide it. */
  isRight: boolean | null;
  /** What is so, or where to look. */
  why: string;
}
