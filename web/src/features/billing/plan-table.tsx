import type { Billing, PlanName } from '@studia/contract/billing';
import { clsx } from 'clsx';
import { billingText as text } from '../../text/billing.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';

const PLANS: readonly PlanName[] = ['free', 'premium'];

/** Both plans side by side, as they are on this server. */
export const PlanTable = ({ plans, subscription: { plan } }: Billing) => {
  const areTokensLimited = PLANS.some((name) => plans[name].daily_tokens !== null);
  const premium = text.rows(plans.premium, areTokensLimited);
  return (
    <PageSection title={text.compare} lead={text.compareLead}>
      <table className="w-full text-ui">
        <thead>
          <tr className="border-b border-edge align-bottom">
            <th scope="col" className="py-2 text-left">
              <span className="sr-only">{text.feature}</span>
            </th>
            {PLANS.map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-left font-semibold">
                {text.name(name)}
                {name === plan && (
                  <span className="block text-sm font-normal text-accent">{text.current}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {text.rows(plans.free, areTokensLimited).map(([label, value], place) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-3 text-left font-normal">
                {label}
              </th>
              <Value isCurrent={plan === 'free'}>{value}</Value>
              <Value isCurrent={plan === 'premium'}>{premium[place]?.[1] ?? ''}</Value>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
};

const Value = ({ isCurrent, children }: { isCurrent: boolean; children: string }) => (
  <td className={clsx('py-3 pl-4', isCurrent ? 'font-medium' : 'text-ink-soft')}>{children}</td>
);
