import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, useDataFolders } from '../../testing/data-folder.ts';
import { silentLog } from '../../testing/log.ts';
import { startEmbedded } from './embedded.ts';

const folders = useDataFolders();

describe('a second product on the same folder', () => {
  it('is refused with a sentence, and the first one goes on', async () => {
    const folder = await folders.withDatabase();
    const first = folder.startProduct('write');
    await first.hear('ready');
    await expect(folder.start()).rejects.toThrow(
      `Another Studia is running on the data folder ${folder.path}`,
    );
    await first.hear('saved', first.said('saved').length + 10);
  });

  it('is refused when both start at once on an empty folder', async () => {
    const folder = await folders.empty();
    const both = [folder.startProduct(), folder.startProduct()];
    const said = (word: string) => both.flatMap((one) => one.said(word));
    await expect.poll(() => said('refused'), { timeout: 30_000 }).toHaveLength(1);
    expect(said('ready')).toHaveLength(1);
    expect(said('refused')[0]).toContain('Another Studia is running');
  });

  it('that takes over while the first one is cut off makes that one end, and keeps the server', async () => {
    const folder = await folders.withDatabase();
    const lost = vi.fn();
    const first = await startEmbedded({ dataDir: folder.path, log: silentLog, onLost: lost });
    const second = new Client({ ...first.connection });
    await second.connect();
    onTestFinished(async () => {
      await second.end();
      await folder.start();
    });
    const claimed = second.query(`SELECT pg_advisory_lock(objid) FROM pg_locks WHERE locktype = 'advisory'`);
    await ask(
      first.connection,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'studia claim'`,
    );
    await claimed;
    await vi.waitUntil(() => lost.mock.calls.length > 0, { timeout: 30_000 });
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Another Studia is running'));
    await first.stop();
    expect((await second.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
