import { expect, it } from 'vitest';
import { topicOfPage } from './page-topic.ts';

it.each([
  [
    'Cells go on here.\n\n## How to calculate magnification ##\n\nMost cells are small.',
    'How to calculate magnification',
  ],
  [
    '12\n\nand so on to the end. Active transport costs the cell energy. More of it.',
    'Active transport costs the cell energy.',
  ],
  ['细胞膜控制物质的进出。它很薄。', '细胞膜控制物质的进出。'],
  ['x + y\n\n3', null],
  ['', null],
])('%j is about %j', (text, topic) => {
  expect(topicOfPage(text)).toBe(topic);
});
