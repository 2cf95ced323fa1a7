import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publicFolder, removeFolders } from '../../testing/folder.ts';
import { canReach, ownerOf, unprivilegedIdentity } from './identity.ts';

const makeFolder = async (): Promise<string> => {
  const folder = await publicFolder();
  onTestFinished(() => removeFolders(folder));
  return folder;
};

const passwd = async (...lines: string[]): Promise<string> => {
  const path = join(await makeFolder(), 'passwd');
  await writeFile(path, lines.join('\n'));
  return path;
};

it('runs PostgreSQL as its own user, or else as nobody', async () => {
  const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';
  const postgres = 'postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash';
  expect(await unprivilegedIdentity(await passwd('root:x:0:0::/:/bin/sh', nobody, postgres))).toEqual({
    uid: 101,
    gid: 104,
  });
  expect(await unprivilegedIdentity(await passwd(nobody))).toEqual({ uid: 65_534, gid: 65_533 });
  await expect(unprivilegedIdentity(await passwd('root:x:0:0::/:/bin/sh'))).rejects.toThrow(
    'Set DATABASE_URL',
  );
});

it('knows who can enter a folder, by the folder and everything above it', async () => {
  const top = await makeFolder();
  const inner = join(top, 'inner');
  await mkdir(inner);
  const owner = await ownerOf(top);
  const member = { uid: owner.uid + 1, gid: owner.gid };
  const stranger = { uid: owner.uid + 1, gid: owner.gid + 1 };
  const reach = async (mode: number) => {
    await chmod(top, mode);
    return Promise.all([owner, member, stranger].map((identity) => canReach(inner, identity)));
  };
  expect(await reach(0o755)).toEqual([true, true, true]);
  expect(await reach(0o710)).toEqual([true, true, false]);
  expect(await reach(0o700)).toEqual([true, false, false]);
  // The first rule that fits decides, also against somebody.
  expect(await reach(0o701)).toEqual([true, false, true]);
});
