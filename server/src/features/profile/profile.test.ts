import { auth } from '@studia/contract/auth';
import { profile } from '@studia/contract/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dimensionsOf } from '../../ports/images/dimensions.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { redAndBlue, withExif } from '../../testing/pictures.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let eve: Student;
beforeAll(async () => {
  app = await startApp();
  [ada, eve] = [await verifiedStudent(app, 'ada'), await verifiedStudent(app, 'eve')];
});
afterAll(() => app.close());

const details = { country: 'India', city: null, standard: '9th Grade', date_of_birth: '2010-05-04' };
const metadataOf = async (student: Student) => (await student.ask(auth.session, {})).user.user_metadata;

describe('profile details', () => {
  it('are saved, trimmed, and seen from then on', async () => {
    const body = { ...details, country: '  Wakanda ', city: ' Birnin Zana ' };
    const { user } = await ada.ask(profile.update, { body });
    const expected = { country: 'Wakanda', standard: '9th Grade', date_of_birth: '2010-05-04' };
    expect(user.user_metadata).toMatchObject(expected);
    expect(await metadataOf(ada)).toMatchObject(expected);
    const row = app.database.db.selectFrom('student').select('city').where('id', '=', ada.id);
    expect(await row.executeTakeFirst()).toEqual({ city: 'Birnin Zana' });
  });

  it('of one student are not those of another', async () => {
    await ada.ask(profile.update, { body: details });
    expect((await metadataOf(eve)).country).toBeNull();
  });

  it.each([
    [{ country: '  ' }, 'Country, Standard, and Date of Birth are required fields'],
    [{ standard: '' }, 'Country, Standard, and Date of Birth are required fields'],
    [{ date_of_birth: ' ' }, 'Country, Standard, and Date of Birth are required fields'],
    [{ country: undefined }, 'Country, Standard, and Date of Birth are required fields'],
    [{ date_of_birth: '2017-01-01' }, 'Must be at least 10 years old'],
    [{ date_of_birth: '1905-01-01' }, 'Please enter a valid date of birth'],
    [{ date_of_birth: '2026-01-06' }, 'Please enter a valid date of birth'],
    [{ date_of_birth: '2010-02-30' }, 'Please enter a valid date of birth'],
  ])('with %j are refused: %s', async (wrong, sentence) => {
    const body = { ...details, ...wrong } as typeof details;
    const before = await metadataOf(eve);
    expect(await eve.refusal(profile.update, { body })).toMatchObject({ status: 400, error: sentence });
    expect(await metadataOf(eve)).toEqual(before);
  });
});

describe('the name', () => {
  it('is changed, trimmed', async () => {
    const { user } = await ada.ask(profile.rename, { body: { full_name: '  Ada King ' } });
    expect(user.user_metadata.full_name).toBe('Ada King');
    expect((await metadataOf(ada)).full_name).toBe('Ada King');
  });

  it('has at least four characters', async () => {
    expect(await ada.refusal(profile.rename, { body: { full_name: ' Ada ' } })).toMatchObject({
      error: 'Full name must be at least 4 characters long',
    });
  });
});

describe('the photo', () => {
  const setPhoto = async (student: Student, picture: Buffer): Promise<string> => {
    const body = { image: picture.toString('base64') };
    const { user } = await student.ask(profile.setPhoto, { body });
    return user.user_metadata.user_photo ?? '';
  };
  const statusOf = async (address: string) => (await app.http.inject(address)).statusCode;

  it('is served, small and without its metadata, to who knows its address', async () => {
    const photo = withExif(await redAndBlue(900, 600), { orientation: 1, camera: 'Secret Camera 7' });
    const address = await setPhoto(ada, photo);
    expect(address).toMatch(/^\/api\/profile\/photo\/[0-9a-f]{64}$/);
    expect((await metadataOf(ada)).user_photo).toBe(address);
    const answer = await app.http.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(dimensionsOf(answer.rawPayload)).toEqual({ width: 256, height: 256 });
    expect(answer.rawPayload.includes('Secret Camera 7')).toBe(false);
  });

  it('has another address for everybody, also when the picture is the same', async () => {
    const picture = await redAndBlue(300, 300);
    const [adas, eves] = [await setPhoto(ada, picture), await setPhoto(eve, picture)];
    expect(adas).not.toBe(eves);
    await ada.ask(profile.removePhoto, {});
    expect(await statusOf(adas)).toBe(404);
    expect(await statusOf(eves)).toBe(200);
  });

  it('is gone when a new one is set, or it is removed', async () => {
    const first = await setPhoto(ada, await redAndBlue(300, 300));
    const second = await setPhoto(ada, await redAndBlue(200, 300, 'png'));
    expect(await statusOf(first)).toBe(404);
    expect(await statusOf(second)).toBe(200);
    const { user } = await ada.ask(profile.removePhoto, {});
    expect(user.user_metadata.user_photo).toBeNull();
    expect(await statusOf(second)).toBe(404);
    await ada.ask(profile.removePhoto, {});
  });

  it('leaves one file when several are set at once', async () => {
    const picture = await redAndBlue(64, 64);
    const addresses = await Promise.all(Array.from({ length: 8 }, () => setPhoto(ada, picture)));
    const statuses = await Promise.all(addresses.map(statusOf));
    const winners = addresses.filter((_, index) => statuses[index] === 200);
    expect(winners).toEqual([(await metadataOf(ada)).user_photo]);
  });

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>'), 'photo_unreadable'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'photo_too_large'],
  ])('is refused when it is %s', async (_, bytes, code) => {
    const before = (await metadataOf(eve)).user_photo;
    const body = { image: bytes.toString('base64') };
    expect(await eve.refusal(profile.setPhoto, { body })).toMatchObject({ code });
    expect((await metadataOf(eve)).user_photo).toBe(before);
  });

  it('is refused when it is not base64', async () => {
    const body = { image: 'data:image/png;base64,AAAA' };
    expect(await eve.refusal(profile.setPhoto, { body })).toMatchObject({ code: 'photo_unreadable' });
  });

  it.each(['0'.repeat(64), 'x', '..%2f..%2fpasswd', '0'.repeat(63), 'A'.repeat(64)])(
    'of name %s is nowhere',
    async (name) => {
      const answer = await app.http.inject(`/api/profile/photo/${name}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );
});
