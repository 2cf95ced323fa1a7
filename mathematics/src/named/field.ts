/** How a field of study says one of its quantities. */
export interface Name {
  /** The words beside the number, as a pattern. */
  readonly said: string;
  /** The words of a question for it, where they differ. */
  readonly asked?: string;
  /** `20%` is meant as 0.2. */
  readonly share?: true;
  /** The answer is a percentage. */
  readonly percent?: true;
}

/** How one quantity of a field comes out of others. */
export interface Rule {
  readonly gives: string;
  readonly from: readonly string[];
  readonly value: (...given: number[]) => number;
  /** The formula as a student reads it. */
  readonly formula: string;
  readonly reason: string;
  /** Words that have to be there. */
  readonly when?: RegExp;
  /** Words that must not. */
  readonly not?: RegExp;
}

/** Quantities that are known by their names, and the rules between them. */
export interface Field {
  /** A text without any of these words is of another field. */
  readonly about: RegExp;
  readonly names: Readonly<Record<string, Name>>;
  readonly rules: readonly Rule[];
  /** What may be told besides without changing anything. */
  readonly besides?: readonly string[];
}
