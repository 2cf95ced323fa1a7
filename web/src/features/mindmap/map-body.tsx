import type { MapIdea, MapNode } from '@studia/contract/mindmap';
import { ChevronsDownUp, ChevronsUpDown, ListTree, Network } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { mapText as text } from '../../text/mindmap.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { MapCanvas } from './drawing/map-canvas.tsx';
import { treeOf, type MapTree } from './tree.ts';
import { useWalk, type Walk } from './use-walk.ts';

// The drawing comes first; what stands beside it, right after.
const SearchField = lazy(async () => ({ default: (await import('./search-field.tsx')).SearchField }));
const NodePanel = lazy(async () => ({ default: (await import('./node-panel.tsx')).NodePanel }));
const Outline = lazy(async () => ({ default: (await import('./outline.tsx')).Outline }));

/** What can be done to a map that may be changed; the page of a map that is drawn has none of it. */
export interface MapTools {
  /** Whether the key was one that changes something. */
  onKey: (event: KeyboardEvent, walk: Walk) => boolean;
  onDrop: (id: string, onto: string) => void;
  /** Above the map. */
  renderBar: (walk: Walk) => ReactNode;
  /** Beside it, in the place of the selected entry's words. */
  renderFields: (walk: Walk) => ReactNode;
}

/** Has everything drawn, makes something of it, and goes back to drawing what is seen. */
export type DrawWhole = <T>(make: () => Promise<T>) => Promise<T>;

interface Props {
  title: string;
  nodes: readonly MapNode[];
  ideas: readonly MapIdea[];
  /** What can be done with the map as a whole; `drawWhole` has all of the drawing on the page while something is made of it. */
  renderActions: (tree: MapTree, walk: Walk, drawWhole: DrawWhole) => ReactNode;
  tools?: MapTools | undefined;
}

/** A map and everything around it: search, the drawing or the outline, and the selected entry. */
export const MapBody = ({ nodes, ...rest }: Props) => {
  // What is drawn is plain text; formulas are written in one line there.
  const tree = useMemo(
    () => treeOf(nodes.map((node) => ({ ...node, text: plainWords(node.text) }))),
    [nodes],
  );
  return tree && <Opened tree={tree} nodes={nodes} {...rest} />;
};

const Opened = ({ tree, title, nodes, ideas, renderActions, tools }: Props & { tree: MapTree }) => {
  const walk = useWalk(tree);
  const [view, setView] = useState<'map' | 'outline'>('map');
  const [isWhole, setWhole] = useState(false);
  const drawWhole: DrawWhole = async (make) => {
    flushSync(() => {
      setView('map');
      setWhole(true);
    });
    try {
      return await make();
    } finally {
      setWhole(false);
    }
  };
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const selected = nodes.find(({ id }) => id === walk.active);
  const hits = new Set(walk.found);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (tools?.onKey(event, walk)) event.preventDefault();
    else if (!event.altKey && !event.ctrlKey && !event.metaKey && walk.step(event.key))
      event.preventDefault();
  };
  const shared = {
    shown: walk.shown,
    ideas: byId,
    active: walk.active,
    hits,
    title,
    onKeyDown,
    onFold: walk.fold,
    onSelect: (id: string) => walk.goTo(id),
  };
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {/* As much room as it takes, so that the drawing stays where it is. */}
        <Suspense fallback={<span className="h-11 min-w-0 flex-1 basis-60" />}>
          <SearchField walk={walk} />
        </Suspense>
        <div className="flex items-center gap-1">
          <IconButton
            icon={Network}
            label={text.map}
            aria-pressed={view === 'map'}
            onClick={() => setView('map')}
          />
          <IconButton
            icon={ListTree}
            label={text.outline}
            aria-pressed={view === 'outline'}
            onClick={() => setView('outline')}
          />
          <span aria-hidden="true" className="mx-1 h-6 border-l border-line" />
          <IconButton icon={ChevronsUpDown} label={text.openMore} onClick={walk.openMore} />
          <IconButton icon={ChevronsDownUp} label={text.closeAll} onClick={walk.closeAll} />
        </div>
        {renderActions(tree, walk, drawWhole)}
      </div>
      {tools?.renderBar(walk)}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {view === 'map' ? (
          <MapCanvas tree={tree} folded={walk.folded} isWhole={isWhole} onDrop={tools?.onDrop} {...shared} />
        ) : (
          <Suspense fallback={<Skeleton label={text.loading} lines={8} />}>
            <Outline {...shared} />
          </Suspense>
        )}
        <section
          aria-label={text.details}
          className="rounded border border-line bg-sheet p-5 lg:max-h-[min(70dvh,44rem)] lg:overflow-y-auto"
        >
          {tools?.renderFields(walk)}
          <Suspense fallback={<Skeleton label={text.loading} lines={3} />}>
            {selected && <NodePanel key={selected.id} tree={tree} node={selected} ideas={byId} />}
          </Suspense>
        </section>
      </div>
    </div>
  );
};
