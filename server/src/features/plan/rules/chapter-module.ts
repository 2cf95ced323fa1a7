import type { PlanLevel, PlanModule, PlanSource } from '@studia/contract/plan';
import type { Items } from './item.ts';
import type { ChapterMatch } from './matching.ts';
import { exerciseMinutes, readingMinutes } from './minutes.ts';
import type { ChapterOutline } from './outline.ts';
import { listed, say } from './sentences.ts';
import type { IndexedChapter } from './topic-index.ts';

/** How many new words an item names as its reason. */
const NAMED_WORDS = 4;

interface Setting {
  level: PlanLevel;
  items: Items;
  /** The ids of what has to be done before the chapter. */
  after: readonly string[];
  why: string;
}

/** A chapter as a module: its sections to read, half of its exercises with hints, and the other half alone. */
export const chapterModule = (match: ChapterMatch, { level, items, after, why }: Setting): PlanModule => {
  const { indexed, focus } = match;
  const { chapter } = indexed;
  const wanted = (heading: string): boolean => level !== 'confident' && (focus?.has(heading) ?? true);
  const reasons = reasonsIn(indexed);
  let before = after;
  const readings = chapter.sections.map(({ heading, page, words }) => {
    const reading = items.item({
      kind: 'read',
      title: heading,
      minutes: readingMinutes(words, level),
      why: reasons.get(heading) ?? say.readFirstWhy,
      after: before,
      source: sourceIn(chapter, page, heading),
      chosen: wanted(heading),
    });
    before = [reading.id];
    return reading;
  });
  return {
    id: items.moduleId(),
    title: chapter.title,
    why,
    items: [...readings, ...checksOf(chapter, items, before)],
  };
};

/** Why each section is read: the words that first come up in it, or what it goes on from. */
const reasonsIn = ({ sections, keyTerms }: IndexedChapter): Map<string, string> => {
  const left = [...keyTerms];
  return new Map(
    sections.map(({ section, terms }, at) => {
      const fresh = left.filter((key) => key.terms.every((term) => terms.has(term)));
      for (const key of fresh) left.splice(left.indexOf(key), 1);
      const words = fresh.slice(0, NAMED_WORDS).map(({ term }) => term);
      const before = sections[at - 1]?.section.heading;
      const otherwise = before === undefined ? say.readFirstWhy : say.readOnWhy(before);
      return [section.heading, words.length > 0 ? say.readWhy(listed(words)) : otherwise];
    }),
  );
};

const checksOf = (chapter: ChapterOutline, items: Items, after: readonly string[]) => {
  const { exercises } = chapter;
  if (!exercises || exercises.count < 2) return explaining(chapter, items, after);
  const source = sourceIn(chapter, exercises.page, 'Exercises');
  const half = Math.ceil(exercises.count / 2);
  const practice = items.item({
    kind: 'practise',
    title: say.practise(1, half),
    minutes: exerciseMinutes(half),
    why: say.practiseWhy,
    after,
    source,
  });
  const alone = items.item({
    kind: 'alone',
    title: say.alone(half + 1, exercises.count),
    minutes: exerciseMinutes(exercises.count - half),
    why: say.aloneWhy,
    after: [practice.id],
    source,
  });
  return [practice, alone];
};

const EXPLAINING_MINUTES = 10;

const explaining = (chapter: ChapterOutline, items: Items, after: readonly string[]) => {
  const practice = items.item({
    kind: 'practise',
    title: say.explain(chapter.title),
    minutes: EXPLAINING_MINUTES,
    why: say.explainWhy,
    after,
  });
  const alone = items.item({
    kind: 'alone',
    title: say.aloneExplain(chapter.title),
    minutes: EXPLAINING_MINUTES,
    why: say.aloneWhy,
    after: [practice.id],
  });
  return [practice, alone];
};

export const sourceIn = (
  { bookId, bookTitle }: Pick<ChapterOutline, 'bookId' | 'bookTitle'>,
  page: number,
  heading: string,
): PlanSource => ({ book_id: bookId, title: bookTitle, page, heading });
