import type { MapTree } from '../tree.ts';
import type { Part } from './spread.ts';
import type { wrapped } from './wrap.ts';

/** In pixels of the screen; words of entries are measured at 14. */
const SIZE = 12;
const MEASURED = 14;
const LINE = 1.25;

interface Setting {
  /** About how small the map is drawn. */
  scale: number;
  /** How wide words are; both are here already with the map, and a file that imports them would cut it in pieces. */
  widthOf: (words: string) => number;
  wrap: typeof wrapped;
}

/** What the parts of a large map are called, large enough to be read from where nothing else is. */
export const PartNames = ({
  tree,
  parts,
  ...setting
}: { tree: MapTree; parts: readonly Part[] } & Setting) => (
  <g aria-hidden="true" className="map-part">
    {parts.map((part) => (
      <PartName key={part.id} part={part} name={tree.byId.get(part.id)?.text ?? ''} {...setting} />
    ))}
  </g>
);

const PartName = ({ part, name, scale, widthOf: measured, wrap }: { part: Part; name: string } & Setting) => {
  // No word is broken.
  const longest = Math.max(...name.split(/\s+/).map(measured));
  const size = Math.min(SIZE / scale, (part.room / longest) * MEASURED);
  const line = size * LINE;
  const widthOf = (words: string): number => (measured(words) * size) / MEASURED;
  const lines = wrap(name, part.room, Math.max(1, Math.min(3, Math.floor(part.height / line))), widthOf);
  return (
    <g transform={`translate(${part.x} ${part.y})`}>
      <rect
        width={Math.max(...lines.map(widthOf)) + size / 2}
        height={lines.length * line + size / 4}
        rx={size / 4}
      />
      <text fontSize={size}>
        {lines.map((words, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text have only their order
          <tspan key={index} x={size / 4} y={size + index * line}>
            {words}
          </tspan>
        ))}
      </text>
    </g>
  );
};
