import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);
const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const FENCE = 'rectangle garden is 12 m long and 7 m wide. how much fence do i need to go all around it';
const BUSES = 'a school trip has 137 kids and each bus fits 40. how many busses do they need';
const SCORES =
  'my 6 darts had an average of 7 points, and then i threw some more that averaged 9. what is the average of all if there were 4 more';
const FARM =
  'farmer joe has 15 cows and 28 hens on 3 fields. he sells 9 hens. each cow gives 12 l of milk a day. how much milk in a week';
const MARBLES =
  'Mia has 6 bags with 7 marbles in each bag. She gives 9 marbles to her brother. How many marbles does she have left?';
const LOSES_THE_TASK =
  /Tell me one word|not sure what you mean|didn’t get that|I lost you|Which subject|won’t guess\.$/;

describe('a task in words', () => {
  it('is opened with one question on its first step, and no recipe', async () => {
    const opened = await last(FENCE);
    expect(opened).toMatch(/one length and one width together\?$/);
    expect(opened).not.toMatch(/P = 2|I think it’s about/);
  });

  it('is told with its way to whoever asks for it', async () => {
    expect(await last(`show me how to do this: ${FENCE}`)).toMatch(/P = 2 × \(length \+ width\)/);
  });

  it('that nobody here has read is opened by what its words lead to, where they leave no doubt', async () => {
    expect(await last(SCORES)).toMatch(/Which total do you need here\?/);
  });

  it('of an arithmetic story names what is needed first, and quotes nothing that is not in it', async () => {
    const [opened, hint = ''] = await texts(MARBLES, 'hint');
    expect(opened).toMatch(/Mia's marbles in all\.\s+Which numbers/);
    expect(opened).not.toMatch(/The story says/);
    expect(hint).toMatch(/same number in it, so multiply/);
  });
});

describe('help in the middle of a task', () => {
  it.each([
    [BUSES, ['hint', 'idk', 'i dont get it', 'show me how', 'just tell me']],
    [FARM, ['hint', 'help', 'idk', 'just give me the answer', 'show me how', 'just tell me', 'hint', 'help']],
    [FENCE, ['help', 'idk', 'just give me the answer', 'hint']],
    [MARBLES, ['idk', 'help', 'hint']],
  ])('never leads out of it, and says nothing twice: %s', async (task, asked) => {
    const replies = await texts(task, ...asked);
    const said = replies.flatMap((text) => text.split('\n\n')).filter((one) => one.length > 40);
    expect(new Set(said).size).toBe(said.length);
    for (const text of replies) expect(text).not.toMatch(LOSES_THE_TASK);
  });

  it('goes from the question to the way, an example, the sum, and all of it', async () => {
    const [, way, example, sum, whole] = await texts(BUSES, 'hint', 'idk', 'help', 'just tell me');
    expect(way).toMatch(/^Divide the whole/);
    expect(example).toMatch(/22 people/);
    expect(sum).toMatch(/137 ÷ 40/);
    expect(whole).toMatch(/rounded up, is 4/);
  });

  it('shows everything to whoever asks for it twice', async () => {
    const [, first, second] = await texts(FENCE, 'just tell me the answer', 'just tell me');
    expect(first).not.toMatch(/38/);
    expect(second).toMatch(/2 × 19 = 38/);
  });

  it('is about the first step that is not done', async () => {
    const [, , hint, more, sum] = await texts(FENCE, '12+7=19', 'hint', 'idk', 'hint');
    expect(hint).toMatch(/19.*one length and one width together/);
    expect(hint).not.toMatch(/How long are one length/);
    expect(more).toMatch(/P = 2/);
    expect(sum).toMatch(/2 × 19/);
  });

  it('is a nod that is taken back to the task', async () => {
    expect(await last(FENCE, 'hint', 'ok')).toMatch(/your task/);
  });

  it('tells a law once, and the step behind it next', async () => {
    const triangle = 'right triangle, hypotenuse 13 cm, one leg 5cm find the other leg';
    const replies = await texts(triangle, 'hint', 'hint', 'hint');
    expect(replies.filter((text) => text.includes('Pythagoras: '))).toHaveLength(1);
    for (const text of replies) expect(text).not.toMatch(/“Given:/);
  });
});

describe('a question why in a task', () => {
  it('gets the reason of its kind', async () => {
    const replies = await texts(BUSES, 'so 3 buses', 'but why u cant just leave the remainder away');
    expect(replies.at(-1)).toMatch(/need a place too/);
  });

  it('gets what is said of the slip that is meant', async () => {
    const recipe = 'Recipe for 4 people uses 300 g of rice. How much rice for 10 people?';
    expect(await last(recipe, 'but why cant i just add 6')).toMatch(/grows by multiplying/);
  });

  it('about two percents in a row is told what they are of', async () => {
    const jacket =
      'a jacket costs $80 and its 15% off then u pay 10% tax on the sale price. how much do u pay in total';
    expect(await last(jacket, '68', 'wait why cant i just do 15 minus 10')).toMatch(/of different amounts/);
  });
});

describe('a task that asks for two things', () => {
  const car = 'a 1200 kg car accelerates from 0 to 20 m/s in 8 s. find the acceleration and the net force';

  it('is not done with one of them', async () => {
    const [, force = '', acceleration = ''] = await texts(car, '3000 N', '2.5');
    expect(force).toMatch(/3000.*\n\n.*the acceleration\?$/s);
    expect(acceleration).toMatch(/^(?:Yes|That’s it|Exactly).*2\.5/);
  });

  it('is done with both', async () => {
    expect(await last(car, 'a = 20/8 = 2.5', '3000 N')).not.toMatch(/\?/);
  });

  it('has the second value judged, or asked for its calculation, where both come at once', async () => {
    const box = 'How much work is done lifting a 15 kg box 2 m up? (g = 9.8) and what power if it takes 6 s';
    const replies = await texts(box, 'so work = 294 J and power = 1764 W', '49 W');
    expect(replies[1]).toMatch(/1764 W.*what power if it takes 6 s\?$/s);
    expect(replies[1]).not.toMatch(/harder/);
    expect(replies[2]).toMatch(/49/);
  });
});

describe('another task of the same kind', () => {
  it('has a question, and not the numbers of before', async () => {
    const recipe = 'Recipe for 4 people uses 300 g of rice. How much rice for 10 people?';
    const another = await last(recipe, '750', 'another one pls same kind');
    expect(another).toMatch(/how (?:much|many)/i);
    expect(another).not.toMatch(/(?<!\d)4(?!\d).*(?<!\d)10(?!\d)/s);
  });

  it('of a law is a whole task, and not the one that was worked before', async () => {
    const triangle = 'right triangle, hypotenuse 13 cm, one leg 5cm find the other leg';
    const replies = await texts(triangle, 'hint', 'hint', 'another one pls same kind');
    expect(replies.at(-1)).not.toMatch(/Given:|(?<!\d)26(?!\d)/);
  });
});

it('a step that is right with every number is not worked out on others', async () => {
  const [, , ...replies] = await texts(
    'how many moles are in 36 g of water? M(H)=1 M(O)=16',
    'hint',
    'molar mass is 17 bc 16+1',
  );
  for (const text of replies) expect(text).not.toMatch(/72 g/);
});
