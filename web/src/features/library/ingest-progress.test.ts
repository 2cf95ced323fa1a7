import { STAGES, type Stage } from '@studia/contract/library';
import { expect, it } from 'vitest';
import { currentStage, hasFailed, isOnItsWay, isOnShelf, makeLookAgain, shareOf } from './ingest-progress.ts';

/** A book in one stage: all before it are done, all after it wait. */
const bookIn = (name: Stage['name'], { status = 'running', done = 0, total = 0 }: Partial<Stage> = {}) => {
  const now = STAGES.indexOf(name);
  const stages = STAGES.map((stage, at): Stage => {
    if (at === now) return { name: stage, status, done, total };
    return { name: stage, status: at < now ? 'done' : 'waiting', done: 0, total: 0 };
  });
  return { stages, searchable: now > STAGES.indexOf('passages') };
};
const READY = bookIn('ready', { status: 'done' });

it('a book stands on the shelf as soon as it can be searched', () => {
  expect(isOnShelf(bookIn('read'))).toBe(false);
  expect(isOnShelf(bookIn('embedded'))).toBe(true);
  expect(isOnItsWay(bookIn('embedded'))).toBe(true);
  expect([isOnShelf(READY), isOnItsWay(READY), currentStage(READY)]).toEqual([true, false, null]);
});

it('a book that failed is neither on its way nor on the shelf', () => {
  const failed = bookIn('read', { status: 'failed' });
  expect([hasFailed(failed), isOnItsWay(failed), isOnShelf(failed)]).toEqual([true, false, false]);
});

it('a book tells what happens to it now, and how much of that is done', () => {
  const stage = currentStage(bookIn('read', { done: 30, total: 120 }));
  expect(stage).toMatchObject({ name: 'read', status: 'running' });
  expect(stage && shareOf(stage)).toBe(0.25);
  expect(shareOf({ name: 'read', status: 'running', done: 0, total: 0 })).toBeUndefined();
});

it('nobody looks again when nothing is on its way', () => {
  expect(makeLookAgain()(1, [READY, bookIn('read', { status: 'failed' })])).toBe(false);
});

it('one looks ever more seldom while nothing changes, and soon again when something does', () => {
  const lookAgain = makeLookAgain();
  const first = lookAgain(1, [bookIn('read')]);
  // Asked once more about the same look, the answer is the same.
  expect(lookAgain(1, [bookIn('read')])).toBe(first);
  const pauses = Array.from({ length: 30 }, (_, at) => Number(lookAgain(at + 2, [bookIn('read')])));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBeGreaterThan(Number(first));
  expect(pauses.at(-1)).toBeLessThanOrEqual(20_000);
  expect(lookAgain(40, [bookIn('read', { done: 20, total: 120 })])).toBe(first);
});
