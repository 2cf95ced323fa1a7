import type { PlanId } from '@studia/contract/ids';
import type { Plan, PlanContent, PlanItem } from '@studia/contract/plan';
import { CalendarPlus, Ellipsis, ListPlus, Play, Trash2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { goalText, planPageText as text } from '../../text/goal-setting.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { UndoSlip } from '../../ui/feedback/undo-slip.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { dayName, daysBetween } from './days.ts';
import { DeletePlan } from './delete-plan.tsx';
import { SaveNote } from './save-note.tsx';
import { minutesOf, openItems } from './schedule.ts';
import { Steps } from './steps.tsx';
import { usePlanEditor } from './use-plan-editor.ts';
import { useToday } from './use-today.ts';

interface Props {
  plan: Plan;
  id: PlanId;
  /** A session is being prepared. */
  starting: boolean;
  onStart: (item: PlanItem, plan: PlanContent) => void;
  onQuiz: (item: PlanItem) => void;
  onLive: (item: PlanItem) => void;
  onReload: () => void;
  /** The student goes back to where plans begin. */
  onLeave: () => void;
  Mastery: ComponentType<{ books: readonly string[] }>;
}

/** A plan that is the student's own: everything in it can be changed, and everything is kept. */
export const PlanView = ({
  plan,
  id,
  starting,
  onStart,
  onQuiz,
  onLive,
  onReload,
  onLeave,
  Mastery,
}: Props) => {
  const { content, state, change, save } = usePlanEditor(plan, id);
  const [removed, setRemoved] = useState<{ title: string; before: PlanContent } | null>(null);
  const [dialog, setDialog] = useState<'calendar' | 'delete' | null>(null);
  const open = openItems(content);
  const [next] = open;
  return (
    <section aria-labelledby="plan-topic">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="plan-topic" className="font-serif text-2xl font-semibold wrap-anywhere">
            {content.topic}
          </h2>
          <Facts plan={content} />
        </div>
        <Menu
          label={text.more}
          trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" />}
          entries={[
            { label: text.another, icon: ListPlus, onSelect: onLeave },
            'line',
            { label: text.deletePlan, icon: Trash2, tone: 'bad', onSelect: () => setDialog('delete') },
          ]}
        />
      </div>

      <div className="mt-5">
        <Progress plan={content} />
      </div>
      <div className="mt-4 empty:hidden">
        <Mastery books={booksIn(content)} />
      </div>
      {next && <p className="mt-5 truncate text-ui text-ink-soft">{text.startNext(next.title)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {next && (
          <Button icon={Play} busy={starting && text.starting} onClick={() => onStart(next, content)}>
            {text.start}
          </Button>
        )}
        <Button look="quiet" icon={CalendarPlus} onClick={() => setDialog('calendar')}>
          {text.calendar}
        </Button>
        <SaveNote state={state} onRetry={() => void save()} onReload={onReload} />
      </div>

      <div className="mt-6 grid gap-3 empty:hidden">
        {plan.origin === 'method' && <Notice tone="info">{text.origin.method}</Notice>}
        <TooMuch plan={content} />
      </div>
      <div className="mt-8">
        <Steps
          plan={content}
          onChange={change}
          onRemoved={(title, before) => setRemoved({ title, before })}
          onStart={(item) => onStart(item, content)}
          onQuiz={onQuiz}
          onLive={onLive}
        />
      </div>
      <p className="mt-8 border-t border-line pt-3 text-sm text-ink-soft">
        {plan.origin !== 'method' && <>{text.origin[plan.origin]} </>}
        <span className="hidden sm:inline">{text.keys}</span>
      </p>

      {removed && (
        <UndoSlip
          key={removed.title}
          sentence={text.removed(removed.title)}
          undoLabel={text.undo}
          onUndo={() => change(removed.before)}
          onGone={() => setRemoved(null)}
        />
      )}
      {dialog === 'calendar' && (
        <CalendarDialog plan={content} planId={id} onChange={change} onClose={() => setDialog(null)} />
      )}
      <DeletePlan
        plan={dialog === 'delete' ? { id, topic: content.topic } : null}
        onCancel={() => setDialog(null)}
        onDeleted={onLeave}
      />
    </section>
  );
};

const Facts = ({ plan: { goal, level, minutes_a_week, exam_date } }: { plan: PlanContent }) => {
  const facts = [
    ...(goal === '' ? [] : [text.goal(goal)]),
    ...(level === null ? [] : [goalText.level[level]]),
    ...(minutes_a_week === null ? [] : [goalText.aWeek(minutes_a_week)]),
    ...(exam_date === null ? [] : [text.by(dayName(exam_date))]),
  ];
  return <p className="mt-1 text-ui text-ink-soft wrap-anywhere">{facts.join(' · ')}</p>;
};

const Progress = ({ plan }: { plan: PlanContent }) => {
  const counted = plan.modules.flatMap(({ items }) => items).filter(({ chosen, done }) => chosen || done);
  const done = counted.filter((item) => item.done).length;
  const left = minutesOf(openItems(plan));
  return (
    <ProgressBar
      label={text.progress(done, counted.length)}
      detail={left === 0 ? text.allDone : text.left(left)}
      value={counted.length === 0 ? 0 : done / counted.length}
    />
  );
};

const TooMuch = ({ plan }: { plan: PlanContent }) => {
  const today = useToday();
  const { exam_date, minutes_a_week } = plan;
  if (exam_date === null || minutes_a_week === null) return null;
  const days = Math.max(1, daysBetween(today, exam_date));
  const have = Math.round((days / 7) * minutes_a_week);
  const need = minutesOf(openItems(plan));
  return need > have ? <Notice tone="warn">{text.tooMuch(need, have, dayName(exam_date))}</Notice> : null;
};

const booksIn = ({ modules }: PlanContent): string[] => [
  ...new Set(modules.flatMap(({ items }) => items.flatMap(({ source }) => source?.book_id ?? []))),
];
