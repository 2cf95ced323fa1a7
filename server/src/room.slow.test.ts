import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attachments } from '@studia/contract/attachments';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './db/connection.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import { watchRoom } from './room.ts';
import { startApp } from './testing/app.ts';
import { silentLog } from './testing/log.ts';
import { PATIENCE } from './testing/patience.ts';
import { cannotMakeDisk, fillUp, makeRoom, ONLY_ROOT, smallDisk } from './testing/small-disk.ts';
import { verifiedStudent } from './testing/visitors.ts';

beforeEach(({ skip }) => {
  skip(cannotMakeDisk(), ONLY_ROOT);
});

describe('a product whose files find no room', () => {
  it('refuses uploads with a sentence, and is not ready until there is room', async () => {
    const disk = await smallDisk(16);
    const app = await startApp({ env: { DATA_DIR: disk } });
    onTestFinished(() => app.close());
    const ada = await verifiedStudent(app);
    const upload = { body: {}, files: [new File(['Words. '.repeat(60_000)], 'notes.txt')] };
    const readiness = async () => (await app.http.inject('/readyz')).statusCode;
    await fillUp(disk);
    expect(await ada.refusal(attachments.upload, upload)).toMatchObject({ code: 'storage_full' });
    expect(await readiness()).toBe(503);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    await makeRoom(disk);
    expect(await readiness()).toBe(200);
    expect((await ada.ask(attachments.upload, upload)).files).toHaveLength(1);
  });
});

describe('a product whose database finds no room', () => {
  it('has none until the database can grow again', async () => {
    const disk = await smallDisk(128);
    const filesDir = await smallDisk(4);
    await mkdir(join(filesDir, 'files'));
    const { connection, stop } = await startEmbedded({ dataDir: disk, log: silentLog });
    const database = openDatabase({ connection, log: silentLog });
    onTestFinished(stop);
    onTestFinished(database.close);
    const files = await openDiskFiles({ dir: filesDir, newId: () => 'probe', now: () => new Date() });
    const room = watchRoom({ database, files });
    const grow = () =>
      database.pool.query(
        `INSERT INTO note SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 20000)`,
      );
    await database.pool.query('CREATE TABLE note (page text NOT NULL)');
    await fillUp(disk);
    expect(await room.isLeft()).toBe(true);
    const refusal = await (async () => {
      for (;;) await grow();
    })().catch((error: unknown) => error);
    expect(room.errorCodeOf(refusal)).toBe('storage_full');
    expect(await room.isLeft()).toBe(false);
    await makeRoom(disk);
    // Without room for its journal, the server may have gone down, and takes a moment to come back.
    await expect.poll(() => room.isLeft(), PATIENCE).toBe(true);
    await grow();
  });
});
