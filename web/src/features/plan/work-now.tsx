import { MessageCircle } from 'lucide-react';
import { goalText as text } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Task } from './task.ts';

interface Props {
  task: Task;
  typed: string;
  onWork: () => void;
}

/** The first choice of who came with an exercise or a question: no plan is needed for that. */
export const WorkNow = ({ task, typed, onWork }: Props) => (
  <section aria-labelledby="work-now" className="mb-10 rounded border border-line bg-sheet p-5 sm:p-7">
    <h2 id="work-now" className="font-serif text-2xl font-semibold">
      {text.task[task]}
    </h2>
    <blockquote className="mt-2 line-clamp-4 font-serif text-lg text-ink-soft wrap-anywhere">
      {typed}
    </blockquote>
    <div className="mt-5">
      <Button size="lg" wide icon={MessageCircle} onClick={onWork}>
        {text.workNow}
      </Button>
    </div>
    <p className="mt-4 text-ui text-ink-soft">{text.orPlan}</p>
  </section>
);
