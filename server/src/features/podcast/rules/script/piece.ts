/** Something that can be said about an idea, beyond the idea itself. */
export type Piece =
  | { kind: 'simple' | 'why' | 'full' | 'picture' | 'example' }
  | { kind: 'misconception' | 'question' | 'term'; index: number };
