import { expect, it } from 'vitest';
import { clozesOf } from './cloze.ts';

it.each([
  ['Water is {{H2O}}.', ['Water is {{c1::H2O}}.']],
  ['{{Paris}} is the capital of {{France}}.', ['{{c1::Paris}} is the capital of {{c1::France}}.']],
  [
    '{{c1::Paris}} is the capital of {{c2::France::country}}.',
    ['{{c1::Paris}} is the capital of France.', 'Paris is the capital of {{c1::France::country}}.'],
  ],
  ['{{c3::one}} and {{c3::two}}', ['{{c1::one}} and {{c1::two}}']],
  [
    String.raw`The root of \(x^{2}\) is {{c1::\(|x|\)}}`,
    [String.raw`The root of \(x^{2}\) is {{c1::\(|x|\)}}`],
  ],
  ['Nothing is hidden {here} or {{}} there.', []],
])('%s becomes one card for each number', (text, cards) => {
  expect(clozesOf(text)).toEqual(cards);
});

it('takes no longer for a text of braces', () => {
  const started = performance.now();
  clozesOf('{{c1::'.repeat(600) + '}}'.repeat(10));
  clozesOf('{{'.repeat(2_000));
  clozesOf(`{{${'a::'.repeat(1_300)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
