import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { BillingView } from '../../features/billing/billing-view.tsx';
import { billingText } from '../../text/billing.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

/** Billing (SPEC 2.1): the plan, what it costs, and the invoices. */
export default function SubscriptionPage() {
  const [search, setSearch] = useSearchParams();
  const forgetPaid = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.subscription} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.subscription}</h1>
      <p className="mt-2 text-ink-soft">{billingText.lead}</p>
      <div className="mt-8">
        <BillingView hasJustPaid={search.has('paid')} onPaid={forgetPaid} />
      </div>
    </div>
  );
}
