import { CODE, POLICY } from '@studia/contract/limits';
import type { Letter } from '../../ports/mail/port.ts';
import type { Notice } from './jobs.ts';
import { goneOn, type Student } from './rules.ts';
import type { Purpose } from './store/codes.ts';

const MINUTES = CODE.lifetime / 60_000;

const WORDS: Record<Purpose, { subject: string; line: string }> = {
  verify: { subject: 'is your Studia code', line: 'Enter this code in Studia to verify your account:' },
  reset: {
    subject: 'is your code to reset your password',
    line: 'Enter this code in Studia to set a new password:',
  },
  delete: {
    subject: 'is your code to delete your account',
    line: 'Enter this code in Studia to delete your account:',
  },
  unlink: {
    subject: 'is your code to remove a way to sign in',
    line: 'Enter this code in Studia to remove a way to sign in to your account:',
  },
};

const letter = (to: string, subject: string, paragraphs: readonly string[]): Letter => ({
  to,
  subject,
  text: ['Hello,', ...paragraphs, 'Studia'].join('\n\n'),
});

/** The letter that carries a code. The subject holds it too, so that a phone's notification is enough. */
export const codeLetter = (to: string, purpose: Purpose, code: string): Letter =>
  letter(to, `${code} ${WORDS[purpose].subject}`, [
    WORDS[purpose].line,
    code,
    `Code expires in ${MINUTES} minutes. If you did not ask for it, you can ignore this letter: nothing has changed.`,
  ]);

const NOT_YOU =
  'If this was not you, open Studia, choose Forgot password, and set a new one: that signs out every device.';

const NOTICES: Record<Notice, { subject: string; lines: (student: Student) => readonly string[] }> = {
  'password-changed': {
    subject: 'Your Studia password was changed',
    lines: () => [
      'The password of your account was changed, and your other devices were signed out.',
      NOT_YOU,
    ],
  },
  'provider-linked': {
    subject: 'A new way to sign in to Studia',
    lines: () => ['Your account can now also be opened by signing in elsewhere with this address.', NOT_YOU],
  },
  'provider-unlinked': {
    subject: 'One way to sign in to Studia was removed',
    lines: () => [
      'Your account can no longer be opened by signing in elsewhere as before, and your other devices were signed out.',
      NOT_YOU,
    ],
  },
  'deletion-requested': {
    subject: 'Your Studia account will be deleted',
    lines: (student) => [
      `You asked us to delete your account. It will be gone on ${lastDay(student)}.`,
      `If you change your mind, sign in within ${POLICY.deletionWithinDays} days: that keeps everything as it was.`,
    ],
  },
  'data-exported': {
    subject: 'Your Studia data was exported',
    lines: () => [
      'Your export is ready: a copy of everything in your account has just been downloaded from Settings.',
      'Keep that file somewhere safe. It holds your conversations and everything you’ve made.',
      NOT_YOU,
    ],
  },
  'deletion-undone': {
    subject: 'Your Studia account stays',
    lines: () => ['You signed in again, so your account will not be deleted.', NOT_YOU],
  },
};

/** The last letter, to somebody whose account is gone. */
export const erasedLetter = (to: string): Letter =>
  letter(to, 'Your Studia account is deleted', [
    'As you asked, your account and everything in it have been erased. Nobody can bring it back, and we won’t write to you again.',
    'Thank you for learning with us. You’re welcome back any time, with a new account.',
  ]);

/** The letter that tells a student what happened; null when it is no longer so. */
export const noticeLetter = (student: Student, notice: Notice): Letter | null => {
  if (notice === 'deletion-requested' && student.deleteRequestedAt === null) return null;
  const { subject, lines } = NOTICES[notice];
  return letter(student.email, subject, lines(student));
};

// A letter is read anywhere, so its days are those of UTC.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const lastDay = ({ deleteRequestedAt }: Student): string =>
  deleteRequestedAt === null ? 'that day' : day.format(goneOn(deleteRequestedAt));
