import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addStudent, contents, lend, makeVault, storeFile, type Vault } from '../../testing/backup.ts';
import { emptyDatabase, freshDatabase } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { migrate, orderMigrations } from '../migrate.ts';
import { listFiles } from './stored-files.ts';

const shelf = {
  './migrations/001-shelf.sql': `CREATE TABLE shelf (id bigserial PRIMARY KEY, name text NOT NULL);
                                 INSERT INTO shelf (name) VALUES ('made by the migration')`,
};
const books = { './migrations/002-book.sql': 'CREATE TABLE book (name text)' };

describe('a restore', () => {
  it('goes on counting where the backup was', async () => {
    const vault = await makeVault();
    const after = await lend(emptyDatabase());
    const before = await lend(emptyDatabase());
    const migrations = orderMigrations(shelf);
    await migrate(before.pool, { log: silentLog, migrations });
    await before.pool.query(
      `INSERT INTO shelf (name) VALUES ('second'), ('third'); DELETE FROM shelf WHERE id = 3`,
    );
    await vault.save(before);
    await vault.load(after, { migrations });
    const { rows } = await after.pool.query(`INSERT INTO shelf (name) VALUES ('fourth') RETURNING id`);
    expect(rows).toEqual([{ id: 4 }]);
    expect((await contents(after))['public.shelf']).toHaveLength(3);
  });

  it('loads what an older version saved, and that is then brought up to date', async () => {
    const vault = await makeVault();
    const after = await lend(emptyDatabase());
    const before = await lend(emptyDatabase());
    await migrate(before.pool, { log: silentLog, migrations: orderMigrations(shelf) });
    await vault.save(before);
    const migrations = orderMigrations({ ...shelf, ...books });
    await vault.load(after, { migrations, version: '1.10.0' });
    await migrate(after.pool, { log: silentLog, migrations });
    expect(Object.keys(await contents(after))).toEqual(['public.book', 'public.shelf']);
  });

  it('refuses what a newer version saved', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    await vault.save(before);
    await expect(vault.load(after, { version: '1.1.9' })).rejects.toThrow(
      'made by Studia 1.2.0, which is newer than this one (1.1.9)',
    );
    await expect(vault.load(after, { migrations: orderMigrations(shelf) })).rejects.toThrow(
      'newer than this one',
    );
  });

  it('refuses what was saved with other tables', async () => {
    const vault = await makeVault();
    const after = await lend(emptyDatabase());
    const before = await lend(emptyDatabase());
    await migrate(before.pool, { log: silentLog, migrations: orderMigrations(shelf) });
    await vault.save(before);
    const other = orderMigrations({ './migrations/001-shelf.sql': 'CREATE TABLE shelf (name text)' });
    await expect(vault.load(after, { migrations: other })).rejects.toThrow('whose tables are not those');
  });

  it('refuses a database that holds data, unless these are to be replaced', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await addStudent(before, 'ada@example.org');
    await vault.save(before);
    const saved = await contents(before);
    await addStudent(before, 'late@example.org');
    await expect(vault.load(before)).rejects.toThrow('The database has data in it');
    await vault.load(before, { force: true });
    expect(await contents(before)).toEqual(saved);
  });

  it('fills a database that was made ready but never used', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await addStudent(before, 'ada@example.org');
    await vault.save(before);
    await before.pool.query('DELETE FROM student');
    await vault.load(before);
    expect((await contents(before))['public.student']).toHaveLength(1);
  });

  it('refuses a folder that holds files, unless these are to be replaced', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    const saved = await storeFile(vault.files, 'saved');
    await vault.save(before);
    await storeFile(vault.restored, 'of somebody else');
    await expect(vault.load(after)).rejects.toThrow(`${vault.restored} has files in it`);
    await vault.load(after, { force: true });
    expect(await listFiles(vault.restored)).toEqual([saved]);
  });

  it('says so when the product still works on the database', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await vault.save(before);
    const busy = await before.pool.connect();
    await busy.query('BEGIN; LOCK TABLE student IN ACCESS SHARE MODE');
    await expect(vault.load(before, { force: true })).rejects.toThrow('The database is in use');
    busy.release();
  });
});

describe('a backup that is not whole', () => {
  const damages: [string, (vault: Vault, address: string) => Promise<unknown>, string | RegExp][] = [
    [
      'a table was changed',
      ({ copy }) => appendFile(join(copy, 'public.student.copy'), 'x'),
      /public\.student\.copy is not/,
    ],
    [
      'a table is missing',
      ({ copy }) => rm(join(copy, 'public.student.copy')),
      'public.student.copy is missing',
    ],
    ['a file was changed', ({ copy }, address) => writeFile(join(copy, 'files', address), 'x'), 'is damaged'],
    ['a file is missing', ({ copy }, address) => rm(join(copy, 'files', address)), 'is missing'],
    [
      'the list of files was cut',
      ({ copy }) => writeFile(join(copy, 'files.txt'), ''),
      'files.txt is not what',
    ],
    ['it has no manifest', ({ copy }) => rm(join(copy, 'manifest.json')), 'is not a backup'],
    [
      'the manifest was cut',
      ({ copy }) => writeFile(join(copy, 'manifest.json'), '{'),
      'manifest.json is damaged',
    ],
  ];

  it.each(damages)('is refused before anything is touched: %s', async (_, damage, sentence) => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    await addStudent(before, 'ada@example.org');
    const address = await storeFile(vault.files, 'a file');
    await vault.save(before);
    await damage(vault, address);
    await expect(vault.load(before, { force: true })).rejects.toThrow(sentence);
    expect((await contents(before))['public.student']).toHaveLength(1);
    expect(await listFiles(vault.restored)).toEqual([]);
  });

  it('leaves no trace when a file can not be put in its place', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    const addresses = [await storeFile(vault.files, 'one'), await storeFile(vault.files, 'two')].toSorted();
    await vault.save(before);
    await mkdir(join(vault.restored, `${addresses[1] ?? ''}.new`), { recursive: true });
    await expect(vault.load(after)).rejects.toThrow(addresses[1]);
    expect(await contents(after)).toEqual({});
    expect(await listFiles(vault.restored)).toEqual([]);
  });

  it('leaves no trace when that shows only while it is loaded', async () => {
    const vault = await makeVault();
    const before = await lend(freshDatabase());
    const after = await lend(emptyDatabase());
    await addStudent(before, 'ada@example.org');
    await storeFile(vault.files, 'a file');
    await vault.save(before);
    const path = join(vault.copy, 'manifest.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"rows": 1', '"rows": 2'));
    await expect(vault.load(after)).rejects.toThrow('should hold 2 rows, but 1 were found');
    expect(await contents(after)).toEqual({});
    expect(await listFiles(vault.restored)).toEqual([]);
  });
});
