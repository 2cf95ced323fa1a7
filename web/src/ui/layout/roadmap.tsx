import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { words } from '../words.ts';

export interface RoadmapItem {
  id: string;
  title: string;
  minutes: number;
  /** Why it is on the way. */
  why: string;
  /** Titles of what has to be done before. */
  after?: readonly string[] | undefined;
  /** A day, where it has one: "Tue 17 Nov". */
  when?: string | undefined;
}

export interface RoadmapModule {
  id: string;
  title: string;
  /** Why the module is on the way. */
  why?: string | undefined;
  items: readonly RoadmapItem[];
}

interface Folding {
  isOpen: (module: RoadmapModule) => boolean;
  toggle: (module: RoadmapModule) => void;
  /** How far it is, in a few words: what there is to see of a folded module. */
  summary: (module: RoadmapModule) => string;
}

export interface RoadmapProps {
  label: string;
  modules: readonly RoadmapModule[];
  /** Smaller, for a plan inside something else. */
  dense?: boolean | undefined;
  /** At the end of an item's line: a checkbox, a button. */
  action?: ((item: RoadmapItem) => ReactNode) | undefined;
  /** A line of the page's own in the place of the usual one. */
  row?: ((item: RoadmapItem) => ReactNode) | undefined;
  /** Below the items of a module. */
  foot?: ((module: RoadmapModule) => ReactNode) | undefined;
  /** Modules that can be folded away; without it all of them are open. */
  folding?: Folding | undefined;
  /** The level of the modules' headings. */
  heading?: 'h3' | 'h4' | undefined;
}

/** The way to a goal: modules along the margin line, each with its steps, their minutes and their reasons. */
export const Roadmap = ({
  label,
  modules,
  dense = false,
  action,
  row,
  foot,
  folding,
  heading = 'h4',
}: RoadmapProps) => (
  <ol aria-label={label} className={clsx('relative', dense ? 'grid gap-3' : 'grid gap-7')}>
    {modules.map((module, index) => (
      <li key={module.id} className="relative grid grid-cols-[1.75rem_minmax(0,1fr)]">
        <span aria-hidden="true" className="absolute inset-y-1 left-[0.8125rem] w-px bg-margin/60" />
        <span
          aria-hidden="true"
          className="relative grid size-[1.625rem] place-items-center rounded-full border border-margin bg-sheet font-serif text-sm tabular-nums"
        >
          {index + 1}
        </span>
        <Module
          module={module}
          dense={dense}
          action={action}
          row={row}
          foot={foot}
          folding={folding}
          heading={heading}
        />
      </li>
    ))}
  </ol>
);

type ModuleProps = Omit<RoadmapProps, 'label' | 'modules'> & { module: RoadmapModule };

const Module = ({ module, dense, action, row, foot, folding, heading: Heading = 'h4' }: ModuleProps) => {
  const id = useId();
  const open = folding?.isOpen(module) ?? true;
  return (
    <div className="min-w-0 pl-3">
      <Heading className={clsx('font-semibold', dense ? 'pt-0.5 text-ui' : 'text-base')}>
        {folding ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => folding.toggle(module)}
            className="-my-2.5 flex min-h-11 py-2.5 w-full items-center justify-between gap-3 text-left"
          >
            <span className="min-w-0 wrap-anywhere">{module.title}</span>
            <span className="flex shrink-0 items-center gap-2 text-sm font-normal text-ink-soft tabular-nums">
              {folding.summary(module)}
              <ChevronDown aria-hidden="true" className={clsx('size-4.5', open && 'rotate-180')} />
            </span>
          </button>
        ) : (
          module.title
        )}
      </Heading>
      <div id={id} hidden={!open}>
        {module.why !== undefined && <p className="mt-0.5 text-sm text-ink-soft">{module.why}</p>}
        <ol className={clsx('divide-y divide-line', dense ? 'mt-0.5' : 'mt-2')}>
          {module.items.map((item) =>
            row ? (
              <li key={item.id}>{row(item)}</li>
            ) : (
              <Item key={item.id} item={item} dense={dense} action={action} />
            ),
          )}
        </ol>
        {foot?.(module)}
      </div>
    </div>
  );
};

type ItemProps = Pick<RoadmapProps, 'dense' | 'action'> & { item: RoadmapItem };

const Item = ({ item, dense, action }: ItemProps) => {
  const { title, minutes, why, after = [], when } = item;
  return (
    <li className={clsx('flex items-start gap-3', dense ? 'py-1.5' : 'py-3')}>
      <div className="min-w-0 flex-1">
        <p className={clsx('font-serif', dense ? 'text-base leading-5' : 'text-lg')}>{title}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{why}</p>
        {after.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{words.after(after)}</p>}
      </div>
      <p className="shrink-0 pt-px text-right text-sm text-ink-soft tabular-nums">
        {when !== undefined && <span className="block font-medium text-ink">{when}</span>}
        {words.minutes(minutes)}
      </p>
      {action?.(item)}
    </li>
  );
};
