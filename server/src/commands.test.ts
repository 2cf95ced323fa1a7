import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { listFiles } from './db/backup/stored-files.ts';
import { makeLog } from './http/operations/log.ts';
import { openFiles } from './ports.ts';
import { urlOf } from './testing/app.ts';
import { addStudent, contents, lend, makeVault, storeFile, VERSION } from './testing/backup.ts';
import { emptyDatabase, freshDatabase } from './testing/database.ts';
import { publicFolder, removeFolders } from './testing/folder.ts';

let folder: string;
let server: S3rver;
let bucket: Record<string, string>;
beforeAll(async () => {
  folder = await publicFolder();
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'store'),
    configureBuckets: [{ name: 'studia', configs: [] }],
  });
  const { port } = await server.run();
  bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'studia',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await removeFolders(folder);
});

const restoreWith = async (config: Config, source: string): Promise<string | undefined> =>
  COMMANDS['restore']?.({
    config,
    log: makeLog('silent'),
    version: VERSION,
    say: () => undefined,
    args: [source],
  });

it('a backup from one machine is restored into the database and bucket of many', async () => {
  const vault = await makeVault();
  const [before, after] = [await lend(freshDatabase()), await lend(emptyDatabase())];
  await addStudent(before, 'ada@example.org');
  const address = await storeFile(vault.files, 'a book');
  await vault.save(before);

  const dataDir = join(folder, 'fresh');
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: urlOf(after.connection), ...bucket }, []);
  expect(await restoreWith(config, vault.copy)).toMatch(
    / and 1 files from .*\. The files are in the bucket\.$/,
  );

  expect((await contents(after))['public.student']).toEqual([expect.stringContaining('ada@example.org')]);
  const files = await openFiles(config, { now: () => new Date(0), newId: () => 'one' });
  expect(await text(await files.get(address.replace('/', '')))).toBe('a book');
  await files.close();
  expect(await listFiles(join(dataDir, 'files'))).toEqual([]);
});

it('a bucket that can not be reached stops a restore before anything is changed', async () => {
  const vault = await makeVault();
  const [before, after] = [await lend(freshDatabase()), await lend(emptyDatabase())];
  await vault.save(before);
  const settings = { ...bucket, S3_BUCKET: 'another', DATA_DIR: join(folder, 'other') };
  const config = readConfig({ ...settings, DATABASE_URL: urlOf(after.connection) }, []);
  await expect(restoreWith(config, vault.copy)).rejects.toThrow('The bucket "another" for files');
  expect(await contents(after)).toEqual({});
});
