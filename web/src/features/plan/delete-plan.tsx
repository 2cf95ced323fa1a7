import type { PlanId } from '@studia/contract/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { planListText as text } from '../../text/goal-setting.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { deletePlan } from './calls.ts';
import { planKey, PLANS_KEY } from './use-plans.ts';

interface Props {
  /** The plan that is to go; null while nobody asks. */
  plan: { id: PlanId; topic: string } | null;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before a plan is gone. */
export const DeletePlan = ({ plan, onCancel, onDeleted }: Props) => {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: deletePlan,
    onSuccess: async (_, id) => {
      onDeleted();
      client.removeQueries({ queryKey: planKey(id) });
      await client.invalidateQueries({ queryKey: PLANS_KEY });
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <ConfirmDialog
      open={plan !== null}
      title={text.deleteTitle}
      question={text.deleteQuestion(plan?.topic ?? '')}
      cancelLabel={text.cancel}
      confirmLabel={text.confirm}
      danger
      busy={deleting.isPending && text.deleting}
      onCancel={onCancel}
      onConfirm={() => plan && deleting.mutate(plan.id)}
    />
  );
};
