import type { Billing } from '@studia/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { billingText as text, dayOf, moneyOf } from '../../text/billing.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Badge, type BadgeProps } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { cancelPlan, goToCheckout, resumePlan } from './calls.ts';
import { ChangeMethod } from './change-method.tsx';
import { usePlanChange } from './use-billing.ts';

const TONES: Readonly<Record<Billing['subscription']['state'], BadgeProps['tone']>> = {
  free: 'plain',
  active: 'good',
  ending: 'warn',
  past_due: 'bad',
  granted: 'accent',
};

/** The plan in one glance: what it is, until when, what it costs, and the one thing to do about it. */
export const PlanSection = ({ billing }: { billing: Billing }) => {
  const { subscription } = billing;
  const { plan, state, days_waiting } = subscription;
  return (
    <PageSection title={text.plan}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-serif text-2xl font-semibold">{text.name(plan)}</p>
        <Badge tone={TONES[state]}>{text.badge(state)}</Badge>
      </div>
      <div className="mt-3 max-w-prose">
        {state === 'past_due' ? (
          <Notice tone="warn">{sentenceAbout(billing)}</Notice>
        ) : (
          <p className="text-ink-soft">{sentenceAbout(billing)}</p>
        )}
        {days_waiting > 0 && <p className="mt-2 text-ink-soft">{text.daysWaiting(days_waiting)}</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Deed {...billing} />
      </div>
    </PageSection>
  );
};

const sentenceAbout = ({ subscription, price }: Billing): string => {
  const { state, premium_until, renews_at, ended_at } = subscription;
  const until = premium_until === null ? '' : dayOf(premium_until);
  if (state === 'free') return ended_at === null ? text.free : text.ended(dayOf(ended_at));
  if (state === 'past_due') return text.pastDue(until);
  if (state === 'active' && renews_at !== null)
    return text.renews(dayOf(renews_at), moneyOf(price.cents, price.currency));
  return state === 'granted' ? text.granted(until) : text.ending(until);
};

const Deed = ({ subscription, price, cashier }: Billing) => {
  const { state, may_resume } = subscription;
  if (state === 'active') return <Cancel />;
  if (state === 'past_due') return <EndNow />;
  if (may_resume) return <Resume />;
  if (state === 'ending') return null;
  if (cashier === 'none') return <p className="text-ui text-ink-soft">{text.notSold}</p>;
  return <Upgrade price={moneyOf(price.cents, price.currency)} />;
};

const Upgrade = ({ price }: { price: string }) => {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: goToCheckout,
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <>
      <Button busy={(isPending || isSuccess) && text.upgrading} onClick={() => mutate()}>
        {text.upgrade}
      </Button>
      <p className="text-ui text-ink-soft">{text.price(price)}</p>
    </>
  );
};

// Taken back with one click, so nobody is asked whether they are sure.
const Cancel = () => {
  const { mutate, isPending } = usePlanChange(cancelPlan, text.cancelled);
  return (
    <Button look="quiet" busy={isPending && text.cancelling} onClick={() => mutate()}>
      {text.cancel}
    </Button>
  );
};

/** After a declined renewal: pay in another way, or let it be. */
const EndNow = () => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = usePlanChange(cancelPlan, text.cancelled);
  return (
    <>
      <ChangeMethod look="primary" />
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.endNow.title}
        question={text.endNow.question}
        cancelLabel={text.endNow.keep}
        confirmLabel={text.endNow.end}
        busy={isPending && text.cancelling}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  );
};

const Resume = () => {
  const { mutate, isPending } = usePlanChange(resumePlan, text.resumed);
  return (
    <Button busy={isPending && text.resuming} onClick={() => mutate()}>
      {text.resume}
    </Button>
  );
};
