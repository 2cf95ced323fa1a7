import type { PlanModule, PlanSource } from '@studia/contract/plan';
import { sourceIn } from './chapter-module.ts';
import type { Items } from './item.ts';
import { method, say } from './sentences.ts';
import { coverageOf, type TopicIndex } from './topic-index.ts';

const PARTS = 3;

/** A plan for what the books do not hold: the steps of studying, and not a word about the topic that nobody here knows. */
export const methodModules = (topic: string, index: TopicIndex, items: Items): PlanModule[] => {
  const page = (about: string) => methodPage(about, index);
  const collect = items.item({
    kind: 'practise',
    title: method.collect,
    minutes: 15,
    why: method.collectWhy,
    source: page('plan time goal'),
  });
  const source = items.item({ kind: 'read', title: method.source, minutes: 20, why: method.sourceWhy });
  const parts = items.item({
    kind: 'practise',
    title: method.parts,
    minutes: 15,
    why: method.partsWhy,
    after: [collect.id, source.id],
  });
  const first: PlanModule = {
    id: items.moduleId(),
    title: method.mapTitle(topic),
    why: method.mapWhy,
    items: [collect, source, parts],
  };
  return [first, ...Array.from({ length: PARTS }, (_, at) => partModule(at + 1, parts.id, page, items))];
};

const partModule = (
  number: number,
  after: string,
  page: (about: string) => PlanSource | null,
  items: Items,
): PlanModule => {
  const read = items.item({
    kind: 'read',
    title: method.read,
    minutes: 25,
    why: method.readWhy,
    after: [after],
    source: page('reading understand'),
  });
  const notes = items.item({
    kind: 'practise',
    title: method.notes,
    minutes: 15,
    why: method.notesWhy,
    after: [read.id],
    source: page('testing yourself'),
  });
  const alone = items.item({
    kind: 'alone',
    title: method.alone,
    minutes: 15,
    why: say.aloneWhy,
    after: [notes.id],
  });
  return {
    id: items.moduleId(),
    title: method.partTitle(number),
    why: method.partWhy,
    items: [read, notes, alone],
  };
};

/** The chapter of the book on study skills that tells how such a step is done. */
const methodPage = (about: string, index: TopicIndex): PlanSource | null => {
  const terms = index.termsOf(about);
  const [best] = index.chapters
    .filter(({ book }) => book.subject === method.study)
    .map(({ chapter, title }) => ({ chapter, fit: coverageOf(terms, title, index) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  return best ? sourceIn(best.chapter, best.chapter.page, best.chapter.title) : null;
};
