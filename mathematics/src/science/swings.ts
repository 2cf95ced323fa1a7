import { FREQUENCY } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const PERIOD = /\bperiod\b|\bhow long\b/i;
const COUNT =
  /(\d[\d,]*)\s*(?:complete\s+|full\s+)?(?:oscillations?|cycles?|vibrations?|swings?|waves?|wave crests?|crests?|beats?|times)\b/i;
const AMPLITUDE = place('m', /\bamplitude\b/i, /\bamplitude\b/i);
const FASTEST = place('m/s', /\bmaximum (?:speed|velocity)\b|\bgreatest (?:speed|velocity)\b/i);
const STRONGEST = place('m/s^2', /\bmaximum acceleration\b|\bgreatest acceleration\b/i);
const SPRING = place('N/m', /\b(?:spring|force) constant\b/i);
const TONE = place('Hz', FREQUENCY);

/** Things that swing. */
export const SWINGING: readonly Formula[] = [
  {
    law: 'f = n/t',
    title: 'Frequency counts how often in a second',
    when: COUNT,
    not: /\bHz\b|\bheart\b/i,
    places: { f: place('Hz', FREQUENCY), n: told(COUNT), t: place('s') },
    ignore: ['kg', 'm'],
  },
  {
    law: 'T = t/n',
    title: 'The time of one swing',
    when: COUNT,
    not: /\bHz\b|\bheart\b/i,
    places: { T: place('s', /\bperiod\b/i), n: told(COUNT), t: place('s') },
    ignore: ['kg', 'm'],
  },
  {
    law: 'v = A*w',
    title: 'Fastest in the middle',
    when: /\bamplitude\b/i,
    places: { v: FASTEST, A: AMPLITUDE, w: place('rad/s') },
    ignore: ['kg'],
  },
  {
    law: 'v = A*2*π*f',
    title: 'Fastest in the middle',
    when: /\bamplitude\b/i,
    places: { v: FASTEST, A: AMPLITUDE, f: TONE },
    ignore: ['kg'],
  },
  {
    law: 'v = A*2*π/T',
    title: 'Fastest in the middle',
    when: /\bamplitude\b/i,
    places: { v: FASTEST, A: AMPLITUDE, T: place('s', PERIOD) },
    ignore: ['kg'],
  },
  {
    law: 'v = A*sqrt(k/m)',
    title: 'The energy of the spring becomes motion',
    when: /\bspring\b|\boscillat\w*/i,
    places: {
      v: place('m/s', /\bmaximum (?:speed|velocity)\b|\bgreatest (?:speed|velocity)\b|\bequilibrium\b/i),
      A: place('m', /\bamplitude\b/i),
      k: SPRING,
      m: place('kg', /\bmass\b/i),
    },
  },
  {
    law: 'a = A*w^2',
    title: 'Strongest pull at the ends',
    when: /\bamplitude\b/i,
    places: { a: STRONGEST, A: AMPLITUDE, w: place('rad/s') },
    ignore: ['kg'],
  },
  {
    law: 'a = A*(2*π*f)^2',
    title: 'Strongest pull at the ends',
    when: /\bamplitude\b/i,
    places: { a: STRONGEST, A: AMPLITUDE, f: TONE },
    ignore: ['kg'],
  },
  {
    law: 'a = A*(2*π/T)^2',
    title: 'Strongest pull at the ends',
    when: /\bamplitude\b/i,
    places: { a: STRONGEST, A: AMPLITUDE, T: place('s', PERIOD) },
    ignore: ['kg'],
  },
  {
    law: 'a = A*k/m',
    title: 'Strongest pull at the ends',
    when: /\bamplitude\b/i,
    places: { a: STRONGEST, A: AMPLITUDE, k: SPRING, m: place('kg') },
  },
  {
    law: 'E = k*A^2/2',
    title: 'At the ends all energy is in the spring',
    when: /\bamplitude\b/i,
    places: { E: place('J', /\benergy\b/i), k: SPRING, A: AMPLITUDE },
    ignore: ['kg'],
  },
  {
    law: 'k = m*(2*π*f)^2',
    title: 'Mass on a spring',
    when: /\bspring\b/i,
    places: { k: SPRING, m: place('kg', /\bmass\b/i), f: TONE },
  },
  {
    law: 'w = sqrt(k/m)',
    title: 'Mass on a spring',
    when: /\bspring\b/i,
    places: { w: place('rad/s', /\bangular frequency\b/i), k: SPRING, m: place('kg') },
    ignore: ['m'],
  },
];
