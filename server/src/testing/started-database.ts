import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import * as features from '../feature-list.ts';
import { makeQueue } from '../ports/queue/pgboss.ts';
import type { JobKind } from '../ports/queue/port.ts';
import { administer, onDatabase } from './administer.ts';
import { copyOf, type TestDatabase } from './database.ts';
import { silentLog } from './log.ts';

/** The name of the worker's own template: making the queues takes a start longer than anything else. */
let started: Promise<string> | undefined;

/** A new database as a product leaves it that was started once and stopped: with the queues of all its jobs. */
export const startedDatabase = async (): Promise<TestDatabase> => {
  started ??= startOnce();
  return copyOf(await started);
};

const startOnce = async (): Promise<string> => {
  const { connection: server, template } = inject('postgres');
  // The run removes what begins with the name of its template.
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const kinds = Object.values(features).flatMap(({ jobKinds }): readonly JobKind[] => jobKinds);
  const connection = onDatabase(server, name);
  const queue = makeQueue({ connection, kinds, log: silentLog, newId: () => '' });
  for (const kind of kinds) queue.handle(kind, async () => {});
  await queue.start({ work: false });
  await queue.stop({ graceSeconds: 0 });
  return name;
};
