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
import { doingIn } from './understand/statement.ts';

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
  'so the water gets heavier by it': heard('A litre of sea water weighs 1,030 g.', { certainty: 0.35 }),
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
const FOR_A_QUESTION =
  /This may be what you’re after|If I understand you right|Maybe this helps|Not what you meant|If you meant something else/;
const VERDICT = /^(?:Yes|Right|Exactly|Not quite|No, not|That’s not|Careful|Good thought)/;

describe('a sentence of the student’s own that can’t be judged', () => {
  it('is taken up and held against what is known, as no question is', async () => {
    const [, ...replies] = await texts(ASKED, HELD, 'and then the ions swim around in the water');
    for (const text of replies) {
      expect(text).not.toMatch(FOR_A_QUESTION);
      expect(text).not.toMatch(VERDICT);
      expect(text).toMatch(/\?$/);
    }
    const [first = [], second = []] = replies.map((text) => text.split('\n\n'));
    expect(first[0]).not.toBe(second[0]);
    expect(first.at(-1)).not.toBe(second.at(-1));
  });

  it('leads on with the question that was written for it, where there is one', async () => {
    const [, reply] = await turns(ASKED, 'because both ends of water pull');
    expect(reply?.text).toMatch(/Which end pulls the sodium\?$/);
    expect(reply?.choices).toEqual([]);
  });

  it('gets the beginning of what only comes near, said to be no more; a question is asked what it means', async () => {
    const [, statement = ''] = await texts(ASKED, 'so the water gets heavier by it');
    expect(statement).toContain('1,030');
    expect(statement).not.toMatch(FOR_A_QUESTION);
    const [, question = ''] = await texts(ASKED, 'does sugar do the same');
    expect(question).toMatch(FOR_A_QUESTION);
  });

  it.each(['yes', 'i think so', 'yeah pretty much the same', 'it fits', 'Yes'])(
    'goes on with a question where both say the same to the student: %s',
    async (yes) => {
      const [, held, next] = await turns(ASKED, HELD, yes);
      expect(held?.choices).toEqual(['Yes', 'Not quite', 'Not sure']);
      expect(next?.text).toContain('Which end pulls the sodium?');
      expect(next?.text).not.toMatch(VERDICT);
    },
  );

  it.each(['no', 'Not quite', 'its a bit different', 'Not sure', 'hard to say'])(
    'is shown beside one sentence of ours where they find a difference, or can’t tell: %s',
    async (no) => {
      const [, , next] = await turns(ASKED, HELD, no);
      expect(next?.text).toContain(`“${HELD}”`);
      expect(next?.text).not.toContain(SHELL);
      expect(next?.text).toMatch(/\?$/);
    },
  );

  it('is followed by whatever else is said', async () => {
    const [, , next] = await texts(ASKED, HELD, 'does sugar do the same');
    expect(next).toContain('Sugar dissolves');
  });
});

it('a known mistake gets its no before anything else', async () => {
  const [, reply] = await texts(ASKED, 'the salt is destroyed by the water');
  expect(reply).toMatch(/^(?:Not quite|No, not quite|That’s not quite it)\./);
});

it('what is not known comes with a piece of its topic, and never with the same one', async () => {
  const replies = await texts(ASKED, 'how many people have tried that', 'did napoleon like it');
  const paragraphs = replies.flatMap((text) => text.split('\n\n')).filter((one) => one.length > 40);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
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

describe('what a sentence does', () => {
  const reading = (plain: string) =>
    ({ isClaim: true, isQuestion: false, wish: null, plain }) as Partial<Reading> as Reading;
  it.each([
    ['so the beach past the groynes gets less sand', 'concludes'],
    ['ok then it stays the same', 'concludes'],
    ['because the outer electron is further away', 'gives a reason'],
    ['i think soap works cause one end likes water', 'gives a reason'],
    ['iron is harder than copper', 'compares'],
    ['the box moves when my push is bigger than friction', 'tells'],
    ['its or it’s i always get it wrong', null],
    ['i need to explain natural selection', null],
    ['cold war - was there any fighting', null],
    ['black death homework', null],
  ])('%s: %s', (plain, doing) => {
    expect(doingIn(reading(plain))).toBe(doing);
  });
});
