import type { PlanItem } from '@studia/contract/plan';
import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  BookOpenCheck,
  Ellipsis,
  MinusCircle,
  Pencil,
  Play,
  PlusCircle,
  Presentation,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { durationOf, planPageText as text } from '../../text/goal-setting.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Chip } from '../../ui/layout/chip.tsx';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { addressOf, shortTitle } from './source-address.ts';

/** What a student can do with one step. */
export interface StepActions {
  tick: (done: boolean) => void;
  choose: (chosen: boolean) => void;
  move: (by: -1 | 1) => void;
  edit: () => void;
  remove: () => void;
  start: () => void;
  quiz: () => void;
  live: () => void;
}

interface Props {
  item: PlanItem;
  /** The one to do now. */
  isNext: boolean;
  /** The titles of what comes before it, and of what should, but stands further down. */
  after: readonly string[];
  tooEarlyFor: readonly string[];
  actions: StepActions;
}

/** The element of a step, by which it is found again after it has moved. */
export const rowId = (id: string): string => `step-${id}`;

/** One step: ticked when done, with its reason, its page, and everything that can be done with it. */
export const StepRow = ({ item, isNext, after, tooEarlyFor, actions }: Props) => {
  const { id, title, done, chosen } = item;
  const keys = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the step as a whole, whichever of its controls has the focus
    <fieldset
      id={rowId(id)}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={keys}
      aria-current={isNext ? 'step' : undefined}
      className={clsx(
        'flex min-w-0 items-start gap-2 rounded py-2 outline-none focus-visible:outline-2 sm:gap-3',
        isNext && '-mx-2 my-1 border-l-4 border-accent bg-sheet pr-2 pl-1',
      )}
    >
      <span className="-my-1 shrink-0">
        <Checkbox checked={done} disabled={!chosen} onChange={(event) => actions.tick(event.target.checked)}>
          <span className="sr-only">{text.done(title)}</span>
        </Checkbox>
      </span>
      <div className="min-w-0 flex-1 pt-1">
        {isNext && <p className="text-sm font-semibold text-accent">{text.nextStep}</p>}
        <p
          className={clsx(
            'font-serif text-lg leading-6 wrap-anywhere',
            done && 'text-ink-soft line-through decoration-1',
            !chosen && 'text-ink-soft',
          )}
        >
          {title}
        </p>
        <Facts item={item} />
        {chosen && !done && <Reasons item={item} after={after} tooEarlyFor={tooEarlyFor} />}
        {!chosen && (
          <p className="mt-0.5 text-sm text-ink-soft">
            {text.leftOut}.{' '}
            <button type="button" className="link reach" onClick={() => actions.choose(true)}>
              {text.takeIn}
            </button>
          </p>
        )}
      </div>
      <div className="flex shrink-0">
        <span className="hidden sm:flex">
          <IconButton icon={ArrowUp} size="sm" label={text.moveUp} onClick={() => actions.move(-1)} />
          <IconButton icon={ArrowDown} size="sm" label={text.moveDown} onClick={() => actions.move(1)} />
        </span>
        <Menu
          label={text.itemMenu(title)}
          trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" />}
          entries={entriesFor(item, actions)}
        />
      </div>
    </fieldset>
  );
};

const Facts = ({ item: { kind, minutes } }: { item: PlanItem }) => (
  <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
    {/* Solid is alone, hatched is with help, here as everywhere. */}
    <span aria-hidden="true" className={clsx('size-2.5 rounded-[2px] text-accent', FILLS[kind])} />
    {text.kind[kind]} · {durationOf(minutes)}
  </p>
);

const FILLS = {
  alone: 'bg-accent',
  practise: 'hatched border border-accent',
  read: 'border border-edge',
  review: 'border border-edge',
  own: 'border border-edge',
};

const Reasons = ({ item: { why, source }, after, tooEarlyFor }: Omit<Props, 'actions' | 'isNext'>) => (
  <>
    {why !== '' && <p className="mt-0.5 text-sm text-ink-soft">{why}</p>}
    {tooEarlyFor.length > 0 && <p className="mt-0.5 text-sm text-warn">{text.notYet(tooEarlyFor)}</p>}
    {(after.length > 0 || source) && (
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-ink-soft">
        {source && (
          <Chip source={shortTitle(source.title)} place={text.page(source.page)} href={addressOf(source)} />
        )}
        {after.length > 0 && <span>{text.after(after)}</span>}
      </p>
    )}
  </>
);

const entriesFor = ({ chosen, done, source }: PlanItem, actions: StepActions): MenuEntry[] => [
  ...(chosen && !done ? [{ label: text.startHere, icon: Play, onSelect: actions.start }] : []),
  ...(source ? [{ label: text.quiz, icon: BookOpenCheck, onSelect: actions.quiz }] : []),
  ...(chosen ? [{ label: text.live, icon: Presentation, onSelect: actions.live }] : []),
  { label: text.edit, icon: Pencil, onSelect: actions.edit },
  { label: text.moveUp, icon: ArrowUp, onSelect: () => actions.move(-1) },
  { label: text.moveDown, icon: ArrowDown, onSelect: () => actions.move(1) },
  chosen
    ? { label: text.leaveOut, icon: MinusCircle, onSelect: () => actions.choose(false) }
    : { label: text.takeIn, icon: PlusCircle, onSelect: () => actions.choose(true) },
  'line',
  { label: text.remove, icon: Trash2, tone: 'bad', onSelect: actions.remove },
];
