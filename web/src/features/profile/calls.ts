import type { User } from '@studia/contract/auth';
import { devices } from '@studia/contract/devices';
import { owner, type WaysIn } from '@studia/contract/owner';
import { profile } from '@studia/contract/profile';
import { call } from '../../client/call.ts';
import { keepUser } from '../../client/session.ts';
import { detailsDiffer, type Details } from './details.ts';

/** Saves what changed; what is saved first stays saved when the second call fails. */
export const saveDetails = async (written: Details, saved: Details): Promise<void> => {
  if (written.fullName !== saved.fullName) {
    const { user } = await call(profile.rename, { body: { full_name: written.fullName } });
    keepUser(user);
  }
  if (detailsDiffer(written, saved)) {
    const { country, city, standard, dateOfBirth } = written;
    const { user } = await call(profile.update, {
      body: { country, city: city.trim() || null, standard, date_of_birth: dateOfBirth },
    });
    keepUser(user);
  }
};

/** Sets the photo from a small picture in base64. */
export const setPhoto = async (image: string): Promise<void> => {
  const { user } = await call(profile.setPhoto, { body: { image } });
  keepWithPhoto(user);
};

export const removePhoto = async (): Promise<void> => {
  const { user } = await call(profile.removePhoto, {});
  keepWithPhoto(user);
};

const keepWithPhoto = (user: User): void => {
  keepUser(user);
  // SPEC 4.1: whoever shows the photo asks for it again.
  window.dispatchEvent(new Event('userPhotoUpdated'));
};

export const changePassword = async (current: string, next: string): Promise<void> => {
  await call(devices.changePassword, { body: { current_password: current, new_password: next } });
};

/** What opens the student's account. */
export const listWaysIn = (): Promise<WaysIn> => call(owner.waysIn, {});
