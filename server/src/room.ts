import type { ErrorCode } from '@studia/contract/errors';
import { errorCodeOf } from './port-errors.ts';
import type { Ports } from './ports.ts';

/** Whether there is room to write: asked only after a write was refused, because asking is a write. */
export interface RoomWatch {
  /** Names the trouble of a foreign error, and remembers that there was no room. */
  errorCodeOf(error: unknown): ErrorCode | null;
  isLeft(): Promise<boolean>;
}

/** Watches whether files and database can still grow. */
export const watchRoom = ({ database, files }: Pick<Ports, 'database' | 'files'>): RoomWatch => {
  let refused = false;

  const tryFiles = async (): Promise<void> => {
    const { hash } = await files.put(TRIAL, { limitBytes: TRIAL.length });
    await files.remove(hash);
  };
  const tryDatabase = () => database.pool.query(GROW);

  return {
    errorCodeOf: (error) => {
      const trouble = errorCodeOf(error);
      if (trouble === 'storage_full') refused = true;
      return trouble;
    },
    isLeft: async () => {
      if (!refused) return true;
      refused = await Promise.all([tryFiles(), tryDatabase()]).then(
        () => false,
        () => true,
      );
      return !refused;
    },
  };
};

/** More than a file system has left over in a page that is begun. */
const TRIAL = Buffer.alloc(256 * 1024, 'room');

// A table of one transaction, of random text that can't be pressed together.
const GROW = `CREATE TEMPORARY TABLE room ON COMMIT DROP AS
  SELECT string_agg(md5(random()::text), '') AS page FROM generate_series(1, 8000)`;
