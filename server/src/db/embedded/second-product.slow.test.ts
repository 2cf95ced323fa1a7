import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { ask, useDataFolders } from '../../testing/data-folder.ts';
import { silentLog } from '../../testing/log.ts';
import { PATIENCE } from '../../testing/patience.ts';
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
    await first.hear('saved', first.linesWith('saved').length + 10);
  });

  it('is refused when both start at once on an empty folder', async () => {
    const folder = await folders.empty();
    const both = [folder.startProduct(), folder.startProduct()];
    const linesWith = (word: string) => both.flatMap((one) => one.linesWith(word));
    await expect.poll(() => linesWith('refused'), PATIENCE).toHaveLength(1);
    expect(linesWith('ready')).toHaveLength(1);
    expect(linesWith('refused')[0]).toContain('Another Studia is running');
  });

  it('that takes over while the first one is cut off makes that one end, and keeps the server', async () => {
    const folder = await folders.withDatabase();
    const lost: string[] = [];
    const first = await startEmbedded({
      dataDir: folder.path,
      log: silentLog,
      onLost: (sentence) => lost.push(sentence),
    });
    const second = new Client({ ...first.connection });
    await second.connect();
    const claimed = second.query(TAKE_THE_CLAIM);
    await expect.poll(() => ask(first.connection, WAITING), SOON).toBe(1);
    await ask(first.connection, CUT_OFF);
    await claimed;
    await expect.poll(() => lost, SOON).toEqual([expect.stringContaining('Another Studia is running')]);
    await first.stop();
    expect((await second.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await second.end();
    await folder.start();
  });
});

const SOON = PATIENCE;
const TAKE_THE_CLAIM = `SELECT pg_advisory_lock(objid::bigint) FROM pg_locks WHERE locktype = 'advisory'`;
const WAITING = 'SELECT count(*)::int FROM pg_locks WHERE NOT granted';
const CUT_OFF = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'studia claim'`;
