/** A label beside a point of a picture. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

interface Spot {
  x: number;
  y: number;
}

const LETTER = 7.4;
const TALL = 14;
const GAP = 9;

/** Beside the point, on the side where the label covers least of the curves and stays on the paper. */
export const placeLabel = (
  label: string,
  point: Spot,
  paper: { width: number; height: number },
  curves: readonly Spot[],
): LabelPlace => {
  const wide = label.length * LETTER;
  const cost = ({ x, y, anchor }: LabelPlace): number => {
    const left = anchor === 'start' ? x : x - wide;
    const covered = curves.filter(
      (spot) => spot.x > left - 3 && spot.x < left + wide + 3 && spot.y > y - TALL && spot.y < y + 5,
    ).length;
    const off = left < 2 || left + wide > paper.width - 2 || y < TALL || y > paper.height - 4;
    return covered + (off ? 1000 : 0);
  };
  const [first, ...others] = sides(point);
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
};

const sides = ({ x, y }: Spot): [LabelPlace, LabelPlace, LabelPlace, LabelPlace] => [
  { x: x + GAP, y: y - GAP, anchor: 'start' },
  { x: x - GAP, y: y - GAP, anchor: 'end' },
  { x: x + GAP, y: y + GAP + 10, anchor: 'start' },
  { x: x - GAP, y: y + GAP + 10, anchor: 'end' },
];
