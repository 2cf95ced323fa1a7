import { REFERRAL } from '@studia/contract/referral';
import type { Letter } from '../../ports/mail/port.ts';
import type { News } from './jobs.ts';

/** The two whom an invitation concerns, by their first names. */
interface Names {
  friend: string;
  /** Null when who invited has left. */
  referrer: string | null;
  /** What the referrer got. */
  referrerDays: number;
}

interface Words {
  subject: string;
  lines: readonly string[];
  action: { label: string; path: string };
}

const { rewardDays, studyDays, mostAYear } = REFERRAL;
const SEE = { label: 'See your invitations', path: '/refer' } as const;

const WORDS: Record<News, (names: Names) => Words> = {
  'friend-joined': ({ friend }) => ({
    subject: `${friend} joined Studia with your link`,
    lines: [
      `${friend} has just created an account with your invitation.`,
      `Once they’ve verified their email address and studied on ${studyDays} different days, you both get ${rewardDays} days of Premium. We’ll let you know.`,
    ],
    action: SEE,
  }),
  'referrer-rewarded': ({ friend, referrerDays }) => ({
    subject: referrerDays > 0 ? `You’ve earned ${rewardDays} days of Premium` : `${friend} has got started`,
    lines:
      referrerDays > 0
        ? [
            `${friend} has studied on ${studyDays} days, so you both get ${rewardDays} days of Premium. They start now, or after the time you already have.`,
          ]
        : [
            `${friend} has studied on ${studyDays} days and gets ${rewardDays} days of Premium.`,
            `You’ve already earned ${mostAYear} rewards in the last year, which is the most there is, so this one adds nothing for you. Thank you all the same!`,
          ],
    action: SEE,
  }),
  'friend-rewarded': ({ referrer }) => ({
    subject: `You’ve got ${rewardDays} days of Premium`,
    lines: [
      `You’ve studied on ${studyDays} days${referrer === null ? '' : ` since ${referrer} invited you`}, so here are ${rewardDays} days of Premium. You don’t have to do anything, and nothing is charged when they end.`,
      'You can invite friends of your own, too.',
    ],
    action: { label: 'Invite a friend', path: '/refer' },
  }),
};

/** What to send, to whom and where its button leads. */
export const newsLetter = (
  news: News,
  names: Names,
  { to, publicUrl, unsubscribe }: { to: string; publicUrl: string; unsubscribe: string | null },
): Letter => {
  const { subject, lines, action } = WORDS[news](names);
  return {
    to,
    subject,
    text: ['Hello,', ...lines, 'Studia'].join('\n\n'),
    action: { label: action.label, url: `${publicUrl}${action.path}` },
    ...(unsubscribe !== null && { unsubscribe }),
  };
};
