import { describe, expect, it } from 'vitest';
import type { HeardExchange } from '../../lessons/service.ts';
import { exchangesOfBoth } from './exchanges-of-whole.ts';
import { wholeQuestion } from './whole-question.ts';

const wholeOf = (...messages: string[]): string | null => wholeQuestion(messages, '')?.text ?? null;

describe('a short follow-up', () => {
  it.each([
    [['what is a verb', 'is run a verb', 'what about happy'], 'is happy a verb'],
    [['is run a verb', 'what about happy', 'and quickly?'], 'is quickly a verb'],
    [['how far is the moon', 'and mars?'], 'how far is mars'],
    [['who was Cleopatra', 'what about Nefertiti?'], 'who was nefertiti'],
    [['is copper a metal', 'ok and silver?'], 'is silver a metal'],
    [['how hot is the sun', 'Venus too?'], 'how hot is venus'],
    [['what is the capital of Peru', 'and of Chile?'], 'what is the capital of chile'],
    [['how long does it take to fly to the moon', 'what about mars'], 'how long does it take to fly to mars'],
    [['do bears sleep in winter', 'and in summer?'], 'do bears sleep in summer'],
    [['can a square be a rectangle', 'what about a kite'], 'can a kite be a rectangle'],
  ])('asks the same of another thing: %j', (messages, whole) => {
    expect(wholeOf(...messages)).toBe(whole);
  });

  it.each([
    [['who was Napoleon', 'when did he die'], 'when did napoleon die'],
    [['who was Napoleon', 'when did he die', 'where?'], 'where did napoleon die'],
    [['what was the magna carta', 'in what year'], 'when was the magna carta'],
    [
      ['what is binary search', 'does it work on unsorted arrays'],
      'does binary search work on unsorted arrays',
    ],
    [['how far is the moon', 'do people live there'], 'do people live on the moon'],
    [['how big is the sun', 'so its a planet'], 'the sun is a planet'],
    [['what is inflation', 'who controls it', 'is it always bad'], 'is inflation always bad'],
    [['what is binary search', 'and for a linked list?', 'why is it fast'], 'why is binary search fast'],
  ])('has what is talked about in the place of a pronoun: %j', (messages, whole) => {
    expect(wholeOf(...messages)).toBe(whole);
  });

  it('keeps a name of two words that is talked about', () => {
    const asked = ['how did the black death spread', 'could it come back'];
    expect(wholeQuestion(asked, 'Black death in Europe')?.text).toBe('could the black death come back');
  });

  it.each([
    [['what is a verb', 'what about the other one']],
    [['what is a cell', 'what about if it dies']],
    [['what is a cell', 'and then?']],
    [['what is a cell', 'and why?']],
    [['what is a cell', 'and plants have walls']],
    [['what is erosion', 'is it raining more now']],
    [['how old is the earth', 'how do they know that']],
    [['what is erosion', 'i get it']],
    [['what about mars']],
    [['can you help me with circuits, i was ill', 'and for parallel?']],
    [['is copper a metal', 'it shines', 'it bends', 'it carries current', 'and silver?']],
    [['why is the sky blue', 'is there oxygen in space']],
  ])('is left as it is where that can’t be told: %j', (messages) => {
    expect(wholeOf(...messages)).toBeNull();
  });
});

describe('replies to a short follow-up', () => {
  const exchangeOf = (says: string, reply: string, certainty: number): HeardExchange => ({
    exchange: {
      idea: 'language/words',
      is: 'question',
      says: [says],
      reply,
      thought: null,
      isFollowUp: false,
    },
    certainty,
    isSaid: false,
    isNearlySaid: false,
    covered: 1,
    shared: 1,
  });
  const first = (found: readonly HeardExchange[]): string | undefined => found[0]?.exchange.says[0];
  const synonyms = exchangeOf('other words for happy', 'You can use glad or joyful.', 0.6);
  const run = exchangeOf('is run a verb', 'Run is a verb in “they run”.', 0.9);
  const happy = exchangeOf('is happy a verb', 'Happy is an adjective, and no verb.', 0.7);

  it('speak of what was named, and of what is asked of it', () => {
    const whole = { text: 'is happy a verb', named: 'happy', thing: '' };
    expect(first(exchangesOfBoth([synonyms], [run, happy], whole))).toBe('is happy a verb');
    const others = exchangesOfBoth([synonyms], [run], whole);
    expect(others.every(({ certainty }) => certainty < 0.35)).toBe(true);
  });

  it('are as sure as the surer way to ask where only a pronoun was filled in', () => {
    const whole = { text: 'is a verb a word', named: null, thing: 'a verb' };
    const word = exchangeOf('is a verb always one word', 'A verb may be two words.', 0.8);
    const again = { ...word, exchange: { ...word.exchange }, certainty: 0.5, isSaid: true };
    const [one, ...rest] = exchangesOfBoth([again], [word], whole);
    expect(one).toMatchObject({ certainty: 0.8, isSaid: true });
    expect(rest).toEqual([]);
  });
});
