import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import { inSchoolWriting } from './school-writing.ts';

const read = (message: string, earlier: readonly string[] = []) =>
  examine({ message, exercise: null, finished: null, story: null, earlier, checks: false });

describe('a task with work on it', () => {
  it.each([
    ['x^2-5x+6=0 solve. so (x-2)(x-3)=0 ?', 'line'],
    ['-2x + 5 > 11 solve. subtract 5 so -2x > 6', 'line'],
    ['log2(x) + log2(x-2) = 3 solve for x. first combine it to log2(x(x-2)) = 3 i think', 'line'],
    ['resolver 5(x-2)=3x+8   primero 5x-10=3x+8 no?', 'line'],
    ['integral of 3x^2+4x from 0 to 2. antiderivative is x^3 + 2x^2 yeah?', 'line'],
    ['(3+2i)(1-4i) multiply out. 3 -12i +2i -8i^2', 'form'],
    ['sin x = 1/2 between 0 and 360 degrees find all x. x=30 and thats it', 'part'],
    ['lim x->3 of (x^2-9)/(x-3) . its 0/0 so doesnt exist', 'wrong'],
  ])('is opened with it: %s is %s', (message, kind) => {
    expect(read(message).problem?.judgement?.kind).toBe(kind);
  });

  it('may tell a time in hours and minutes', () => {
    const { problem } = read('i rode 45km in 2h 30min whats my avg speed? i got 18 km/h');
    expect(problem?.judgement?.kind).toBe('right');
  });

  it('may ask for more', () => {
    const message = 'kinetic energy of 3 kg ball at 4 m/s and what happens to it if speed doubles. 3*4=12 J';
    expect(read(message).problem).toMatchObject({ judgement: { kind: 'wrong' } });
  });

  it('is opened with a number on its way', () => {
    const { problem } = read('equation of line thru (1,2) and (4,11). slope 9/3=3');
    expect(problem?.onTheWay?.number).toBe('3');
    expect(read('sum to infinity 12 + 4 + 4/3 + ...   ratio is 1/3').problem?.onTheWay?.number).toBe('1/3');
  });

  it.each([
    'f=6e14 Hz',
    '5.2 x 10^-4',
    'C 500 I 120 G 200 exports 80 imports 100 whats gdp. add them all 1000',
  ])('is not what somebody found or was given: %s', (message) => {
    expect(read(message).problem).toBeNull();
  });
});

describe('tasks about the same numbers', () => {
  it('are taken together, each with what is said of it', () => {
    const { list } = read('find hcf and lcm of 24 and 36.  hcf 6 lcm 72');
    expect(list.map(({ judgement }) => judgement?.kind)).toEqual(['wrong', 'right']);
  });

  it.each([
    ['circle radius 5 cm find the area and circumference', 2],
    ['a rectangle is 4 by 6. find the area and perimeter', 2],
    ['3 7 7 2 9 10 4 find mean median mode. mean first: 42/7 = 6', 3],
    ['vertex and axis of symmetry of y = x^2 - 4x + 1', 2],
    ['whats the difference between area and perimeter of 4 by 6', 0],
    ['explain mean and median with 3 examples', 0],
  ])('are as many as are named: %s', (message, count) => {
    expect(read(message).list).toHaveLength(count);
  });

  it('may be answered in any order', () => {
    const problem = 'find the hcf of 24 and 36';
    const { ofLater } = examine({
      message: 'the lcm is 72',
      exercise: { problem, line: problem, found: '' },
      later: ['find the lcm of 24 and 36'],
      finished: null,
      story: null,
      earlier: [],
      checks: false,
    });
    expect(ofLater?.task).toMatchObject({ name: 'lcm', judgement: { kind: 'right' } });
  });
});

it('a colon divides between signs, and stays in a time of day', () => {
  expect(read('8 + 12 : 4 x 3   i think 17').problem).toMatchObject({ judgement: { kind: 'right' } });
  expect(inSchoolWriting('how long is 12:30 - 11:45')).toBe('how long is 12:30 - 11:45');
});
