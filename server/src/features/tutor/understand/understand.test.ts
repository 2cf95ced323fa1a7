import { describe, expect, it } from 'vitest';
import { NEW_STATE } from '../state/state.ts';
import { actByRules } from './act-words.ts';
import { NO_MATHS } from './no-maths.ts';
import { understand } from './understand.ts';

/** How a message is read, and everything that exchanges are looked for with. Whatever is judged is called wrong. */
const readWith = async (message: string, earlier: readonly string[]) => {
  const words: string[] = [];
  const reading = await understand(
    { message, intent: null, last: '', about: '', earlier, state: NEW_STATE },
    {
      examine: async () => NO_MATHS,
      findIdeas: async () => [],
      findNear: async () => [],
      judge: async () => ({ verdict: 'wrong', exchange: null, lesson: null, told: null }),
      readProgram: async () => null,
      findExchanges: async (asked) => {
        words.push(asked);
        return [];
      },
      judgeThought: async () => {
        throw new Error('no thought waits');
      },
      classify: async () => null,
    },
  );
  return { words, reading };
};
const readingOf = async (message: string) => (await readWith(message, [])).reading;
const lookedFor = async (message: string, earlier: readonly string[] = []): Promise<string[]> =>
  (await readWith(message, earlier)).words;

describe('why something is asked', () => {
  it.each([
    ['i dont get osmosis at all, i was sick last week', 'i dont get osmosis'],
    ['how do cells divide, i always mix them up', 'how do cells divide'],
    ['what is a mole my test is tmrw', 'what is a mole'],
  ])('is left away: %s', async (message, rest) => {
    expect((await lookedFor(message))[0]).toBe(rest);
  });

  it.each([
    'hello sir i was sick last week. how does photosynthesis work',
    'i have a test and i always mix up sin and cos',
    'i dont get why my teacher doesnt accept 0.3 for 1/3',
    'what is the final speed of the ball in 3 seconds',
    'hi there, i was sick',
  ])('is not taken for what is asked: %s', async (message) => {
    expect((await lookedFor(message))[0]).toBe(message);
  });
});

describe('who says what is unclear to them', () => {
  it.each([
    'ionic vs covalent bonds i always mix them up',
    'meiosis and mitosis confuse me',
    'the tides, i never understand those',
  ])('states nothing that could be wrong: %s', async (message) => {
    expect((await readingOf(message)).known).toBeNull();
  });

  it('is not who states something', async () => {
    expect((await readingOf('covalent bonds are weaker than ionic ones')).known?.verdict).toBe('wrong');
  });
});

describe('their own sentence behind a story', () => {
  it.each([
    [
      'for our lab we put liver into peroxide at 70 degrees and i need a conclusion. i wrote: the enzymes died from the heat',
      'the enzymes died from the heat',
    ],
    [
      'our teacher wants a caption for the picture of the river bend. my answer is the inside is deeper than the outside',
      'the inside is deeper than the outside',
    ],
    [
      'we had to say why rome fell in three words or so and i put the barbarians were too strong',
      'the barbarians were too strong',
    ],
  ])('is looked for by itself: %s', async (message, own) => {
    expect(await lookedFor(message)).toContain(own);
  });
});

describe('what points back', () => {
  const after = (before: string, message: string) => lookedFor(message, [before]);
  it.each([
    ['after 1870 black men could vote in the south', 'how did they stop them'],
    ['the romans built roads everywhere', 'and why did they do that'],
  ])('is looked for together with what was said before: %s · %s', async (before, message) => {
    expect(await after(before, message)).toContain(`${before} ${message}`);
  });
  it('is left alone where it names something of its own', async () => {
    const message = 'how do whales and other mammals in the sea keep their bodies warm in winter';
    expect(await after('the romans built roads', message)).toEqual([message]);
  });
});

describe('what is asked in an opening', () => {
  it.each([
    'on a river bend which side is deeper',
    'in a series circuit what happens to the current',
    'we have this food chain: algae, water flea, stickleback. which one is the producer',
    'bio midterm thursday. where does the oxygen that we breathe in end up',
  ])('is a question, whatever leads to it: %s', async (message) => {
    const reading = await readingOf(message);
    expect(reading.isQuestion).toBe(true);
    expect(reading.act).not.toBe('plan');
  });
  it.each(['Change into the passive: The chef has burned the soup.', 'rewrite it into the past: she sings'])(
    'a task is no statement: %s',
    async (message) => {
      expect((await readingOf(message)).isClaim).toBe(false);
    },
  );
});

describe('a question behind a story', () => {
  it('is looked for by itself', async () => {
    const question = 'why is the sky blue in the morning';
    expect(await lookedFor(`we were at the lake with my dog and he swam, ${question}`)).toContain(question);
  });

  it('is found behind a long one too', async () => {
    const question = 'why is the sky blue in the morning';
    expect(await lookedFor(`${'we sat at the lake and '.repeat(800)}${question}`)).toContain(question);
  });
});

it.each(['still scared tho', 'im so nervous about the oral', 'still kinda stressed'])(
  'a fear is a feeling: %s',
  (message) => {
    expect(actByRules(message)).toBe('feeling');
  },
);

it.each(['give me more time to try', 'give me one reason to do homework'])(
  'asks for no other task: %s',
  (message) => {
    expect(actByRules(message)).not.toBe('another');
  },
);
it.each(['give me some to try', 'give me 3 more questions to solve', 'give me one equation to do'])(
  'asks for another task: %s',
  (message) => {
    expect(actByRules(message)).toBe('another');
  },
);

it('a number that was told right before our question answers no question of ours', async () => {
  const thought = { question: 'How large is it at 10 m/s?', answers: ['2000 N'], told: '2,000 N.' };
  const answered = async (message: string, judged: 'right' | 'wrong') =>
    (
      await understand(
        {
          message,
          intent: null,
          last: `At 20 m/s it’s 8,000 N. ${thought.question}`,
          about: '',
          earlier: [],
          state: { ...NEW_STATE, waits: 'answer', thought },
        },
        {
          examine: async () => NO_MATHS,
          findIdeas: async () => [],
          findNear: async () => [],
          judge: async () => null,
          findExchanges: async () => [],
          judgeThought: async () => judged,
          readProgram: async () => null,
          classify: async () => null,
        },
      )
    ).answered;
  expect(await answered('i get 8000 N', 'wrong')).toBe('repeated');
  expect(await answered('4000 N', 'wrong')).toBe('wrong');
  expect(await answered('2000 N', 'right')).toBe('right');
  expect(await answered('10 N', 'wrong')).toBe('wrong');
});
