import { PRICING } from '@studia/contract/limits';
import type { Letter } from '../../ports/mail/port.ts';
import type { LetterKind } from './rules/letters-due.ts';
import type { Invoice } from './rules/record.ts';
import type { Standing } from './rules/standing.ts';

/** What a letter about money is written from. */
export interface Occasion {
  to: string;
  kind: LetterKind;
  /** The bill it is about, where it is about one. */
  invoice: Invoice | null;
  standing: Standing;
  /** Where the student sees and changes all this. */
  page: string;
  /** Whether no money moves here. */
  isTest: boolean;
  pdf: Uint8Array | null;
}

interface Words {
  subject: string;
  lines: readonly string[];
}

/** The letter that tells a student about their money: what happened, what it costs, what they can do. */
export const billingLetter = (occasion: Occasion): Letter => {
  const { to, kind, invoice, page, isTest, pdf } = occasion;
  const { subject, lines } = WORDS[kind](occasion);
  const test = isTest ? ['This is a test: no money was moved, and nothing is owed.'] : [];
  return {
    to,
    subject: isTest ? `${subject} (test)` : subject,
    text: ['Hello,', ...lines, ...test, 'Studia'].join('\n\n'),
    action: { label: 'Your plan and your invoices', url: page },
    ...(pdf && invoice && { attachments: [attachmentOf(invoice, pdf)] }),
  };
};

const attachmentOf = ({ number }: Invoice, content: Uint8Array) => ({
  name: `studia-invoice-${number}.pdf`,
  type: 'application/pdf',
  content,
});

const WORDS: Readonly<Record<LetterKind, (occasion: Occasion) => Words>> = {
  receipt: ({ invoice }) => ({
    subject: 'Your Studia receipt',
    lines: [
      'Thank you. Your payment for Studia Premium has arrived.',
      invoice ? billOf(invoice) : '',
      `Premium renews every ${PRICING.renewEveryDays} days until you cancel, which you can do at any time.`,
    ],
  }),
  refund: ({ invoice }) => ({
    subject: 'Your Studia refund',
    lines: [
      'We’ve refunded your payment for Studia Premium.',
      invoice ? billOf(invoice) : '',
      'Banks take up to ten days to show it. You’re on the Free Tier now, and everything you made is still there.',
    ],
  }),
  'payment-failed': ({ standing }) => ({
    subject: 'We couldn’t renew your Studia Premium',
    lines: [
      'Your payment method was declined, so Premium wasn’t renewed. Nothing was charged.',
      `You keep Premium until ${dayOf(standing.premiumUntil)}. To keep it after that, update your payment method.`,
      'If you don’t want Premium any more, you don’t have to do anything.',
    ],
  }),
  cancelled: ({ standing }) => ({
    subject: 'Your Studia Premium won’t renew',
    lines: [
      `You’ve cancelled Premium, and you won’t be charged again. It’s yours until ${dayOf(standing.premiumUntil)}.`,
      'If you change your mind before then, you can resume it with one click.',
    ],
  }),
  resumed: ({ standing }) => ({
    subject: 'Your Studia Premium will renew again',
    lines: [`Premium goes on. The next payment is due on ${dayOf(standing.renewsAt)}.`],
  }),
  'renews-soon': ({ standing }) => ({
    subject: `Your Studia Premium renews on ${dayOf(standing.renewsAt)}`,
    lines: [
      `On ${dayOf(standing.renewsAt)}, Premium renews for another ${PRICING.renewEveryDays} days, and we’ll charge ${PRICE} plus taxes${methodOf(standing)}.`,
      'If that’s fine, you don’t have to do anything. If not, cancel before then: you won’t be charged, and Premium is yours until that day.',
    ],
  }),
  ended: () => ({
    subject: 'Your Studia Premium has ended',
    lines: [
      'You’re on the Free Tier now. You won’t be charged again, and everything you made is still there.',
      'You can get Premium again at any time.',
    ],
  }),
};

const PRICE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
  PRICING.premiumMonthly,
);

const methodOf = ({ subscription }: Standing): string =>
  // A card's number is not torn apart at the end of a line.
  subscription?.paymentMethod ? ` to ${subscription.paymentMethod.replaceAll(' ', '\u00a0')}` : '';

const billOf = (invoice: Invoice): string => {
  const { number, cents, taxCents, currency, periodStart, periodEnd } = invoice;
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return [
    `Invoice: ${number}`,
    `Period: ${dayOf(periodStart)} to ${dayOf(periodEnd)}`,
    `Price: ${money.format((cents - taxCents) / 100)}`,
    `Taxes: ${money.format(taxCents / 100)}`,
    `Total: ${money.format(cents / 100)}`,
  ].join('\n');
};

// A letter is read anywhere, so its days are those of UTC.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (moment: Date | null): string => (moment ? day.format(moment) : 'the end of the paid period');
