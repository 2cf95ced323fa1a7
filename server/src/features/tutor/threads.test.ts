import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);
const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;
const exerciseOf = async (...messages: string[]): Promise<string | undefined> =>
  ((await talk(messages)).state as { exercise: { problem: string } | null }).exercise?.problem;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const REFUSES = /didn’t get that|I lost you|not sure what you mean|can’t check that|not in my books/;
const VERDICT = /^(?:Yes|Right|Exactly|Not quite|Not yet|Careful|Almost)/;

describe('a story that nobody here has read', () => {
  it('is worked out with the numbers that the student comes to, and nothing is asked twice', async () => {
    const replies = await texts(
      'nadia swims 8 lanes while her brother counts to 44. how far does he count in 14 lanes',
      '50 because its 6 more lanes',
      'for one lane it would be 5.5 i think',
      '77',
    );
    expect(replies[1]).toMatch(/44.*= 50/);
    expect(replies[2]).toMatch(/44 ÷ 8 = 5\.5/);
    expect(replies[3]).toMatch(/= 77/);
    for (const text of replies.slice(1)) expect(text).not.toMatch(VERDICT);
    const asked = replies.map((text) => text.split('\n\n').at(-1));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('takes a term, a check against sense and a question for what they are', async () => {
    const anna = 'Anna is 4 years older than Ben and together they are 26. how old are they';
    expect(await last(anna, 'ben = x and anna = 4x')).toMatch(/letter|in words/);
    const ladder = 'a ladder is 5 m long and stands 3 m away from the wall. how high does it reach';
    expect(await last(ladder, '34', 'it cant be higher than the ladder is long lol')).toMatch(/check|test/i);
    expect(await last(ladder, 'i did 3^2+5^2 = 34 so about 5.8 m')).not.toMatch(/idid|\bi d/);
  });
});

it('what neither a reply nor a lesson can add to ends in words, not in asking one for the other for ever', async () => {
  const replies = await texts(
    'haitian revolution - why was it special',
    'who was toussaint louverture',
    'so did the french revolution cause it',
    'why did they have to pay france after they WON',
    'is that why haiti is poor now',
  );
  expect(replies.at(-1)).not.toBe('');
});

it('a right sum that gives the reason of a wrong claim is not praised', async () => {
  const reply = await last('what even is a log', 'so log2 of 8 is 4 bc 8/2=4?');
  expect(reply).not.toMatch(/^(?:Exactly|Yes|Right|That’s it)/);
});

it('a language is told by its words, not by letters of formulas or units of amounts', async () => {
  const languageAfter = async (...messages: string[]): Promise<string> =>
    ((await talk(messages)).state as { language: string }).language;
  const ladder = 'hw says ladder 10 m long, foot is 6 m from the wall. how high does it reach';
  expect(await languageAfter(ladder, '10 squared minus 6 squared is 64 so 8 m')).toBe('en');
  expect(await languageAfter('Wie löst man das: 2x + y = 7 und x - y = 2')).toBe('de');
});

describe('an exercise', () => {
  it.each([
    [['1/3 + 1/4', '4/12 and 3/12 so 7/12'], /^(?:Yes|That’s|Exactly)/],
    [['2(x + 3) = 14', 'x = 4', 'could i have divided by 2 first'], /works too|try that too/],
    [['what is 2^3 * 2^4', '2^12'], /^(?!.*too small)/s],
    [['402 - 157', '2 take away 7 you cant so i do 7 take away 2 thats 5'], /^(?!Yes|Good)/],
  ])('is answered for what was said: %j', async (messages, reply) => {
    expect(await last(...messages)).toMatch(reply);
  });

  it.each(['i dont get why its 6', 'how do you get 15', 'how do i get 15 there', 'where do we get 15 from'])(
    'counts no try where somebody only asks: %s',
    async (message) => {
      const { state } = await talk(['3x + 7 = 22', message]);
      expect(state).toMatchObject({ exercise: { tries: 0 } });
    },
  );

  it('that gives much names all of it', async () => {
    const train =
      'A train accelerates from 12 meters per second to 30 meters per second in 15 seconds, and its mass is 40000 kilograms. What force is needed?';
    expect(await last(train)).toMatch(/force.* 12 meters per second, .*15 seconds and 40000 kilograms/);
  });

  it('stays open when a shorter line in its letter is said', async () => {
    expect(await exerciseOf('5x - 3 = 2x + 9', '7x = 12?')).toBe('5x - 3 = 2x + 9');
    expect(await last('5x - 3 = 2x + 9', '7x = 12?', '3x = 12')).toMatch(/^(?:Right|Yes|Good)/);
  });

  it.each([
    [['3x + 5 = 20', 'x = 5', 'can i get one with x on both sides'], /x.*=.*x/],
    [['x + y = 10 and x - y = 4', 'x=7 y=3', 'a harder one where you cant just add'], /3x \+ 2y/],
    [['3x + 5 = 20', 'x = 5', 'can we do a word problem'], /How far/],
  ])('of a certain kind is given to who wishes it: %j', async (messages, kind) => {
    expect(await exerciseOf(...messages)).toMatch(kind);
  });

  it.each([
    [['how does binary work', '8+4+1']],
    [['i dont get moles at all', 'ok its like a dozen but 6x10^23']],
    [['why is the derivative of x^2 equal to 2x, i know the rule but not the reason']],
  ])('is not seen where none was set: %j', async (messages) => {
    expect(await exerciseOf(...messages)).toBeUndefined();
  });

  it('is still the one that was set when a sum comes to its number', async () => {
    expect(await exerciseOf('how do u write 13 in binary', '8+4+1')).toBe('how do u write 13 in binary');
  });

  it.each([
    [['hola, no entiendo cómo sumar 1/2 + 1/3', '¿es 2/5?']],
    [['wie rechne ich 20% von 45 aus ohne taschenrechner', 'ist das 11?', 'tipp']],
    [['comment on résout 5x - 3 = 2x + 9 ?', '7x = 12 ?', 'je ne sais pas']],
  ])('in another language is helped with in that language: %j', async (messages) => {
    for (const text of await texts(...messages))
      expect(text).not.toMatch(/\b(?:the|both sides|What|Write|Give|Subtract|Divide|Try)\b/);
  });
});

describe('what is told of one’s own days', () => {
  it.each([
    'everyone else got it, my dad will be so mad',
    'the others laugh when i ask something in class',
    'i cant remember anything its all gone',
    'we have to do a poster about volcanoes in 2 weeks with 4 people and nobody does anything',
    'i have football 3x a week and never finish homework',
    'i read the chapter but nothing stays',
    'i make super nice flashcards but i still forget it all',
  ])('meets a warm word and a question, no refusal and no verdict: %s', async (message) => {
    const reply = await last(message);
    expect(reply).not.toMatch(REFUSES);
    expect(reply).not.toMatch(VERDICT);
    expect(reply).toContain('?');
  });

  it('is a plan that is made firm', async () => {
    const replies = await texts(
      'nobody in my group does anything',
      'ok i could ask who wants what tomorrow in class',
      'maybe i tell my class teacher',
    );
    for (const text of replies) expect(text).not.toMatch(REFUSES);
    expect(new Set(replies).size).toBe(replies.length);
  });
});

describe('what nobody here can judge', () => {
  it('is taken up with a question, without a refusal and never twice in the same words', async () => {
    const replies = await texts(
      'if i flip a coin and get heads 4 times is tails more likely now',
      'but it has to even out at some point so tails should be more likely',
      'so my brother was right about that one then',
    );
    for (const text of replies.slice(1)) expect(text).not.toMatch(REFUSES);
    expect(new Set(replies).size).toBe(replies.length);
  });

  it('gets no verdict where it was only asked', async () => {
    expect(await last('on a velocity time graph what does a flat line mean')).not.toMatch(
      /^Careful|^Good thought/,
    );
  });
});

describe('what a student says of a sentence that they show', () => {
  const splices = 'what is a comma splice';
  it.each([
    "Then 'Although the results were surprising, we expected some variation' is a comma splice too.",
    "'When the bell rang, we left the room.' is that one?",
    "and 'It was raining, so we stayed inside.' is wrong",
  ])('is denied where nothing is wrong with it: %s', async (message) => {
    expect(await last(splices, message)).toMatch(/^No,/);
  });

  it.each([
    ["and 'He ran home, he was late.' isn't a comma splice", /^(?:No,|Not quite:)/],
    ["'The film was long, we left early.' is fine i think", /^(?:No,|Not quite:)/],
    ["'The film was long, we left early.' is a comma splice", /^(?:Yes|Exactly), that’s one/],
    ["'The film was long, we left early.' is that one right? i think yes", /^(?:No,|Not quite:)/],
    ["so 'She sang, and he danced.' is fine", /^(?:Yes|Exactly|That’s correct)/],
    ["then 'She sang, and he danced.' isn't a comma splice", /^(?:Yes|Exactly|That’s correct)/],
  ])('is told as it is: %s', async (message, verdict) => {
    expect(await last(splices, message)).toMatch(verdict);
  });
});

it('what is the largest of several is no matter of opinion', async () => {
  expect(await last('what are the planets of the solar system', 'which one is the biggest')).not.toMatch(
    /winner/,
  );
});

it('exams are planned with the days and the time that were told', async () => {
  expect(await last('bio test wed, math fri, i have 2h a day')).toMatch(/Until Wednesday: .* Biology/);
  // Three subjects for one date have no order: that is asked, and none of them is left out.
  const several = await last('i have 3 mocks in 9 days: chem, history, maths. make me a plan');
  expect(several).toMatch(/When is each of them/);
});
