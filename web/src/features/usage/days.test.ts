import { expect, it } from 'vitest';
import { csvOf, lastDays, tokensOf } from './days.ts';

const NOW = new Date('2026-03-02T00:30:00Z');
const used = [
  { day: '2026-02-27', input_tokens: 10, output_tokens: 5, turns: 1 },
  { day: '2026-03-01', input_tokens: 200, output_tokens: 40, turns: 3 },
];

it('days without use are there too, over the end of a month', () => {
  const days = lastDays(used, 4, NOW);
  expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(days.map(tokensOf)).toEqual([15, 0, 240, 0]);
});

it('what is older than the days shown is left out', () => {
  expect(lastDays(used, 2, NOW).map(tokensOf)).toEqual([240, 0]);
});

it('the table has a head, a line a day and ends with a line break', () => {
  expect(csvOf(used)).toBe(
    'day,input_tokens,output_tokens,answers\r\n2026-02-27,10,5,1\r\n2026-03-01,200,40,3\r\n',
  );
});
