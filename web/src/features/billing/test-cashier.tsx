import { PLANS, type CashierAction, type CashierSlip } from '@studia/contract/billing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { billingText, cashierText as text, moneyOf } from '../../text/billing.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { actAtCashier, readSlip } from './calls.ts';

export interface TestCashierProps {
  slipId: string;
  /** Called when the student is done here; says whether something was paid. */
  onDone: (hasPaid: boolean) => void;
}

/** The counter of the test cashier: one button for each thing that can happen to a payment. */
export const TestCashier = ({ slipId, onDone }: TestCashierProps) => {
  const client = useQueryClient();
  const key = ['test-cashier', slipId];
  // What can be done depends on what was decided elsewhere, so nothing is shown from memory.
  const { data, error } = useQuery({ queryKey: key, queryFn: () => readSlip(slipId), gcTime: 0 });
  const {
    mutate,
    variables,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: (action: CashierAction) => actAtCashier(slipId, action),
    onSuccess: async (slip, action) => {
      client.setQueryData(key, slip);
      await client.invalidateQueries({ queryKey: ['billing'] });
      if (isLast(action)) onDone(action !== 'leave');
    },
  });
  if (error) return <Notice tone="bad">{sentenceOf(error)}</Notice>;
  if (!data) return <Skeleton label={text.loading} lines={5} />;
  return (
    <Card>
      <h2 className="font-serif text-xl font-semibold">{text.order}</h2>
      <p className="mt-1 text-ui text-ink-soft">{priceLine}</p>
      <div className="mt-5 grid gap-3">
        {refusal && <Notice tone="bad">{sentenceOf(refusal)}</Notice>}
        <Word {...data} />
        {data.may.map((action, place) => (
          <Button
            key={action}
            wide
            look={place === 0 ? 'primary' : 'quiet'}
            busy={isPending && variables === action && text.busy}
            onClick={() => mutate(action)}
          >
            {text.action(action)}
          </Button>
        ))}
      </div>
    </Card>
  );
};

const priceLine = billingText.price(moneyOf(PLANS.premium.cents, 'usd'));

const isLast = (action: CashierAction): boolean =>
  action === 'pay' || action === 'confirm' || action === 'leave';

const Word = ({ state, declined }: CashierSlip) => {
  if (declined) return <Notice tone="bad">{text.declined}</Notice>;
  if (state === 'asked') return <Notice tone="info">{text.asked}</Notice>;
  if (state === 'ended' || state === 'left') return <p className="text-ink-soft">{text.over}</p>;
  return state === 'open' ? null : <p className="text-ui text-ink-soft">{text.time}</p>;
};
