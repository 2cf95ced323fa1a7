import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** From so many times on, a statement has a name. */
const OFTEN = 3;
/** Lists of changing length make ever new statements: a server keeps so many, and so many more are counted. */
const [MOST_NAMES, MOST_COUNTED] = [300, 1_000];

/**
 * The pool, with a name for every statement that comes again: each connection has it parsed and planned once, which takes the
 * server longer than answering it.
 */
export const namingStatements = (pool: Pool): PostgresPool => {
  const names = makeNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const naming = (client: PoolClient): PostgresPoolClient => {
    const known = clients.get(client) ?? new NamingClient(client, names);
    clients.set(client, known);
    return known;
  };
  return { connect: async () => naming(await pool.connect()), end: () => pool.end() };
};

interface Names {
  /** What a statement is called; null where it has no name. */
  of(text: string): string | null;
  /** Never names this statement again. */
  drop(text: string): void;
}

const makeNames = (): Names => {
  const counts = new Map<string, number>();
  const names = new Map<string, string | null>();
  return {
    of: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_NAMES) return known ?? null;
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, count);
      if (count < OFTEN) return null;
      counts.delete(text);
      const name = `studia_${names.size}`;
      names.set(text, name);
      return name;
    },
    drop: (text) => void names.set(text, null),
  };
};

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: Names;

  constructor(client: PoolClient, names: Names) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof asked === 'string'
      ? this.#run<R>(asked, [...values])
      : (this.#client as PostgresPoolClient).query(asked);
  }

  release(): void {
    this.#client.release();
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const unnamed = () => this.#client.query(text, values) as unknown as Promise<PostgresQueryResult<R>>;
    const name = values.length > 0 ? this.#names.of(text) : null;
    if (name === null) return unnamed();
    try {
      return (await this.#client.query({ name, text, values })) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      this.#names.drop(text);
      // Nothing was done yet. Inside of a transaction it is too late all the same, and the first error says why.
      return unnamed().catch(() => {
        throw error;
      });
    }
  }
}

/** The tables were changed by a newer version of ours since the statement was planned. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);
