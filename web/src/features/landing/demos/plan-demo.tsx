import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { demoText as text } from '../../../text/learning.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Roadmap, type RoadmapModule } from '../../../ui/layout/roadmap.tsx';
import { examplePlan, topicOf } from '../example-plan.ts';

interface Plan {
  name: string;
  modules: readonly RoadmapModule[];
}

const PAPER = 'mt-3 min-h-0 flex-1 rounded-inner border border-line bg-sheet p-3.5';

/** A topic in, an example plan out. */
export const PlanDemo = () => {
  const [draft, setDraft] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const topic = topicOf(draft);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (topic === '') return;
    setPlan({ name: text.planName(topic), modules: examplePlan(draft, new Date()) });
  };
  return (
    <div className="flex h-88 grow flex-col @2xl:grow-0">
      <form
        onSubmit={send}
        className="flex items-center gap-2 rounded border border-edge bg-sheet p-1 pl-3.5 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
      >
        <input
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          aria-label={text.planLabel}
          placeholder={text.planPlaceholder}
          maxLength={200}
          className="min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <IconButton
          type="submit"
          icon={ArrowUp}
          size="sm"
          look="primary"
          label={text.planSend}
          disabled={topic === ''}
        />
      </form>
      <output className="sr-only">{plan?.name}</output>
      {plan ? (
        <section
          data-live
          aria-label={plan.name}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must get in
          tabIndex={0}
          className={`${PAPER} overflow-y-auto [scrollbar-width:thin]`}
        >
          <Roadmap label={plan.name} modules={plan.modules} dense />
        </section>
      ) : (
        <p className={`${PAPER} grid place-items-center text-center text-ui text-ink-soft`}>
          {text.planEmpty}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">{text.planNote}</p>
    </div>
  );
};
