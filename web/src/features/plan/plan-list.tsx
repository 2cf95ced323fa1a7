import type { PlanSummary } from '@studia/contract/plan';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../text/errors.ts';
import { planListText as text } from '../../text/goal-setting.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { dayName } from './days.ts';
import { DeletePlan } from './delete-plan.tsx';
import { planAddress } from './plan-address.ts';
import { usePlans } from './use-plans.ts';

/** The student's plans; nothing at all while there are none. */
export const PlanList = () => {
  const { data, error, isPending, refetch } = usePlans();
  const [leaving, setLeaving] = useState<PlanSummary | null>(null);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="plans" className="mt-14 border-t border-line pt-6">
      <h2 id="plans" className="font-serif text-xl font-semibold">
        {text.title}
      </h2>
      {isPending && <Skeleton label={text.loading} lines={3} />}
      {error && (
        <p role="alert" className="mt-3 text-ink-soft">
          {sentenceOf(error, text.failed)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {text.retry}
          </button>
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.map((plan) => (
          <Line key={plan.id} plan={plan} onDelete={() => setLeaving(plan)} />
        ))}
      </ul>
      <DeletePlan plan={leaving} onCancel={() => setLeaving(null)} onDeleted={() => setLeaving(null)} />
    </section>
  );
};

const Line = ({ plan, onDelete }: { plan: PlanSummary; onDelete: () => void }) => {
  const { id, topic, done, items, exam_date } = plan;
  const facts = [text.progress(done, items), ...(exam_date === null ? [] : [text.by(dayName(exam_date))])];
  return (
    <li className="relative flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <Link
          to={planAddress(id)}
          className="font-serif text-lg wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {topic}
        </Link>
        <p className="text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>
      </div>
      <Share done={done} of={items} />
      <span className="relative">
        <IconButton icon={Trash2} label={text.delete(topic)} onClick={onDelete} />
      </span>
    </li>
  );
};

/** The same in a picture; the words stand beside it. */
const Share = ({ done, of }: { done: number; of: number }) => (
  <span
    aria-hidden="true"
    className="hidden h-2 w-24 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--ink)_10%,transparent)] sm:block"
  >
    <span
      className="block h-full rounded-full bg-accent"
      style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }}
    />
  </span>
);
