import type { Exchange } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import type { Embed } from '../../../ports/embed/port.ts';
import { testLanguage } from '../../../testing/language.ts';
import { packVector } from '../../../vectors.ts';
import { tableOf } from './exchange-table.ts';
import { makeExchangeWorker } from './exchange-worker.ts';
import { makeFindExchanges } from './find-exchange.ts';
import { makeJudgeThought } from './judge-thought.ts';
import { answerExchangeQuestions } from './questions.ts';

const exchange = (idea: string, is: Exchange['is'], ...says: string[]): Exchange => ({
  idea,
  is,
  says,
  reply: `What is said about ${idea}.`,
  thought: null,
  isFollowUp: false,
});
const EXCHANGES = [
  exchange('biology/leaves', 'question', 'why are leaves green', 'what makes a leaf green'),
  exchange('biology/leaves', 'wrong', 'plants eat soil through their roots'),
  exchange('biology/leaves', 'right', 'plants make sugar from air and water'),
  exchange('physics/colours', 'question', 'why is a red shirt red'),
];

// Stands in for the model: a number for each letter pair, so that texts with the same words lie close together.
const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(128);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    vector[Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 128, 7)] = 1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / (length || 1));
};
const embed: Embed = {
  model: 'words',
  embed: async (text) => vectorOf(text),
  background: async (text) => vectorOf(text),
  wake: () => Promise.resolve(),
  shipped: async () => (text) => packVector(vectorOf(text)),
  close: async () => undefined,
};
const finderOf = (exchanges: readonly Exchange[], by: Embed | null = embed) => {
  const answer = answerExchangeQuestions({
    table: tableOf(exchanges, (text) => packVector(vectorOf(text))),
    model: embed.model,
    language: testLanguage,
  });
  const exchangeWorker = makeExchangeWorker({
    ask: async ({ name, input }) => ({ value: answer(name, input) }),
    wake: () => undefined,
    close: async () => undefined,
  });
  return makeFindExchanges({ exchangeWorker, embed: by });
};
const find = finderOf(EXCHANGES);
const NOWHERE = { at: null, about: '', replies: [] };

describe('what is named after somebody', () => {
  const steam = exchange(
    'chemistry/steam',
    'question',
    'what is the law about pressure and temperature of a gas',
  );
  const hess = exchange('chemistry/hess', 'question', 'what is the law of hess about energy of a reaction');
  const certaintyOf = async (message: string): Promise<number> =>
    (await finderOf([steam])(message, NOWHERE))[0]?.certainty ?? 0;

  it('is hardly answered by what does not know the name', async () => {
    const plain = await certaintyOf('what is the law about pressure of a gas');
    expect(await certaintyOf('what is Dalton’s law about pressure of a gas')).toBeLessThan(plain);
    expect(await certaintyOf("what is dalton's second law about pressure of a gas")).toBeLessThan(plain);
    expect(await certaintyOf('Clausius–Clapeyron what is the law about pressure of a gas')).toBeLessThan(
      plain,
    );
  });

  it('is answered by what knows it, and “what’s the law” names nobody', async () => {
    const [first] = await finderOf([steam, hess])('what is Hess’s law about energy', NOWHERE);
    expect(first?.exchange.idea).toBe('chemistry/hess');
    const plain = await certaintyOf('what is the law about pressure of a gas');
    expect(await certaintyOf('what’s the law about pressure of a gas')).toBeGreaterThan(plain / 2);
  });
});

describe('what students say', () => {
  it('is found in other words, and the idea at hand comes first', async () => {
    const [first] = await find('what makes leaves green', NOWHERE);
    expect(first?.exchange).toBe(EXCHANGES[0]);
    const [here] = await find('why is it red', { at: 'physics/colours', about: 'Colours', replies: [] });
    expect(here?.exchange).toBe(EXCHANGES[3]);
  });

  it('gets no reply that was told before', async () => {
    const [first] = await find('why are leaves green', NOWHERE);
    const replies = [`Good question.\n\n${first?.exchange.reply}`, 'And so on.'];
    const again = await find('why are leaves green', { ...NOWHERE, replies });
    expect(again.map(({ exchange: { reply } }) => reply)).not.toContain(first?.exchange.reply);
  });

  it('is heard in the middle of a talk about its idea, and nowhere else', async () => {
    const followUp = {
      ...exchange('biology/leaves', 'question', 'and what about at night'),
      isFollowUp: true,
    };
    const further = finderOf([followUp, ...EXCHANGES]);
    const message = 'and what about the night';
    const isFound = async (at: string | null) =>
      (await further(message, { at, about: '', replies: [] })).some((one) => one.exchange === followUp);
    expect(await isFound('biology/leaves')).toBe(true);
    expect(await isFound('physics/colours')).toBe(false);
    expect(await isFound(null)).toBe(false);
  });

  it('is surest where it was said word for word, however many others come near', async () => {
    const many = finderOf(
      ['green', 'red', 'blue', 'big', 'small', 'old'].map((kind) =>
        exchange(`biology/${kind}`, 'question', `why are some leaves ${kind} in autumn`),
      ),
    );
    const [first, ...others] = await many('why are some leaves blue in autumn', NOWHERE);
    expect(first?.exchange.idea).toBe('biology/blue');
    expect(others.every(({ certainty }) => certainty < (first?.certainty ?? 0))).toBe(true);
  });

  it('tells how much of a message is spoken of', async () => {
    const [first] = await find('why are leaves green on roofs', NOWHERE);
    expect(first).toMatchObject({ shared: 2 });
  });

  it('is found by small words where these are what is asked about', async () => {
    const small = finderOf([
      exchange('language/commas', 'question', 'when do i put a comma and i always get it wrong'),
      exchange('language/words', 'question', "when do i write their and when they're or there"),
    ]);
    const [first] = await small('when do i write their and there i always get it wrong', NOWHERE);
    expect(first?.exchange.idea).toBe('language/words');
    const [other] = await small('when do i put a comma there, it goes wrong', NOWHERE);
    expect(other?.exchange.idea).toBe('language/commas');
    const about = async (message: string): Promise<boolean> => {
      const nearest = (await small(message, NOWHERE)).find((one) => one.exchange.idea === 'language/words');
      return (nearest?.certainty ?? 0) >= 0.5;
    };
    expect(await about("what's the difference between their, there and they’re")).toBe(true);
    expect(await about('their or there i never know')).toBe(true);
    expect(await about('when trees lose their leaves is there still photosynthesis')).toBe(false);
  });

  it('is called said only where nothing was turned round', async () => {
    const isSaid = async (message: string, place: number): Promise<boolean | undefined> =>
      (await find(message, NOWHERE)).find((one) => one.exchange === EXCHANGES[place])?.isSaid;
    expect(await isSaid('plants make sugar from air and water', 2)).toBe(true);
    expect(await isSaid('so plants make sugar from water and air', 2)).toBe(false);
    expect(await isSaid('plants do not make sugar from air and water', 2)).toBe(false);
    expect(await isSaid('plants make only sugar from air and water', 2)).toBe(false);
    // A word on both sides that the other has not may be all that counts.
    expect(await isSaid('plants make starch from air and water', 2)).toBe(false);
  });

  it('is nearly said in words that are much alike, unless they deny it', async () => {
    const wrong = exchange('biology/plants', 'wrong', 'plants eat the dirt with their roots');
    const mistakes = finderOf([wrong]);
    const isNearlySaid = async (message: string) => (await mistakes(message, NOWHERE))[0]?.isNearlySaid;
    expect(await isNearlySaid('so plants eat the dirt around them')).toBe(true);
    expect(await isNearlySaid('so plants do not eat the dirt around them')).toBe(false);
    expect(await isNearlySaid('roots hold plants in the dirt')).toBe(false);
  });

  it('is not nearly said where two things are compared the other way round', async () => {
    const mistakes = finderOf([exchange('physics/sound', 'wrong', 'sound goes faster in air than in water')]);
    const isNearlySaid = async (message: string) => (await mistakes(message, NOWHERE))[0]?.isNearlySaid;
    expect(await isNearlySaid('sound goes faster in air than in water i think')).toBe(true);
    expect(await isNearlySaid('sound goes faster in water than in air i think')).toBe(false);
  });

  it('is less sure where it lacks what is asked for', async () => {
    const replied = (says: string, reply: string) => ({ ...exchange('space/moon', 'question', says), reply });
    const flight = replied('how long is the way to the moon', 'A rocket takes three days to the moon.');
    const distance = replied('is the moon as near as the station', 'The moon is about 384,000 km away.');
    const drift = replied('is the moon far and going away', 'The moon drifts away by 4 cm a year.');
    const moon = finderOf([flight, distance, drift]);
    const replies = async (message: string) =>
      (await moon(message, NOWHERE)).map(({ exchange: { reply }, certainty }) => ({ reply, certainty }));
    const sure = async (message: string, { reply }: { reply: string }): Promise<number> =>
      (await replies(message)).find((one) => one.reply === reply)?.certainty ?? 0;
    const [far, plain] = ['how far is the moon', 'moon far is how the'];
    expect(await sure(far, flight)).toBeLessThan((await sure(plain, flight)) / 2);
    expect(await sure(far, drift)).toBeLessThan((await sure(plain, drift)) / 2);
    expect(await sure(far, distance)).toBeGreaterThan((await sure(plain, distance)) / 2);
  });

  it('is less sure where it says again what was told in other words', async () => {
    const again = {
      ...exchange('biology/cells', 'question', 'how many cells'),
      reply: 'Two equal cells are made by mitosis.',
    };
    const cells = finderOf([again]);
    const certainty = async (replies: string[]) =>
      (await cells('how many cells', { ...NOWHERE, replies: [...replies, 'Okay.'] }))[0]?.certainty ?? 0;
    expect(await certainty(['By mitosis two equal cells are made.'])).toBeLessThan(
      0.7 * (await certainty([])),
    );
  });

  it('is not called said where one of its numbers is missing', async () => {
    const right = exchange('chemistry/isotopes', 'right', 'carbon 14 has 8 neutrons');
    const numbers = finderOf([right]);
    const isSaid = async (message: string) => (await numbers(message, NOWHERE))[0]?.isSaid;
    expect(await isSaid('carbon 14 has 8 neutrons')).toBe(true);
    expect(await isSaid('so carbon 14 has 14 neutrons right')).toBe(false);
  });

  it('is not looked for without a model of meanings, nor with another one', async () => {
    const without = finderOf(EXCHANGES, null);
    expect(await without('why are leaves green', NOWHERE)).toEqual([]);
    const other = finderOf(EXCHANGES, { ...embed, model: 'another' });
    expect(await other('why are leaves green', NOWHERE)).toEqual([]);
  });
});

describe('an answer to a question that leads on', () => {
  const judge = makeJudgeThought({ embed: null, language: testLanguage });
  const thought = (answers: string[]) => ({ question: 'How does it look?', answers, told: 'It looks dark.' });
  it.each([
    ['it would look darker', ['darker', 'almost black'], 'right'],
    ['not darker', ['darker', 'almost black'], 'unclear'],
    ['green as before i think', ['darker', 'almost black'], 'unclear'],
    ['yeah', ['yes', 'yes it does'], 'right'],
    ['nope', ['yes', 'yes it does'], 'wrong'],
    ['its 18', ['18', '18 times'], 'right'],
    ['20', ['18', '18 times'], 'wrong'],
    ['meiosis makes 4 cells and mitosis 2', ['mitosis'], 'unclear'],
  ] as const)('%s (%j) is %s', async (message, answers, verdict) => {
    expect(await judge(message, thought([...answers]))).toBe(verdict);
  });
});
