import type { PlanContent } from '@studia/contract/plan';
import { useState } from 'react';
import { planPageText as text } from '../../text/goal-setting.ts';
import { openItems } from './schedule.ts';

/** The module that holds a step. */
const moduleOf = ({ modules }: PlanContent, itemId: string | undefined): string | undefined =>
  modules.find(({ items }) => items.some(({ id }) => id === itemId))?.id;

/** Which modules are open: at first the one with the next step; later also what the student opens or moves on to. */
export const useFolding = (plan: PlanContent) => {
  const [opened, setOpened] = useState(() => new Set([currentOf(plan)]));
  const show = (id: string | undefined) => setOpened((before) => new Set([...before, id]));
  return {
    /** Opens the module that a step has come into. */
    showStep: (next: PlanContent, itemId: string) => show(moduleOf(next, itemId)),
    /** Opens the module in which a changed plan goes on; nothing folds under the student's hand. */
    showCurrent: (next: PlanContent) => show(currentOf(next)),
    folding: {
      isOpen: ({ id }: { id: string }) => opened.has(id),
      toggle: ({ id }: { id: string }) =>
        setOpened(
          (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
        ),
      summary: ({ id }: { id: string }) => {
        const items = plan.modules.find((module) => module.id === id)?.items ?? [];
        const counted = items.filter(({ chosen, done }) => chosen || done);
        return text.moduleProgress(counted.filter(({ done }) => done).length, counted.length);
      },
    },
  };
};

const currentOf = (plan: PlanContent): string | undefined => moduleOf(plan, openItems(plan)[0]?.id);
