import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Payments } from '../../ports/payments/port.ts';
import type { Auth } from '../auth/service.ts';
import type { ProviderSync } from './provider-sync.ts';
import type { Standing } from './rules/standing.ts';
import { makeBillingStore } from './store.ts';

interface Dependencies {
  db: Handle;
  payments: Payments | null;
  clock: Clock;
  auth: Pick<Auth, 'user'>;
  sync: Pick<ProviderSync, 'refresh'>;
  standingOf: (owner: StudentId) => Promise<Standing>;
  publicUrl: string;
}

/** What a student decides about their plan. */
export const makePurchases = (dependencies: Dependencies) => {
  const { db, clock, auth, sync, standingOf, publicUrl } = dependencies;
  const store = makeBillingStore(db);
  const page = `${publicUrl}/subscription`;

  const provider = (): Payments => {
    if (!dependencies.payments) throw new Failure('payments_off');
    return dependencies.payments;
  };

  /** The subscription that runs, or a refusal. */
  const running = async (owner: StudentId): Promise<{ id: string; state: Standing['state'] }> => {
    const { subscription, state } = await standingOf(owner);
    if (!subscription || subscription.endedAt !== null) throw new Failure('no_subscription');
    return { id: subscription.id, state };
  };

  const cancel = async (owner: StudentId): Promise<void> => {
    const { id, state } = await running(owner);
    // An unpaid period is not worth waiting for: who cancels now owes nothing.
    if (state === 'past_due') await provider().end(id);
    else await provider().setRenewal(id, false);
    await sync.refresh(id);
  };

  return {
    cancel,

    /** Where to pay. A page that was opened before becomes useless, so nobody pays on two. */
    checkout: async (owner: StudentId): Promise<string> => {
      const payments = provider();
      const { subscription, state } = await standingOf(owner);
      if (state !== 'free' && state !== 'granted' && subscription?.endedAt === null)
        throw new Failure('already_premium');
      const known = await store.customer(owner);
      const { email } = await auth.user(owner);
      const customer = known?.customer ?? (await payments.customer({ id: owner, email }));
      await store.saveCustomer(owner, customer);
      if (known?.checkout) await payments.dropCheckout(known.checkout);
      const { id, url } = await payments.startCheckout({
        studentId: owner,
        customer,
        paidUrl: `${page}?paid`,
        leftUrl: page,
      });
      await store.saveCheckout(owner, id, clock.now());
      return url;
    },

    portal: async (owner: StudentId): Promise<string> => {
      const known = await store.customer(owner);
      const { subscription } = await standingOf(owner);
      if (!known?.customer || !subscription) throw new Failure('no_subscription');
      return provider().portal(known.customer, page);
    },

    resume: async (owner: StudentId): Promise<void> => {
      const { id } = await running(owner);
      await provider().setRenewal(id, true);
      await sync.refresh(id);
    },

    /** Lets a plan end with its period, if one renews. */
    letEnd: async (owner: StudentId): Promise<void> => {
      const { state } = await standingOf(owner);
      if (state === 'active' || state === 'past_due') await cancel(owner);
    },

    /** Gives the last payment back and ends the plan at once; answers false where there is nothing to give back. */
    refund: async (owner: StudentId): Promise<boolean> => {
      const { subscription } = await standingOf(owner);
      const last = subscription?.invoices
        .filter(({ state }) => state === 'paid')
        .toSorted((a, b) => a.periodEnd.getTime() - b.periodEnd.getTime())
        .at(-1);
      if (!subscription || !last) return false;
      await provider().refund(last.id);
      await provider().end(subscription.id);
      await sync.refresh(subscription.id);
      return true;
    },

    invoicePdf: async (owner: StudentId, id: string): Promise<{ number: string; pdf: Uint8Array }> => {
      const invoices = (await store.subscriptions(owner)).flatMap((one) => one.invoices);
      const invoice = invoices.find((one) => one.id === id);
      if (!invoice) throw new Failure('invoice_not_found');
      return { number: invoice.number, pdf: await provider().invoicePdf(id) };
    },

    forget: async (owner: StudentId): Promise<void> => {
      const known = await store.customer(owner);
      if (known?.customer) await dependencies.payments?.forget(known.customer);
    },
  };
};
