import { PLAN } from '@studia/contract/limits';
import type { PlanLevel, PlanModule } from '@studia/contract/plan';
import { chapterModule, sourceIn } from './chapter-module.ts';
import { makeItems, type Items } from './item.ts';
import type { ChapterMatch, PartMatch } from './matching.ts';
import { methodModules } from './method-plan.ts';
import { readingMinutes } from './minutes.ts';
import { prerequisitesOf, type Prerequisite } from './prerequisites.ts';
import { listed, say } from './sentences.ts';
import type { TopicIndex } from './topic-index.ts';

/** What the planner is told. */
export interface Wish {
  topic: string;
  level: PlanLevel;
  parts: readonly PartMatch[];
}

/** A plan from the books, without dates: what to read, practise and prove, in which order, and why. */
export const builtInPlan = ({ topic, level, parts }: Wish, index: TopicIndex): PlanModule[] => {
  const items = makeItems();
  const chapters = inOrderOfNeed(chaptersIn(parts), index);
  const start = level === 'new' ? [] : startModules(topic, chapters, items);
  const before = beforeModules(chapters, level, index, items);
  const learned = new Map<ChapterMatch['indexed'], string>();
  const modules = chapters.map((match) => {
    const { indexed } = match;
    const refreshed = learned.size === 0 ? before.flatMap((one) => one.items.map(({ id }) => id)) : [];
    const built = prerequisitesOf(indexed, index.chapters).flatMap(
      ({ chapter }) => learned.get(chapter) ?? [],
    );
    const after = [...refreshed, ...built].slice(0, PLAN.mostPrerequisites);
    const module = chapterModule(match, { level, items, after, why: whyOf(match, parts) });
    const last = module.items.at(-1)?.id;
    if (last !== undefined) learned.set(indexed, last);
    return module;
  });
  const missing = parts
    .filter((part) => part.chapters.length === 0)
    .flatMap(({ part }) => methodModules(part, index, items));
  const main = [...modules, ...missing];
  return [...start, ...before, ...main, keepModule(topic, main, items)];
};

/** A chapter that two parts of a topic share comes once; what either wants of it is wanted. */
const chaptersIn = (parts: readonly PartMatch[]): ChapterMatch[] => {
  const together = new Map<ChapterMatch['indexed'], ChapterMatch['focus']>();
  for (const { indexed, focus } of parts.flatMap((part) => part.chapters)) {
    const known = together.get(indexed);
    const both = known && focus ? new Set([...known, ...focus]) : null;
    together.set(indexed, known === undefined ? focus : both);
  }
  return Array.from(together, ([indexed, focus]) => ({ indexed, focus }));
};

/** What a chapter needs comes before it; otherwise the order in which the topic named them stays. */
const inOrderOfNeed = (chapters: readonly ChapterMatch[], index: TopicIndex): ChapterMatch[] => {
  const ordered = new Set<ChapterMatch>();
  const place = (match: ChapterMatch): void => {
    if (ordered.has(match)) return;
    const needed = new Set(prerequisitesOf(match.indexed, index.chapters).map(({ chapter }) => chapter));
    // A chapter needs only earlier ones of its book, so this ends.
    for (const other of chapters) if (needed.has(other.indexed)) place(other);
    ordered.add(match);
  };
  for (const match of chapters) place(match);
  return [...ordered];
};

const whyOf = ({ indexed }: ChapterMatch, parts: readonly PartMatch[]): string => {
  const { number, bookTitle } = indexed.chapter;
  const partly = parts.find(
    ({ uncovered, chapters }) => uncovered.length > 0 && chapters.some((one) => one.indexed === indexed),
  );
  return partly
    ? say.partWhy(listed(partly.uncovered.map((word) => `“${word}”`)))
    : say.chapterWhy(number, bookTitle.split(':')[0] ?? bookTitle);
};

const START_MINUTES = 10;

const startModules = (topic: string, chapters: readonly ChapterMatch[], items: Items): PlanModule[] => {
  const chapter = chapters.find(({ indexed }) => indexed.chapter.exercises)?.indexed.chapter;
  if (!chapter?.exercises) return [];
  const check = items.item({
    kind: 'alone',
    title: say.startItem(topic),
    minutes: START_MINUTES,
    why: say.startItemWhy,
    source: sourceIn(chapter, chapter.exercises.page, 'Exercises'),
  });
  return [{ id: items.moduleId(), title: say.startTitle, why: say.startWhy, items: [check] }];
};

const MOST_REFRESHED = 3;
/** Looking again is quicker than learning. */
const REFRESHING = 0.4;

/** Earlier chapters that the plan does not hold itself. Who is new to it looks at them; the others may. */
const beforeModules = (
  chapters: readonly ChapterMatch[],
  level: PlanLevel,
  index: TopicIndex,
  items: Items,
): PlanModule[] => {
  const planned = new Set(chapters.map(({ indexed }) => indexed));
  const needs = new Map<Prerequisite['chapter'], Prerequisite>();
  for (const need of chapters.flatMap(({ indexed }) => prerequisitesOf(indexed, index.chapters)))
    if (!planned.has(need.chapter) && !needs.has(need.chapter)) needs.set(need.chapter, need);
  if (needs.size === 0 || level === 'confident') return [];
  const refreshed = [...needs.values()]
    .toSorted((one, other) => other.words.length - one.words.length)
    .slice(0, MOST_REFRESHED)
    .toSorted((one, other) => one.chapter.chapter.number - other.chapter.chapter.number)
    .map(({ chapter: { chapter }, words }) =>
      items.item({
        kind: 'read',
        // Nobody looks again at what they have never seen.
        title: level === 'new' ? say.learnFirst(chapter.title) : say.refresh(chapter.title),
        minutes: readingMinutes(
          (level === 'new' ? 1 : REFRESHING) *
            chapter.sections.reduce((sum, section) => sum + section.words, 0),
          level,
        ),
        why: say.refreshWhy(listed(words.slice(0, 4))),
        source: sourceIn(chapter, chapter.page, chapter.title),
        chosen: level === 'new',
      }),
    );
  return [{ id: items.moduleId(), title: say.beforeTitle, why: say.beforeWhy, items: refreshed }];
};

/** Days until each look back: the gaps grow, as memory does. */
const REVIEWS_AFTER = [2, 7, 21] as const;
const REVIEW_MINUTES = 10;
const LAST_CHECK_MINUTES = 20;

const keepModule = (topic: string, learned: readonly PlanModule[], items: Items): PlanModule => {
  const proofs = learned.flatMap((module) => module.items.findLast(({ kind }) => kind === 'alone')?.id ?? []);
  const last = items.item({
    kind: 'alone',
    title: say.lastCheck(topic),
    minutes: LAST_CHECK_MINUTES,
    why: say.lastCheckWhy,
    after: proofs.slice(-PLAN.mostPrerequisites),
  });
  let before = proofs.slice(-1);
  const reviews = REVIEWS_AFTER.map((days, at) => {
    const review = items.item({
      kind: 'review',
      title: say.review(at + 1, days),
      minutes: REVIEW_MINUTES,
      why: say.reviewWhy,
      after: before,
    });
    before = [review.id];
    return review;
  });
  // With one chapter the chapter's own check is the last one.
  const whole = learned.length > 1 ? [last, ...reviews] : reviews;
  return { id: items.moduleId(), title: say.keepTitle, why: say.keepWhy, items: whole };
};
