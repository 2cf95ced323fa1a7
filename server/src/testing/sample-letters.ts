import type { StudentId, TicketId } from '@studia/contract/ids';
import { codeLetter, erasedLetter, noticeLetter } from '../features/auth/letters.ts';
import { billingLetter } from '../features/billing/letters.ts';
import type { LetterKind } from '../features/billing/rules/letters-due.ts';
import { newsLetter } from '../features/referral/letters.ts';
import {
  answeredLetter,
  closedLetter,
  operatorLetter,
  receivedLetter,
} from '../features/support/tickets/letters.ts';
import { htmlOf, textOf } from '../ports/mail/letter-style.ts';
import type { Letter } from '../ports/mail/port.ts';

const to = 'ada@example.org';
const publicUrl = 'https://studia.example';
const DAY = 24 * 60 * 60 * 1000;
const now = new Date('2026-01-05T09:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * DAY);

const student = {
  id: '01948b3c-7d5e-7abc-9def-000000000001' as StudentId,
  email: to,
  fullName: 'Ada Lovelace',
  provider: 'email',
  verified: true,
  country: null,
  city: null,
  standard: null,
  dateOfBirth: null,
  photo: null,
  deleteRequestedAt: now,
  suspended: false,
} as const;

const ticket = {
  id: '01948b3c-7d5e-7abc-9def-000000000002' as TicketId,
  number: 1001,
  studentId: student.id,
  category: 'books',
  subject: 'My scan stays grey',
  page: '/curriculum',
  priority: false,
  state: 'open',
  openedAt: now,
  changedAt: now,
} as const;
const reader = { to, publicUrl, contactEmail: 'hello@studia.example' };
const asked = {
  id: '1',
  author: 'student',
  message: 'I uploaded it twice.\nIt says <nothing>.',
  writtenAt: now,
} as const;
const replied = {
  id: '2',
  author: 'operator',
  message: 'Please send us the first page.',
  writtenAt: now,
} as const;

const NOTICES = [
  'password-changed',
  'provider-linked',
  'provider-unlinked',
  'data-exported',
  'deletion-requested',
  'deletion-undone',
] as const;
const NEWS = ['friend-joined', 'referrer-rewarded', 'friend-rewarded'] as const;
const MONEY: readonly LetterKind[] = [
  'receipt',
  'renews-soon',
  'refund',
  'payment-failed',
  'cancelled',
  'resumed',
  'ended',
];

const invoice = {
  id: 'in_1',
  number: 'STUDIA-1',
  state: 'paid',
  cents: 5949,
  taxCents: 950,
  currency: 'usd',
  periodStart: now,
  periodEnd: later(30),
  madeAt: now,
  paidAt: now,
  refundedAt: null,
} as const;
const standing = {
  plan: 'premium',
  state: 'active',
  premiumUntil: later(30),
  renewsAt: later(30),
  subscription: { paymentMethod: 'Visa •••• 4242' },
} as unknown as Parameters<typeof billingLetter>[0]['standing'];

const written = (): readonly (readonly [name: string, letter: Letter | null])[] => [
  ...(['verify', 'reset', 'delete', 'unlink'] as const).map(
    (purpose) => [`code to ${purpose}`, codeLetter(to, purpose, '314159')] as const,
  ),
  ...NOTICES.map((notice) => [notice, noticeLetter(student, notice)] as const),
  ['account-deleted', erasedLetter(to)],
  ['ticket-received', receivedLetter(reader, ticket)],
  ['ticket-received-premium', receivedLetter(reader, { ...ticket, priority: true })],
  ['ticket-answered', answeredLetter(reader, ticket, replied)],
  ['ticket-closed', closedLetter(reader, ticket)],
  ['ticket-to-operator', operatorLetter(to, { ticket, reply: asked, student, files: [] })],
  ...NEWS.map(
    (news) =>
      [
        news,
        newsLetter(
          news,
          { friend: 'Grace', referrer: 'Ada', referrerDays: 30 },
          { to, publicUrl, unsubscribe: `${publicUrl}/letters/unsubscribe?token=sample` },
        ),
      ] as const,
  ),
  ...MONEY.map(
    (kind) =>
      [
        kind,
        billingLetter({
          to,
          kind,
          invoice,
          standing,
          page: `${publicUrl}/subscription`,
          isTest: false,
          pdf: null,
        }),
      ] as const,
  ),
];

/** Every letter that Studia sends, as the gallery shows it. */
export const sampleLetters = () =>
  written().flatMap(([name, letter]) =>
    letter
      ? [{ name, subject: letter.subject, text: textOf(letter), html: letter.html ?? htmlOf(letter) }]
      : [],
  );
