import { ALLOWANCE } from '@studia/contract/limits';
import type { UsedFor } from '@studia/contract/usage';
import { later } from './later.ts';

const whole = later(() => new Intl.NumberFormat('en-US'));

/** A number of things, as people write it. */
export const countOf = (count: number): string => whole().format(count);

const tokens = (count: number): string => `${countOf(count)} ${count === 1 ? 'token' : 'tokens'}`;
const answers = (count: number): string => `${countOf(count)} ${count === 1 ? 'answer' : 'answers'}`;

const FEATURES: Readonly<Record<UsedFor, string>> = {
  chat: 'Chat with the tutor',
  plan: 'Learning plans',
  lessons: 'Lessons for your books',
  notes: 'AI notes',
  podcast: 'Podcasts',
  live: 'Live lessons',
};

/** The words of the page on what was used. */
export const usageText = {
  lead: 'What you’ve used of what your plan includes, and when you get more.',
  loading: 'Loading your usage',
  failed: 'Failed to fetch user analytics',
  failedHint: 'Your studies aren’t affected.',
  retry: 'Try again',
  retrying: 'Trying again…',
  nothing: 'Nothing used yet',
  nothingHint: 'Ask the tutor something, and you’ll see how much it used here.',
  ask: 'Ask the tutor',

  live: 'Live lessons',
  liveLead: 'With the live tutor, this calendar month.',
  liveGoesOn: 'A lesson you’ve started can go on until its minutes are used.',
  liveSessions: 'Lessons started',
  liveMinutes: 'Minutes used',
  outOf: (used: number, all: number): string => `${countOf(used)} of ${countOf(all)}`,
  liveRenews: (day: string): string => `You get new lessons on ${day}.`,
  liveWithoutLimit: (lessons: number, minutes: number): string =>
    `${countOf(lessons)} ${lessons === 1 ? 'lesson' : 'lessons'}, ${countOf(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}. Your plan has no limit.`,
  premium: 'Premium has no limit on live lessons',

  today: 'Today',
  todayLead:
    'What the tutor has read and written for you, in tokens: about four letters of English each. It always finishes an answer it has started.',
  used: 'Used today',
  ofAllowance: (used: number, all: number): string => `${countOf(used)} of ${tokens(all)}`,
  withoutLimit: (used: number): string => `${tokens(used)} used today. There’s no daily limit.`,
  renews: (time: string): string => `Resets at ${time}.`,
  usedUp: (time: string): string =>
    `You’ve used all of today’s allowance. Your books, plans and earlier answers are still available; the tutor is back at ${time}.`,

  days: 'By day',
  daysLead: `Up to the last ${ALLOWANCE.shownDays} days. A day begins at midnight UTC.`,
  span: 'Days to show',
  spans: { 7: '7 days', 30: '30 days', 90: '90 days' },
  chart: (days: number, sum: number, most: number): string =>
    `Tokens per day over the last ${days} days: ${countOf(sum)} in total, ${countOf(most)} on the busiest day.`,
  asTable: 'Show as a table',
  columns: { day: 'Day', read: 'Read', written: 'Written', answers: 'Answers' },
  save: 'Download as CSV',
  file: (day: string): string => `studia-usage-${day}.csv`,

  features: 'By activity',
  feature: (name: UsedFor): string => FEATURES[name],
  share: (count: number, turns: number): string => `${tokens(count)} · ${answers(turns)}`,

  conversations: 'By conversation',
  conversationsLead: 'Most recent first.',
  unnamed: 'A conversation',
  gone: 'A deleted conversation',
  showAll: (count: number): string => `Show all ${countOf(count)}`,
} as const;
