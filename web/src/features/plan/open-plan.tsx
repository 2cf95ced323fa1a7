import type { PlanId } from '@studia/contract/ids';
import type { PlanContent, PlanItem } from '@studia/contract/plan';
import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf, sentenceOfMissing } from '../../text/errors.ts';
import { planPageText as text } from '../../text/goal-setting.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanView } from './plan-view.tsx';
import { shortTitle } from './source-address.ts';
import { usePlan } from './use-plans.ts';

interface Props {
  id: PlanId;
  /** Keeps what a session is about. */
  save: (session: { topic: string; selectedLearningItems: PlanItem[]; messages: [] }) => Promise<unknown>;
  /** A session is ready to begin with these words. */
  onStarted: (draft: string) => void;
  /** The student wants to be quizzed on a step. */
  onQuiz: (step: string) => void;
  onLive: (step: string) => void;
  onLeave: () => void;
  /** Shows what the student can do of the books that a plan leads through. */
  Mastery: ComponentType<{ books: readonly string[] }>;
}

/** A plan by its id: loading, not there, or open. */
export const OpenPlan = ({ id, save, onStarted, onQuiz, onLive, onLeave, Mastery }: Props) => {
  const { data: plan, error, refetch } = usePlan(id);
  const [loads, setLoads] = useState(0);
  const reload = async (): Promise<void> => {
    await refetch();
    setLoads((before) => before + 1);
  };
  const starting = useMutation({
    mutationFn: ({ item, topic }: { item: PlanItem; topic: string }) =>
      save({ topic, selectedLearningItems: [item], messages: [] }),
    onSuccess: (_, { item }) => onStarted(firstWords(item)),
    onError: (failure) => toast.bad(sentenceOf(failure, text.startFailed)),
  });
  if (isGone(error))
    return (
      <ErrorState title={sentenceOfMissing(error, text.gone)} retryLabel={text.another} onRetry={onLeave} />
    );
  if (error)
    return <ErrorState title={sentenceOf(error)} retryLabel={text.retry} onRetry={() => void refetch()} />;
  if (!plan) return <PlanSkeleton label={text.loading} />;
  return (
    <PlanView
      // A plan that was loaded again is edited from there.
      key={loads}
      plan={plan}
      id={id}
      starting={starting.isPending}
      onQuiz={(item: PlanItem) => onQuiz(item.id)}
      onLive={(item: PlanItem) => onLive(item.id)}
      onStart={(item: PlanItem, { topic }: PlanContent) => starting.mutate({ item, topic })}
      onReload={() => void reload()}
      onLeave={onLeave}
      Mastery={Mastery}
    />
  );
};

const firstWords = ({ kind, title, minutes, source }: PlanItem): string => {
  const place = source && `${shortTitle(source.title)}, ${text.page(source.page)}`;
  return kind === 'alone' ? text.sessionAlone(title, place) : text.session(title, minutes, place);
};
