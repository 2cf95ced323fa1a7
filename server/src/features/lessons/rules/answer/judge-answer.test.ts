import type { Answer, Item } from '@studia/contract/lessons';
import { sameNumber, sameValue } from '@studia/mathematics';
import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { judgeAnswer, verdictOfPoints } from './judge-answer.ts';

const language = segmenterLanguage();
const judging = {
  wordsOf: (text: string) => language.wordsOf(text, 'en'),
  sameNumber,
  sameValue,
};

const common = { id: 'x', difficulty: 1 as const, ask: 'Why?', hints: [], explanation: 'So.' };

const resultOf = (item: Item, answer: Answer) => judgeAnswer(item, answer, judging);

describe('a choice', () => {
  const item: Item = {
    ...common,
    kind: 'choice',
    key: 'air and water',
    wrong: [{ text: 'soil', slip: 'takes minerals for food', reveals: 'eats-soil' }],
  };

  it('is right by its key, and a wrong option names what is behind it', () => {
    expect(resultOf(item, { kind: 'choice', option: 'air and water' })).toMatchObject({
      result: 'right',
      correct: 1,
    });
    expect(resultOf(item, { kind: 'choice', option: 'soil' })).toMatchObject({
      result: 'wrong',
      slip: 'takes minerals for food',
      reveals: 'eats-soil',
    });
  });

  it('is never called wrong for an option that is not there', () => {
    expect(resultOf(item, { kind: 'choice', option: 'light' }).result).toBe('compare');
  });
});

describe('a number', () => {
  const item: Item = {
    ...common,
    kind: 'number',
    key: '73.943',
    unit: 'kg',
    accepted: ['73.94'],
    nearly: [{ answer: '17', say: 'Mind the units.' }],
  };

  it.each([
    ['73.943', 'right'],
    ['73.943 kg', 'right'],
    ['73.94', 'right'],
    ['17 kg', 'nearly'],
    ['12', 'wrong'],
    ['a lot', 'compare'],
  ])('%s is %s', (text, result) => {
    expect(resultOf(item, { kind: 'number', text }).result).toBe(result);
  });
});

describe('mathematics that is no plain number', () => {
  const number: Item = { ...common, kind: 'number', key: '4' };
  const letters: Item = { ...common, kind: 'number', key: '2x + 1' };

  it.each([
    ['sqrt(16)', 'nearly'],
    ['2^2', 'nearly'],
    ['3^2', 'wrong'],
    ['I counted them', 'compare'],
  ])('%s for 4 is %s: the engine reads it, but a number was asked for', (text, result) => {
    expect(resultOf(number, { kind: 'number', text }).result).toBe(result);
  });

  it.each([
    ['1 + 2x', 'right'],
    ['x + x + 1', 'right'],
    ['2x - 1', 'wrong'],
  ])('%s for 2x + 1 is %s', (text, result) => {
    expect(resultOf(letters, { kind: 'number', text }).result).toBe(result);
  });
});

describe('points that a model went through', () => {
  const coveredPoint = { point: 'a', state: 'said' } as const;
  const half = { point: 'b', state: 'half' } as const;
  const missing = { point: 'c', state: 'missing' } as const;
  const contradicted = { point: 'd', state: 'contradicted' } as const;
  const points = [{ point: 'a', said: [] }];
  const short: Item = { ...common, kind: 'short', key: 'a', points };
  const statement: Item = { ...common, kind: 'true-false', key: true, reason: 'a', points };

  it('leave nothing open', () => {
    expect(verdictOfPoints(short, [coveredPoint, coveredPoint])).toMatchObject({
      result: 'right',
      correct: 1,
    });
    expect(verdictOfPoints(short, [coveredPoint, half])).toMatchObject({ result: 'partly', correct: 0.75 });
    expect(verdictOfPoints(short, [coveredPoint, contradicted])).toMatchObject({
      result: 'partly',
      correct: 0.5,
    });
    expect(verdictOfPoints(short, [missing])).toMatchObject({ result: 'wrong', correct: 0 });
  });

  it('need one good reason for true or false, and no reason is half an answer', () => {
    expect(verdictOfPoints(statement, [coveredPoint, missing])).toMatchObject({ result: 'right' });
    expect(verdictOfPoints(statement, [missing])).toMatchObject({ result: 'partly', correct: 0.5 });
  });
});

describe('a short answer', () => {
  const item: Item = {
    ...common,
    kind: 'short',
    key: 'Because the tree is built from air and water, not from soil.',
    points: [
      {
        point: 'The mass did not come from the soil.',
        said: ['not from the soil', 'doesnt use up the dirt'],
      },
      {
        point: 'It came from air and water.',
        said: ['from the air', 'carbon dioxide and water', 'co2 and water'],
      },
    ],
  };

  it.each([
    ['Because the tree is built from air and water, not from soil.', 'right'],
    ["it isn't made from soil, it comes from carbon dioxide and water", 'right'],
    ['not from the soil', 'partly'],
    ['its from co2 and water', 'partly'],
    ['it comes from the soil', 'compare'],
    ['it does not come from air and water', 'compare'],
    ['because trees are old', 'compare'],
    ['', 'compare'],
  ])('%j is %s', (text, result) => {
    expect(resultOf(item, { kind: 'short', text }).result).toBe(result);
  });

  it('sees that "not" turns a point round', () => {
    const { points } = resultOf(item, { kind: 'short', text: 'the mass comes from the soil' });
    expect(points[0]?.state).toBe('contradicted');
  });
});

describe('a point that can be put in two ways', () => {
  const point = 'The sides differ (33 and 19).';
  const item: Item = {
    ...common,
    kind: 'short',
    key: 'It is 33, which is not 19.',
    points: [{ point, said: ['33 is not 19', 'both sides arent equal'] }],
  };

  it('is said by who says it, also where the other way denies what this one affirms', () => {
    expect(resultOf(item, { kind: 'short', text: point }).result).toBe('right');
    expect(resultOf(item, { kind: 'short', text: '33 is not 19' }).result).toBe('right');
  });
});

describe('an order', () => {
  const item: Item = { ...common, kind: 'order', key: ['air', 'leaf', 'sugar'] };

  it('is right only whole', () => {
    expect(resultOf(item, { kind: 'order', order: ['air', 'leaf', 'sugar'] }).result).toBe('right');
    expect(resultOf(item, { kind: 'order', order: ['leaf', 'air', 'sugar'] }).result).toBe('wrong');
    expect(resultOf(item, { kind: 'order', order: ['air'] }).result).toBe('wrong');
  });
});

describe('true or false', () => {
  const item: Item = {
    ...common,
    kind: 'true-false',
    key: false,
    reason: 'Fertiliser gives minerals; the food is sugar from the leaves.',
    points: [
      { point: 'It only gives minerals.', said: ['gives minerals not food', 'its minerals'] },
      { point: 'The plant makes its own food.', said: ['makes its own food', 'makes sugar in the leaves'] },
    ],
  };

  it.each([
    [true, 'it feeds plants', 'wrong'],
    [false, 'plants make their own food', 'right'],
    [false, '', 'partly'],
    [false, 'my grandma said so', 'compare'],
  ] as const)('%s because %j is %s', (value, reason, result) => {
    expect(resultOf(item, { kind: 'true-false', value, reason }).result).toBe(result);
  });
});
