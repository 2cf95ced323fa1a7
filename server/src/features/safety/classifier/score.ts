import type { Concern } from '../sign.ts';

/** What a text is taken for. */
export interface Score {
  /** How much more likely it is trouble than study, as a logarithm: above nothing it is more likely trouble. */
  odds: number;
  /** What it would be, if it were trouble. */
  concern: Concern;
}
