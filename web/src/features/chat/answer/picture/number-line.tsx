import type { Picture } from '@studia/contract/proof';
import { ticksBetween, written } from './ticks.ts';

type Line = Extract<Picture, { kind: 'number-line' }>;
type Span = Line['spans'][number];

const HEIGHT = 76;
const AXIS = 44;
const EDGE = 18;

/** The numbers that solve an inequality, inked on the number line. A full dot belongs to them, an empty one does not. */
export const NumberLineDrawing = ({ line, width }: { line: Line; width: number }) => {
  const { from, to } = line;
  const left = (value: number): number => EDGE + ((value - from) / (to - from || 1)) * (width - 2 * EDGE);
  const ends = new Set(line.spans.flatMap((span) => [span.from, span.to]).filter((end) => end !== null));
  const ticks = ticksBetween(from, to, width / 52);
  const clear = (tick: number): boolean =>
    [...ends].every((end) => end === tick || Math.abs(left(end) - left(tick)) > 24);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and must change with the theme
    <svg role="img" aria-label={line.sentence} width={width} height={HEIGHT} className="number-line">
      <path className="axes" d={`M1 ${AXIS}H${width - 1}m-6 -4l6 4l-6 4M7 ${AXIS - 4}l-6 4l6 4`} />
      <g className="axes">
        {ticks.map((tick) => (
          <path key={tick} d={`M${left(tick)} ${AXIS - 4}v8`} />
        ))}
      </g>
      <g className="numbers">
        {ticks
          .filter((tick) => clear(tick) && !ends.has(tick))
          .map((tick) => (
            <text key={tick} x={left(tick)} y={AXIS + 22} textAnchor="middle">
              {written(tick)}
            </text>
          ))}
      </g>
      {line.spans.map((span) => (
        <Stretch key={`${span.from} ${span.to}`} span={span} left={left} width={width} />
      ))}
    </svg>
  );
};

interface StretchProps {
  span: Span;
  left: (value: number) => number;
  width: number;
}

const Stretch = ({ span, left, width }: StretchProps) => {
  const start = span.from === null ? 2 : left(span.from);
  const end = span.to === null ? width - 2 : left(span.to);
  return (
    <g className="stretch">
      {end > start && <path d={`M${start} ${AXIS}H${end}`} />}
      {span.from === null && <path d={`M${start + 8} ${AXIS - 6}l-8 6l8 6`} />}
      {span.to === null && <path d={`M${end - 8} ${AXIS - 6}l8 6l-8 6`} />}
      {span.from !== null && <End value={span.from} at={start} included={span.from_included} />}
      {span.to !== null && span.to !== span.from && (
        <End value={span.to} at={end} included={span.to_included} />
      )}
    </g>
  );
};

const End = ({ value, at, included }: { value: number; at: number; included: boolean }) => (
  <>
    <circle cx={at} cy={AXIS} r="6" data-included={included || undefined} />
    <text x={at} y={AXIS + 24} textAnchor="middle">
      {written(value)}
    </text>
  </>
);
