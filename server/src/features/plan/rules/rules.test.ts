import type { PlanItem, PlanModule } from '@studia/contract/plan';
import { holds } from '@studia/mathematics/testing/property';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInPlan } from './built-in-plan.ts';
import { makeConsistent } from './consistent-plan.ts';
import { fitToTime, minutesUntil } from './fit-to-time.ts';
import { gradeOf } from './grade.ts';
import { matchPart, type PartMatch } from './matching.ts';
import { prerequisitesOf } from './prerequisites.ts';
import { smallBooks, smallIndex as index } from './small-books.fixture.ts';

const [baking] = smallBooks;
const match = (part: string, grade: number | null = null) => matchPart({ part, grade, found: [] }, index);
const titles = ({ chapters }: PartMatch) => chapters.map(({ indexed }) => indexed.chapter.title);
const itemsOf = (modules: readonly PlanModule[]): PlanItem[] => modules.flatMap(({ items }) => items);
const planFor = (topic: string, level: 'new' | 'some' | 'confident' = 'some') =>
  builtInPlan({ topic, level, parts: [match(topic)] }, index);

describe('the outline of a book', () => {
  it('has chapters, sections with their page and words, key terms and exercises', () => {
    expect(baking?.chapters[0]).toMatchObject({
      title: 'Flour and water',
      number: 1,
      page: 2,
      // The opening belongs to the first idea.
      sections: [{ heading: 'What flour is', page: 2, words: 12 }],
      keyTerms: ['gluten', 'hydration'],
      exercises: { count: 3, page: 3 },
    });
    expect(baking?.chapters[2]?.exercises).toBeNull();
    expect(baking?.grades).toEqual({ from: 3, to: 6 });
  });
});

describe('what a topic is matched with', () => {
  it.each([
    ['baking', ['Flour and water', 'Dough', 'Ovens and crust']],
    ['homebaking', ['Flour and water', 'Dough', 'Ovens and crust']],
    ['dough', ['Dough']],
    ['planets', ['Planets']],
    ['volcanoes', []],
  ])('%s: %j', (topic, chapters) => {
    expect(titles(match(topic))).toEqual(chapters);
  });

  it('is the book nearest to the student’s school year when only the subject is named', () => {
    expect(titles(match('cooking', 4))).toContain('Dough');
    expect(titles(match('cooking', 13))).toEqual(['Planets']);
  });

  it('is only some sections of a chapter that is called otherwise', () => {
    expect([...(match('heat of ovens').chapters[0]?.focus ?? [])]).toEqual([]);
    const found = [{ bookId: 'baking', chapter: 'Dough', heading: 'How to knead dough' }];
    const by = matchPart({ part: 'stretches', grade: null, found }, index);
    expect(by.chapters).toMatchObject([{ focus: new Set(['How to knead dough']) }]);
  });

  it('is nothing where a text only mentions it', () => {
    const found = [{ bookId: 'baking', chapter: 'Ovens and crust', heading: 'What a crust is' }];
    expect(titles(matchPart({ part: 'brown', grade: null, found }, index))).toEqual([]);
  });
});

describe('what a chapter needs', () => {
  it('is the earlier chapter whose words it uses', () => {
    const [flour, dough, ovens] = index.chapters;
    expect(dough && prerequisitesOf(dough, index.chapters)).toEqual([
      { chapter: flour, words: ['gluten', 'hydration'] },
    ]);
    expect(ovens && prerequisitesOf(ovens, index.chapters)).toEqual([]);
  });
});

describe('a plan from the books', () => {
  it('reads, practises and proves each chapter in the order of the book, and says why', () => {
    const modules = planFor('baking', 'new');
    expect(modules.map(({ title }) => title)).toEqual([
      'Flour and water',
      'Dough',
      'Ovens and crust',
      'Keep it fresh',
    ]);
    const [flour, dough] = modules;
    expect(flour?.items.map(({ kind, title, why }) => [kind, title, why])).toEqual([
      ['read', 'What flour is', 'You’ll be able to explain: gluten'],
      ['practise', 'Practise: exercises 1 to 2', expect.any(String)],
      ['alone', 'Alone: exercises 3 to 3', expect.any(String)],
    ]);
    expect(flour?.items[0]?.source).toEqual({
      book_id: 'baking',
      title: 'Baking: Bread You Can Trust',
      page: 2,
      heading: 'What flour is',
    });
    expect(dough?.items[0]?.prerequisites).toEqual([flour?.items.at(-1)?.id]);
  });

  it('begins with what the chapter needs and the plan does not hold', () => {
    expect(planFor('dough', 'new').map(({ title }) => title)).toEqual([
      'Before you begin',
      'Dough',
      'Keep it fresh',
    ]);
    const [start, before, dough] = planFor('dough');
    expect(start?.items).toMatchObject([{ kind: 'alone', title: 'Start check: dough' }]);
    expect(before?.items).toMatchObject([
      { title: 'Look again at: Flour and water', why: 'You’ll need: gluten and hydration.', chosen: false },
    ]);
    expect(dough?.items[0]?.prerequisites).toEqual([before?.items[0]?.id]);
  });

  it('asks nobody to look again at what is new to them', () => {
    expect(itemsOf(planFor('dough', 'new'))[0]).toMatchObject({
      title: 'Read first: Flour and water',
      chosen: true,
    });
  });

  it('puts what a chapter needs before it, whatever came first in the topic', () => {
    const parts = [match('dough'), match('flour'), match('planet')];
    const modules = builtInPlan({ topic: 'dough, flour and planets', level: 'new', parts }, index);
    expect(modules.map(({ title }) => title)).toEqual([
      'Flour and water',
      'Dough',
      'Planets',
      'Keep it fresh',
    ]);
  });

  it('asks who is confident to read nothing, and to prove everything', () => {
    const chosen = itemsOf(planFor('baking', 'confident')).filter((item) => item.chosen);
    expect(chosen.some(({ kind }) => kind === 'read')).toBe(false);
    expect(chosen.filter(({ kind }) => kind === 'alone').length).toBeGreaterThanOrEqual(4);
  });

  it('takes longer for who is new to it', () => {
    const minutes = (level: 'new' | 'confident') =>
      itemsOf(planFor('dough', level)).find(({ title }) => title === 'How to knead dough')?.minutes ?? 0;
    expect(minutes('new')).toBeGreaterThan(minutes('confident'));
  });

  it('holds nothing about a topic that the books do not hold, only how to study it', () => {
    const modules = planFor('volcanoes');
    expect(modules[0]?.title).toBe('Find out what volcanoes is made of');
    expect(itemsOf(modules).filter(({ source }) => source !== null)).toEqual([]);
    for (const { items } of modules.slice(1, -1)) expect(items.at(-1)?.kind).toBe('alone');
  });
});

const ITEM: PlanItem = {
  id: 'a',
  kind: 'read',
  title: 'A',
  minutes: 10,
  why: '',
  prerequisites: [],
  source: null,
  done: false,
  chosen: true,
};
const moduleOf = (items: readonly Partial<PlanItem>[]): PlanModule => ({
  id: 'm',
  title: 'M',
  why: '',
  items: items.map((item) => Object.assign({ ...ITEM }, item)),
});

describe('the time there is', () => {
  const time = { today: '2026-01-05', examDate: '2026-01-19', minutesAWeek: 30 };

  it('is what two weeks of thirty minutes give', () => {
    expect(minutesUntil(time)).toBe(60);
    expect(minutesUntil({ ...time, examDate: null })).toBeNull();
    expect(minutesUntil({ ...time, examDate: '2026-01-05' })).toBe(4);
  });

  it('leaves out reviews first, then reading from the end, and never what is done alone', () => {
    const module = moduleOf([
      { id: 'r1' },
      { id: 'r2' },
      { id: 'p', kind: 'practise', minutes: 20 },
      { id: 'x', kind: 'alone', minutes: 30 },
      { id: 'v', kind: 'review' },
    ]);
    const chosen = (minutesAWeek: number) =>
      itemsOf(fitToTime([module], { ...time, minutesAWeek }))
        .filter((item) => item.chosen)
        .map(({ id }) => id);
    expect(chosen(40)).toEqual(['r1', 'r2', 'p', 'x', 'v']);
    expect(chosen(35)).toEqual(['r1', 'r2', 'p', 'x']);
    expect(chosen(30)).toEqual(['r1', 'p', 'x']);
    expect(chosen(10)).toEqual(['x']);
  });
});

describe('a tidied plan', () => {
  it('has every id once, and no source that is no page', () => {
    const source = { book_id: 'b', title: 'B', page: 1, heading: 'H' };
    const module = moduleOf([{ id: 'a', source }, { id: 'a' }, { id: 'm' }, { id: 'b', minutes: 0.2 }]);
    const [tidy] = makeConsistent([module], () => null);
    expect(tidy?.items).toMatchObject([
      { id: 'a', source: null },
      { id: 'b', minutes: 1 },
    ]);
  });

  it('never waits for itself, whatever it was told to wait for', () => {
    const needs = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }), { maxLength: 9 });
    holds([needs], (steps) => {
      const items = steps.map((after, at) => ({ id: `i${at}`, prerequisites: after.map((to) => `i${to}`) }));
      const tidy = itemsOf(makeConsistent([moduleOf(items)], () => null));
      const done = new Set<string>();
      for (let round = 0; round < tidy.length; round++)
        for (const { id, prerequisites } of tidy)
          if (prerequisites.every((need) => done.has(need))) done.add(id);
      expect(done.size).toBe(tidy.length);
    });
  });
});

describe('the school year', () => {
  it.each([
    ['7th Grade', 7],
    ['1st Grade', 1],
    ['Undergraduate', 13],
    ['Other', null],
    [null, null],
  ])('of %s is %s', (standard, grade) => {
    expect(gradeOf(standard)).toBe(grade);
  });
});
