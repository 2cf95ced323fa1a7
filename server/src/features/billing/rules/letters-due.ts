import { PRICING } from '@studia/contract/limits';
import type { SubscriptionRecord } from './record.ts';
import { lastPaidMoment } from './standing.ts';

/** What a student is told by mail about their money. */
export type LetterKind =
  | 'receipt'
  | 'refund'
  | 'payment-failed'
  | 'cancelled'
  | 'resumed'
  | 'ended'
  | 'renews-soon';

/** A letter that became due; `about` is the id of the invoice or the subscription. */
export interface DueLetter {
  readonly kind: LetterKind;
  readonly about: string;
  /** The same for the same reason, so that nobody is told twice. */
  readonly key: string;
}

/** The letters to which a change of what is known gives reason. */
export const lettersDue = (before: SubscriptionRecord | null, after: SubscriptionRecord): DueLetter[] => {
  const letters: DueLetter[] = [];
  const write = (kind: LetterKind, about: string, occasion = ''): void => {
    letters.push({ kind, about, key: `${kind}:${about}${occasion}` });
  };
  for (const { id, state } of after.invoices) {
    const was = before?.invoices.find((invoice) => invoice.id === id)?.state;
    if (state === was) continue;
    if (state === 'paid') write('receipt', id);
    if (state === 'refunded') write('refund', id);
    if (state === 'failed') write('payment-failed', id);
  }
  if (after.endedAt !== null) {
    const isRefunded = letters.some(({ kind }) => kind === 'refund');
    if (before?.endedAt === null && !isRefunded) write('ended', after.id);
  } else if (before && before.endsAtPeriodEnd !== after.endsAtPeriodEnd) {
    write(after.endsAtPeriodEnd ? 'cancelled' : 'resumed', after.id, `:${after.readAt.toISOString()}`);
  }
  return letters;
};

/** The reminder of a renewal that is near; one for each renewal. */
export const reminderDue = (record: SubscriptionRecord, now: Date): DueLetter | null => {
  const renewal = willRenew(record) ? lastPaidMoment(record) : null;
  const left = (renewal ?? 0) - now.getTime();
  if (renewal === null || left <= 0 || left > PRICING.remindDays * DAY) return null;
  const key = `renews-soon:${record.id}:${new Date(renewal).toISOString()}`;
  return { kind: 'renews-soon', about: record.id, key };
};

const DAY = 24 * 60 * 60 * 1000;

const willRenew = ({ endsAtPeriodEnd, endedAt }: SubscriptionRecord): boolean =>
  !endsAtPeriodEnd && endedAt === null;

/** Whether a letter still says what is true when it leaves: a job may have waited long. */
export const isStillTrue = (
  kind: LetterKind,
  about: string,
  records: readonly SubscriptionRecord[],
): boolean => {
  const invoice = records.flatMap(({ invoices }) => invoices).find(({ id }) => id === about);
  const record = records.find(({ id }) => id === about);
  if (kind === 'payment-failed') return invoice?.state === 'failed';
  if (kind === 'cancelled') return record?.endsAtPeriodEnd === true && record.endedAt === null;
  if (kind === 'resumed' || kind === 'renews-soon') return record !== undefined && willRenew(record);
  return true;
};
