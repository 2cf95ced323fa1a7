import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const CONFIRMS =
  /^(?:Yes|Right|Exactly|That’s it|That’s right|Good|Well done|That sum is right|The arithmetic)/;
const NOT_RIGHT = /^(?:Not quite|Not yet|Almost|You’re close|That’s not it|Check this|One sum)/;

describe('what is left of a division', () => {
  const DIVISION = 'what is 157 divided by 4';
  const BOXES =
    'A teacher has 50 pencils and packs them into boxes of 8. How many full boxes and how many are left over?';

  it.each([
    [DIVISION, '39 and 1 left over'],
    [DIVISION, 'i got 39 and theres 1 left'],
    [DIVISION, '39 with 1 extra'],
    [DIVISION, 'i think its 39 w 1 left over'],
    [DIVISION, '39 r1'],
    ['can u help with 85 divided by 6', '14, remainder of 1'],
    ['whats 100 ÷ 7 with remainder', 'so 14 with 2 left over'],
    [BOXES, '6 boxes with 2 left'],
  ])('is confirmed with it: %s · %s', async (problem, answer) => {
    expect(await last(problem, answer)).toMatch(CONFIRMS);
  });

  it.each([
    [DIVISION, '39 and 2 left over', /39 × 4 is 156/],
    [DIVISION, '38 r 5', /fits into the 5/],
    [DIVISION, '36 with 1 extra', /36 × 4 is 144/],
    ['85 divided by 6', '13 remainder 1', /13 × 6 is 78/],
    [BOXES, '6 boxes and 4 left', /6 remainder \?/],
    [BOXES, '5 boxes and 2 left', /\? remainder \?/],
  ])('is named where it is wrong: %s · %s', async (problem, answer, why) => {
    const reply = await last(problem, answer);
    expect(reply).toMatch(NOT_RIGHT);
    expect(reply).toMatch(why);
  });

  it('is none where nothing is divided', async () => {
    const given = 'Tom has 50 pencils in his bag at school. He gives 8 of them away. How many are left?';
    expect(await last(given, '8 gone and 42 left')).not.toMatch(NOT_RIGHT);
  });

  it('belongs to a sum that is told in one breath', async () => {
    expect(await last('157 divided by 4 is 39 and 1 left over right')).toMatch(CONFIRMS);
    expect(await last('157 divided by 4 is 39 and 3 left over right')).toMatch(NOT_RIGHT);
  });
});

describe('sums that go on with the last result', () => {
  it.each([
    '39 x 4 = 156 plus 1 is 157',
    'so 5 times 8 is 40 and then plus 3 makes 43',
    '20 / 4 is 5 then times 3 is 15 minus 1 is 14',
    'half of 30 is 15 plus 4 is 19',
    '9 * 9 = 81 then take away 6 is 75',
    '20 - 2 x 6 is 2x6=12 then 20 - 12 is 8',
  ])('are all right: %s', async (message) => {
    expect(await last(message)).toMatch(CONFIRMS);
  });

  it.each([
    ['39 x 4 = 156 plus 1 is 158', '156 + 1'],
    ['20 / 4 is 5 then times 3 is 18 minus 1 is 17', '5 × 3'],
    ['5 times 8 is 45 and then plus 3 makes 48', '5 × 8'],
    ['9 * 9 = 81 then take away 6 is 74', '81 − 6'],
    ['100 - 37 = 63 then divide by 9 is 8', '63'],
  ])('name the one that is wrong: %s', async (message, sum) => {
    const reply = await last(message);
    expect(reply).toMatch(NOT_RIGHT);
    expect(reply).toContain(sum);
  });

  it('lead to the answer of the exercise at hand, or do not', async () => {
    expect(await last('what is 6 × 3 − 4', '6 times 3 is 18 then minus 4 is 14')).toMatch(CONFIRMS);
    expect(await last('what is 6 × 3 − 4', '6 times 3 is 18 then minus 4 is 12')).toMatch(NOT_RIGHT);
  });

  it('are no sides of one equation', async () => {
    expect(await last('8 = 6 + 2 = 4 + 4')).not.toMatch(NOT_RIGHT);
  });
});

describe('an equation with the value that is said to solve it', () => {
  it.each([
    't = 2 s from 20 = 1/2*10*t^2',
    'x=4 because 3x-5=7',
    'i got x = -3 from 2x + 10 = 4',
    'y = 5 since 4y = 20',
    'so n = 6 bc 2n + 1 = 13',
  ])('is put in: %s', async (message) => {
    expect(await last(message)).toMatch(CONFIRMS);
  });

  it.each([
    't = 4 s from 20 = 1/2*10*t^2',
    'x=5 because 3x-5=7',
    'i got x = 3 from 2x + 10 = 4',
    'y = 16 since 4y = 20',
  ])('is named where it does not fit: %s', async (message) => {
    expect(await last(message)).toMatch(NOT_RIGHT);
  });

  it.each(['720/(3! x 2!) = 60', '20C3 = 1140', '5! / 3! = 20', '10P3 = 720 right?', '6!/2! = 360'])(
    'may be a sum with factorials: %s',
    async (message) => {
      expect(await last(message)).toMatch(CONFIRMS);
    },
  );

  it.each(['720/(3! x 2!) = 120', '20C3 = 6840', '5! / 3! = 2'])(
    'which can be wrong: %s',
    async (message) => {
      expect(await last(message)).toMatch(NOT_RIGHT);
    },
  );

  it('is another one beside an exercise in another letter', async () => {
    expect(await last('solve n/2 + 3 = 9', 'k = -2 since 3k + 1 = -5')).toMatch(CONFIRMS);
    expect(await last('solve n/2 + 3 = 9', 'v = 6 m/s from 36 = v^2')).toMatch(CONFIRMS);
    expect(await last('solve 3x - 5 = 7', 'x = 5 because 3x = 15')).not.toMatch(CONFIRMS);
  });

  it('is no reason for the exercise at hand', async () => {
    const [, reply] = await conversation(['solve 3x - 5 = 7', 'x = 4 because 3x = 12']);
    expect(reply?.text).toMatch(CONFIRMS);
  });
});

describe('what follows from factors', () => {
  const SIX = ['factor x^2 - x - 6', '(x-3)(x+2)'];
  it.each([
    [SIX, 'so the solutions are -2 and 3'],
    [SIX, 'so x is 3 or -2'],
    [['factor x^2-9', '(x-3)(x+3)'], 'then x = 3 and x = -3'],
    [['factor x^2 - 4x', 'x(x-4)'], 'so x=0 or 4'],
    [['x^2 + 5x + 6 how do i factor that', '(x+2)(x+3)'], 'zeros are -2 and -3'],
    [['factorise 2x^2 - 7x + 3', '(2x-1)(x-3)'], 'roots are 1/2 and 3 right'],
  ])('is confirmed: %s · %s', async (before, message) => {
    expect(await last(...before, message)).toMatch(CONFIRMS);
  });

  it.each([
    [SIX, 'so the solutions are 2 and -3'],
    [SIX, 'x is -3 or 2'],
    [['x^2 + 5x + 6 how do i factor that', '(x+2)(x+3)'], 'zeros are 2 and 3'],
    [['factorise 2x^2 - 7x + 3', '(2x-1)(x-3)'], 'roots are 1 and 3'],
    [['factor x^2 - 4x', 'x(x-4)'], 'so the answers are 4 and -4'],
  ])('is named where it is wrong: %s · %s', async (before, message) => {
    expect(await last(...before, message)).toMatch(NOT_RIGHT);
  });

  it('may be one of two', async () => {
    expect(await last('factor x^2 - 4x', 'x(x-4)', 'so x=4')).toMatch(/1 of (?:the )?2|other/);
  });
});

describe('the last task on something else', () => {
  it.each([
    [['differentiate x^3 + 2x', '3x^2 + 2'], 'and if its x^2 instead i got 2x + 2'],
    [['differentiate x^3 + 2x', '3x^2 + 2'], 'and for x^5 i get 5x^4'],
    [['what is the derivative of cos x', '-sin x'], 'what about sin x i got cos x'],
    [['solve 2x + 3 = 11', 'x = 4'], 'what if its 2x - 3 = 11 then i got 7'],
    [['integrate x^2', 'x^3/3 + C'], 'and for x^4 i get x^5/5 + C'],
    [['expand (x+2)(x+3)', 'x^2+5x+6'], 'and with (x-2)(x+3) i got x^2 + x - 6'],
    [['derivative of e^(2x)', '2e^(2x)'], 'so for e^(5x) its 5e^(5x)?'],
    [['solve x^2 - 7x + 12 = 0', '3 or 4'], 'and if its x^2 + 7x + 12 its -3 and -4?'],
  ])('is confirmed with its result: %s · %s', async (before, message) => {
    expect(await last(...before, message)).toMatch(CONFIRMS);
  });

  it.each([
    [['differentiate x^3 + 2x', '3x^2 + 2'], 'and if its x^2 instead i got x + 2'],
    [['what is the derivative of sin x', 'cos x'], 'what about cos x i got sin x'],
    [['solve 2x + 3 = 11', 'x = 4'], 'what if its 2x - 3 = 11 then i got 4'],
    [['integrate x^2', 'x^3/3 + C'], 'and for x^4 i get 4x^3 + C'],
    [['expand (x+2)(x+3)', 'x^2+5x+6'], 'and with (x-2)(x+3) i got x^2 + 5x - 6'],
    [['derivative of e^(2x)', '2e^(2x)'], 'so for e^(5x) its e^(5x)?'],
  ])('is named where its result is wrong: %s · %s', async (before, message) => {
    expect(await last(...before, message)).toMatch(NOT_RIGHT);
  });
});

describe('a slip that is seen by its number', () => {
  it.each([
    ['find the median of 2, 5, 9, 4, 11', 'the median is 9 cuz its in the middle', /range/, /in order first/],
    ['find the median of 4, 2, 9, 11, 6', '9 because its the middle number', /range/, /in order first/],
    [
      'what is the mode of 2,2,3,8,5',
      '3 since i added them all up and divided',
      /median/,
      /^(?:Not|That’s not)/,
    ],
    ['find the area of a rectangle 6 by 4', '20 since 5*4 is 20', /perimeter/, /5 × 4/],
  ])('is not named against what is said of the way: %s · %s', async (problem, message, not, but) => {
    const reply = await last(problem, message);
    expect(reply).not.toMatch(not);
    expect(reply).toMatch(but);
  });

  it.each([
    ['find the median of 2, 5, 9, 4, 11', '9', /range/],
    ['find the mean of 2, 4, 9', 'its 4 because its the one in the middle', /median/],
    ['find the range of 4, 10, 7', '7 because i added them and divided by 3', /mean/],
    ['find the area of a rectangle 6 by 4', '20 because i added all the sides', /perimeter/],
  ])('is named where what is said agrees, or nothing is said: %s · %s', async (problem, message, named) => {
    expect(await last(problem, message)).toMatch(named);
  });
});

describe('what somebody had thought', () => {
  it.each([
    ['expand 4(x + 3)', 'wait i thought the 4 only goes with the x'],
    ['simplify (x^2)^3', 'i thought you add the exponents'],
    ['differentiate x^2 sin x', 'i thought you just do each derivative and multiply them'],
    ['find 20% of 60', 'i thought you divide by 20'],
    ['solve 5 - 2x = 11', 'oh i always thought the sign stays the same when you move the 5'],
    ['solve 3x + 4 = 19', 'i thought you divide by 3 first'],
  ])('is neither confirmed nor judged: %s · %s', async (problem, message) => {
    const reply = await last(problem, message);
    expect(reply).not.toMatch(CONFIRMS);
    expect(reply).not.toMatch(/^(?:Not quite|That’s not it|Almost)/);
  });

  it('is judged where it is the result', async () => {
    expect(await last('expand (x+3)^2', 'wait i thought its just x^2 + 9')).toMatch(NOT_RIGHT);
    expect(await last('solve 2x + 1 = 9', 'i thought it was 4')).toMatch(/^(?:Yes|Exactly|Right|That’s)/);
    expect(await last('what is 2 + 3 * 4', 'i thought times goes first so 14')).toMatch(CONFIRMS);
    expect(await last('solve 2x + 1 = 9', 'i thought x = 5. But it’s x = 4')).toMatch(CONFIRMS);
  });
});
