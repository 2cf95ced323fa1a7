import { describe, expect, it } from 'vitest';
import { judgeAnswer, work } from '../index.ts';

const answerTo = (problem: string): string => {
  const worked = work(problem);
  return worked.kind === 'worked' ? worked.answer.text : worked.kind;
};

describe('units that are made of units', () => {
  it.each([
    ['Convert 54 km/h to m/s', '15'],
    ['126 km/h in m/s', '35'],
    ['how many km/h are 12 m/s?', '43.2'],
    ['What is 30 metres per second in kilometres per hour?', '108'],
    ['convert 4 m² to cm²', '40000'],
    ['2.5 square kilometres in m^2', '2500000'],
    ['convert 7 litres to cm^3', '7000'],
    ['express 8 g/cm^3 in kg/m^3', '8000'],
    ['convert 10 mph to km/h', '16.09344'],
  ])('%s gives %s', (problem, answer) => {
    expect(answerTo(problem)).toBe(answer);
  });

  it.each(['convert 5 km/h to kg', '3 apples in 2 bags'])('%s has no answer', (problem) => {
    expect(work(problem).kind).not.toBe('worked');
  });

  it('single units are converted as before', () => {
    expect(answerTo('convert 3 km to m')).toBe('3000');
  });
});

describe('lengths of time', () => {
  it.each([
    ['3 h 50 min + 2 h 25 min', '6 h 15 min'],
    ['1h40 + 2h35', '4 h 15 min'],
    ['What is 48 minutes plus 37 minutes?', '1 h 25 min'],
    ['add 5 hours 20 minutes and 1 hour 55 minutes', '7 h 15 min'],
    ['subtract 2 h 45 min from 4 h 10 min', '1 h 25 min'],
    ['4 min 20 s - 1 min 45 s', '2 min 35 s'],
  ])('%s is %s', (problem, answer) => {
    expect(answerTo(problem)).toBe(answer);
  });

  it('may be said in other units, and no other length is right', () => {
    const worked = work('3 h 50 min + 2 h 25 min');
    if (worked.kind !== 'worked') throw new Error(worked.why);
    for (const said of ['6 hours and 15 minutes', '375 min', '6h15'])
      expect(judgeAnswer(worked, said)).toEqual({ kind: 'right' });
    expect(judgeAnswer(worked, '5 h 75 min')).toEqual({ kind: 'right' });
    expect(judgeAnswer(worked, '6 h 75 min')).toEqual({ kind: 'wrong' });
  });
});
