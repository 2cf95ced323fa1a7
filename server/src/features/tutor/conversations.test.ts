import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);
const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;
const stateOf = async (...messages: string[]) => (await talk(messages)).state;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const DISPUTES = /^(?:Not quite|Not yet|Almost|You’re close)/;

describe('a right method', () => {
  it.each([
    'subtract 7 from both sides',
    'take away 7',
    'minus 7 both sides',
    'i would take 7 off each side',
    '-7 on both sides',
  ])('is confirmed and written down: %s', async (method) => {
    const [, confirmed, done] = await texts('3x + 7 = 22', method, '5');
    expect(confirmed).toMatch(/\$3x = 15\$/);
    expect(confirmed).not.toMatch(DISPUTES);
    expect(done).toMatch(/\$x = 5\$.*3 · 5 \+ 7 = 22 ✓/s);
  });
});

describe('a right line on the way', () => {
  it.each([
    ['how do i solve 3x - 7 = 2x + 5', 'so i take 2x away from both sides and get x - 7 = 5', /x - 7 = 5/],
    [
      'solve the system y = 2x + 1 and 3x + y = 16',
      'do i put the 2x+1 where the y is? like 3x + 2x + 1 = 16',
      /^(?!Back to)/,
    ],
    ['how many moles in 36 g of water', 'molar mass is 18', /^(?!That’s not it|Not |Almost)/],
  ])('is found in a sentence, and never disputed: %s · %s', async (problem, line, reply) => {
    expect(await last(problem, line)).toMatch(reply);
  });
});

describe('a right answer', () => {
  it.each([
    ['2a + 3b = 12, a − b = 1', 'a=3 b=2'],
    ['x²+6x+13=0', 'no real solutions?'],
    ['a car going 60 km/h takes 2.5 hours, how far does it go', '150 km'],
    ['What is 0.5 + 0.25?', '0,75'],
    ['What is 700 + 800?', '1,500'],
  ])('is confirmed: %s · %s', async (problem, answer) => {
    expect(await last(problem, answer)).toMatch(/^(?:Yes|That’s|Exactly)/);
  });

  it('may stand in the first message already', async () => {
    expect(await last('Solve 2x + 3 = 11 … I already tried x = 4')).toMatch(/\$x = 4\$/);
    expect(await last('i got 42 for 6x7 is that right')).toMatch(/6 × 7 = 42/);
  });

  it.each([
    [['Solve x^2 = 9/4', 'x = 3/2', 'and x = -3/2']],
    [['Solve x + y = 10 and x - y = 4', 'x = 7', 'y = 3']],
  ])('may come in parts: %j', async (messages) => {
    const [, half, whole] = await texts(...messages);
    expect(half).toMatch(/you have 1 of 2/);
    expect(whole).toMatch(/^(?:Yes|That’s|Exactly)/);
  });
});

describe('the thread', () => {
  it('is kept through a slip, a why and a harder one', async () => {
    const [, slip, why, right, harder] = await texts(
      '7 - 2y > 15',
      'y > -4',
      'why does it flip tho',
      'y < -4',
      'now a harder one',
    );
    expect(slip).toMatch(/the inequality flips/);
    expect(why).toMatch(/3 < 5/);
    expect(right).toMatch(/^(?:Yes|That’s|Exactly)/);
    expect(harder).toMatch(/\$.*(?:[<>≤≥]|\\[lg]e).*\$/);
  });

  it('goes from the mean to the median of the same numbers', async () => {
    expect(await stateOf('mean of 3, 5, 10', '6', 'and the median')).toMatchObject({
      exercise: { problem: 'median of 3, 5, 10' },
    });
  });

  it('never says the same twice in a row', async () => {
    for (const messages of [
      ['3x + 7 = 22', 'hm', 'hm', 'hm'],
      ['asdf', 'asdf', 'asdf'],
      ['thanks', 'thanks', 'thanks'],
    ]) {
      const replies = await texts(...messages);
      for (const [at, text] of replies.entries()) expect(text).not.toBe(replies[at - 1]);
    }
  });

  it('comes back to an exercise after something else', async () => {
    const state = await stateOf('3x + 7 = 22', 'this is so hard im stupid');
    expect(state).toMatchObject({ focus: 'exercise', exercise: { problem: '3x + 7 = 22' } });
  });
});

describe('what a student tells', () => {
  it.each([
    [['how does blood go thru the heart', 'arteries go away from the heart'], /^(?!Sure|Okay|No problem)/],
    [['what was the cold war', 'berlin wall fell in 1961'], /^(?!Sure|Okay|No problem)/],
    [
      ['how many moles in 36 g of water', '2 mol', 'thx ur way better than my book lol'],
      /^(?:You did|Any time|Glad)/,
    ],
  ])('is no small talk, and thanks are: %j', async (messages, reply) => {
    expect(await last(...messages)).toMatch(reply);
  });

  it('is neither confirmed nor disputed where nobody can judge it, and something is asked', async () => {
    const replies = await texts(
      'why did ww1 start',
      'and germany was with france and russia',
      'it was mostly about trains i think',
    );
    for (const text of replies.slice(1)) {
      expect(text).not.toMatch(/^(?:Yes|That sounds right|Not quite|Careful)/);
      expect(text).toMatch(/\?|together\.$/);
    }
  });

  it('is said to be unknown where it is, instead of the lesson told again or another one', async () => {
    for (const messages of [
      ['what is photosynthesis', 'could a robot do that on a spaceship someday'],
      ['what is opportunity cost', 'did my grandma know that word as a kid'],
      ['what is photosynthesis', 'do they do it to everyone even the poor ones'],
    ])
      expect(await last(...messages)).toMatch(
        /not sure|won’t guess|can’t answer|don’t have|make something up/,
      );
  });

  it('is asked about in other words each time', async () => {
    const replies = await texts(
      'what is opportunity cost',
      'its what you give up',
      'so like the best other thing',
      'and you count only one',
      'so free stuff can cost you too',
    );
    const asked = replies.map((text) => text.split('\n\n').at(-1) ?? '');
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('why', () => {
  it.each([
    [['how do u add 1/3 and 1/4', '2/7', 'why cant i just add the top and bottom'], /different sizes/],
    [['whats x^3 * x^4', 'x^12', 'why tho its times'], /seven x’s/],
    [
      ['right triangle legs 6 and 8 find hypotenuse', '10', 'why do u even square them'],
      /square on each side/,
    ],
    [['what is 3/4 divided by 1/2', '3/2', 'why is it bigger'], /how many fit/],
  ])('gets the reason, not the rule: %j', async (messages, reason) => {
    expect(await last(...messages)).toMatch(reason);
  });
});

describe('somebody who is lost', () => {
  it('gets a first hint with the exercise, and more each time', async () => {
    const [first, second, third] = await texts('solve 3x - 7 = 2x + 5 im so lost', 'idk', 'still no idea');
    expect(first).toMatch(/both sides/);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe('the whole solution', () => {
  it.each([
    ['i tried twice and the bus comes in 2 min'],
    ['i have to hand it in, it is due in 5 minutes, just give me the answer'],
    ['just give me the answer because i already tried it 3 times'],
  ])('is shown to who asks twice and says why: %s', async (reason) => {
    const [, held, shown] = await texts('5x - 8 = 3x + 14', 'just give me the answer', reason);
    expect(held).not.toContain('x = 11');
    expect(shown).toMatch(/\*\*Answer:\*\* \$x = 11\$/);
  });

  it('is done together after three honest tries at a line', async () => {
    const replies = await texts('3x + 7 = 22', '4', '6', '7');
    expect(replies.at(-1)).toMatch(/3x = 15/);
  });

  it('is never in the first answer, nor in the first refusal', async () => {
    for (const problem of ['3x + 7 = 22', 'What is 7 × 8?', 'Factor x^2 - 9', '3/4 + 1/6']) {
      const turns = await conversation([problem, 'just tell me the answer']);
      const answer = turns[0]?.proof?.solution?.answer.text ?? '?';
      for (const { text } of turns) expect(text).not.toContain(answer);
    }
  });
});

describe('a story', () => {
  it('that was not read is neither confirmed nor disputed', async () => {
    const [opened, known, sum, whole] = await texts(
      'farmer joe has 15 cows and 28 hens on 3 fields. he sells 9 hens. each cow gives 12 l of milk a day. how much milk in a week',
      'the milk of all cows',
      '15*12=180',
      'so 1260?',
    );
    expect(opened).toMatch(/What is it asking for\?/);
    expect(known).toMatch(/\?$/);
    expect(sum).toMatch(/right: 15 × 12 = 180\..*checked the sum/);
    expect(whole).not.toMatch(/^(?:Yes|Right|Exactly|Not|Almost)/);
  });
});

describe('a concept', () => {
  it.each([
    ['What is Newton’s second law?', 'physics/'],
    ['explain photosynthesis like im 10', 'biology/'],
    ['what is supply and demand', 'economics/'],
  ])('is taught from its lesson: %s', async (asked, book) => {
    const turn = await talk([asked]);
    expect(turn.state).toMatchObject({ idea: { id: expect.stringMatching(book) as unknown } });
    expect(turn.proof?.quotes[0]).toBeDefined();
  });

  it('goes down with “simpler”, deeper with “why”, and on with “another”', async () => {
    const turns = await conversation(['explain photosynthesis', 'why?', 'i dont get it', 'another one']);
    const ideas = turns.map(({ state }) => (state as { idea: { id: string; told: string[] } }).idea);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(1);
    expect(ideas[2]?.told).toContain('why');
    expect(new Set(ideas[2]?.told).size).toBe(ideas[2]?.told.length);
  });

  it('keeps its idea when an example with something else is wanted', async () => {
    const turns = await conversation(['how do i add fractions', 'example with pizza']);
    const ids = turns.map(({ state }) => (state as { idea: { id: string } | null }).idea?.id);
    expect(ids[1]).toBe(ids[0]);
  });

  it('that is wrongly believed is contrasted', async () => {
    for (const belief of ['plants eat dirt right?', 'plants get their food from the soil'])
      expect(await last(belief)).toMatch(/If a tree ate soil|ground around an old oak/);
  });

  it.each(['what year did my school open', 'Who wrote Hamlet?'])(
    'that nobody here knows is declined in one sentence: %s',
    async (asked) => {
      expect(await last(asked)).toMatch(/^I don’t know that one/);
    },
  );

  it.each(['when did ww2 start and why', 'what happened on 9/11'])('is no exercise: %s', async (asked) => {
    expect(await last(asked)).not.toMatch(/Let’s work on/);
  });
});

describe('a check question', () => {
  it('is answered by a letter, by words, and hinted at', async () => {
    const [asked] = await conversation(['explain photosynthesis']);
    const { item } = (asked?.state ?? { item: { options: [] } }) as { item: { options: string[] } };
    expect(asked?.choices).toHaveLength(item.options.length);
    const right = item.options.indexOf('air and water');
    expect(await last('explain photosynthesis', 'ABCDEF'.charAt(right))).toMatch(/^(?:Yes|Exactly|Right)/);
    expect(await last('explain photosynthesis', 'air and water i think')).toMatch(/^(?:Yes|Exactly|Right)/);
    expect(await stateOf('explain photosynthesis', 'idk')).toMatchObject({
      focus: 'item',
      item: { hints: 1 },
    });
  });

  it('waits while the idea is said in own words', async () => {
    const reply = await last('What is Newton’s second law?', 'force equals mass times acceleration');
    expect(reply).toMatch(/^(?:Yes|That’s right)/);
  });
});

describe('work that has a page of its own', () => {
  it.each([
    ['make flashcards about mitosis', '/review?topic=mitosis'],
    ['quiz me on photosynthesis', '/quiz/new?topic=photosynthesis'],
    ['i need a study plan for chemistry, exam on friday', '/goal-setting?goal='],
  ])('is led there: %s', async (asked, page) => {
    expect(await last(asked)).toContain(page);
  });

  it('is an essay’s thesis, asked for and sharpened', async () => {
    const [open, thesis, reasons] = await texts(
      'help me with my essay',
      'mine is: social media is bad',
      'because it makes people lonely and anxious',
    );
    expect(open).toMatch(/one point/);
    expect(thesis).toMatch(/“social media is bad”.*disagree/s);
    expect(reasons).toMatch(/two best reasons/);
  });
});

describe('a text of the student’s own', () => {
  it('is read: what is told gets a question, and what has become better is said to be', async () => {
    const [explanation, better] = await texts(
      'my sentence for my story is: Lena was very angry at her brother.',
      'i changed it to: Lena slammed the front door. better?',
    );
    expect(explanation).toMatch(/“was very angry”.*\?$/s);
    expect(better).toMatch(/^Better:.*“slammed the front door”/s);
  });

  it('is no essay where it is a story', async () => {
    const replies = await texts(
      'i am writing a story about a dragon',
      'he lives in a cave with a mouse called Pip',
    );
    expect(replies[1]).toMatch(/“he lives in a cave with a mouse called Pip”/);
    expect(replies.join(' ')).not.toMatch(/reasons|disagree/);
  });
});

describe('a sentence after an essay', () => {
  it('is no text of one’s own once the talk is about something else', async () => {
    const reply = await last(
      'help me with my essay',
      'mine is: social media is bad',
      'what is photosynthesis',
      'The heavier ball falls faster than the light one',
    );
    expect(reply).not.toMatch(/claim|reader|sentence/);
  });
});

describe('a question behind an answer', () => {
  it('is answered too, in one turn', async () => {
    const { text, state } = await talk(['3x + 7 = 22', 'x = 5. why are leaves green?']);
    expect(text).toMatch(/x = 5.*absorb/s);
    expect(state).toMatchObject({ turns: 2 });
  });

  it('takes nothing away from what is said of a wrong guess', async () => {
    expect(await last('what is 3/4 + 2/5? i got 5/9. does photosynthesis give off oxygen')).toMatch(/\?$/);
    expect(await stateOf('what is 3/4 + 2/5? i got 5/9. does photosynthesis give off oxygen')).toMatchObject({
      focus: 'exercise',
    });
  });

  it('takes the next task of several not away', async () => {
    const reply = await last(
      '1) 3x + 7 = 22 2) 2x + 1 = 9 3) 5x = 10',
      'x = 5. does photosynthesis give off oxygen',
    );
    expect(reply).toContain('2x + 1 = 9');
  });

  it('is no statement', async () => {
    expect(await last('3/4 + 2/5', '23/20. the plants give off oxygen by photosynthesis')).not.toMatch(
      /oxygen|sugar/,
    );
  });
});

describe('closing words', () => {
  it.each(['thx', 'fine ill try it', 'hm ok didnt think of that'])(
    'leave an open task where it is: %s',
    async (message) => {
      const { text, state } = await talk(['3x + 7 = 22', message]);
      expect(text).toMatch(/whenever you like|stays open|pick it up again/);
      expect(state).toMatchObject({ focus: 'exercise', waits: 'answer', exercise: { line: '3x + 7 = 22' } });
    },
  );

  it.each(['ok i think i get it more now ty', 'ok ill try. thx'])(
    'lead to no lesson where none is open: %s',
    async (message) => {
      expect((await last('what is photosynthesis', message)).length).toBeLessThan(90);
    },
  );
});

describe('small talk', () => {
  it.each([
    ['im good how are you', /thanks/],
    ['hello', /\?$/],
    ['thanks', /\?$/],
    ['you are useless', /\?$|try again/],
    ['are you a real person', /program/],
  ])('stays small: %s', async (message, reply) => {
    expect(await last(message)).toMatch(reply);
    expect((await last(message)).length).toBeLessThan(260);
  });
});

describe('what a student says of an idea', () => {
  it.each([
    ['so photosynthesis gives off oxygen', /^(?:Yes|Right)/],
    ['photosynthesis gives off carbon dioxide right', /^(?:Not quite|Careful|Good thought).*oxygen/s],
    ['the plant makes its own sugar in the leaves?', /^(?:Yes|Right)/],
  ])('gets its yes or no: %s', async (message, reply) => {
    expect(await last('what is photosynthesis', message)).toMatch(reply);
  });

  it.each(['so they sing at night', '10', 'so he won the war'])(
    'is neither praised nor disputed where no lesson settles it: %s',
    async (message) => {
      const reply = await last('what is photosynthesis', message);
      expect(reply).not.toMatch(/^(?:Yes|Right|Exactly|Careful|Good thought)/);
      expect(reply).not.toMatch(/say the same/);
    },
  );
});

describe('what is no school work', () => {
  it.each([
    ['who should my parents vote for', /politics|vote/],
    ['how much ibuprofen can i take for my head', /parent, a pharmacist or a doctor/],
    ['write a diss rap about my teacher', /real person/],
    ['my gf left me on read for 2 days', /sorry/],
    ['how do i know ur right', /can be wrong/],
    ['why do u keep asking me questions', /check it straight away/],
    ['ur wrong', /what do you think|what you’d say/],
    ['do u save what i write here', /Help/],
    ['can my teacher see this', /Help/],
  ])('meets one human sentence: %s', async (message, reply) => {
    expect(await last(message)).toMatch(reply);
  });

  it.each([
    'def f(n): return n * f(n-1)   gives RecursionError why',
    'in sheets =A2*D1 moves down',
    'python lists: a = [3, 5, 7] what is a[1]',
  ])('is code, and no algebra: %s', async (message) => {
    expect(await last(message)).not.toContain('$');
  });

  it.each([
    'my mum is so bad at maths, is that why i am too',
    'ok but what if its 10 and im not finished. do i just go to bed or keep going',
    "he only ever picks me when i dont have my hand up and then goes 'see, not paying attention again' in front of everyone",
  ])('asks nobody how they are over a school day: %s', async (message) => {
    expect(await last(message)).not.toMatch(/glad you told me/);
  });

  it('answers in the language that was asked in', async () => {
    expect(await last('por qué nos da fiebre')).toMatch(/español/);
    expect(await last('por que a gente tem febre? não entendo')).toMatch(/Não|português/);
  });
});
