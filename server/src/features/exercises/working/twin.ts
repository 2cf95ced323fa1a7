import type { Worked } from '@studia/mathematics';
import { fixedIn, withoutOwnAnswer } from './other-numbers.ts';
import { workedIn } from './worked.ts';

/** A problem like another one, worked the same way on other numbers. */
export interface Twin {
  exercise: string;
  worked: Worked;
}

// A number that may change: no exponent, no index, no base, no part of a decimal.
const NUMBER = /(?<![\d.^_]|\bbase )(?<!\^\()\d+(?!\d)(?![\d.]*\.\d)/g;
const MOST_TRIES = 6;

/** Finds a twin near by; null when other numbers make it another kind of problem. */
export const twinOf = (exercise: string, worked: Worked): Twin | null =>
  twinsIn(exercise, worked).next().value ?? null;

/** All twins near by. */
export const twinsOf = (exercise: string, worked: Worked): Twin[] => [...twinsIn(exercise, worked)];

const A_FEW_WORDS = 5;

const twinsIn = function* (written: string, worked: Worked): Generator<Twin, undefined> {
  const alone = withoutOwnAnswer(written);
  const exercise = workedIn(alone)?.answer.text === worked.answer.text ? alone : written;
  for (const candidate of candidatesFor(exercise).slice(0, MOST_TRIES)) {
    const like = workedIn(candidate);
    if (like && isLike(worked, like)) yield { exercise: candidate, worked: like };
  }
};

/** The text with some numbers moved, the likeliest to come out even first. */
const candidatesFor = (exercise: string): string[] => {
  const isTold = (exercise.match(/\p{L}{3,}/gu)?.length ?? 0) > A_FEW_WORDS;
  const fixed = isTold ? fixedIn(exercise) : () => false;
  const free = Array.from(exercise.matchAll(NUMBER)).filter(({ index }) => !fixed(index));
  const numbers = free.map(([digits]) => Number(digits));
  const first = numbers.find((one) => one > 1) ?? 1;
  const last = numbers.length - 1;
  const moved = (move: (value: number, at: number) => number): string => {
    let at = -1;
    return exercise.replaceAll(NUMBER, (digits, index: number) => {
      if (fixed(index)) return digits;
      at += 1;
      const value = move(Number(digits), at);
      return value > 0 && Number.isSafeInteger(value) ? String(value) : digits;
    });
  };
  return [
    moved((value, at) => (at === last ? value + first : value)),
    moved((value, at) => (at === 0 && value > 1 ? value * 2 : at === last ? value * 2 : value)),
    moved((value, at) => (value > 0 ? value + at + 1 : value)),
    moved((value, at) => (at === last ? value - first : value)),
    moved((value, at) => (at === 0 ? value + 1 : value)),
    moved((value, at) => (at === last ? value + 1 : value)),
  ].filter((one, at, all) => one !== exercise && all.indexOf(one) === at);
};

const isLike = (worked: Worked, like: Worked): boolean =>
  like.instruction === worked.instruction &&
  !(like.instruction === 'compare' && areAlike(like.problem.text)) &&
  like.steps.length === worked.steps.length &&
  like.answer.text !== worked.answer.text &&
  // What can’t happen, or must, shows nobody how it is counted.
  !(like.instruction === 'probability' && /^[01]$/.test(like.answer.text)) &&
  like.steps.every(({ rule }, at) => shapeOf(rule) === shapeOf(worked.steps[at]?.rule ?? '')) &&
  shapeOf(like.answer.text).length <= shapeOf(worked.answer.text).length;

/** 3/8 and 3/8 are nothing to compare. */
const areAlike = (problem: string): boolean => {
  const items = problem.split(', ');
  return new Set(items).size < items.length;
};

const shapeOf = (text: string): string => text.replaceAll(/\d+/g, '#');
