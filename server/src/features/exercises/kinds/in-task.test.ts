import { describe, expect, it } from 'vitest';
import { saidInTask } from './in-task.ts';

const said = (id: string, text: string, message: string, sum: string | null = null) =>
  saidInTask(
    { id, text },
    message,
    message,
    sum === null ? null : { sum, claimed: message.split('=').at(-1)?.trim() ?? null, isRight: true },
  )?.verdict;

const BOXES =
  'A school orders 24 boxes of pencils. Each box holds 36 pencils. How many pencils is that altogether?';
const BAGS =
  'Mia has 6 bags with 7 marbles in each bag. She gives 9 marbles to her brother. How many marbles does she have left?';
const CAR = 'a 1200 kg car accelerates from 0 to 20 m/s in 8 s. find the acceleration and the net force';
const SCORES =
  "Sara's test scores: 72, 85, 90, 81. What does she need on the 5th test to have an average of 84?";

describe('a way that is told in words', () => {
  it.each([
    ['whole-numbers/equal-groups', BOXES, 'do i do 24 times 36'],
    ['whole-numbers/equal-groups', BOXES, 'so i multiply them?'],
    ['whole-numbers/equal-groups', BOXES, '36 times 24 then'],
    ['=(6*7)-9', BAGS, 'so its times 6 then minus 9'],
    ['=(6*7)-9', BAGS, '6 times 7 first'],
    ['=(6*7)-9', BAGS, '6 times 7, then take away 9'],
  ])('is confirmed as that: %s · %s · %s', (id, text, message) => {
    expect(said(id, text, message)).toMatchObject({ is: 'step', isWay: true });
  });

  it.each([
    ['whole-numbers/equal-groups', BOXES, 'i think i divide'],
    ['whole-numbers/equal-groups', BOXES, 'do i add them'],
    ['whole-numbers/equal-groups', BOXES, '24 plus 36'],
    ['=(6*7)-9', BAGS, 'so its plus 6 then minus 9'],
    ['=(6*7)-9', BAGS, '6 plus 7'],
    ['=(6*7)-9', BAGS, 'why times 6'],
    ['whole-numbers/equal-groups', BOXES, 'is it times or divide'],
  ])('is not, where it leads elsewhere: %s · %s · %s', (id, text, message) => {
    expect(said(id, text, message)?.is ?? 'nothing').not.toBe('step');
  });
});

describe('the right numbers with the wrong sign', () => {
  it.each([
    ['physics/force-from-two-speeds', CAR, 'F = 1200/2.5 = 480', '1200/2.5'],
    ['=(6*7)-9', BAGS, '6 + 7 = 13', '6 + 7'],
    ['=(6*7)-9', BAGS, '42 + 9 = 51', '42 + 9'],
    ['whole-numbers/equal-groups', BOXES, '36 - 24 = 12', '36 − 24'],
  ])('are a slip: %s · %s · %s', (id, text, message, sum) => {
    expect(said(id, text, message, sum)?.is).toBe('slip');
  });

  it.each([
    ['physics/force-from-two-speeds', CAR, '1200 x 2.5 = 3000', '1200 × 2.5'],
    ['physics/force-from-two-speeds', CAR, 'a = 20/8 = 2.5', '20/8'],
    ['=(6*7)-9', BAGS, '6 x 7 = 42', '6 × 7'],
    // What was read only as likely is held against nobody.
    ['≈(6*7)-9', BAGS, '6 + 7 = 13', '6 + 7'],
  ])('and no slip where they lead on: %s · %s · %s', (id, text, message, sum) => {
    expect(said(id, text, message, sum)?.is ?? 'nothing').not.toBe('slip');
  });
});

describe('the value that an average needs', () => {
  it.each([
    ['adding them i get 328', 'step'],
    ['oh so all 5 have to add up to 420', 'step'],
    ['92', 'answer'],
    ['so she needs 86', 'slip'],
  ])('%s is a %s', (message, is) => {
    expect(said('data-and-chance/missing-score-after-four', SCORES, message)?.is).toBe(is);
  });
});
