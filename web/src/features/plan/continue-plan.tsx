import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { todayText as text } from '../../text/today.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { planAddress } from './plan-address.ts';
import { usePlans } from './use-plans.ts';

/** The plan that was worked on last and is not done, or the way to a first one. */
export const ContinuePlan = () => {
  const { data, isPending, refetch } = usePlans();
  if (isPending) return <Skeleton label={text.planTitle} lines={2} />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  const plan = data.find(({ done, items }) => done < items);
  if (!plan)
    return (
      <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-ink-soft">{text.noPlan}</p>
        <Link to="/goal-setting" className={buttonClass({ look: 'quiet', size: 'sm' })}>
          {text.planAction}
        </Link>
      </div>
    );
  return (
    <Link to={planAddress(plan.id)} className="group flex items-center gap-4 rounded no-underline">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-serif text-lg text-ink group-hover:underline">{plan.topic}</span>
        <span className="mt-0.5 block text-ui text-ink-soft tabular-nums">
          {text.planProgress(plan.done, plan.items)}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-accent transition-transform duration-160 group-hover:translate-x-1"
      />
    </Link>
  );
};
