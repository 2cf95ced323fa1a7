import type { PlanId } from '@studia/contract/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { goalText as text } from '../../text/goal-setting.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Answers } from './answers.ts';
import { generatePlan } from './calls.ts';
import { GoalConversation } from './goal-conversation.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { forgetAnswers } from './stored-answers.ts';
import { taskIn } from './task.ts';
import { useGoalConversation } from './use-goal-conversation.ts';
import { planKey, PLANS_KEY } from './use-plans.ts';
import { WorkNow } from './work-now.tsx';

interface Props {
  student: string;
  /** What was typed on another page. */
  query: string | null;
  /** The book that the plan is made from; null for all there are. */
  book: string | null;
  onMade: (id: PlanId) => void;
  /** The student would rather begin than plan. */
  onWork: (typed: string) => void;
}

/** The conversation, and the plan that comes of it. */
export const GoalMaker = ({ student, query, book, onMade, onWork }: Props) => {
  const [conversation, setConversation] = useGoalConversation(student, query);
  // The same for every try of this conversation: a plan whose answer got lost is not made twice.
  const [id, setId] = useState(() => newId() as PlanId);
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: (answers: Answers & { topic: string }) => generatePlan(id, answers, book),
    onSuccess: (plan) => {
      client.setQueryData(planKey(id), plan);
      void client.invalidateQueries({ queryKey: PLANS_KEY });
      forgetAnswers();
      onMade(id);
    },
  });
  // A topic is cut to its length; what was typed elsewhere is handed on whole.
  const { topic = '' } = conversation.answers;
  const typed = query?.startsWith(topic) ? query : topic;
  const task = taskIn(typed);
  if (making.isPending || making.isSuccess)
    return <PlanSkeleton label={text.making} lead={text.makingLead} />;
  return (
    <>
      {making.isError && (
        <div className="mb-6">
          <Notice tone="bad">
            {sentenceOf(making.error, text.makeFailed)}{' '}
            <button
              type="button"
              className="link font-semibold"
              onClick={() => making.mutate(making.variables)}
            >
              {text.retry}
            </button>
          </Notice>
        </div>
      )}
      {task && <WorkNow task={task} typed={typed} onWork={() => onWork(typed)} />}
      <GoalConversation
        conversation={conversation}
        onChange={(next) => {
          // Other answers are another plan.
          setId(newId() as PlanId);
          setConversation(next);
        }}
        onMake={(answers) => making.mutate(answers)}
      />
    </>
  );
};
