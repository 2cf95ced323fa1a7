/** A statement with its values, ready to be sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The values of a statement; each is named by its number where it is used. */
export class Values {
  readonly list: unknown[] = [];

  /** Takes a value in and answers how the statement names it. */
  take(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** A name as PostgreSQL takes it, whatever stands in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
