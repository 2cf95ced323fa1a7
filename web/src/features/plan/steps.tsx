import type { PlanContent, PlanItem } from '@studia/contract/plan';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { planPageText as text } from '../../text/goal-setting.ts';
import { Button } from '../../ui/form/button.tsx';
import { Roadmap } from '../../ui/layout/roadmap.tsx';
import { addItem, editItem, moveItem, placeOf, removeItem } from './edits.ts';
import { openItems } from './schedule.ts';
import { StepForm } from './step-form.tsx';
import { rowId, StepRow, type StepActions } from './step-row.tsx';
import { useFolding } from './use-folding.ts';

interface Props {
  plan: PlanContent;
  onChange: (plan: PlanContent) => void;
  /** Something was taken away, and this is what it was. */
  onRemoved: (title: string, before: PlanContent) => void;
  onStart: (item: PlanItem) => void;
  onQuiz: (item: PlanItem) => void;
  onLive: (item: PlanItem) => void;
}

const NEW_MINUTES = 15;

/** The modules and their steps, all of which can be changed where they stand. */
export const Steps = ({ plan, onChange, onRemoved, onStart, onQuiz, onLive }: Props) => {
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const leaveFor = useFocusAfter(editing ?? adding);
  const stopAdding = (module: string): void => {
    leaveFor(addId(module));
    setAdding(null);
  };
  const stopEditing = (item: string): void => {
    leaveFor(rowId(item));
    setEditing(null);
  };
  const { place, follow } = useMoved(plan);
  const { folding, showStep, showCurrent } = useFolding(plan);
  const nextId = openItems(plan)[0]?.id;
  const items = plan.modules.flatMap((module) => module.items);
  const byId = new Map(items.map((item, order) => [item.id, { item, order }]));

  const actionsFor = (item: PlanItem): StepActions => ({
    tick: (done) => {
      const next = editItem(plan, item.id, { done });
      showCurrent(next);
      onChange(next);
    },
    choose: (chosen) => onChange(editItem(plan, item.id, { chosen, done: item.done && chosen })),
    move: (by) => {
      follow(item.id);
      const next = moveItem(plan, item.id, by);
      showStep(next, item.id);
      onChange(next);
    },
    edit: () => setEditing(item.id),
    remove: () => {
      onChange(removeItem(plan, item.id));
      onRemoved(item.title, plan);
    },
    start: () => onStart(item),
    quiz: () => onQuiz(item),
    live: () => onLive(item),
  });

  const row = ({ id }: { id: string }) => {
    const found = byId.get(id);
    if (!found) return null;
    const { item, order } = found;
    if (editing === id)
      return (
        <StepForm
          step={item}
          titleLabel={text.title}
          onKeep={(step) => {
            onChange(editItem(plan, id, step));
            stopEditing(id);
          }}
          onCancel={() => stopEditing(id)}
        />
      );
    const needs = item.prerequisites
      .flatMap((need) => byId.get(need) ?? [])
      .filter((need) => !need.item.done);
    const titles = (wanted: (place: number) => boolean) =>
      needs.filter((need) => wanted(need.order)).map((need) => need.item.title);
    return (
      <StepRow
        item={item}
        isNext={id === nextId}
        // The step right above needs no mention.
        after={titles((one) => one < order - 1)}
        tooEarlyFor={titles((one) => one > order)}
        actions={actionsFor(item)}
      />
    );
  };

  const foot = ({ id }: { id: string }) =>
    adding === id ? (
      <StepForm
        step={{ title: '', minutes: NEW_MINUTES }}
        titleLabel={text.addTitle}
        onKeep={(step) => {
          onChange(addItem(plan, id, { id: newId(), ...step }));
          stopAdding(id);
        }}
        onCancel={() => stopAdding(id)}
      />
    ) : (
      <div className="mt-1 -ml-3">
        <Button id={addId(id)} look="plain" size="sm" icon={Plus} onClick={() => setAdding(id)}>
          {text.add}
        </Button>
      </div>
    );

  return (
    <>
      <output className="sr-only">{place}</output>
      <Roadmap
        label={text.roadmap(plan.topic)}
        heading="h3"
        modules={plan.modules}
        row={row}
        foot={foot}
        folding={folding}
      />
    </>
  );
};

const addId = (module: string): string => `add-to-${module}`;

/** A form that is closed takes the focus along: whoever closes it says where it goes. */
const useFocusAfter = (open: string | null): ((id: string) => void) => {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (open !== null || next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  }, [open]);
  return (id) => {
    next.current = id;
  };
};

/** A step that went into another module is a new element: the focus follows it there, and its place is said. */
const useMoved = (plan: PlanContent) => {
  const moved = useRef<string | null>(null);
  const [place, setPlace] = useState('');
  useEffect(() => {
    if (moved.current === null) return;
    const row = document.getElementById(rowId(moved.current));
    const found = placeOf(plan, moved.current);
    moved.current = null;
    if (row && !row.contains(document.activeElement)) row.focus();
    if (found) setPlace(text.moved(found.number, found.of, found.module));
  }, [plan]);
  return {
    place,
    follow: (id: string): void => {
      moved.current = id;
    },
  };
};
