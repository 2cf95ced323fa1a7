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

it('the table has a head, a line for every day on which anything was used, and ends with a line break', () => {
  const live = [
    { day: '2026-02-28', lessons: 1, seconds: 1_530 },
    { day: '2026-03-01', lessons: 2, seconds: 60 },
  ];
  expect(csvOf(used, live)).toBe(
    [
      'day,input_tokens,output_tokens,answers,live_lessons,live_minutes',
      '2026-02-27,10,5,1,0,0.0',
      '2026-02-28,0,0,0,1,25.5',
      '2026-03-01,200,40,3,2,1.0',
      '',
    ].join('\r\n'),
  );
});
