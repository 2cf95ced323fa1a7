import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { openDiskFiles } from '../../ports/files/disk.ts';
import type { Files } from '../../ports/files/port.ts';
import { canvasImages } from '../../ports/images/canvas.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { redAndBlue } from '../../testing/pictures.ts';
import { makeProfile, type Profile } from './service.ts';

const clock = scriptedClock();
const random = scriptedRandom();
const ada = random.id() as StudentId;

let dir: string;
let files: Files;
let profile: Profile;
let photo: string | null = null;
let attempted: string | null = null;
/** The one student there is, as far as photos go. */
const user = () => ({
  id: ada,
  email: 'ada@school.org',
  verified: true,
  app_metadata: { provider: 'email' as const },
  user_metadata: {
    full_name: 'Ada Lovelace',
    country: null,
    city: null,
    standard: null,
    date_of_birth: null,
    user_photo: photo && `/api/profile/photo/${photo}`,
  },
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'studia-profile-'));
  files = await openDiskFiles({ dir, newId: () => random.id(), now: () => clock.now() });
  profile = makeProfile({
    auth: {
      user: async () => user(),
      saveDetails: async () => user(),
      rename: async () => user(),
      setPhoto: async (studentId, hash) => {
        attempted = hash;
        if (studentId !== ada) throw new Failure('session_invalid');
        const before = photo;
        photo = hash;
        return { user: user(), before };
      },
    },
    images: canvasImages({ newBytes: (count) => random.bytes(count) }),
    files,
    clock,
  });
});
afterAll(() => rm(dir, { recursive: true }));

const keep = async (content: Uint8Array): Promise<string> =>
  (await files.put(content, { limitBytes: 10_000_000 })).hash;

describe('the door to photos', () => {
  it('opens to a photo', async () => {
    await profile.setPhoto(ada, (await redAndBlue(90, 60)).toString('base64'));
    expect(await profile.photo(photo ?? '')).toMatchObject({ type: 'image/webp' });
  });

  it('stays shut before every other file that is kept here', async () => {
    const strangers = [
      Buffer.from('The secret diary of a student.'),
      await redAndBlue(90, 60, 'webp'),
      Buffer.alloc(2_000_000, 'RIFF'),
      Buffer.alloc(0),
    ];
    const hashes = await Promise.all(strangers.map(keep));
    expect(await Promise.all(hashes.map((hash) => files.has(hash)))).toEqual([true, true, true, true]);
    expect(await Promise.all(hashes.map((hash) => profile.photo(hash)))).toEqual([null, null, null, null]);
  });
});

describe('a photo that can not be set', () => {
  it('leaves no file behind', async () => {
    const nobody = random.id() as StudentId;
    const image = (await redAndBlue(90, 60)).toString('base64');
    await expect(profile.setPhoto(nobody, image)).rejects.toMatchObject({ code: 'session_invalid' });
    expect(attempted).toMatch(/^[0-9a-f]{64}$/);
    expect(await files.has(attempted ?? '')).toBe(false);
  });
});

describe('the photo that a student takes along', () => {
  it('is the one that was shown', async () => {
    await profile.setPhoto(ada, (await redAndBlue(90, 60)).toString('base64'));
    const shown = await profile.photo(photo ?? '');
    const taken = await profile.exportFor(ada);
    expect(taken).toEqual({
      type: 'image/webp',
      base64: Buffer.from(shown?.bytes ?? []).toString('base64'),
    });
  });

  it('is nothing where there is none', async () => {
    await profile.removePhoto(ada);
    expect(await profile.exportFor(ada)).toBeNull();
  });
});
