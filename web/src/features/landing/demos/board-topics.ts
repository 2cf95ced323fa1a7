import type { BoardCommand, Point } from '@studia/contract/board';
import { boardTopicsText as text } from '../../../text/board-topics.ts';

interface Topic {
  title: string;
  commands: readonly BoardCommand[];
}

const line = (...points: Point[]) => ({ do: 'path', points }) as const;

const ray = (from: Point, to: Point): BoardCommand => ({ do: 'path', points: [from, to], ink: 'coral' });

const PYTHAGORAS: Topic = {
  title: text.pythagoras.title,
  commands: [
    {
      ...line([48, 188], [208, 188], [48, 68]),
      closed: true,
      says: text.pythagoras.triangle,
    },
    { ...line([48, 172], [64, 172], [64, 188]), ink: 'coral', says: text.pythagoras.corner },
    { do: 'write', text: 'a', at: [122, 216], size: 34, says: '' },
    { do: 'write', text: 'b', at: [24, 138], size: 34, says: '' },
    { do: 'write', text: 'c', at: [136, 116], size: 34, ink: 'accent', says: '' },
    {
      do: 'write',
      text: 'a² + b² = c²',
      at: [226, 92],
      size: 40,
      ink: 'accent',
      says: text.pythagoras.result,
    },
    { do: 'write', text: '4² + 3² = 5²', at: [232, 148], size: 32 },
    { do: 'write', text: '16 + 9 = 25', at: [236, 190], size: 32 },
    { ...line([238, 202], [362, 198]), ink: 'good' },
  ],
};

const bar = (top: number, cuts: readonly number[], says?: string): BoardCommand[] => [
  { ...line([40, top], [280, top], [280, top + 34], [40, top + 34]), closed: true, says },
  ...cuts.map((x): BoardCommand => line([x, top], [x, top + 34])),
];

const FRACTIONS: Topic = {
  title: text.fractions.title,
  commands: [
    ...bar(32, [160], text.fractions.bars),
    ...bar(92, [120, 200]),
    { ...line([46, 49], [154, 49]), ink: 'marker' },
    { ...line([46, 109], [114, 109]), ink: 'marker' },
    { do: 'write', text: '1/2', at: [300, 60], size: 36 },
    { do: 'write', text: '1/3', at: [300, 120], size: 36 },
    { ...line([80, 32], [80, 66]), ink: 'coral', says: text.fractions.same },
    { ...line([120, 32], [120, 66]), ink: 'coral' },
    { ...line([80, 92], [80, 126]), ink: 'coral' },
    { do: 'write', text: '1/2 + 1/3', at: [44, 176], size: 38, ink: 'accent' },
    { do: 'write', text: '= 3/6 + 2/6 = 5/6', at: [44, 222], size: 38, ink: 'accent' },
  ],
};

const HEIGHTS = Array.from({ length: 17 }, (_, index): Point => {
  const seconds = index / 8;
  return [seconds, 10 * seconds - 5 * seconds ** 2];
});

const BALL: Topic = {
  title: text.ball.title,
  commands: [
    {
      do: 'plot',
      box: [44, 40, 200, 160],
      x: [0, 2.3],
      y: [0, 6.2],
      curve: HEIGHTS,
      says: text.ball.curve,
    },
    { do: 'write', text: 'height', at: [18, 30], size: 24, says: '' },
    { do: 'write', text: 'time', at: [222, 226], size: 24, says: '' },
    { do: 'circle', center: [131, 71], radius: 8, ink: 'coral', says: text.ball.top },
    { do: 'write', text: 'v = 0', at: [112, 54], size: 28, ink: 'coral', says: '' },
    { do: 'write', text: 'h = v·t − g·t²/2', at: [218, 110], size: 28, ink: 'accent' },
    { do: 'write', text: 'top at t = v/g', at: [250, 156], size: 28 },
    { ...line([252, 165], [362, 163]), ink: 'good' },
  ],
};

const WATER: Topic = {
  title: text.water.title,
  commands: [
    {
      do: 'path',
      smooth: true,
      ink: 'accent',
      points: [
        [16, 196],
        [40, 190],
        [64, 197],
        [88, 190],
        [112, 197],
        [136, 190],
        [160, 197],
      ],
      says: text.water.sea,
    },
    { do: 'circle', center: [52, 54], radius: 22, ink: 'coral' },
    ray([52, 22], [52, 12]),
    ray([82, 40], [92, 34]),
    ray([84, 66], [94, 72]),
    ray([22, 66], [12, 72]),
    ray([22, 40], [12, 34]),
    { ...line([172, 200], [268, 92], [304, 132], [336, 104], [388, 200]) },
    {
      do: 'path',
      smooth: true,
      points: [
        [100, 176],
        [108, 150],
        [98, 128],
        [108, 104],
      ],
      says: text.water.rising,
    },
    { ...line([99, 114], [108, 103], [116, 114]) },
    { do: 'write', text: 'vapour', at: [120, 150], size: 26 },
    {
      do: 'path',
      smooth: true,
      closed: true,
      points: [
        [226, 66],
        [190, 65],
        [172, 54],
        [180, 38],
        [200, 36],
        [214, 20],
        [240, 22],
        [252, 36],
        [274, 40],
        [280, 56],
        [262, 66],
      ],
      says: text.water.cloud,
    },
    { ...line([236, 76], [230, 92]), ink: 'accent', says: text.water.rain },
    { ...line([258, 74], [252, 88]), ink: 'accent' },
    { ...line([280, 72], [274, 90]), ink: 'accent' },
    { do: 'write', text: 'rain', at: [300, 84], size: 26, ink: 'accent', says: '' },
    {
      do: 'path',
      smooth: true,
      ink: 'accent',
      points: [
        [284, 112],
        [270, 150],
        [230, 168],
        [196, 206],
        [166, 204],
      ],
    },
    { do: 'write', text: 'river', at: [216, 226], size: 26, ink: 'accent', says: '' },
  ],
};

/** SPEC 9: four topics. */
export const TOPICS: readonly Topic[] = [PYTHAGORAS, FRACTIONS, BALL, WATER];
