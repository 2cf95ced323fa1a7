import { useMutation } from '@tanstack/react-query';
import { billingText as text } from '../../text/billing.ts';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ButtonLook } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { goToPortal } from './calls.ts';

/** Leads to the page on which the payment method is changed. */
export const ChangeMethod = ({ look }: { look: ButtonLook }) => {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: goToPortal,
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <Button look={look} busy={(isPending || isSuccess) && text.opening} onClick={() => mutate()}>
      {text.changeMethod}
    </Button>
  );
};
