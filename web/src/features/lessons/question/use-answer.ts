import type { AttemptId } from '@studia/contract/ids';
import type { Answer, AskedItem, Checked, IdeaId } from '@studia/contract/lessons';
import type { Confidence, Help } from '@studia/contract/practice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { giveAnswer } from '../calls.ts';

/** One try at a question; who sends it again after a failure sends the same. */
const newTry = () => ({ id: newId() as AttemptId, begun: performance.now() });

interface GivenAnswer {
  answer: Answer;
  confidence: Confidence;
  help: Help;
  milliseconds: number;
  /** What the student says where the judge could not decide. */
  own_judgement?: boolean;
}

/** Gives answers to a question of a lesson; each try counts once, with the help that was used. */
export const useAnswer = (idea: IdeaId, item: AskedItem, onChecked: () => void) => {
  const queries = useQueryClient();
  const [{ id, begun }, setTry] = useState(newTry);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isSeen, setSeen] = useState(false);
  const sending = useMutation({
    mutationFn: (given: GivenAnswer) => giveAnswer({ id, idea, item: item.id, ...given }),
    onSuccess: (answer) => {
      setChecked(answer);
      onChecked();
      return queries.invalidateQueries({ queryKey: ['practice'] });
    },
  });
  return {
    /** What became of the answer; null before the check. */
    checked,
    isSending: sending.isPending,
    error: sending.error,
    /** The key was shown: what comes now is no proof. */
    isSeen,
    ownJudgement: sending.variables?.own_judgement,
    give: (answer: Answer, confidence: Confidence, hints: number) =>
      sending.mutate({
        answer,
        confidence,
        help: isSeen ? 'revealed' : helpOf(hints),
        milliseconds: Math.round(performance.now() - begun),
      }),
    judge: (own: boolean) =>
      sending.variables && sending.mutate({ ...sending.variables, own_judgement: own }),
    tryAgain: () => {
      setSeen(true);
      setTry(newTry());
      setChecked(null);
      sending.reset();
    },
  };
};

const HELP: readonly Help[] = ['none', 'hint-1', 'hint-2', 'hint-3'];
const helpOf = (hints: number): Help => HELP[Math.min(hints, HELP.length - 1)] ?? 'none';
