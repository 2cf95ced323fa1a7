import type { StudentId } from '@studia/contract/ids';
import type { Mail } from '../../ports/mail/port.ts';
import type { Payments } from '../../ports/payments/port.ts';
import type { Auth } from '../auth/service.ts';
import { billingLetter } from './letters.ts';
import { isStillTrue, type LetterKind } from './rules/letters-due.ts';
import type { Standing } from './rules/standing.ts';
import type { BillingStore } from './store.ts';

interface Dependencies {
  store: BillingStore;
  standingOf: (owner: StudentId) => Promise<Standing>;
  auth: Pick<Auth, 'user'>;
  mail: Pick<Mail, 'send'>;
  payments: Payments | null;
  publicUrl: string;
}

interface Order {
  studentId: StudentId;
  kind: LetterKind;
  /** The id of the invoice or of the subscription. */
  about: string;
}

/** The job that mails a letter about money, unless it is no longer so. */
export const makeDeliverLetter =
  ({ store, standingOf, auth, mail, payments, publicUrl }: Dependencies) =>
  async ({ studentId, kind, about }: Order): Promise<void> => {
    const records = await store.subscriptions(studentId);
    const standing = await standingOf(studentId);
    if (records.length === 0 || !isStillTrue(kind, about, records)) return;
    const invoice = records.flatMap(({ invoices }) => invoices).find(({ id }) => id === about) ?? null;
    const isReceipt = kind === 'receipt' && invoice !== null;
    await mail.send(
      billingLetter({
        to: (await auth.user(studentId)).email,
        kind,
        invoice,
        standing,
        page: `${publicUrl}/subscription`,
        isTest: payments?.kind === 'test',
        pdf: isReceipt && payments ? await payments.invoicePdf(invoice.id) : null,
      }),
    );
  };
