import type { MapIdea } from '@studia/contract/mindmap';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { mapText as text } from '../../text/mindmap.ts';
import { spokenOf } from './drawing/node-box.tsx';
import { isLabelled, type ShownNode } from './tree.ts';

interface Props {
  shown: readonly ShownNode[];
  ideas: ReadonlyMap<string, MapIdea>;
  active: string;
  hits: ReadonlySet<string>;
  title: string;
  onSelect: (id: string) => void;
  onFold: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEP_REM = 1.25;
const DEEPEST = 6;

/** The same map as a list that folds: for small screens, and for who would rather read than look. */
export const Outline = ({ shown, ideas, active, hits, title, onSelect, onFold, onKeyDown }: Props) => {
  useEffect(() => {
    document.getElementById(`outline-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const press = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const { fold } = target.closest<HTMLElement>('[data-fold]')?.dataset ?? {};
    const { node } = target.closest<HTMLElement>('[data-node]')?.dataset ?? {};
    if (fold !== undefined) onFold(fold);
    else if (node !== undefined) onSelect(node);
  };
  return (
    <div
      role="tree"
      tabIndex={0}
      aria-label={text.tree(title)}
      aria-activedescendant={`outline-${active}`}
      className="max-h-[min(70dvh,44rem)] overflow-y-auto rounded border border-line bg-sheet py-2"
      onKeyDown={onKeyDown}
      onClick={press}
    >
      {shown.map(({ node, level, place, siblings, branches, isFolded }) => {
        const Icon = isFolded ? ChevronRight : ChevronDown;
        return (
          <div
            key={node.id}
            id={`outline-${node.id}`}
            role="treeitem"
            tabIndex={-1}
            aria-label={spokenOf(node, node.idea === null ? undefined : ideas.get(node.idea))}
            aria-level={level}
            aria-posinset={place + 1}
            aria-setsize={siblings}
            aria-expanded={branches > 0 ? !isFolded : undefined}
            aria-selected={node.id === active}
            data-hit={hits.has(node.id) || undefined}
            className="flex min-h-11 cursor-pointer items-start gap-1 pr-4 aria-selected:bg-accent-wash data-hit:bg-marker"
            style={{ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * STEP_REM + 0.5}rem` }}
            data-node={node.id}
          >
            <span
              className="grid size-11 shrink-0 place-items-center text-ink-soft"
              data-fold={branches > 0 ? node.id : undefined}
              aria-hidden="true"
            >
              {branches > 0 && <Icon className="size-4.5" strokeWidth={1.75} />}
            </span>
            <span className="min-w-0 py-2.5 wrap-anywhere">
              {isLabelled(node.role) && (
                <span className="mr-2 text-sm font-semibold text-ink-soft">{text.roles[node.role]}</span>
              )}
              <span className={node.role === 'chapter' || level === 1 ? 'font-semibold' : undefined}>
                {node.text}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
};
