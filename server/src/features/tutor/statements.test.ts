import type { Exchange } from '@studia/contract/lessons';
import { describe, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { starterLessons, starterLibrary } from '../../testing/starter-lessons.ts';
import { workerPoolHere } from '../../testing/worker-pool-here.ts';
import { makeExercises } from '../exercises/service.ts';
import type { HeardExchange } from '../lessons/service.ts';
import { makeSafety } from '../safety/service.ts';
import { makeTutor, type ThreadMessage, type TutorEvent } from './service.ts';
import type { Reading } from './understand/reading.ts';
import { saysSomething } from './understand/statement.ts';

const lessons = starterLessons();

const SALT = 'chemistry/salt-in-water';
const heard = (reply: string, change: Partial<HeardExchange & Exchange> = {}): HeardExchange => ({
  exchange: {
    idea: SALT,
    says: ['what happens to salt in water'],
    is: change.is ?? 'question',
    reply,
    thought: change.thought ?? null,
    isFollowUp: false,
  },
  certainty: change.certainty ?? 0.8,
  isSaid: change.isSaid ?? false,
  isNearlySaid: change.isNearlySaid ?? false,
  covered: change.covered ?? 1,
  shared: change.shared ?? 3,
});
const SHELL = 'Each ion ends up in a shell of water molecules. Water is a good solvent for salts.';
const HEARD: Readonly<Record<string, HeardExchange>> = {
  'why does salt dissolve in water': heard(
    'Water molecules pull the ions of the salt apart and surround them.',
  ),
  'so water is polar and it pulls the ions apart': heard(SHELL),
  'and then the ions swim around in the water': heard(
    'Ions that are free can move, so salty water conducts.',
  ),
  'because both ends of water pull': heard('One end is a bit negative, the other a bit positive.', {
    thought: {
      question: 'Which end pulls the sodium?',
      answers: ['the negative one'],
      told: 'The negative one.',
    },
  }),
  'the salt is destroyed by the water': heard('The salt is still there, only spread out.', {
    is: 'wrong',
    isNearlySaid: true,
  }),
  'so the salt is still there, only spread out': heard(
    'The two words are easy to mix up. The salt is still there, only spread out.',
    {
      is: 'wrong',
    },
  ),
  'i think salt and sugar are both pulled apart': heard(
    'The two are easy to mix up. Salt comes apart into ions, sugar stays whole molecules in water.',
    { is: 'wrong' },
  ),
  'the water swaps the ions': heard('Water molecules only surround the ions, and swap nothing.', {
    is: 'wrong',
  }),
  'so the water gets heavier by it': heard('A litre of sea water weighs 1,030 g.', { certainty: 0.35 }),
  'so 2 bulbs of 3 ohm make 6 ohm': heard('Here 1.6 × 50 = 80, and 80 ÷ 4 = 20.'),
  'then 0.25 mol of it weighs 11 g': heard('1.6 mol × 50 g/mol = 80 g, so that is the mass.'),
  'does sugar do the same': heard('Sugar dissolves as whole molecules.', { certainty: 0.35 }),
};
const tutor = makeTutor({
  model: null,
  tokens: gptTokens(),
  library: starterLibrary,
  lessons: {
    ...lessons,
    exchanges: async (message) => {
      const found = HEARD[message];
      return found ? [found] : [];
    },
    exchangesAbout: async (idea) =>
      idea === SALT ? Object.values(HEARD).map(({ exchange }) => exchange) : [],
  },
  language: segmenterLanguage(),
  findHelp: async () => null,
  exercises: makeExercises(workerPoolHere),
  safety: makeSafety({ embed: null, language: segmenterLanguage() }),
  random: scriptedRandom(),
  clock: scriptedClock(new Date('2026-01-05T09:00:00Z')),
});

type FinishedTurn = Extract<TutorEvent, { type: 'done' }> & { text: string };
const turns = async (...messages: string[]): Promise<FinishedTurn[]> => {
  const thread: ThreadMessage[] = [];
  const done: FinishedTurn[] = [];
  for (const message of messages) {
    thread.push({ by: 'student', text: message, state: null });
    let text = '';
    const situation = { style: 'guide' as const, reader: null, learner: null };
    for await (const event of tutor.teach(thread, situation, new AbortController().signal)) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'done') done.push({ ...event, text });
    }
    thread.push({ by: 'tutor', text, state: JSON.parse(JSON.stringify(done.at(-1)?.state)) as unknown });
  }
  return done;
};
const texts = async (...messages: string[]): Promise<string[]> =>
  (await turns(...messages)).map(({ text }) => text);

const ASKED = 'why does salt dissolve in water';
const HELD = 'so water is polar and it pulls the ions apart';
const OFFER =
  /Want to try a question|Shall I ask you something|Would a question on this help|Ready for a question/;
const FOR_A_QUESTION =
  /This may be what you’re after|If I understand you right|Maybe this helps|Not what you meant|If you meant something else/;
const VERDICT = /^(?:Yes|Right|Exactly|Not quite|No, not|That’s not|Careful|Good thought)/;

describe('a sentence of the student’s own that can’t be judged', () => {
  const DOUBT =
    /hold (?:that|it) against|see if that follows|what you had in mind|still put it|back up what you said|test that conclusion/i;

  it('gets what is known about it: no verdict, no doubt, and no answer to a question that was never asked', async () => {
    const [, ...replies] = await texts(ASKED, HELD, 'and then the ions swim around in the water');
    for (const text of replies) {
      expect(text).not.toMatch(FOR_A_QUESTION);
      expect(text).not.toMatch(VERDICT);
      expect(text).not.toMatch(DOUBT);
    }
    expect(replies[0]).toMatch(/^Each ion ends up/);
  });

  it('is not offered a question every time: one that was written is asked, else nothing stands there', async () => {
    const replies = await texts(
      ASKED,
      HELD,
      'and then the ions swim around in the water',
      'so the water gets heavier by it',
    );
    expect(replies.filter((text) => OFFER.test(text)).length).toBeLessThanOrEqual(1);
  });

  it('leads on with the question that was written for it, where there is one', async () => {
    const [, reply] = await turns(ASKED, 'because both ends of water pull');
    expect(reply?.text).toMatch(/Which end pulls the sodium\?$/);
    expect(reply?.choices).toEqual([]);
  });

  it('gets the beginning of what only comes near; a question is asked what it means', async () => {
    const [, statement = ''] = await texts(ASKED, 'so the water gets heavier by it');
    expect(statement).toContain('1,030');
    expect(statement).not.toMatch(FOR_A_QUESTION);
    const [, question = ''] = await texts(ASKED, 'does sugar do the same');
    expect(question).toMatch(FOR_A_QUESTION);
  });

  it('is not met by an example that works out other numbers', async () => {
    for (const message of ['so 2 bulbs of 3 ohm make 6 ohm', 'then 0.25 mol of it weighs 11 g']) {
      const [, reply = ''] = await texts(ASKED, message);
      expect(reply).not.toContain('= 80');
    }
  });

  it('is not met by a fact of something else where nothing is known: its reason is asked for', async () => {
    const [, first = '', second = ''] = await texts(
      ASKED,
      'the king of france invented that in paris',
      'the moon landing was paid by farmers because they wanted it',
    );
    expect(first).toMatch(/(?:think so|get to that|speaks for it)\?$/);
    expect(second).toMatch(/your book/);
    expect(`${first} ${second}`).not.toMatch(/salt|ions/i);
  });
});

describe('what a written reply about the same tells', () => {
  it('is known where a student says it, though it was written for who has it wrong', async () => {
    const [, reply = ''] = await texts(ASKED, 'so the salt is still there, only spread out');
    expect(reply).toMatch(/^Yes/);
    const [, other = ''] = await texts(ASKED, 'the water swaps the ions');
    expect(other).not.toMatch(VERDICT);
  });

  it('is told without what was meant for a mistake, where nobody knows that it is one', async () => {
    const [, reply = ''] = await texts(ASKED, 'i think salt and sugar are both pulled apart');
    expect(reply).toMatch(/^Salt comes apart/);
    expect(reply).not.toMatch(/easy to mix/);
  });
});

describe('what the tutor has told is known', () => {
  it.each(['so the water molecules pull the ions', 'water molecules pull the ions of the salt apart'])(
    'and confirmed where it is said again: %s',
    async (again) => {
      expect((await texts(ASKED, again)).at(-1)).toMatch(/^Yes/);
    },
  );

  it.each([
    'so the ions pull the water molecules apart',
    'water molecules dont pull the ions',
    'so water molecules always pull the ions',
  ])('and not where it is turned round, denied or said of everything: %s', async (other) => {
    expect((await texts(ASKED, other)).at(-1)).not.toMatch(VERDICT);
  });
});

it.each(['idk i still dont get it', 'i still don’t understand', 'sorry still confused'])(
  'who still does not get it is told one sentence of the same, and nothing new: %s',
  async (lost) => {
    const [first = '', second = ''] = await texts(ASKED, lost);
    const [, core = ''] = second.split('\n\n');
    expect(first).toContain(core);
    expect(second).toMatch(/make sense yet\?$|making sense\?$/);
  },
);

it('a known mistake gets its no before anything else', async () => {
  const [, reply] = await texts(ASKED, 'the salt is destroyed by the water');
  expect(reply).toMatch(/^(?:Not quite|No, not quite|That’s not quite it)\./);
});

it('what is asked and not known comes with no fact that it does not speak of', async () => {
  const replies = await texts(ASKED, 'how many people have tried that', 'did napoleon like it');
  for (const text of replies.slice(1)) expect(text).not.toMatch(/\bions\b|solvent|litre/);
});

it.each(['another one', 'can i have a hard one', 'next', 'give me three sentences to test myself'])(
  'a wish for more gets a question about what is talked about: %s',
  async (wish) => {
    for (const before of [HELD, 'because both ends of water pull']) {
      const [, , next] = await turns(ASKED, before, wish);
      expect(next?.text).not.toMatch(/won’t guess|not sure|what I had in mind|Tell me the topic/i);
    }
    const [, , next] = await turns(ASKED, HELD, wish);
    expect(next?.text).toContain('Which end pulls the sodium?');
  },
);

describe('what says something of a matter', () => {
  const reading = (plain: string) =>
    ({ isClaim: true, isQuestion: false, wish: null, plain }) as Partial<Reading> as Reading;
  it.each([
    ['so the beach past the groynes gets less sand', true],
    ['ok then it stays the same', true],
    ['because the outer electron is further away', true],
    ['i think soap works cause one end likes water', true],
    ['iron is harder than copper', true],
    ['the box moves when my push is bigger than friction', true],
    ['its or it’s i always get it wrong', false],
    ['i need to explain natural selection', false],
    ['cold war - was there any fighting', false],
    ['black death homework', false],
  ])('%s: %s', (plain, says) => {
    expect(saysSomething(reading(plain))).toBe(says);
  });
});
