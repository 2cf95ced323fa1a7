import type { Picture } from '@studia/contract/proof';
import { useId } from 'react';
import { placeLabel } from './label-place.ts';
import type { Plane, Point } from './plane.ts';
import { planeOf, strokesOf } from './plane.ts';
import { ticksBetween, written } from './ticks.ts';

type Graph = Extract<Picture, { kind: 'graph' }>;

interface Sheet {
  width: number;
  height: number;
  plane: Plane;
  /** Where a number of the plane lies on the paper. */
  left: (x: number) => number;
  top: (y: number) => number;
}

const EDGE = 14;

/** Told apart by their strokes, not only by colour. */
const PENS = ['pen-1', 'pen-2', 'pen-3'] as const;
export const penOf = (at: number): string => PENS[at % PENS.length] ?? PENS[0];

/** Curves on squared paper, with both axes and the points that matter. */
export const GraphDrawing = ({ graph, width }: { graph: Graph; width: number }) => {
  const sheet = sheetOf(graph, width);
  const inside = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and must change with the theme
    <svg role="img" aria-label={graph.sentence} width={sheet.width} height={sheet.height} className="graph">
      <clipPath id={inside}>
        <rect width={sheet.width} height={sheet.height} rx="5" />
      </clipPath>
      <g clipPath={`url(#${inside})`}>
        <Axes sheet={sheet} />
        {graph.curves.map(({ label, points }, at) => (
          <path key={label} className={penOf(at)} d={pathOf(points, sheet)} />
        ))}
      </g>
      {graph.marks.map(({ label, at }) => (
        <MarkedPoint
          key={`${label} ${at.join(' ')}`}
          label={label}
          at={at}
          sheet={sheet}
          curves={graph.curves}
        />
      ))}
    </svg>
  );
};

const sheetOf = (graph: Graph, width: number): Sheet => {
  const plane = planeOf(graph);
  const height = Math.round(Math.min(340, Math.max(220, width * 0.64)));
  const across = (width - 2 * EDGE) / (plane.x.high - plane.x.low);
  const down = (height - 2 * EDGE) / (plane.y.high - plane.y.low);
  return {
    width,
    height,
    plane,
    left: (x) => EDGE + (x - plane.x.low) * across,
    top: (y) => height - EDGE - (y - plane.y.low) * down,
  };
};

const pathOf = (points: readonly Point[], { plane, left, top }: Sheet): string =>
  strokesOf(points, plane)
    .map((stroke) => `M${stroke.map(([x, y]) => `${left(x).toFixed(1)} ${top(y).toFixed(1)}`).join('L')}`)
    .join('');

const Axes = ({ sheet: { width, height, plane, left, top } }: { sheet: Sheet }) => {
  const xTicks = ticksBetween(plane.x.low, plane.x.high, width / 64);
  const yTicks = ticksBetween(plane.y.low, plane.y.high, height / 44);
  // An axis that is not in the picture stands at its edge.
  const axisTop = Math.min(height - 22, Math.max(6, top(0)));
  const axisLeft = Math.min(width - 10, Math.max(30, left(0)));
  return (
    <>
      <g className="squares">
        {xTicks.map((x) => (
          <path key={x} d={`M${left(x)} 0V${height}`} />
        ))}
        {yTicks.map((y) => (
          <path key={y} d={`M0 ${top(y)}H${width}`} />
        ))}
      </g>
      <g className="axes">
        <path d={`M0 ${axisTop}H${width - 1}m-6 -4l6 4l-6 4`} />
        <path d={`M${axisLeft} ${height}V1m-4 6l4 -6l4 6`} />
      </g>
      <g className="numbers">
        {xTicks
          .filter((x) => x !== 0 && left(x) > 12 && left(x) < width - 16)
          .map((x) => (
            <text key={x} x={left(x)} y={axisTop + 15} textAnchor="middle">
              {written(x)}
            </text>
          ))}
        {yTicks
          .filter((y) => y !== 0 && top(y) > 12 && top(y) < height - 8)
          .map((y) => (
            <text key={y} x={axisLeft - 6} y={top(y) + 4} textAnchor="end">
              {written(y)}
            </text>
          ))}
      </g>
    </>
  );
};

interface MarkedPointProps {
  label: string;
  at: Point;
  sheet: Sheet;
  curves: Graph['curves'];
}

const MarkedPoint = ({ label, at: [x, y], sheet, curves }: MarkedPointProps) => {
  const { left, top } = sheet;
  const spots = curves.flatMap(({ points }) => points.map(([px, py]) => ({ x: left(px), y: top(py) })));
  const place = placeLabel(label, { x: left(x), y: top(y) }, sheet, spots);
  return (
    <g className="marked">
      <circle cx={left(x)} cy={top(y)} r="4.5" />
      <text x={place.x} y={place.y} textAnchor={place.anchor}>
        {label}
      </text>
    </g>
  );
};
