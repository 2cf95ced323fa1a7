/** Tells the time. Everything that depends on time is handed one of these. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}
