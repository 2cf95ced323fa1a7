import { beforeAll, describe, expect, it } from 'vitest';
import { talk } from '../../testing/built-in-tutor.ts';

const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

describe('what is not understood before a test', () => {
  it.each([
    'i have a gas law quiz tmrw and idk which law to use when',
    'first second third class levers, quiz tmrw n i didnt listen',
    'quiz on osmosis tomorrow and i dont know what it is',
    'bio exam on friday on osmosis which i dont understand',
  ])('is taught, and not planned: %s', async (message) => {
    expect(await last(message)).not.toMatch(/minutes a day|When is it\?|Goal setting/);
  });

  it('is planned where only the time is short', async () => {
    expect(await last('chem exam on friday no idea how to study for it')).toMatch(
      /minutes a day|Goal setting/,
    );
  });
});

it('“the page” is no place in a book where none lies open', async () => {
  expect(await last('i read the page and then i dont no what it said')).not.toMatch(/^Which book/);
});

it('a mind that goes blank in exams is helped before anything is planned', async () => {
  expect(
    await last('i know it at home and then in the exam my brain goes blank. calc final in 9 days'),
  ).not.toMatch(/Goal setting/);
});

describe('a time between two times of day', () => {
  const ASKED = 'how much time is there between 9:45 and 1:20';

  it('goes past noon on a clock without am and pm, and is right in hours and minutes', async () => {
    for (const answer of ['3 hours 35 min??', 'i counted up, its 3h 35', '215 minutes'])
      expect(await last(ASKED, answer)).toMatch(/^(?:Yes|That’s|Exactly)/);
    expect(await last(ASKED, '15 hours 35 min')).not.toMatch(/^(?:Yes|That’s right|Exactly)/);
  });

  it('goes past midnight where the day has 24 hours', async () => {
    expect(await last('how many minutes are there between 22:40 and 0:10', '90')).toMatch(
      /^(?:Yes|That’s|Exactly)/,
    );
  });
});

it('numbered letters are names, and no exercise', async () => {
  expect(
    await last('what is a vector', 'I found v1 - 2v2 + v3 = 0, so they are dependent, right?'),
  ).not.toMatch(/Let’s work on/);
});

describe('a right sum that may be the wrong one', () => {
  it('is not simply called right where something is measured', async () => {
    expect(
      await last(
        'why do i feel heavier in a lift',
        '60 kg guy, elevator accelerates up at 2 m/s2, scale says 60 x 2 = 120 N',
      ),
    ).toMatch(/60 × 2 = 120 N.*(?:formula|rule)/s);
  });

  it('leads to what goes into it where it was counted wrong', async () => {
    expect(await last('i get 1 - 100/400 = 75% but the answer key says 45%')).toMatch(/units/);
  });
});

it('who asks why one must push harder wishes for no harder exercise', async () => {
  expect(await last('what is a lever', 'but why would you use one if you have to push harder')).not.toMatch(
    /Tell me the topic|What shall we start with/,
  );
});

describe('how many solutions there are', () => {
  it.each([
    [
      'ok so for y = 2x + 3 and 4x - 2y = 8 i got y = 2x - 4 for the second one. same slope so they never cross so no solution??',
      /^(?:Yes|That’s (?!not)|Exactly|Right|Correct)/,
    ],
    ['2x + 3 = 2x + 8 has no solution right', /^(?:Yes|That’s (?!not)|Exactly|Right|Correct)/],
    ['so 2x + 3 = x + 8 has no solution', /^(?:Not|Almost|That’s not)/],
  ])('is judged for the very equations: %s', async (message, reply) => {
    expect(await last('what is a system of equations', message)).toMatch(reply);
  });
});

it('of several right sums in one message none is disputed, and a wrong one is', async () => {
  const reply = (message: string) => last('how do i find the slope from a table', message);
  expect(await reply('ok slope is 3 cause 13-7 is 6 and 3-1 is 2')).toMatch(/right.*13 − 7 = 6, 3 − 1 = 2/);
  expect(await reply('ok slope is 3 cause 13-7 is 5 and 3-1 is 2')).not.toMatch(/right/);
});
