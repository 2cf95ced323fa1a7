import type { BoardCommand, Ink } from '@studia/contract/board';
import { clsx } from 'clsx';
import type { Drawing } from './drawing.ts';
import { picturesIn } from './pictures.ts';

const INKS: Readonly<Record<Ink, string>> = {
  ink: 'stroke-ink',
  accent: 'stroke-accent',
  coral: 'stroke-margin',
  good: 'stroke-good',
  marker: 'stroke-marker',
};

/** The marker lies under the ink and lets the paper through. */
export const inkClass = (ink: Ink): string => clsx(INKS[ink], ink === 'marker' && 'opacity-80');

/** Every stroke by itself, so that each can be drawn in its time. */
export const Strokes = ({ drawing }: { drawing: Drawing }) =>
  drawing.strokes.map(({ d, ink, width }, index) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes its order
      key={index}
      d={d}
      pathLength={1}
      strokeDasharray="1 2"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      className={inkClass(ink)}
    />
  ));

/** Drawings of a book, on paper of their own: their ink is dark. */
export const Pictures = ({ commands }: { commands: readonly BoardCommand[] }) =>
  picturesIn(commands).map(({ box: [x, y, width, height], address }) => (
    <g key={address}>
      <rect x={x - 6} y={y - 6} width={width + 12} height={height + 12} rx={4} fill="#fff" />
      <image href={address} x={x} y={y} width={width} height={height} />
    </g>
  ));
