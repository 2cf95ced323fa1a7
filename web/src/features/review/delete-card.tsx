import type { Card } from '@studia/contract/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { cardText as text } from '../../text/review.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { removeCard } from './calls.ts';
import { REVIEW_KEY } from './use-review.ts';

/** Asks before a card goes, because everything that was learnt about it goes with it. */
export const DeleteCard = ({ card, onClose }: { card: Card | null; onClose: () => void }) => {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: removeCard,
    onError: (error) => toast.bad(sentenceOf(error)),
    onSettled: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: REVIEW_KEY });
    },
  });
  return (
    <ConfirmDialog
      open={card !== null}
      title={text.deleteTitle}
      question={text.deleteQuestion}
      cancelLabel={text.cancel}
      confirmLabel={text.delete}
      danger
      busy={deleting.isPending && text.deleting}
      onCancel={onClose}
      onConfirm={() => card && deleting.mutate(card.id)}
    />
  );
};
