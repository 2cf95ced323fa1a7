import { Link, useNavigate, useSearchParams } from 'react-router';
import { TestCashier } from '../../features/billing/test-cashier.tsx';
import { cashierText as text } from '../../text/billing.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHead } from '../page-head.tsx';

/** Where payments are played when no payment provider is set up. */
export default function TestCashierPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={text.title} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{text.title}</h1>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <div className="mt-6 grid gap-6">
        <Notice tone="warn">{text.notice}</Notice>
        <TestCashier
          slipId={search.get('slip') ?? 'current'}
          onDone={(hasPaid) => void navigate(hasPaid ? '/subscription?paid' : '/subscription')}
        />
        <Link to="/subscription" className="link justify-self-start">
          {text.back}
        </Link>
      </div>
    </div>
  );
}
