import type { MapIdea, MapNode } from '@studia/contract/mindmap';
import { memo } from 'react';
import { mapText as text } from '../../../text/mindmap.ts';
import { isLabelled, type ShownNode } from '../tree.ts';
import { hasBar, LABEL_HEIGHT, LINE_HEIGHT, PADDING, type PlacedNode } from './layout.ts';

interface Props {
  box: PlacedNode;
  shown: ShownNode;
  idea: MapIdea | undefined;
  domId: string;
  isActive: boolean;
  isHit: boolean;
  isTarget: boolean;
  /** Seen from so far away that no words are read: hundreds come into the window at once, as boxes. */
  isBare: boolean;
}

/** One entry. Pressing it is the canvas's business, so that a thousand of them have no handlers. */
export const NodeBox = memo(({ box, shown, idea, domId, isActive, isHit, isTarget, isBare }: Props) => {
  const { node, level, place, siblings, branches, isFolded } = shown;
  return (
    <g
      id={domId}
      role="treeitem"
      aria-label={spokenOf(node, idea)}
      aria-level={level}
      aria-posinset={place + 1}
      aria-setsize={siblings}
      aria-expanded={branches > 0 ? !isFolded : undefined}
      aria-selected={isActive}
      data-node={node.id}
      data-role={node.role}
      data-hit={isHit || undefined}
      data-target={isTarget || undefined}
      className="map-node"
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={box.height} rx="10" className="map-box" />
      {(!isBare || node.role === 'topic' || node.role === 'chapter') && (
        <Words box={box} shown={shown} idea={idea} />
      )}
    </g>
  );
});

const Words = ({ box, shown, idea }: Pick<Props, 'box' | 'shown' | 'idea'>) => {
  const { node, level, branches, isFolded } = shown;
  return (
    <>
      {isLabelled(node.role) && (
        <text x={PADDING} y={PADDING + 10} className="map-label">
          {text.roles[node.role]}
        </text>
      )}
      <text className="map-words">
        {box.lines.map((line, index) => (
          <tspan
            // oxlint-disable-next-line react/no-array-index-key -- lines of one text have only their order
            key={index}
            x={PADDING}
            y={PADDING + (isLabelled(node.role) ? LABEL_HEIGHT : 0) + 13.5 + index * LINE_HEIGHT}
          >
            {line}
          </tspan>
        ))}
      </text>
      {hasBar(node.role) && idea && <Bar box={box} idea={idea} />}
      {branches > 0 && level > 1 && (
        <g data-fold={node.id} className="map-fold" transform={`translate(${box.width} ${box.height / 2})`}>
          <circle r="22" className="map-reach" />
          <circle r="10" className="map-knob" />
          <text textAnchor="middle" y="4">
            {isFolded ? branches : '–'}
          </text>
        </g>
      )}
    </>
  );
};

const Bar = ({ box, idea: { mastery } }: { box: PlacedNode; idea: MapIdea }) => {
  const width = box.width - 2 * PADDING;
  const at = { x: PADDING, y: box.height - PADDING - 3, height: 5, rx: 2.5 };
  const alone = width * (mastery.alone ?? 0);
  const helped = Math.max(alone, width * (mastery.with_help ?? 0));
  return (
    <g className="map-bar">
      <rect {...at} width={width} className="map-track" />
      {helped > 0 && <rect {...at} width={helped} fill="url(#map-hatch)" />}
      {alone > 0 && <rect {...at} width={alone} className="map-alone" />}
    </g>
  );
};

const percent = (share: number | null): number => Math.round((share ?? 0) * 100);

/** What a screen reader says of an entry. */
export const spokenOf = ({ role, text: words }: MapNode, idea: MapIdea | undefined): string => {
  const label = isLabelled(role) ? `${text.roles[role]}: ${words}` : words;
  if (role !== 'idea' || !idea) return label;
  const { attempts, alone, with_help } = idea.mastery;
  return `${label}. ${attempts === 0 ? text.notTried : text.percent(percent(alone), percent(with_help))}`;
};
