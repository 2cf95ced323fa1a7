import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/** The connection on which everything runs that was begun in one piece of work. */
interface Together {
  connection: DatabaseConnection | null;
  /** How many transactions are open inside of each other. */
  depth: number;
  isOver: boolean;
}

/**
 * The dialect of PostgreSQL, in which several services can be made to work in one transaction without knowing of each other:
 * what `together` does runs on one connection, and a transaction inside of it is a savepoint.
 */
export const makeDialect = (config: PostgresDialectConfig) => {
  const here = new AsyncLocalStorage<Together>();
  const current = (): Together | undefined => {
    const found = here.getStore();
    // What was begun inside and goes on after the end stands on its own.
    return found?.isOver ? undefined : found;
  };

  class SharingDialect extends PostgresDialect {
    override createDriver(): Driver {
      return sharing(super.createDriver(), current);
    }
  }

  return {
    dialect: new SharingDialect(config),
    together: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const shared: Together = { connection: null, depth: 0, isOver: false };
      return here.run(shared, async () => {
        try {
          return await work();
        } finally {
          shared.isOver = true;
        }
      });
    },
  };
};

const run = (connection: DatabaseConnection, text: string) =>
  connection.executeQuery(CompiledQuery.raw(text));

const sharing = (driver: Driver, current: () => Together | undefined): Driver => {
  const sharedWith = (connection: DatabaseConnection): Together | undefined => {
    const together = current();
    return together?.connection === connection ? together : undefined;
  };

  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),

    acquireConnection: async () => {
      const together = current();
      if (!together) return driver.acquireConnection();
      return (together.connection ??= await driver.acquireConnection());
    },

    releaseConnection: async (connection) => {
      const together = sharedWith(connection);
      if (together && together.depth > 0) return;
      if (together) together.connection = null;
      await driver.releaseConnection(connection);
    },

    beginTransaction: async (connection: DatabaseConnection, settings: TransactionSettings) => {
      const together = sharedWith(connection);
      if (!together || together.depth === 0) await driver.beginTransaction(connection, settings);
      else await run(connection, `SAVEPOINT inner_${together.depth}`);
      if (together) together.depth += 1;
    },

    commitTransaction: async (connection) => {
      const together = sharedWith(connection);
      if (!together || together.depth === 1) await driver.commitTransaction(connection);
      else await run(connection, `RELEASE SAVEPOINT inner_${together.depth - 1}`);
      // Only now: what can't be kept is rolled back next, from the same depth.
      if (together) together.depth -= 1;
    },

    rollbackTransaction: async (connection) => {
      const together = sharedWith(connection);
      if (together) together.depth -= 1;
      if (!together || together.depth === 0) await driver.rollbackTransaction(connection);
      else await run(connection, `ROLLBACK TO SAVEPOINT inner_${together.depth}`);
    },
  };
};
