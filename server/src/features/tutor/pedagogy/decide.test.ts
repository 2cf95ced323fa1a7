import { describe, expect, it } from 'vitest';
import type { NearText } from '../../lessons/service.ts';
import { NEW_STATE, openedExercise, openedIdea, type State } from '../state/state.ts';
import type { Act } from '../understand/acts.ts';
import { NO_MATHS as NOTHING } from '../understand/no-maths.ts';
import type { Reading } from '../understand/reading.ts';
import { decide, TABLE } from './decide.ts';

const reading = (act: Act, change: Partial<Reading> = {}): Reading => ({
  message: '',
  plain: '',
  act,
  certainty: 0.9,
  wish: null,
  maths: NOTHING,
  ideas: [],
  closest: null,
  near: [],
  exchanges: [],
  questions: [],
  answered: null,
  known: null,
  program: null,
  isClaim: false,
  leans: false,
  isOfTopic: false,
  subject: '',
  wantsSimple: false,
  isBroad: false,
  hasReason: false,
  isPersonal: false,
  isQuestion: false,
  whole: null,
  ...change,
});
const exercise = openedExercise('3x + 7 = 22', '3x + 7 = 22');
const WORKING: State = { ...NEW_STATE, focus: 'exercise', waits: 'answer', exercise };
const LEARNING: State = { ...NEW_STATE, focus: 'idea', idea: openedIdea('biology/leaf') };
const ASKED: State = {
  ...LEARNING,
  focus: 'item',
  waits: 'choice',
  item: { idea: 'biology/leaf', item: 'one', options: ['a', 'b'], tries: 0, hints: 0, exposes: null },
};
const move = (state: State, messageReading: Reading) =>
  decide({ state, reading: messageReading, style: 'guide' });
const wrong = { kind: 'wrong', why: '', slip: 'unknown', remark: '', isBare: true } as const;

it('says its rules in words', () => {
  for (const { rule } of TABLE) expect(rule).toMatch(/^[A-Z].*\.$/);
});

describe('while an exercise is open', () => {
  it.each(['hint', 'rude', 'concept', 'no', 'unclear', 'reveal'] as const)(
    'a right answer is confirmed, whatever else it sounds like: %s',
    (act) => {
      expect(move(WORKING, reading(act, { maths: { ...NOTHING, judgement: { kind: 'right' } } }))).toEqual({
        kind: 'confirm answer',
        over: 'all numbers',
      });
    },
  );

  it.each([
    ['hint', { kind: 'hint' }],
    ['unsure', { kind: 'hint' }],
    ['why', { kind: 'explain step', how: 'why' }],
    ['simpler', { kind: 'explain step', how: 'simpler' }],
    ['example', { kind: 'twin example' }],
    ['harder', { kind: 'another exercise', harder: 'harder' }],
    ['check', { kind: 'ask for work' }],
  ] as const)('%s stays with it', (act, expected) => {
    expect(move(WORKING, reading(act))).toEqual(expected);
  });

  it('a wrong answer is looked at for its slip, and the third one done together', () => {
    const messageReading = reading('answer', { maths: { ...NOTHING, judgement: wrong } });
    expect(move(WORKING, messageReading).kind).toBe('locate slip');
    expect(move({ ...WORKING, exercise: { ...exercise, triesHere: 2 } }, messageReading).kind).toBe(
      'show step',
    );
  });

  it('a number in a sentence that asks for the solution is no answer', () => {
    const messageReading = reading('reveal', {
      hasReason: true,
      maths: { ...NOTHING, judgement: { ...wrong, isBare: false } },
    });
    expect(move({ ...WORKING, exercise: { ...exercise, asks: 1 } }, messageReading).kind).toBe('reveal');
  });

  it.each([
    ['once', { asks: 0 }, false, 'hold back'],
    ['once with a reason', { asks: 0 }, true, 'hold back'],
    ['twice with a reason', { asks: 1 }, true, 'reveal'],
    ['twice after a reason', { asks: 1, hasReason: true }, false, 'reveal'],
    ['twice after a try', { asks: 1, tries: 1 }, false, 'reveal'],
    ['twice', { asks: 1 }, false, 'hold back'],
    ['a third time', { asks: 2 }, false, 'reveal'],
    ['after three tries', { tries: 3 }, false, 'reveal'],
  ] as const)('who asks for the solution %s', (_, change, hasReason, kind) => {
    expect(
      move({ ...WORKING, exercise: { ...exercise, ...change } }, reading('reveal', { hasReason })).kind,
    ).toBe(kind);
  });
});

describe('while a check question waits', () => {
  it.each([
    ['answer', 'judge item'],
    ['yes', 'judge item'],
    ['unsure', 'hint item'],
    ['hint', 'hint item'],
    ['why', 'explain item'],
    ['simpler', 'explain item'],
    ['reveal', 'reveal item'],
    ['another', 'ask item'],
  ] as const)('%s is about it', (act, kind) => {
    expect(
      move(
        ASKED,
        reading(act, { ideas: [{ id: 'biology/other', title: '', certainty: 0.4 }], subject: 'other' }),
      ).kind,
    ).toBe(kind);
  });

  it('another topic must be clearly another', () => {
    const about = (certainty: number) =>
      reading('concept', { subject: 'volcano', ideas: [{ id: 'earth/volcano', title: '', certainty }] });
    expect(move(ASKED, about(0.9))).toMatchObject({ kind: 'explain idea', idea: 'earth/volcano' });
  });
});

describe('about an idea', () => {
  it.each([
    ['why', 'why'],
    ['simpler', 'simple'],
    ['example', 'example'],
  ] as const)('%s tells its %s', (act, part) => {
    expect(move(LEARNING, reading(act))).toEqual({ kind: 'explain idea', idea: 'biology/leaf', part });
  });

  it('“harder” asks a harder question', () => {
    expect(move(LEARNING, reading('harder'))).toEqual({ kind: 'ask item', step: 1 });
  });

  it('a broad worry is narrowed down', () => {
    const ideas = ['one', 'two', 'three'].map((id) => ({
      id: `arithmetic/${id}`,
      title: id,
      certainty: 0.8,
    }));
    expect(move(NEW_STATE, reading('concept', { isBroad: true, subject: 'fractions', ideas })).kind).toBe(
      'narrow down',
    );
  });

  const near = (change: Partial<NearText>): NearText => ({
    idea: { id: 'biology/leaf' } as NearText['idea'],
    kind: 'fact',
    of: 'full',
    text: 'Leaves make sugar out of air and water.',
    likeness: 0.7,
    covered: 1,
    ...change,
  });
  const says = (message: string, ...texts: Partial<NearText>[]) =>
    move(LEARNING, reading('answer', { message, plain: message, isClaim: true, near: texts.map(near) })).kind;

  it('what a student says is judged only where that is sure, and laid beside the lesson otherwise', () => {
    const judgedAs = (verdict: 'right' | 'wrong', misconception: string | null = null) =>
      move(
        LEARNING,
        reading('answer', {
          isClaim: true,
          known: {
            verdict,
            lesson: { verdict, idea: near({}).idea, truth: 'leaves make sugar', misconception },
            exchange: null,
            told: null,
          },
        }),
      ).kind;
    expect(judgedAs('right')).toBe('confirm claim');
    expect(judgedAs('wrong')).toBe('correct claim');
    expect(judgedAs('wrong', 'eats-soil')).toBe('contrast mistake');
    expect(says('leaves make sugar out of air and water', {})).toBe('compare claim');
    expect(says('leaves do not make sugar out of air', {})).toBe('compare claim');
    expect(says('leaves make sugar of 6 parts', {})).toBe('compare claim');
    expect(
      says(
        'plants eat soil',
        {},
        { kind: 'says', of: 'eats-soil', text: 'plants eat the soil', likeness: 0.9 },
      ),
    ).toBe('contrast mistake');
    expect(
      says(
        'leaves make sugar of soil',
        {},
        { kind: 'says', of: 'eats-soil', text: 'they eat soil', likeness: 0.72 },
      ),
    ).toBe('compare claim');
  });

  it('a question of ours that waits gives way to what is no answer to it', () => {
    const messageReading = reading('answer', {
      isClaim: true,
      near: [near({})],
      message: 'leaves make sugar',
      plain: 'leaves make sugar',
    });
    expect(decide({ state: ASKED, reading: messageReading, style: 'guide' }).kind).toBe('judge item');
    expect(decide({ state: ASKED, reading: messageReading, style: 'guide' }, ['judge item']).kind).toBe(
      'compare claim',
    );
  });
});

describe('a story', () => {
  const story = { ...NOTHING, story: ['9', '4', '21'] };
  it('is read together, and gone on with', () => {
    expect(move(NEW_STATE, reading('exercise', { maths: story })).kind).toBe('read story');
    const inStory: State = {
      ...NEW_STATE,
      focus: 'story',
      story: { text: '', numbers: [], turn: 1, results: [] },
    };
    for (const act of ['answer', 'unsure', 'reveal', 'check'] as const)
      expect(move(inStory, reading(act)).kind).toBe('go on with story');
  });

  it('lets a question beside it be answered, as an open exercise does; a calculation stays with it', () => {
    const inStory: State = {
      ...NEW_STATE,
      focus: 'story',
      story: { text: '', numbers: [], turn: 1, results: [] },
    };
    const asked = reading('why', {
      plain: 'why were both bulbs the same',
      subject: 'both bulbs the same',
      isQuestion: true,
      exchanges: [{ certainty: 0.45, exchange: { says: [], reply: '' } }] as unknown as Reading['exchanges'],
    });
    const calculation = { line: '', sum: '', claimed: '4', isRight: true, stands: 'unknown' } as const;
    expect(move(inStory, asked).kind).toBe('exchange');
    expect(move(WORKING, asked).kind).toBe('exchange');
    expect(move(inStory, { ...asked, maths: { ...NOTHING, calculation } }).kind).toBe('go on with story');
    expect(move(WORKING, { ...asked, exchanges: [] }).kind).toBe('explain step');
  });
});

it('asks once where something sounds heavy, and not about homework', () => {
  expect(move(NEW_STATE, reading('figure', { plain: 'nobody would miss me lol' })).kind).toBe('check in');
  expect(move(NEW_STATE, reading('figure', { plain: 'this homework is killing me lol' }))).toEqual({
    kind: 'talk',
    about: 'figure',
  });
});

it.each([
  'my mum is so bad at maths',
  'my dad is crazy about trains',
  'my brother gets really bad with fractions',
  'they went to the cinema without me lol',
])('asks nobody how they are over “%s”', (plain) => {
  expect(move(NEW_STATE, reading('figure', { plain })).kind).not.toBe('check in');
});

it.each([
  'my dad gets really bad at night',
  'my mum is so bad with me when she drinks',
  'my stepdad goes crazy',
  'my brother is violent',
  'they would be better off without me',
  'my dad gets violent with mum',
  'my stepdad gets physical with mom',
  'my dad is aggressive about money',
  'my dad gets scary in the car',
  'my dad gets really bad with his belt',
  'my dad gets bad at weekends',
  'my mum is bad with alcohol',
  'my uncle goes crazy at dinner',
  "i've started imagining the world without me",
  'i started to think life goes on without me',
  'i went to bed thinking they are happier without me',
])('asks how somebody is over “%s”', (plain) => {
  expect(move(NEW_STATE, reading('figure', { plain })).kind).toBe('check in');
});

it('asks back where nothing was understood', () => {
  expect(move(NEW_STATE, reading('unclear', { certainty: 0.2 })).kind).toBe('ask what is meant');
});

describe('a bare answer or request', () => {
  it('is a time for the plan that asked for it, and wants no more than that', () => {
    const planning: State = { ...NEW_STATE, focus: 'plan' };
    const exchange = { idea: 'biology/leaf', says: [], reply: '' };
    const exchanges = [{ exchange, certainty: 0.9, shared: 3 }] as unknown as Reading['exchanges'];
    for (const plain of ['20 min a day', 'about 2 hours a week', 'maybe half an hour'])
      expect(move(planning, reading('answer', { plain, exchanges }))).toEqual({
        kind: 'go on with plan',
      });
    const other = reading('concept', { plain: 'why is 60 min an hour', exchanges });
    expect(move(planning, other).kind).not.toBe('go on with plan');
  });

  it('is a request, whatever else has these words', () => {
    const exchange = { idea: 'biology/leaf', says: [], reply: '' };
    const exchanges = [{ exchange, certainty: 0.9, shared: 3 }] as unknown as Reading['exchanges'];
    const messageReading = reading('another', { plain: 'ok another one', exchanges });
    expect(move(LEARNING, messageReading).kind).not.toBe('exchange');
    expect(move(LEARNING, { ...messageReading, act: 'concept' }).kind).toBe('exchange');
  });
});

it('what is said of something else is no answer to ours, though it has the words of the answer', () => {
  const thinking: State = {
    ...LEARNING,
    waits: 'answer',
    thought: {
      question: 'Which kind of bond is in carbon dioxide?',
      answers: ['covalent'],
      told: 'Covalent, because carbon and oxygen share electrons.',
    },
  };
  const answerIn = (plain: string) =>
    move(thinking, reading('answer', { plain, answered: 'right' as const })).kind;
  expect(answerIn('so salt is covalent right because they share')).not.toBe('tell thought');
  expect(answerIn('so carbon dioxide is covalent')).toBe('tell thought');
  expect(answerIn('so its covalent')).toBe('tell thought');
  expect(answerIn('is it covalent')).toBe('tell thought');
  const asked = { plain: 'is covalent always weak', answered: 'right' as const, isQuestion: true };
  expect(move(thinking, reading('concept', asked)).kind).not.toBe('tell thought');
});

it('a conclusion of one’s own is no answer to ours, though it holds the word', () => {
  const thinking: State = {
    ...LEARNING,
    waits: 'answer',
    thought: {
      question: 'Which of the two happens when a bone heals?',
      answers: ['mitosis'],
      told: 'Mitosis. Healing needs body cells with the complete set.',
    },
  };
  const kindOf = (plain: string, more: Partial<Reading> = {}) =>
    move(thinking, reading('answer', { plain, message: plain, answered: 'right', ...more })).kind;
  expect(kindOf('so meiosis makes 4 cells and mitosis 2')).not.toBe('tell thought');
  expect(kindOf('ok so meiosis is for eggs and mitosis for growing')).not.toBe('tell thought');
  expect(kindOf('is 46 a big number for mitosis', { isQuestion: true })).not.toBe('tell thought');
  for (const answer of ['so mitosis', 'so its mitosis because it copies everything', 'mitosis i guess'])
    expect(kindOf(answer)).toBe('tell thought');
});

it('an answer with its reason told before it is an answer', () => {
  const thinking: State = {
    ...LEARNING,
    waits: 'answer',
    thought: {
      question: 'Everybody has twice as much money, and there are as many goods. What happens to prices?',
      answers: ['prices go up'],
      told: 'They roughly double, so nobody can buy more than before.',
    },
  };
  const plain = "so there's more money but the same amount of stuff, so prices go up";
  expect(move(thinking, reading('answer', { plain, answered: 'right' })).kind).toBe('tell thought');
});

it('who asks the same of another thing hears of that, or that it is not known', () => {
  const exchange = { idea: 'language/verbs', is: 'question', says: [], reply: '', thought: null };
  const talking: State = { ...NEW_STATE, turns: 2, heard: 'language/verbs' };
  const whole = { text: 'is happy a verb', named: 'happy', thing: '' };
  const kindOf = (certainty: number, whole_: Reading['whole']) =>
    move(
      talking,
      reading('concept', {
        plain: 'what about happy',
        isQuestion: true,
        whole: whole_,
        exchanges: [{ exchange, certainty, shared: 1 }] as unknown as Reading['exchanges'],
      }),
    ).kind;
  expect(kindOf(0.5, whole)).toBe('exchange');
  expect(kindOf(0.3, whole)).not.toBe('exchange');
  expect(kindOf(0.3, null)).toBe('exchange');
});

it('who says again what came out before still has our question to answer', () => {
  const thinking: State = {
    ...LEARNING,
    waits: 'answer',
    thought: { question: 'How large is the force at 10 m/s?', answers: ['2000 N'], told: '2,000 N.' },
  };
  const again = { plain: 'i get 8000 n', message: 'i get 8000 N', answered: 'repeated' as const };
  expect(move(thinking, reading('answer', again))).toEqual({ kind: 'tell thought', is: 'repeated' });
});

it('a task that is set is worked on, whatever was written about others like it', () => {
  const problem = { exercise: 'solve x/(x-3) = 3/(x-3) + 2', judgement: null, attempt: '' };
  const maths = { ...reading('exercise').maths, problem };
  const set = {
    plain: 'solve x/(x-3) = 3/(x-3) + 2',
    maths,
    exchanges: [
      {
        exchange: { idea: 'algebra/fractions', is: 'question', says: [], reply: '' },
        certainty: 0.95,
        shared: 3,
      },
    ] as unknown as Reading['exchanges'],
  };
  expect(move(NEW_STATE, reading('exercise', set)).kind).toBe('open exercise');
});

it('a topic without a lesson has questions for who wishes for one', () => {
  const thought = { question: 'Who governed Japan in 1700?', answers: ['the shogun'], told: 'The shogun.' };
  const exchange = { idea: 'peoples-and-places/samurai', is: 'question', says: [], reply: '', thought };
  const exchanges = [{ exchange, certainty: 0.1, shared: 0 }] as unknown as Reading['exchanges'];
  const wished = reading('another', { plain: 'give me another question pls', exchanges });
  const talking: State = { ...NEW_STATE, turns: 2, heard: 'peoples-and-places/samurai' };
  expect(move(talking, wished)).toMatchObject({ kind: 'request', request: { wants: 'question', topic: '' } });
  const longer = reading('another', {
    plain: 'give me another of the kind that we just had but about ships',
    exchanges,
    subject: 'ships',
  });
  expect(move(talking, longer).kind).not.toBe('request');
});

it('a longer question that goes on is no answer to ours, though it has the words of the answer', () => {
  const thinking: State = {
    ...LEARNING,
    waits: 'answer',
    thought: { question: 'What happens to prices?', answers: ['they double'], told: 'They double.' },
  };
  const goesOn = {
    plain: 'but if everyone has double money then everyone can buy double stuff',
    answered: 'right' as const,
    isQuestion: true,
  };
  expect(move(thinking, reading('concept', goesOn)).kind).not.toBe('tell thought');
  const answer = { plain: 'they would double?', answered: 'right' as const, isQuestion: true };
  expect(move(thinking, reading('concept', answer))).toEqual({ kind: 'tell thought', is: 'right' });
});
