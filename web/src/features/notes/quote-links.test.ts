import { sourceLink } from '@studia/contract/note-text';
import { expect, it } from 'vitest';
import { withQuoteLinks } from './quote-links.ts';

const quote = (page: number) => ({
  book_id: 'biology',
  title: 'Biology',
  page,
  start: 0,
  end: 5,
  text: 'Words',
});

it('an answer that is kept names its pages where it had numbers', () => {
  const [one, two] = [quote(1), quote(2)];
  expect(withQuoteLinks('Leaves are green [1]. So are stems [1, 2].', [one, two])).toBe(
    `Leaves are green ${sourceLink(one)}. So are stems ${sourceLink(one)} ${sourceLink(two)}.`,
  );
});

it('a number that names no source stays what it is', () => {
  expect(withQuoteLinks('See a[7] and [1](https://example.org).', [quote(1)])).toBe(
    'See a[7] and [1](https://example.org).',
  );
});
