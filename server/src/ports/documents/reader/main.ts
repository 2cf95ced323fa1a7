import { readFile } from 'node:fs/promises';
import type { DocumentFile } from '../port.ts';
import type { Expectation, Order, Report } from '../protocol.ts';
import { getReadyFor, readDocument } from './read.ts';
import { Unreadable } from './unreadable.ts';

// The program of the children: one order at a time, answered with reports.

/** Waits until the report has left, so that a slow server slows its reader. */
const tell = (report: Report): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(report, () => resolve());
  });

const failure = (error: unknown): Report => {
  const known = error instanceof Unreadable;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { type: 'failed', trouble: known ? error.trouble : 'broken', page: null, detail, spent: !known };
};

const bytesOf = (file: DocumentFile): Promise<Uint8Array> =>
  'bytes' in file ? Promise.resolve(file.bytes) : readFile(file.path);

const carryOut = async (order: Order): Promise<void> => {
  const bytes = await bytesOf(order.file);
  if (order.type === 'picture') {
    // Painting needs other parts than reading; each is loaded when it is wanted.
    const { paint } = await import('./paint.ts');
    return tell({ type: 'picture', bytes: await paint(bytes, order) });
  }
  for await (const event of readDocument(bytes, order)) await tell(event);
};

const answer = async (order: Order): Promise<void> => {
  try {
    await carryOut(order);
  } catch (error) {
    await tell(failure(error));
  }
};

process.on('message', (message: Order | Expectation) => {
  void (message.type === 'expect' ? getReadyFor(message.kind) : answer(message));
});
// What a parser throws behind our back ends this child, not the server.
const giveUp = async (error: unknown): Promise<void> => {
  await tell(failure(error));
  process.exit(1);
};
process.on('uncaughtException', (error) => void giveUp(error));
process.on('unhandledRejection', (error) => void giveUp(error));
process.on('disconnect', () => process.exit(0));
