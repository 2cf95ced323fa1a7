import { givenIn, type Given } from '../physics/given.ts';
import { unitAt, type Quantity } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';
import { remembered } from '../remembered.ts';

const OWN_KINDS = new Set(['%', 'light', 'decibel', 'mach', 'number']);

/** What kind of quantity a place takes. */
export const kindOf = (unit: string): string =>
  unit === '' ? 'number' : OWN_KINDS.has(unit) ? unit : keyOf(unitAt(unit)?.unit.dimension ?? NOTHING);

const NOTHING = [0, 0, 0, 0, 0, 0, 0] as const;

const PERCENT = /(?<![\w.])(\d+(?:\.\d+)?)\s*(?:%|percent\b)/gi;

/** All that a text measures, percentages among it. */
export const measuredIn = remembered((raw: string): Given => {
  const given = givenIn(raw);
  const percents = [...given.text.matchAll(PERCENT)].map((match) => ({
    value: Number(match[1]) / 100,
    kind: '%',
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { ...given, found: [...given.found, ...percents], all: [...given.all, ...percents] };
});

const BEFORE = 60;
const BEHIND = 40;
const END = /[.?!;]\s|\n/;

/** As `gap`, of all places where the text says the same quantity. */
export const gapTo = (near: RegExp, one: Quantity, given: Given): number | null => {
  const said = given.all.filter(({ kind, value }) => kind === one.kind && value === one.value);
  const gaps = [one, ...said].map((other) => gap(near, other, given)).filter((size) => size !== null);
  return gaps.length === 0 ? null : Math.min(...gaps);
};

/** How far from a quantity the words for a place stand, in its own sentence and before its neighbours; null when they are not there. */
const gap = (near: RegExp, { start, end }: Quantity, { text, all }: Given): number | null => {
  const last = Math.max(0, ...all.filter((one) => one.end <= start).map((one) => one.end));
  const before =
    text
      .slice(Math.max(last, start - BEFORE), start)
      .split(END)
      .at(-1) ?? '';
  const next = Math.min(text.length, ...all.filter((one) => one.start >= end).map((one) => one.start));
  const behind = text.slice(end, Math.min(next, end + BEHIND)).split(/[.?!;,]\s|\n/)[0] ?? '';
  const [far, close] = [lastOf(near, before), near.exec(behind)?.index];
  const gaps = [far, close].filter((size) => size !== null && size !== undefined);
  return gaps.length === 0 ? null : Math.min(...gaps);
};

const lastOf = (near: RegExp, before: string): number | null => {
  const all = [...before.matchAll(new RegExp(near.source, 'gi'))];
  const last = all.at(-1);
  return last ? before.length - last.index - last[0].length : null;
};
