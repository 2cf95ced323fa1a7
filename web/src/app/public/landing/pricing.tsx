import { clsx } from 'clsx';
import { pricingText } from '../../../text/landing.ts';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { LandingSection } from './section.tsx';

type PlanText = typeof pricingText.free | typeof pricingText.premium;

/** The two plans (SPEC 9). Whoever picks one goes on to Billing after signing in (SPEC 2.2). */
export const Pricing = () => (
  <LandingSection id="pricing" label={pricingText.label} title={pricingText.title} lead={pricingText.lead}>
    <div className="mt-12 grid items-start gap-6 md:grid-cols-2 lg:gap-8">
      <Plan plan={pricingText.free} />
      <Plan plan={pricingText.premium} emphasised />
    </div>
    <p className="mt-6 text-ui text-ink-soft">{pricingText.note}</p>
  </LandingSection>
);

const Plan = ({ plan, emphasised = false }: { plan: PlanText; emphasised?: boolean }) => (
  <article
    aria-label={plan.name}
    className={clsx(
      'flex h-full flex-col rounded border bg-sheet p-6 sm:p-8',
      emphasised ? 'border-accent' : 'border-line',
    )}
  >
    <h3 className="font-serif text-2xl font-semibold">{plan.name}</h3>
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-5xl font-semibold tabular-nums">{plan.price}</span>
      <span className="text-ui text-ink-soft">{plan.period}</span>
    </p>
    <ul className="mt-6 mb-8 grid gap-2.5 border-t border-line pt-6">
      {plan.includes.map((item) => (
        <li key={item} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
          <PenTick className="mt-0.5 size-5 text-good" />
          {item}
        </li>
      ))}
    </ul>
    <div className="mt-auto">
      <button
        type="button"
        data-auth="sign-in"
        data-then="/subscription"
        className={buttonClass({ look: emphasised ? 'primary' : 'quiet', size: 'lg', wide: true })}
      >
        {pricingText.getStarted}
      </button>
    </div>
  </article>
);
