import { describe, expect, it } from 'vitest';
import type { Palette } from './contrast.ts';
import { contrast, readPalettes, wash } from './contrast.ts';

// Vitest empties `*.css?raw`, and the web workspace has no types of Node.
const NODE_FILES: string = 'node:fs';
const files = (await import(/* @vite-ignore */ NODE_FILES)) as {
  readFileSync: (path: URL, encoding: 'utf8') => string;
};
const palettes = readPalettes(
  files.readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8'),
);
const TEXT = 4.5;
const PART = 3;

const textPairs: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'accent', 'good', 'warn', 'bad'].flatMap((text) =>
    ['paper', 'sheet'].map((ground) => [text, ground] as const),
  ),
  ['ink', 'marker'],
  ['ink', 'accent-wash'],
  ['ink-soft', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['accent-ink', 'accent'],
  ['sheet', 'bad'],
  ['paper', 'ink'],
];

const partPairs = [
  ['edge', 'paper'],
  ['edge', 'sheet'],
  ['accent', 'paper'],
  ['accent', 'sheet'],
  ['good', 'sheet'],
] as const;

/** Badges and notices: a tone as text on its own wash. */
const washes = [
  ['good', 0.1],
  ['warn', 0.12],
  ['bad', 0.09],
] as const;

const measure = (palette: Palette, first: string, second: string): number => {
  const [a, b] = [palette[first], palette[second]];
  if (a === undefined || b === undefined) throw new Error(`No token ${first} or ${second}`);
  return contrast(a, b);
};

it('measures as WCAG does', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(0.5 0 0)', 'oklch(0.5 0 0)')).toBe(1);
});

describe.each(Object.entries(palettes))('the %s theme', (_theme, palette) => {
  it.each(textPairs)('%s on %s is readable', (text, ground) => {
    expect(measure(palette, text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(partPairs)('%s on %s can be told apart', (part, ground) => {
    expect(measure(palette, part, ground)).toBeGreaterThanOrEqual(PART);
  });

  it.each(washes)('%s on its own wash is readable', (tone, share) => {
    const [colour, sheet] = [palette[tone] ?? '', palette['sheet'] ?? ''];
    expect(contrast(colour, wash(colour, share, sheet))).toBeGreaterThanOrEqual(TEXT);
  });
});
