import type { ErrorCode } from '@studia/contract/errors';
import { isConnectionLost, isDiskFull } from './db/failure.ts';
import type { Ports } from './ports.ts';
import { FileMissing, FilesFull } from './ports/files/port.ts';
import { OutOfStep, PaymentsFailed, SignatureWrong } from './ports/payments/port.ts';

/** The trouble of the outside world that a caller should hear of. */
export const errorCodeOf = (error: unknown): ErrorCode | null => {
  if (isDiskFull(error) || error instanceof FilesFull) return 'storage_full';
  if (isConnectionLost(error)) return 'unavailable';
  if (error instanceof SignatureWrong) return 'signature_wrong';
  if (error instanceof PaymentsFailed) return 'payments_unavailable';
  if (error instanceof OutOfStep) return 'slip_changed';
  return error instanceof FileMissing ? 'not_found' : null;
};

// Asking for a file that can't exist shows whether the store answers at all.
const NO_FILE = '0'.repeat(64);

/** Whether the database and the file store answer. */
export const portsAnswer = async ({ database, files }: Pick<Ports, 'database' | 'files'>): Promise<boolean> =>
  (await succeeds(database.pool.query('SELECT 1'))) && (await succeeds(files.has(NO_FILE)));

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
