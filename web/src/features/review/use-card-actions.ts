import type { Card } from '@studia/contract/review';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { changeCard, restartCard } from './calls.ts';
import { REVIEW_KEY } from './use-review.ts';

/** What is done to a card in the list with one press, and can be done back with another. */
export const useCardActions = ({ id, suspended }: Card) => {
  const client = useQueryClient();
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast.bad(sentenceOf(error));
    }
    await client.invalidateQueries({ queryKey: REVIEW_KEY });
  };
  return {
    suspend: (): void => void attempt(() => changeCard(id, { suspended: !suspended })),
    restart: (): void => void attempt(() => restartCard(id)),
  };
};
