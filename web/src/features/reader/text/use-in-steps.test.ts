import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useInSteps } from './use-in-steps.ts';

const Page = ({ words }: { words: string | null }) => {
  const drawn = useInSteps(words);
  return drawn === undefined ? 'coming' : (drawn ?? 'no page');
};

// A server draws what a browser draws first, and what was put off as it begins.
it.each(['Every seed is alive.', null])('begins without %j, though it is here already', (words) => {
  expect(renderToStaticMarkup(createElement(Page, { words }))).toBe('coming');
});
