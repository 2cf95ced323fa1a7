import type { Quote } from '@studia/contract/proof';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { lessonText as text } from '../../text/lessons.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { markLost } from './calls.ts';

/** "I'm lost here": one tap marks the words of the book behind an idea, and they come back in practice. */
export const Lost = ({ quote }: { quote: Quote }) => {
  const mark = useMutation({
    mutationFn: () => markLost(quote),
    onSuccess: () => toast.good(text.lostKept),
    onError: (error) => toast.bad(sentenceOf(error, text.lostFailed)),
  });
  return (
    <Button
      look="plain"
      disabled={mark.isSuccess}
      busy={mark.isPending && text.lost}
      onClick={() => mark.mutate()}
    >
      {text.lost}
    </Button>
  );
};
