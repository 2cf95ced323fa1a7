import * as z from 'zod/mini';
import { FullName, User } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { requiredText, text } from './text.ts';
import { verified, type Trials, type TrialWorld } from './trial.ts';

/** Where a student stands at school (SPEC 3). */
export const STANDARDS = [
  '1st Grade',
  '2nd Grade',
  '3rd Grade',
  '4th Grade',
  '5th Grade',
  '6th Grade',
  '7th Grade',
  '8th Grade',
  '9th Grade',
  '10th Grade',
  '11th Grade',
  '12th Grade',
  'Undergraduate',
  'Graduate',
  'Postgraduate',
  'Professional',
  'Other',
] as const;

const missing = { error: 'profile_incomplete' } as const;
const required = (longest: number) => requiredText(longest, missing);

export const ProfileDetails = z.object({
  country: required(80),
  city: z.nullable(text(80)),
  standard: required(40),
  date_of_birth: z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.iso.date({ error: 'invalid_birth_date' })),
});
/** What SPEC 2.7 asks of everybody. */
export type ProfileDetails = z.infer<typeof ProfileDetails>;

/** The largest photo that may be sent; it is made small on the way in. */
export const PHOTO_MEGABYTES = 5;

const UserReply = z.object({ user: User });

export const profile = endpoints({
  update: {
    method: 'POST',
    path: '/api/profile/update',
    summary: 'Save country, city, standard and date of birth.',
    access: 'verified',
    pace: 'normal',
    body: ProfileDetails,
    reply: UserReply,
  },
  rename: {
    method: 'POST',
    path: '/api/profile/name',
    summary: 'Change the full name.',
    access: 'verified',
    pace: 'normal',
    body: z.object({ full_name: FullName }),
    reply: UserReply,
  },
  setPhoto: {
    method: 'POST',
    path: '/api/profile/photo',
    summary:
      'Set the photo: a PNG, JPEG or WebP picture in base64. It is cropped square, made small and rid of its metadata.',
    access: 'verified',
    pace: 'code',
    body: z.object({ image: z.string() }),
    // Base64 takes a third more than the picture itself.
    megabytes: Math.ceil(PHOTO_MEGABYTES * 1.4),
    reply: UserReply,
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/profile/photo',
    summary: 'Remove the photo.',
    access: 'verified',
    pace: 'photo',
    reply: UserReply,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ picture }: TrialWorld): Trials<typeof profile> => {
  const details = { country: 'India', standard: 'Other', date_of_birth: '2001-02-03' };
  return {
    update: {
      request: () => ({ body: { ...details, city: null } }),
      answers: verified(200),
      toSpoil: () => ({ body: { ...details, city: 'Pune' } }),
    },
    rename: { request: () => ({ body: { full_name: 'Ada Lovelace' } }), answers: verified(200) },
    setPhoto: {
      request: async () => ({ body: { image: await picture() } }),
      answers: verified(200),
      toSpoil: () => ({ body: { image: 'AAAA' } }),
    },
    removePhoto: { request: () => ({}), answers: verified(200) },
  };
};
