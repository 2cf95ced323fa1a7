import type { MapIdea, MapNode } from '@studia/contract/mindmap';
import { ChevronsDownUp, ChevronsUpDown, ListTree, Network } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { mapText as text } from '../../text/mindmap.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { MapCanvas } from './drawing/map-canvas.tsx';
import { SearchField } from './search-field.tsx';
import { treeOf, type MapTree } from './tree.ts';
import { useWalk, type Walk } from './use-walk.ts';

// The drawing comes first; what stands beside it, right after.
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

interface Props {
  title: string;
  nodes: readonly MapNode[];
  ideas: readonly MapIdea[];
  /** What can be done with the map as a whole; `showDrawing` brings the drawing onto the page. */
  renderActions: (tree: MapTree, walk: Walk, showDrawing: () => Promise<void>) => ReactNode;
  tools?: MapTools | undefined;
}

/** A map and everything around it: search, the drawing or the outline, and the selected entry. */
export const MapBody = ({ nodes, ...rest }: Props) => {
  // What is drawn is plain text; formulas are written in one line there.
  const tree = treeOf(nodes.map((node) => ({ ...node, text: plainWords(node.text) })));
  return tree && <Opened tree={tree} nodes={nodes} {...rest} />;
};

const Opened = ({ tree, title, nodes, ideas, renderActions, tools }: Props & { tree: MapTree }) => {
  const walk = useWalk(tree);
  const [view, setView] = useState<'map' | 'outline'>('map');
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
        <SearchField walk={walk} />
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
          <IconButton icon={ChevronsUpDown} label={text.openAll} onClick={walk.openAll} />
          <IconButton icon={ChevronsDownUp} label={text.closeAll} onClick={walk.closeAll} />
        </div>
        {renderActions(tree, walk, async () => flushSync(() => setView('map')))}
      </div>
      {tools?.renderBar(walk)}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {view === 'map' ? (
          <MapCanvas tree={tree} folded={walk.folded} onDrop={tools?.onDrop} {...shared} />
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
