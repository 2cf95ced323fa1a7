import { REFERRAL, type FriendState } from '@studia/contract/referral';

const { rewardDays, studyDays, withinDays, mostADay, mostAYear } = REFERRAL;

/** The words of Refer a Friend. */
export const referralText = {
  lead: `Invite a friend to Studia. Once they’ve verified their email address and studied on ${studyDays} different days, you both get ${rewardDays} days of Premium.`,
  loading: 'Loading your invitation',
  failed: 'Your invitation couldn’t be loaded',
  failedHint: 'Your link still works, and nothing you’ve earned is lost.',
  retry: 'Try again',
  retrying: 'Trying again…',

  share: 'Your invitation',
  shareLead: 'Anyone who signs up with it joins by your invitation, also with Google or Microsoft.',
  link: 'Your link',
  copyLink: 'Copy link',
  code: 'Your code',
  copyCode: 'Copy code',
  copied: { link: 'Link copied', code: 'Code copied' },
  copyFailed: 'Your browser didn’t allow that. Select the text and copy it yourself.',
  send: 'Share…',
  sharedTitle: 'Studia',
  sharedText:
    'Come and learn with me on Studia. Once you’ve studied on two days, we both get 30 days of Premium.',
  qr: 'QR code',
  qrShow: 'Show QR code',
  qrHide: 'Hide QR code',
  qrHint: 'Your friend points a phone camera at it.',
  qrLabel: (link: string): string => `QR code for ${link}`,

  friends: 'Who joined',
  friendsLead: 'You see first names only.',
  nobody: 'Nobody has joined yet',
  nobodyHint: 'Send your link to someone who’s learning the same things as you.',
  joined: (day: string): string => `Joined ${day}`,
  earned: (days: number): string => `${days} days of Premium earned`,
  states: {
    unverified: 'Needs to verify their email',
    verified: 'Hasn’t studied yet',
    studied: 'Studied on 1 day of 2',
    rewarded: 'Rewarded',
    over: 'Time ran out',
    'own-address': 'Not counted: your own address',
    'same-device': 'Not counted: same device',
    'many-in-a-day': 'Not counted: too many in a day',
  } satisfies Record<FriendState, string>,
  sameDevice:
    'A friend who signs up on a device that you use isn’t counted. If you share a computer, write to us, and we’ll look at it.',
  toSupport: 'Help & Support',

  invited: (by: string | null): string => (by === null ? 'A friend invited you' : `${by} invited you`),
  invitedProgress: (days: number): string =>
    days === 0
      ? `Study on ${studyDays} different days, and you both get ${rewardDays} days of Premium.`
      : `You’ve studied on one day. Study on one more, and you both get ${rewardDays} days of Premium.`,

  rules: 'How it works',
  points: [
    'Studying means writing to the tutor or answering questions on that day. Days are counted in UTC.',
    `Your friend has ${withinDays} days for it after signing up.`,
    `Up to ${mostADay} friends count on one day, and you can earn up to ${mostAYear} rewards in a year. Your friends always get theirs.`,
    'Your own addresses and devices you use yourself don’t count.',
    'The days start right away, or after the Premium you already have. Nothing is charged when they end.',
  ],
} as const;
