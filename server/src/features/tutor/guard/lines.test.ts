import { checkLines, type LineVerdict } from '@studia/mathematics';
import { expect, it } from 'vitest';
import { HOSTILE_STRINGS } from '../../../testing/hostile-strings.ts';
import { makeCurriculum } from '../../curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../../curriculum/starter-books.ts';
import { subjectLists } from '../../curriculum/subject-lists.ts';

const check = (text: string): (LineVerdict | null)[] =>
  checkLines({ topic: '', standing: null, lines: text.split('\n') }).verdicts;

it('the starter books, whose mathematics is right, are let through', async () => {
  const verdicts = (
    await makeCurriculum({
      read: readStarterBooks,
      readDrawing: readStarterDrawing,
      lists: subjectLists,
    }).books()
  ).flatMap(({ pages }) => check(pages.map(({ text }) => text).join('\n')));
  expect(verdicts.filter((verdict) => verdict?.verdict === 'corrected')).toEqual([]);
  expect(verdicts.filter((verdict) => verdict?.verdict === 'right').length).toBeGreaterThan(400);
});

it.each(HOSTILE_STRINGS.map((text) => text.slice(0, 100_000)))('%j is checked to its end', (text) => {
  expect(check(text)).toHaveLength(text.split('\n').length);
});
