import { ALLOWANCE } from '@studia/contract/limits';
import type { UsedFor } from '@studia/contract/usage';

const whole = new Intl.NumberFormat('en-US');

/** A number of things, as people write it. */
export const countOf = (count: number): string => whole.format(count);

const tokens = (count: number): string => `${countOf(count)} ${count === 1 ? 'token' : 'tokens'}`;
const answers = (count: number): string => `${countOf(count)} ${count === 1 ? 'answer' : 'answers'}`;

const FEATURES: Readonly<Record<UsedFor, string>> = {
  chat: 'Chat with the tutor',
  plan: 'Learning plans',
  lessons: 'Lessons for your books',
};

/** The words of the page on what was used. */
export const usageText = {
  lead: 'What the tutor read and wrote for you. It is counted in tokens: about four letters of English each.',
  loading: 'Counting what you used',
  failed: 'Failed to fetch user analytics',
  failedHint: 'Your studies are not affected.',
  retry: 'Try again',
  retrying: 'Trying again…',
  nothing: 'Nothing used yet',
  nothingHint: 'Ask the tutor something, and you will see here how much it took.',
  ask: 'Ask the tutor',

  today: 'Today',
  todayLead: 'Everybody has the same allowance a day. An answer that has begun is always finished.',
  used: 'Used today',
  ofAllowance: (used: number, all: number): string => `${countOf(used)} of ${tokens(all)}`,
  renews: (time: string): string => `Full again at ${time}.`,
  usedUp: (time: string): string =>
    `Today’s allowance is used up. Your books, plans and earlier answers stay open; the tutor answers again from ${time}.`,

  days: 'By day',
  daysLead: `The last ${ALLOWANCE.shownDays} days at most. A day begins at midnight UTC.`,
  span: 'Days to show',
  spans: { 7: '7 days', 30: '30 days', 90: '90 days' },
  chart: (days: number, sum: number, most: number): string =>
    `Tokens a day in the last ${days} days: ${countOf(sum)} together, ${countOf(most)} on the fullest day.`,
  asTable: 'Show as a table',
  columns: { day: 'Day', read: 'Read', written: 'Written', answers: 'Answers' },
  save: 'Download as CSV',
  file: (day: string): string => `studia-usage-${day}.csv`,

  features: 'By what it was for',
  feature: (name: UsedFor): string => FEATURES[name],
  share: (count: number, turns: number): string => `${tokens(count)} · ${answers(turns)}`,

  conversations: 'By conversation',
  conversationsLead: 'The latest first.',
  unnamed: 'A conversation',
  gone: 'A deleted conversation',
  showAll: (count: number): string => `Show all ${countOf(count)}`,
} as const;
