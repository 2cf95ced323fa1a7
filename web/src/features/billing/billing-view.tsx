import type { Billing } from '@studia/contract/billing';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { billingText as text } from '../../text/billing.ts';
import { sentenceOf } from '../../text/errors.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { ChangeMethod } from './change-method.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanTable } from './plan-table.tsx';
import { useBilling } from './use-billing.ts';

export interface BillingViewProps {
  /** Whether the student comes back from paying. */
  hasJustPaid: boolean;
  /** Called once the payment has arrived. */
  onPaid: () => void;
}

/** Everything about a student's plan. */
export const BillingView = ({ hasJustPaid, onPaid }: BillingViewProps) => {
  const { data, error, isPending, isFetching, refetch } = useBilling(hasJustPaid);
  const hasArrived = hasJustPaid && data?.subscription.plan === 'premium';
  useEffect(() => {
    if (!hasArrived) return;
    toast.good(text.welcome);
    onPaid();
  }, [hasArrived, onPaid]);
  if (isPending) return <Skeleton label={text.loading} lines={8} />;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        busy={isFetching && text.retrying}
        onRetry={() => void refetch()}
      >
        {text.failedHint}
      </ErrorState>
    );
  return (
    <>
      {(data.cashier === 'test' || hasJustPaid) && (
        <div className="mb-8 grid gap-3">
          {data.cashier === 'test' && <TestNotice {...data} />}
          {hasJustPaid && !hasArrived && <Notice tone="info">{text.waiting}</Notice>}
        </div>
      )}
      <PlanSection billing={data} />
      <PlanTable {...data} />
      {data.subscription.payment_method !== null && (
        <PageSection title={text.payment}>
          <p>{text.method(data.subscription.payment_method)}</p>
          {data.subscription.state !== 'past_due' && (
            <div className="mt-4">
              <ChangeMethod look="quiet" />
            </div>
          )}
        </PageSection>
      )}
      <PageSection title={text.invoices}>
        <InvoiceList invoices={data.invoices} />
      </PageSection>
    </>
  );
};

const TestNotice = ({ subscription }: Billing) => (
  <Notice tone="info">
    {text.testNotice}{' '}
    {subscription.payment_method !== null && (
      <Link to="/subscription/test-cashier?slip=current" className="link">
        {text.toCashier}
      </Link>
    )}
  </Notice>
);
