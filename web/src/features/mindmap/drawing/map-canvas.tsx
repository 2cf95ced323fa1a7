import type { MapIdea } from '@studia/contract/mindmap';
import { Maximize, Minus, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { mapText as text } from '../../../text/mindmap.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { childrenOf, type MapTree, type ShownNode } from '../tree.ts';
import { touches } from './area.ts';
import { layoutOf, type MapLayout } from './layout.ts';
import './map.css';
import { textWidth } from './measure.ts';
import { NodeBox } from './node-box.tsx';
import { usePointer } from './use-pointer.ts';
import { useViewport } from './use-viewport.ts';
import { wrapped } from './wrap.ts';

// Only large maps are seen from so far away.
const PartNames = lazy(() =>
  import('./part-names.tsx')
    .then(({ PartNames: component }) => ({ default: component }))
    // Without a connection the map is there all the same.
    .catch(() => ({ default: () => <></> })),
);

interface Props {
  tree: MapTree;
  folded: ReadonlySet<string>;
  shown: readonly ShownNode[];
  ideas: ReadonlyMap<string, MapIdea>;
  active: string;
  hits: ReadonlySet<string>;
  title: string;
  /** Everything is drawn, for a picture of it; else what is in the window and around it. */
  isWhole: boolean;
  onSelect: (id: string) => void;
  onFold: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrop?: ((id: string, onto: string) => void) | undefined;
}

const domIdOf = (id: string): string => `map-${id}`;
const ZOOM_STEP = 1.3;
const nameWidth = (words: string): number => textWidth(words, 'chapter');

/** The map as a drawing: panned, zoomed, walked by keys, and the same tree for a screen reader. */
export const MapCanvas = (props: Props) => {
  const { tree, folded, shown, ideas, active, hits, title, isWhole, onSelect, onFold, onKeyDown, onDrop } =
    props;
  const window = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // A thousand entries take a while to lay out: not again for every part that comes into the window.
  const layout = useMemo(() => layoutOf(tree, folded, textWidth), [tree, folded]);
  const { area, far, fit, zoomBy, panBy, reveal, hold } = useViewport(window, sheet, layout, tree.root.id);
  const { dragged, handlers } = usePointer({
    onPan: panBy,
    onZoom: zoomBy,
    onPress: onSelect,
    onFold,
    onDrop,
  });

  const before = useRef<MapLayout>(layout);
  useLayoutEffect(() => {
    hold(before.current.byId.get(active), layout.byId.get(active));
    before.current = layout;
  });
  const isClosed = folded.has(active);
  useEffect(() => {
    const box = layout.byId.get(active);
    if (!box) return;
    // What hangs on it comes into sight too, as far as there is room to its right.
    const branches = isClosed ? [] : childrenOf(tree, active).flatMap(({ id }) => layout.byId.get(id) ?? []);
    const right = Math.max(box.x + box.width, ...branches.map(({ x, width }) => x + width));
    reveal({ ...box, width: right - box.x });
    // oxlint-disable-next-line react/exhaustive-deps -- only a step to another entry, or opening one, moves the sheet
  }, [active, isClosed]);

  const isDrawn = (box: Parameters<typeof touches>[0]): boolean =>
    isWhole || (area !== null && touches(box, area));
  return (
    <div className="relative">
      <div
        ref={window}
        role="tree"
        tabIndex={0}
        aria-label={text.tree(title)}
        aria-describedby="map-keys"
        aria-activedescendant={domIdOf(active)}
        data-whole={isWhole || undefined}
        className="map-window h-[min(70dvh,44rem)] min-h-80 rounded border border-line"
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <div ref={sheet} className="map-sheet" role="none">
          <svg role="none" width={layout.width} height={layout.height} className="block">
            <defs>
              <pattern
                id="map-hatch"
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="2" height="5" className="map-hatching" />
              </pattern>
            </defs>
            {/* Each by itself: one that comes into the window has nothing else drawn anew. */}
            <g className="map-edges">
              {layout.edges.filter(isDrawn).map(({ id, path }) => (
                <path key={id} d={path} />
              ))}
            </g>
            {shown.map((one) => {
              const box = layout.byId.get(one.node.id);
              return (
                box &&
                // What is selected is named to screen readers wherever it is.
                (isDrawn(box) || one.node.id === active) && (
                  <NodeBox
                    key={one.node.id}
                    box={box}
                    shown={one}
                    idea={one.node.idea === null ? undefined : ideas.get(one.node.idea)}
                    domId={domIdOf(one.node.id)}
                    isActive={one.node.id === active}
                    isHit={hits.has(one.node.id)}
                    isTarget={dragged?.onto === one.node.id}
                    isBare={far !== null && !isWhole}
                  />
                )
              );
            })}
            <Suspense fallback={null}>
              {far !== null && !isWhole && (
                <PartNames tree={tree} parts={layout.parts} scale={far} widthOf={nameWidth} wrap={wrapped} />
              )}
            </Suspense>
          </svg>
        </div>
      </div>
      <p id="map-keys" className="sr-only">
        {text.keys}
      </p>
      {dragged && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-20 max-w-60 truncate rounded border border-accent bg-sheet px-3 py-1.5 text-ui shadow-float"
          style={{ left: dragged.x + 12, top: dragged.y + 12 }}
        >
          {tree.byId.get(dragged.id)?.text}
        </span>
      )}
      <div className="absolute right-3 bottom-3 flex gap-1 rounded border border-line bg-sheet p-1 shadow-float">
        <IconButton icon={Minus} size="sm" label={text.zoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)} />
        <IconButton icon={Plus} size="sm" label={text.zoomIn} onClick={() => zoomBy(ZOOM_STEP)} />
        <IconButton icon={Maximize} size="sm" label={text.fit} onClick={() => fit()} />
      </div>
    </div>
  );
};
