import type { AskedItem, Idea, Item, Lesson, TaughtIdea, TaughtLesson } from '@studia/contract/lessons';
import { versionOf } from './prove.ts';

/** A lesson without the keys of its questions; `seed` decides in which order things are shown, always the same. */
export const taught = (lesson: Lesson, seed: string): TaughtLesson => ({
  ...lesson,
  ideas: lesson.ideas.map((idea) => taughtIdea(idea, seed)),
});

const taughtIdea = (idea: Idea, seed: string): TaughtIdea => ({
  ...idea,
  items: idea.items.map((item) => asked(item, `${seed} ${idea.id}`)),
});

/** A question without its key; the seed decides in which order things are shown. */
export const asked = (item: Item, seed: string): AskedItem => {
  const { id, kind, difficulty, ask, hints } = item;
  return {
    id,
    kind,
    difficulty,
    ask,
    hints,
    options: shuffled(optionsOf(item), `${seed} ${id}`),
    unit: item.kind === 'number' ? (item.unit ?? null) : null,
  };
};

const optionsOf = (item: Item): string[] => {
  if (item.kind === 'choice') return [item.key, ...item.wrong.map(({ text }) => text)];
  return item.kind === 'order' ? item.key : [];
};

/** The same seed gives the same order; a list in its right order would give the answer away, so that one is never shown. */
const shuffled = (things: readonly string[], seed: string): string[] => {
  const inOrder = (list: readonly string[]) => list.toSorted(by((thing) => versionOf(`${seed} ${thing}`)));
  const order = inOrder(things);
  return order.every((thing, index) => thing === things[index]) ? order.toReversed() : order;
};

const by =
  (key: (thing: string) => string) =>
  (one: string, other: string): number =>
    key(one) < key(other) ? -1 : 1;

/** The right answer as one would say it. */
export const keyOf = (item: Item): string => {
  switch (item.kind) {
    case 'choice':
    case 'short':
      return item.key;
    case 'number':
      return item.unit === undefined ? item.key : `${item.key} ${item.unit}`;
    case 'order':
      return item.key.join(' → ');
    case 'true-false':
      return `${item.key ? 'True' : 'False'}. ${item.reason}`;
  }
};
