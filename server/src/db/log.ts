/** Where the database room says what it does; a pino logger fits. */
export interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
  error(sentence: string): void;
}
