import { outlineOf, type BookOutline } from './outline.ts';
import { indexBooks, type TopicIndex } from './topic-index.ts';

/** Two books of a few lines, to see every rule on. */
const baking = outlineOf({
  id: 'baking',
  title: 'Baking: Bread You Can Trust',
  subject: 'cooking',
  grades: '3-6',
  chapters: [
    { title: 'Flour and water', firstPage: 2 },
    { title: 'Dough', firstPage: 4 },
    { title: 'Ovens and crust', firstPage: 6 },
  ],
  pages: [
    { number: 1, text: '## How to use this book\n\nRead it.' },
    {
      number: 2,
      text: 'Bread begins here.\n\n## What flour is\n\nFlour is ground grain. Gluten is what holds it.',
    },
    {
      number: 3,
      text: '## Key terms\n\n- gluten: Gluten is what holds flour.\n- hydration: Hydration is water by flour.\n\n## Exercises\n\n1. Mix.\n2. Weigh.\n3. Wait.\n\n## Answers\n\n1. Yes.',
    },
    {
      number: 4,
      text: `## How to knead dough\n\n${'Kneading dough stretches the gluten. '.repeat(60)}Hydration decides how soft it is.`,
    },
    {
      number: 5,
      text: '## Key terms\n\n- kneading: Kneading is working dough.\n\n## Exercises\n\n1. Knead.',
    },
    {
      number: 6,
      text: '## How hot an oven is\n\nA crust needs heat.\n\n## What a crust is\n\nA crust is the brown part.',
    },
  ],
});
const stars = outlineOf({
  id: 'star-lore',
  title: 'Star Lore: The Sky at Night',
  subject: 'cooking',
  grades: '9-12+',
  chapters: [{ title: 'Planets', firstPage: 1 }],
  pages: [{ number: 1, text: '## What a planet is\n\nA planet goes round a star.' }],
});

const FEW = new Set('a an the of is and how to what it you can in at by'.split(' '));

/** Words in small letters without a plural s: enough language for these books. */
const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !FEW.has(word))
    .map((word) => word.replace(/s$/, ''));

export const smallBooks: readonly BookOutline[] = [baking, stars];
export const smallIndex: TopicIndex = indexBooks(smallBooks, termsOf);
