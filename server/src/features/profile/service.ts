import type { User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { PHOTO_MEGABYTES, type ProfileDetails } from '@studia/contract/profile';
import type { Clock } from '../../ports/clock/port.ts';
import type { Files } from '../../ports/files/port.ts';
import type { Images, Picture } from '../../ports/images/port.ts';
import type { Auth } from '../auth/service.ts';
import { bytesIn, faultIn, photoOf, tidied } from './rules.ts';

const MEGABYTE = 1024 * 1024;
/** Twice the 128 pixels at which the largest photo is shown, for dense screens. */
const PHOTO_SIZE = 256;
/** Far more than a picture of that size ever takes. */
const PHOTO_BYTES = MEGABYTE;

interface Dependencies {
  auth: Pick<Auth, 'user' | 'saveDetails' | 'rename' | 'setPhoto'>;
  images: Images;
  files: Pick<Files, 'put' | 'get' | 'size' | 'has' | 'remove'>;
  clock: Clock;
}

export interface Profile {
  update(studentId: StudentId, details: ProfileDetails): Promise<User>;
  rename(studentId: StudentId, fullName: string): Promise<User>;
  /** What the tutor may know of a student. */
  learner(studentId: StudentId): Promise<{ standard: string | null; country: string | null }>;
  /** Takes a picture in base64. */
  setPhoto(studentId: StudentId, image: string): Promise<User>;
  removePhoto(studentId: StudentId): Promise<User>;
  /** The photo of this name; null when there is none, or the file of that name is no photo. */
  photo(hash: string): Promise<Picture | null>;
  /** The student's own photo in base64, for the document with everything about them. */
  exportFor(studentId: StudentId): Promise<{ type: string; base64: string } | null>;
  /** Forgets the file of a photo that belongs to nobody any more. */
  forgetPhoto(hash: string): Promise<void>;
}

/** What a student tells about themselves. */
export const makeProfile = ({ auth, images, files, clock }: Dependencies): Profile => {
  const replacePhoto = async (studentId: StudentId, hash: string | null): Promise<User> => {
    const { user, before } = await auth.setPhoto(studentId, hash).catch(async (error: unknown) => {
      // Only a refusal is certain; a connection that broke may have saved it all the same.
      if (hash !== null && error instanceof Failure) await files.remove(hash);
      throw error;
    });
    if (before !== null) await files.remove(before);
    return user;
  };

  const photo: Profile['photo'] = async (hash) => {
    if (!(await files.has(hash)) || (await files.size(hash)) > PHOTO_BYTES) return null;
    const bytes = await wholeOf(await files.get(hash));
    // Other features keep files too, and those are nobody's to look at.
    return images.isPicture(bytes) ? { bytes, type: images.type } : null;
  };

  return {
    update: async (studentId, details) => {
      const fault = faultIn(details, clock.now());
      if (fault) throw new Failure(fault);
      return auth.saveDetails(studentId, tidied(details));
    },

    rename: (studentId, fullName) => auth.rename(studentId, fullName),

    learner: async (studentId) => {
      const { standard, country } = (await auth.user(studentId)).user_metadata;
      return { standard, country };
    },

    setPhoto: async (studentId, image) => {
      const given = bytesIn(image);
      if (given === null) throw new Failure('photo_unreadable');
      if (given.length > PHOTO_MEGABYTES * MEGABYTE) throw new Failure('photo_too_large');
      const { bytes } = await images.squarePhoto(given, { size: PHOTO_SIZE });
      const { hash } = await files.put(bytes, { limitBytes: PHOTO_BYTES });
      return replacePhoto(studentId, hash);
    },

    removePhoto: (studentId) => replacePhoto(studentId, null),

    photo,

    exportFor: async (studentId) => {
      const hash = photoOf(await auth.user(studentId));
      const found = hash === null ? null : await photo(hash);
      return found && { type: found.type, base64: Buffer.from(found.bytes).toString('base64') };
    },

    forgetPhoto: (hash) => files.remove(hash),
  };
};

const wholeOf = async (stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};
