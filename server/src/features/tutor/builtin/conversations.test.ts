import { describe, expect, it } from 'vitest';
import { conversation, library, talk } from '../../../testing/built-in-tutor.ts';
import type { Situation } from '../turn.ts';

const EXPLAIN: Situation = { style: 'explain', reader: null, learner: null };
const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);
const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;

describe('an answer that comes in parts', () => {
  it.each([
    [['Solve x^2 = 9/4', 'x = 3/2', 'and x = -3/2']],
    [['Solve x + y = 10 and x - y = 4', 'x = 7', 'y = 3']],
    [['Solve x^3 - 6x^2 + 11x - 6 = 0', 'x = 1', '2', '3']],
  ])('is put together: %j', async (messages) => {
    const [, half, ...rest] = await texts(...messages);
    expect(half).toMatch(/^That’s right, but not all of it: you have 1 of [23]\./);
    expect(rest.at(-1)).toMatch(/^Yes, /);
  });

  it('may be in the notation of another country', async () => {
    expect(await last('What is 0.5 + 0.25?', '.75')).toMatch(/^Yes, /);
    expect(await last('What is 0.5 + 0.25?', '0,75')).toMatch(/^Yes, /);
    expect(await last('What is 3/8 as a decimal?', '0,375')).toMatch(/^Yes, /);
    expect(await last('What is 700 + 800?', '1,500')).toMatch(/^Yes, /);
    expect(await last('\\frac{d}{dx}\\left(x^3 \\sin x\\right)', '3x^2 \\sin x + x^3 \\cos x')).toMatch(
      /^Yes, /,
    );
  });
});

describe('in the middle of an exercise', () => {
  it('another problem is another problem, and no answer', async () => {
    expect(await last('Solve 2x + 3 = 11', 'Solve x^2 = 9/4')).toMatch(/^Let’s work on \$x\^\{2\} = /);
  });

  it.each([
    ['can i divide both sides by 2 first?', /^Yes, you can: .*What line do you get\?$/],
    ['do i divide or subtract?', /Multiply out\. What do you get/],
    ['can i divide by 0?', /^No: nothing can be divided by zero/],
    ['i dont understand step 2', /^Look only at/],
  ])('%j is a question and not a wrong answer', async (asked, answer) => {
    expect(await last('Solve 2(x+3) = 16', asked)).toMatch(answer);
  });

  it.each([
    ['Solve 3(x - 2) = 2x + 10', 'x = 5', 'the left side is 9 and the right side is 20'],
    ['solve x^2 - 6x + 8 = 0', '2 and 3', 'Put $x = 3$ in: the left side is −1 and the right side is 0'],
    ['Factor x^2 + 14x + 24', '(x+3)(x+4)', 'the exercise is 39 there, and your line is 20'],
    ['What is 3/4 + 1/6?', '4/10', 'You worked with the tops and bottoms separately'],
  ])('a wrong answer shows itself: %s, %s', async (problem, answer, seen) => {
    const text = await last(problem, answer);
    expect(text).toMatch(/^Not quite\. /);
    expect(text).toContain(seen);
  });

  it('a child hears how to find the result of a small sum', async () => {
    expect(await last('what is 7 + 5', '13', 'i dont get it')).toBe(
      'Start at 7 and count on 5: 8, … What is 7 + 5?',
    );
    expect(await last('what is 15 - 8', 'hint', 'hint')).toMatch(/15 take away 5 is 10\. How much of the 8/);
    expect(await last('6 x 7', 'hint', 'hint')).toMatch(/5 × 7 = 35\. One more 7 is missing/);
  });
});

describe('after an exercise', () => {
  it.each([
    ['why did you add 6?', /^Step 5\. Add 6 to both sides/],
    ['I don’t get step 2', /^Step 2\. Work out the products/],
    ['explain the last step', /^Step 6\. /],
  ])('a step is explained to who asks %j', async (asked, answer) => {
    expect((await talk(['Solve 3(x - 2) = 2x + 7', asked], EXPLAIN)).text).toMatch(answer);
  });

  it('the way to check it depends on the task', async () => {
    expect(await last('Solve 2(x+3) = 16', 'x = 5', 'how can i check it?')).toMatch(
      /^Put your answer in for \$x\$/,
    );
    expect(await last('7 + 5', '12', 'how do i check that?')).toMatch(/^Go the way back: take one/);
    expect(await last('Factor x^2 - 9', '(x-3)(x+3)', 'how do I know if it is right?')).toMatch(
      /^Multiply the factors out/,
    );
  });

  it.each([['Convert 3.2 km to m', '3200', 'what about 5 km?', 'Convert 5 km to m']])(
    'one number of it may be changed: %s',
    async (problem, answer, change, changed) => {
      const [, right, again] = await texts(problem, answer, change);
      expect(right).toMatch(/^Yes, /);
      expect(again).toContain(changed);
    },
  );

  it.each(['next', 'another one'])('%j brings one like it', async (asked) => {
    expect(await last('Solve 3x = 12', '4', asked)).toMatch(/^Let’s work on /);
  });

  it('yes takes up what was offered', async () => {
    const [, , offered, taken] = await texts('Solve 2x = 8', '4', '5', 'yes please');
    expect(offered).toMatch(/Do you want to go through it again/);
    expect(taken).toMatch(/^Let’s work on \$2x = 8\$ together/);
  });
});

describe('what a student says about not knowing, or about the way', () => {
  it('is no answer, though a number is in it', async () => {
    expect(await last('how do i do 144 divided by 12', 'i dont know my 12 times table')).not.toMatch(/^Yes/);
    expect(await last('how do i do 144 divided by 12', 'i dont know, maybe 12?')).toMatch(
      /^Yes, 144 ÷ 12 = 12/,
    );
  });

  it('is heard', async () => {
    const text = await last('Find the distance between the points (0, 0) and (5, 12)', '17', 'i added them');
    expect(text).toMatch(/^Thanks, now I see how you did it\. Use Pythagoras/);
  });

  it('may lean on the function that was given', async () => {
    const asked = ['If f(x) = 3x - 2, what is f(4)?', '10'];
    expect(await last(...asked, 'and f(-1)?', '-5')).toMatch(/^Yes, /);
    expect(await last(...asked, 'find x when f(x) = 13', '5')).toMatch(/^Yes, /);
  });
});

describe('a topic told in own words', () => {
  it('is held against the words of the book', async () => {
    const [, half, whole, quiz] = await texts(
      'what is opportunity cost',
      'I think it’s what you give up. right?',
      'the value of the best alternative that you give up when you choose something',
      'yes',
    );
    expect(half).toMatch(/^You have “give”\. The book also mentions .*“alternative”/);
    expect(whole).toMatch(/^Good: .*Shall I quiz you on it\?$/);
    expect(quiz).toMatch(/Question 1 of/);
  });
});

describe('several things in one message', () => {
  const FIVE = '1) 3x = 12\n2) x + 5 = 9\n3) 2x - 7 = 3';

  it('are taken one by one when they are exercises', async () => {
    const [first, second, third, end] = await texts(FIVE, 'x = 4', '4', '5');
    expect(first).toMatch(/^I see 3 exercises\. .*\*\*Number 1\.\*\* Let’s work on \$3x = 12\$/s);
    expect(second).toMatch(/^Yes, .*\*\*Number 2\.\*\* Let’s work on \$x \+ 5 = 9\$/s);
    expect(third).toMatch(/\*\*Number 3\.\*\*/);
    expect(end).toMatch(/That was the last one on your list\./);
  });

  it('may be skipped and chosen by their number', async () => {
    expect(await last(FIVE, 'number 3')).toMatch(/^\*\*Number 3\.\*\* Let’s work on \$2x - 7 = 3\$/);
    expect(await last(FIVE, 'skip this one')).toMatch(/^\*\*Number 2\.\*\*/);
  });

  it('are not somebody’s own work, which has its lines in order', async () => {
    expect(await last('Check this:\n1. 2x + 1 = 7\n2. 2x = 6\n3. x = 3')).toMatch(
      /^Yes, every line is right/,
    );
    expect(await last('1. 2x + 1 = 7\n2. 2x = 8\n3. x = 4')).toMatch(/Line 2 is where it goes wrong/);
  });

  it('are answered from a book and worked out', async () => {
    const { text, proof } = await talk(['What is a prime number and what is 12 * 8?']);
    expect(text).toMatch(/“A prime number is .*\[1\].*What is 12 × 8\?$/s);
    expect(proof?.quotes).toHaveLength(1);
    const two = await talk(['What is osmosis? What is diffusion?']);
    expect(two.text).toMatch(/“Osmosis is .*\[1\].*“Diffusion is .*\[2\]/s);
    for (const quote of two.proof?.quotes ?? []) expect(await library.verify(quote)).toBe(true);
  });
});

describe('a message that is hard to read', () => {
  it('is a story that is read together when its calculation is not found, and whose lines are checked', async () => {
    const story =
      'Ole had 3 boxes with 14 shells and a 1/4 bag. A wave took some of them twice. How many are there if the tide was 7?';
    const [opened, line] = await texts(story, '3 * 14 = 42');
    expect(opened).toMatch(/The numbers in it are 3, 14, 1\/4 and 7\./);
    expect(line).toBe(
      'Yes, 3 × 14 = 42.\n\nWhat comes next in the story, or does that answer its question already?',
    );
  });

  it('is a story that was not read, to which a bare number is neither confirmed nor disputed', async () => {
    const story =
      'A farmer counts 3 fields with 14 rows, and crows visit some of them twice. How many rows are spoilt if 7 crows came?';
    for (const number of ['42', '35', '0.5']) {
      const { text, lesson, proof } = await talk([story, number]);
      expect(text).toBe(`How do you get ${number}? Write out the whole calculation, and I’ll check it.`);
      expect(lesson).toMatchObject({ exercise: null });
      expect(proof?.solution ?? null).toBeNull();
    }
  });

  it.each([
    ['42', /^I see 42, but no question with it/],
    ['....', /^I couldn’t read that/],
    ['???', /^I couldn’t read that/],
    ['1 and 3', /^I see 1 and 3/],
  ])('is not looked up in the books: %j', async (message, answer) => {
    expect(await last(message)).toMatch(answer);
  });

  it('is not told the same twice', async () => {
    const [first, second] = await texts('asdf qwer zxcv', 'qwer asdf uiop');
    expect(second).not.toBe(first);
  });
});

describe('a text of the student’s own', () => {
  it('is not written for anybody, but planned in steps', async () => {
    const [first, second, third, fourth, plan] = await texts(
      'write my essay about trains',
      'just write it for me',
      'that trains are better than planes',
      'They are cleaner. They stop in the middle of towns.',
      'people in a hurry, but most journeys are short',
    );
    expect(first).toMatch(/^I won’t write it for you/);
    expect(second).not.toBe(first);
    expect(third).toMatch(/What are two reasons for it\?/);
    expect(fourth).toMatch(/who might disagree/);
    expect(plan).toMatch(/1\. your point, in one sentence\n2\. /);
  });

  it('is described by what can be counted', async () => {
    const text = await last(
      'check my introduction: i like trains. Trains are fast. Trains are clean. Trains are fun',
    );
    expect(text).toContain('It has 4 sentences of about 3 words.');
    expect(text).toContain('The word “trains” appears 4 times.');
    expect(text).toContain('Two sentences in a row begin with “trains”.');
    expect(text).toContain('“I” is always written with a capital letter.');
    expect(text).toContain('The last sentence has no full stop.');
  });
});

describe('a quiz in a conversation', () => {
  it('is as long as was asked for, and not of sums when the topic is none', async () => {
    expect(await last('Can you give me three practice problems on linear equations?')).toMatch(
      /^3 questions\. Use paper if you like\.\n\n\*\*Question 1 of 3\.\*\* Solve/,
    );
    expect(await last('Quiz me on how to calculate magnification')).not.toMatch(/What is \d/);
    expect(await last('quiz me on cell division')).toMatch(/Fill in the missing word/);
  });

  it('waits while something else is asked', async () => {
    const [asked, , elsewhere] = await texts('quiz me on times tables', 'what is a chromosome?', 'thanks');
    const question = /What is \d+ × \d+\?/.exec(asked ?? '')?.[0] ?? 'none';
    expect(await last('quiz me on times tables', 'what is a chromosome?')).toMatch(
      /“A chromosome is .*Back to the quiz\./s,
    );
    expect(elsewhere).toContain(question);
    const [, sum, back] = await texts('quiz me on times tables', 'whats 8 + 7', '15');
    expect(sum).toMatch(/^Let’s work out 8 \+ 7/);
    expect(back).toMatch(/^Yes, 8 \+ 7 = 15/);
    expect(back).toContain(question);
  });

  it('goes on to who passes', async () => {
    expect(await last('quiz me on times tables', 'skip')).toMatch(/^Here it is: .*Question 2 of 4/s);
  });
});

describe('a word about a thing of study', () => {
  it('is no feeling', async () => {
    expect(await last('Why is the caterpillar larva so hungry before it turns into a pupa?')).not.toMatch(
      /short break/,
    );
    expect(await last('i am so hungry')).toMatch(/short break/);
  });

  it('is not mixed up with another of the same kind', async () => {
    expect(await last('What is the second law of thermodynamics?')).toMatch(/couldn’t find that/);
    expect(await last('whats a denominator')).toMatch(/called the denominator|The denominator is/);
    expect(await last('what does GDP mean?')).toContain('or GDP, is the value of');
  });

  it('may be asked for in a word that the book does not use, as long as the thing itself is named', async () => {
    expect(await last('What are the noteworthy parts of a plant cell?')).toContain(
      'a cell wall, chloroplasts',
    );
    expect(await last('What is the atomic mass of plutonium?')).toMatch(/couldn’t find that/);
  });

  it('is found at the end of a long message', async () => {
    const text = await last(
      'Hello! I was ill last week and missed two lessons. They did something with slope and intercepts. The board said y = mx + b. Can you explain what m and b mean?',
    );
    expect(text).toMatch(/is the slope/);
  });
});
