import type { WrittenValue } from './written-value.ts';

/** What is measured in what, by the powers of meter, kilogram and second; what depends on anything else is not here. */
const QUANTITIES: readonly (readonly [names: RegExp, dimension: readonly [number, number, number]])[] = [
  [/\b(?:speed|velocity|how fast)\b/i, [1, 0, -1]],
  [/\bacceleration\b/i, [1, 0, -2]],
  [
    /\b(?:distance|length|height|width|depth|radius|diameter|how (?:far|high|deep|wide|tall)|path)\b/i,
    [1, 0, 0],
  ],
  [/\b(?:area|surface)\b/i, [2, 0, 0]],
  [/\bvolume\b/i, [3, 0, 0]],
  [/\b(?:time|duration)\b/i, [0, 0, 1]],
  [/\b(?:mass)\b/i, [0, 1, 0]],
  [/\bforce\b/i, [1, 1, -2]],
  [/\b(?:energy|work done)\b/i, [2, 1, -2]],
];

/** Whether a value can’t be what words name, because of its unit: 45 m/s is no distance. Where nothing can be told, it may be. */
export const isOfOtherSort = (names: string, value: WrittenValue | undefined): boolean => {
  const named = QUANTITIES.filter(([words]) => words.test(names));
  const [only] = named;
  const measure = value?.measure;
  if (!measure || named.length !== 1 || only === undefined) return false;
  const [meter = 0, kilogram = 0, second = 0] = measure.dimension;
  const [meters, kilograms, seconds] = only[1];
  return meter !== meters || kilogram !== kilograms || second !== seconds;
};
