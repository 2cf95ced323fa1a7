import { Failure } from '@studia/contract/errors';
import type { PlanId } from '@studia/contract/ids';
import { PLAN } from '@studia/contract/limits';
import type { Plan, PlanContent } from '@studia/contract/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { updateKeepalive, updatePlan } from './calls.ts';
import { planKey, PLANS_KEY } from './use-plans.ts';

/** Whether what is on screen is kept; `elsewhere` means that another window changed the plan. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'elsewhere';

/** A plan that saves itself shortly after every change. */
export const usePlanEditor = (plan: Plan, id: PlanId) => {
  const client = useQueryClient();
  const [content, setContent] = useState<PlanContent>(() => contentOf(plan));
  const [state, setState] = useState<SaveState>('saved');
  const desk = useRef({ latest: content, saved: content, revision: plan.revision, busy: false, timer: 0 });

  const save = useCallback(async (): Promise<void> => {
    const { current } = desk;
    window.clearTimeout(current.timer);
    if (current.busy) return;
    current.busy = true;
    try {
      // What is changed meanwhile is saved right after.
      while (current.saved !== current.latest) {
        setState('saving');
        const sent = current.latest;
        const saved = await updatePlan(id, sent, current.revision);
        current.revision = saved.revision;
        current.saved = sent;
        client.setQueryData(planKey(id), saved);
        void client.invalidateQueries({ queryKey: PLANS_KEY });
      }
      setState('saved');
    } catch (error) {
      const changed = error instanceof Failure && error.code === 'plan_changed';
      setState(changed ? 'elsewhere' : 'failed');
    } finally {
      current.busy = false;
    }
  }, [client, id]);

  const change = useCallback(
    (next: PlanContent): void => {
      const { current } = desk;
      if (next === current.latest) return;
      current.latest = next;
      setContent(next);
      setState((before) => (before === 'elsewhere' ? before : 'unsaved'));
      window.clearTimeout(current.timer);
      current.timer = window.setTimeout(() => void save(), PLAN.autosave);
    },
    [save],
  );

  useEffect(() => {
    const leave = (): void => {
      const { saved, latest, revision, busy } = desk.current;
      if (saved !== latest && !busy) updateKeepalive(id, latest, revision).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void save();
    };
  }, [id, save]);

  return { content, state, change, save };
};

const contentOf = (plan: Plan): PlanContent => {
  const { topic, goal, level, exam_date, minutes_a_week, study_days, modules } = plan;
  return { topic, goal, level, exam_date, minutes_a_week, study_days, modules };
};
