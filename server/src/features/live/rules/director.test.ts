import type { Checked } from '@studia/contract/lessons';
import type { LiveHappening } from '@studia/contract/live-events';
import { describe, expect, it } from 'vitest';
import { direct } from './director.ts';
import { NEW_LESSON } from './lesson-state.ts';
import { MOST_WORDS, wordsIn } from './sentences.ts';
import {
  AROUND,
  askIn,
  checkedAs,
  hold,
  IDEAS,
  lastOf,
  LESSON,
  notesIn,
  wordsOf as spokenWordsOf,
  wish,
} from './small-lesson.fixture.ts';
import type { Direction, LessonTurn } from './turn.ts';

const last = (...turns: LessonTurn[]): Direction => lastOf(turns);
const answer = (result: Checked['result'], more: Partial<Checked> = {}, item = 0): LessonTurn => {
  const [about] = IDEAS;
  const asked = about?.items[item];
  if (!asked) throw new Error('no such item');
  return { kind: 'answer', item: asked, words: 'something', checked: checkedAs(result, more) };
};
const words = (happenings: readonly LiveHappening[]): number =>
  happenings.reduce((sum, one) => {
    const text = one.kind === 'say' ? one.sentences.join(' ') : one.kind === 'ask' ? one.ask : '';
    return sum + wordsIn(text);
  }, 0);

describe('a lesson', () => {
  it('begins on a fresh sheet, draws while it speaks, and ends in a question', () => {
    const first = last();
    expect(first.happenings.filter(({ kind }) => kind === 'sheet')).toHaveLength(1);
    const drawn = first.happenings.filter((one) => one.kind === 'say' && one.draw.length > 0);
    expect(drawn).toHaveLength(3);
    expect(askIn(first).item).toMatchObject({ id: 'halves-easy', options: ['wrong one', 'right one'] });
    expect(notesIn(first)).toEqual(['idea']);
  });

  it('opens at the idea that was asked for', () => {
    const [direction] = hold([{ ...LESSON, from: 1 }]);
    expect(direction?.state.ideas).toEqual(['small/thirds']);
  });

  it('never talks longer than forty seconds before the student does something', () => {
    const walk: LessonTurn[] = [
      LESSON,
      answer('wrong'),
      answer('wrong'),
      wish('skip'),
      wish('go-on'),
      wish('go-on'),
      wish('example'),
      wish('lost'),
      wish('repeat'),
      wish('why'),
    ];
    for (const { happenings } of hold(walk)) expect(words(happenings)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('stops in the middle of a long board to ask whether it makes sense, and goes on where it was', () => {
    const opened = hold([LESSON, answer('right'), answer('right', {}, 1), wish('go-on')]).at(-1);
    expect(opened && askIn(opened).item).toBeNull();
    expect(opened?.state.steps).toBeGreaterThan(0);
    expect(opened?.state.steps).toBeLessThan(12);
    const before = opened?.state.steps ?? 0;
    const after = direct(opened?.state ?? NEW_LESSON, wish('go-on'), AROUND);
    expect(after.state.steps).toBeGreaterThan(before);
  });

  it('ends with an offer after the last idea, and is over when the student says so', () => {
    const closing = last(wish('skip'), wish('skip'), wish('skip'));
    expect(closing.state.mode).toBe('closing');
    expect(askIn(closing).taps.map((tap) => tap.wish)).toEqual(['finish', 'more']);
    const over = direct(closing.state, wish('finish'), AROUND);
    expect(over).toMatchObject({ over: 'finished', state: { mode: 'over' } });
    expect(last(wish('finish')).over).toBe('student');
  });

  it('asks questions that were not asked yet to who wants more', () => {
    const closing = last(wish('skip'), wish('skip'), wish('skip'));
    const more = direct(closing.state, wish('more'), AROUND);
    const { item } = askIn(more);
    expect(item && closing.state.asked).not.toContain(`small/halves#${item?.id}`);
  });
});

describe('an idea', () => {
  const [halves, thirds] = IDEAS;
  if (!halves || !thirds) throw new Error('two ideas are needed');

  it('that nobody drew a board for is written down and shown at its example, below on the same sheet', () => {
    const bare = { ...halves, board: null };
    const [first] = hold([{ ...LESSON, ideas: [bare, thirds] }], { ideas: [bare, thirds] });
    expect(first && spokenWordsOf(first)).toContain('The statement of halves. Here’s an example. Do halves.');
    expect(first?.happenings.filter(({ kind }) => kind === 'sheet')).toHaveLength(1);
    const written = first?.happenings.flatMap((one) => (one.kind === 'say' ? one.draw : [])) ?? [];
    expect(written.map((one) => one.do)).toEqual(['write', 'write', 'formula']);
    const rows = written.flatMap((one) => ('at' in one ? [one.at[1]] : []));
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  });

  it('is offered first where too little could be said of it now, and begins when the student is ready', () => {
    const long = {
      ...halves,
      items: halves.items.map((one) => Object.assign({}, one, { explanation: `${'so '.repeat(60)}it is.` })),
    };
    const around = { ideas: [long, thirds] };
    const right = (at: number): LessonTurn => {
      const item = long.items[at];
      if (!item) throw new Error('no such item');
      return { kind: 'answer', item, words: 'right one', checked: checkedAs('right') };
    };
    const lesson = { ...LESSON, ideas: around.ideas };
    const offered = hold([lesson, right(0), right(1)], around).at(-1);
    if (!offered) throw new Error('nothing happened');
    expect(askIn(offered)).toMatchObject({ ask: 'Next up: About thirds. Ready?', item: null });
    expect(notesIn(offered)).toEqual(['answer']);
    const begun = direct(offered.state, wish('go-on'), { ...AROUND, ...around });
    expect(begun.happenings[0]).toMatchObject({ kind: 'sheet', title: 'About thirds' });
    expect(begun.state.outcomes.map(({ idea }) => idea)).toEqual(['small/halves', 'small/thirds']);
    expect(direct(offered.state, wish('slower'), { ...AROUND, ...around }).happenings.at(-1)).toEqual(
      askIn(offered),
    );
  });

  it('is taught at the usual pace again after one at which the student was lost', () => {
    const lost = last(wish('lost'));
    expect(lost.state.slow).toBe(true);
    expect(direct(lost.state, wish('skip'), AROUND).state.slow).toBe(true);
    const next = hold([
      LESSON,
      wish('lost'),
      answer('right'),
      answer('right', {}, 1),
      answer('right', {}, 2),
      wish('go-on'),
    ]).at(-1);
    expect(next?.state).toMatchObject({ at: 1, slow: false });
  });
});

describe('an answer', () => {
  it('that was wrong first counts as put right, not as right', () => {
    const mended = last(answer('wrong'), answer('right'));
    expect(mended.state.outcomes[0]).toMatchObject({ asked: 1, right: 0 });
    expect(notesIn(mended)).toContain('mended');
    // Only a fresh question without help shows that it is understood.
    expect(mended.state.streak).toBe(0);
    expect(mended.state.outcomes[0]?.clear).toBe(false);
  });

  it('that was half of it twice hears the whole, and is not called a mistake', () => {
    const done = last(answer('partly'), answer('partly'));
    expect(spokenWordsOf(done)).toContain('Good, that’s most of it. Here’s the whole answer: right one.');
    expect(notesIn(done)).toContain('answer');
    expect(notesIn(done)).not.toContain('mended');
  });

  it('hears of a mistake only what is about this question: numbers of another one would confuse', () => {
    const [about] = IDEAS;
    if (!about) throw new Error('an idea is needed');
    const wrong = 'Nothing is moved: 5 is subtracted, so there is 20 − 5.';
    const other = {
      ...about,
      misconceptions: about.misconceptions.map((one) => Object.assign({}, one, { wrong })),
    };
    const direction = hold(
      [LESSON, answer('wrong', { reveals: 'mixed-up', slip: 'forgets the other side' })],
      { ideas: [other] },
    ).at(-1);
    expect(direction && spokenWordsOf(direction)).toContain('First hint of halves-easy.');
    // A hint leads on; what somebody may have thought is only guessed.
    expect(direction && spokenWordsOf(direction)).not.toContain('forget the other side');
    expect(direction && spokenWordsOf(direction)).not.toContain('20 − 5');
  });

  it('that is right is confirmed first, explained, and followed by a harder question', () => {
    const direction = last(answer('right'));
    expect(direction.happenings[0]).toMatchObject({ kind: 'say', tone: 'right' });
    expect(spokenWordsOf(direction)).toContain('Because of halves-easy.');
    expect(askIn(direction).item).toMatchObject({ id: 'halves-middle' });
  });

  it('leads to the next idea after two right ones', () => {
    const direction = last(answer('right'), answer('right', {}, 1));
    expect(direction.state.at).toBe(1);
    expect(direction.state.outcomes[0]).toMatchObject({ asked: 2, right: 2 });
  });

  it('that shows a known mistake hears what is wrong with it, and may be given again', () => {
    const direction = last(answer('wrong', { reveals: 'mixed-up' }));
    expect(spokenWordsOf(direction)).toContain('That mixes two things up.');
    expect(spokenWordsOf(direction)).not.toContain('right one');
    expect(askIn(direction).item).toMatchObject({ id: 'halves-easy' });
    expect(notesIn(direction)).toEqual(['mistake']);
  });

  it('that is wrong without a name gets the first hint, the second time the answer on the board and an easier way', () => {
    const [, first, second] = hold([LESSON, answer('wrong'), answer('wrong')]);
    if (!first || !second) throw new Error('too short');
    expect(spokenWordsOf(first)).toContain('First hint of halves-easy.');
    expect(spokenWordsOf(second)).toContain('The answer is: right one.');
    const written = second.happenings.flatMap((one) => (one.kind === 'say' ? one.draw : []));
    expect(written).toContainEqual(expect.objectContaining({ do: 'write', text: 'right one', ink: 'good' }));
    expect(spokenWordsOf(second)).toContain('Simple words about halves.');
    expect(askIn(second).item?.id).not.toBe('halves-easy');
  });

  it('that is mended is noted as mended', () => {
    expect(notesIn(last(answer('wrong'), answer('right')))).toContain('mended');
  });

  it('that nobody can judge is compared by the student; that they had it counts for nothing', () => {
    const compared = last({ ...answer('compare'), words: 'the right one of the two' } as LessonTurn);
    expect(askIn(compared).taps.map((tap) => tap.wish)).toEqual(['had-it', 'missed-it']);
    const had = direct(compared.state, wish('had-it'), AROUND);
    expect(had.state.outcomes[0]).toMatchObject({ asked: 0, right: 0 });
    const missed = direct(compared.state, wish('missed-it'), AROUND);
    expect(missed.state.outcomes[0]).toMatchObject({ asked: 1, right: 0 });
  });

  it('that says half of it is asked for the rest', () => {
    const direction = last(answer('partly', { points: [{ point: 'It has two parts.', state: 'said' }] }));
    expect(spokenWordsOf(direction)).toContain('It has two parts.');
    expect(direction.state.question?.item).toBe('halves-easy');
  });

  it('of the kind true or false is not asked for a second time: its reason is', () => {
    const [about] = IDEAS;
    if (!about) throw new Error('no idea');
    const { ask, hints, explanation } = about.items[0] ?? { ask: '', hints: [], explanation: '' };
    const item = {
      id: 'halves-easy',
      kind: 'true-false',
      difficulty: 1,
      ask,
      hints,
      explanation,
      key: true,
      reason: 'So.',
      points: [],
    } as const;
    const turn: LessonTurn = {
      kind: 'answer',
      item: { ...item, points: [], hints: [] },
      words: 'False',
      checked: checkedAs('wrong'),
    };
    const direction = last(turn);
    expect(spokenWordsOf(direction)).toContain('No, it’s the other way round.');
    expect(askIn(direction).ask).toMatch(/why/i);
    expect(direction.state.question).toMatchObject({ asksWhy: true, missed: true });
  });
});

describe('a wish', () => {
  it.each([
    ['why', 'The reason of halves.'],
    ['simpler', 'First hint of halves-easy.'],
    ['example', 'Do halves.'],
    ['lost', 'First hint of halves-easy.'],
    ['slower', 'I’ll slow down.'],
    ['hint', 'First hint of halves-easy.'],
    ['reveal', 'The answer is: right one.'],
    ['repeat', 'worda wordb'],
  ] as const)('“%s” is done: %s', (name, words_) => {
    expect(spokenWordsOf(last(wish(name)))).toContain(words_);
  });

  it.each(['why', 'simpler', 'example', 'lost', 'hint', 'repeat', 'slower', 'faster', 'go-on'] as const)(
    'comes back to the question that waits after “%s”',
    (name) => {
      const direction = last(wish(name));
      expect(askIn(direction).item?.id).toBe('halves-easy');
      expect(direction.state.waits).toBe('item');
    },
  );

  it('goes one level further down each time somebody is lost, and never says the same twice', () => {
    const turns = hold([LESSON, ...Array.from({ length: 4 }, () => wish('lost'))]).slice(1);
    const texts = turns.map(spokenWordsOf);
    // The question gets smaller: a hint, the idea in simple words, the next hint, and then both do it together.
    expect(texts[0]).toContain('First hint');
    expect(texts[1]).toContain('Simple words');
    expect(texts[2]).toContain('Second hint');
    expect(texts[3]).toContain('The answer is: right one.');
    expect(turns.flatMap(notesIn).filter((about) => about === 'lost')).toHaveLength(4);
    expect(turns.at(-1)?.state.outcomes[0]).toMatchObject({ lost: 4, clear: false });
  });

  it('to know why, or from who is lost, in the middle of an explanation is about what was being explained', () => {
    const around = { ...AROUND, unheard: ['The rest of it.'] };
    const opened = last();
    expect(spokenWordsOf(direct(opened.state, wish('why'), around))).toContain('The reason of halves.');
    expect(spokenWordsOf(direct(opened.state, wish('lost'), around))).toContain('Simple words about halves.');
  });

  it('for slower makes every turn shorter', () => {
    const slow = hold([{ ...LESSON, from: 1 }, wish('slower'), wish('go-on')]).at(-1);
    const usual = hold([{ ...LESSON, from: 1 }, wish('go-on')]).at(-1);
    expect(words(slow?.happenings ?? [])).toBeLessThan(words(usual?.happenings ?? []));
  });

  it('for hints gives them one by one, then the answer', () => {
    const [, one, two, three] = hold([LESSON, wish('hint'), wish('hint'), wish('hint')]);
    expect(one && spokenWordsOf(one)).toContain('First hint');
    expect(two && spokenWordsOf(two)).toContain('Second hint');
    expect(three && spokenWordsOf(three)).toContain('The answer is');
  });
});

describe('what was not heard', () => {
  it('is said again after a question in between', () => {
    const [direction] = hold([LESSON, wish('slower')], { unheard: ['This was cut off.', 'And this.'] }).slice(
      1,
    );
    expect(direction && spokenWordsOf(direction)).toContain('As I was saying: This was cut off. And this.');
  });

  it('is left out by who answered the question already', () => {
    const [direction] = hold([LESSON, answer('right')], { unheard: ['This was cut off.'] }).slice(1);
    expect(direction && spokenWordsOf(direction)).not.toContain('This was cut off.');
  });
});

describe('words that are no part of the lesson', () => {
  const reply = {
    text: 'Half of it is gone. [1]\n\nWhat would you do first?',
    quotes: [],
    choices: [],
    state: { a: 1 },
    exercise: null,
    solved: null,
  };

  it('are answered by the tutor, and the question comes back', () => {
    const direction = last({ kind: 'reply', words: 'And the moon?', reply });
    expect(spokenWordsOf(direction)).toContain('Half of it is gone.');
    expect(spokenWordsOf(direction)).not.toContain('[1]');
    expect(askIn(direction).item?.id).toBe('halves-easy');
    expect(direction.state.tutor).toEqual({ a: 1 });
    expect(notesIn(direction)).toEqual(['question']);
  });

  it('may be an exercise: it grows on a sheet of its own, and the lesson goes on afterwards', () => {
    const exercise = { problem: 'Solve 2x = 8', line: '2x = 8' };
    const steps = [
      { text: '2x/2 = 8/2', latex: '\\frac{2x}{2} = \\frac{8}{2}' },
      { text: 'x = 4', latex: 'x = 4' },
    ];
    const [, opened, solved] = hold([
      LESSON,
      { kind: 'reply', words: 'Solve 2x = 8', reply: { ...reply, exercise } },
      {
        kind: 'reply',
        words: 'x = 4',
        reply: { ...reply, solved: { answer: 'x = 4', steps } },
      },
    ]);
    if (!opened || !solved) throw new Error('too short');
    const textsOn = ({ happenings }: Direction): string[] =>
      happenings
        .flatMap((one) => (one.kind === 'say' ? one.draw : []))
        .flatMap((one) => (one.do === 'write' || one.do === 'formula' ? one.text : []));
    expect(opened.state.mode).toBe('exercise');
    expect(textsOn(opened)).toEqual(['2x = 8']);
    expect(askIn(opened).ask).toBe('What would you do first?');
    expect(textsOn(solved)).toEqual(['\\frac{2x}{2} = \\frac{8}{2}', 'x = 4 ✓']);
    expect(solved.state.mode).toBe('lesson');
    expect(askIn(solved).item?.id).toBe('halves-easy');
  });

  it('may show that somebody is in trouble: then nothing of the lesson is said beside it', () => {
    const direction = last({ kind: 'care', words: 'I’m really glad you told me.' });
    expect(direction.happenings.filter(({ kind }) => kind === 'say')).toHaveLength(1);
    expect(direction.happenings[0]).toMatchObject({ tone: 'care' });
    expect(askIn(direction).item).toBeNull();
  });

  it('about a drawing are answered honestly', () => {
    expect(spokenWordsOf(last({ kind: 'drawing' }))).toContain('I can’t read drawings');
  });
});

describe('without a lesson', () => {
  it('asks one question: what to do', () => {
    const [direction] = hold([{ kind: 'open', suggestions: ['Fractions'] }]);
    expect(direction && askIn(direction).ask).toContain('What shall we do today?');
    expect(direction && askIn(direction).taps).toEqual([{ label: 'Fractions', wish: null }]);
  });

  it('a chapter that nobody drew a board for is written down in the book’s own words', () => {
    const bare = IDEAS.map((idea) =>
      Object.assign({}, idea, { board: null, simple: null, example: null, items: [] }),
    );
    const [direction] = hold([{ ...LESSON, ideas: bare }], { ideas: bare });
    const written = direction?.happenings.flatMap((one) => (one.kind === 'say' ? one.draw : []));
    expect(written).toContainEqual(expect.objectContaining({ text: 'The statement of halves.' }));
    expect(direction && askIn(direction).taps.map((tap) => tap.wish)).toContain('go-on');
  });
});

describe('what a student says of their own', () => {
  const TEXT = 'A part is what is cut off a whole.';
  const directionAfter = (is: 'question' | 'right' | 'wrong' | 'partly' | 'unsure'): Direction =>
    last({ kind: 'heard', words: 'my thought', reply: { name: 'parts thought', is, text: TEXT } });

  it.each([
    ['right', /^Yes, .*A part is/s, 0],
    ['wrong', /^(?:No|I can see why you’d think so), .*A part is/s, 1],
    ['partly', /^That’s partly right\. A part is/, 0],
    // Nobody knows whether it is so: no yes, no “no”, and no mistake in the notes.
    ['unsure', /^A part is/, 0],
  ] as const)(
    'gets the reply that was written for it, and a verdict where it is sure: %s',
    (is, sentence, mistakes) => {
      expect(spokenWordsOf(directionAfter(is))).toMatch(sentence);
      expect(notesIn(directionAfter(is)).filter((about) => about === 'mistake')).toHaveLength(mistakes);
    },
  );
});

describe('a guess before anything is told', () => {
  const hunch = {
    ask: 'How many halves are there in one and a half?',
    options: [
      { says: 'Two', reply: 'That’s for one. Watch the rest.' },
      { says: 'Three', reply: 'Let’s count them together.' },
    ],
  };
  const GUESSED = IDEAS.map((idea) => Object.assign(structuredClone(idea), { hunch }));
  const begin: LessonTurn = { ...LESSON, ideas: GUESSED };
  const holdGuessed = (...turns: LessonTurn[]): Direction => {
    const direction = hold([begin, ...turns], { ideas: GUESSED }).at(-1);
    if (!direction) throw new Error('nothing happened');
    return direction;
  };

  it('is asked for with something to tap, and nothing is drawn before it', () => {
    const first = holdGuessed();
    expect(askIn(first).taps.map(({ label }) => label)).toEqual(['Two', 'Three', 'No idea']);
    expect(askIn(first).item).toBeNull();
    expect(first.happenings.some((one) => one.kind === 'say' && one.draw.length > 0)).toBe(false);
    // What is true would stand beside the question.
    expect(notesIn(first)).toEqual([]);
    expect(notesIn(holdGuessed({ kind: 'hunch', reply: null }))).toEqual(['idea']);
  });

  it('waits no longer after something that matters more', () => {
    const cared = holdGuessed({ kind: 'care', words: 'I’m glad you told me.' });
    expect(cared.state.waits).toBe('go-on');
  });

  it('is taken up, and then the idea is told; so it is for a guess that nobody thought of, and for none', () => {
    const two = holdGuessed({ kind: 'hunch', reply: 'That’s for one. Watch the rest.' });
    expect(spokenWordsOf(two)).toMatch(/^That’s for one\. Watch the rest\. word/);
    expect(askIn(two).item?.id).toBe('halves-easy');
    for (const turn of [{ kind: 'hunch', reply: null } as const, wish('go-on')])
      expect(askIn(holdGuessed(turn)).item?.id).toBe('halves-easy');
    expect(spokenWordsOf(holdGuessed({ kind: 'hunch', reply: null }))).toMatch(/^(?:Let’s|OK|Keep)/);
  });

  it('is asked for again after “say that again”, and not any more by somebody who is lost', () => {
    expect(askIn(holdGuessed(wish('repeat'))).ask).toBe('How many halves are there in one and a half?');
    expect(askIn(holdGuessed(wish('slower'))).taps.map(({ label }) => label)).toContain('Three');
    const lost = holdGuessed(wish('lost'));
    expect(spokenWordsOf(lost)).toContain('Simple words about halves.');
    expect(askIn(lost).taps.map(({ wish: tapped }) => tapped)).toContain('go-on');
    expect(askIn(holdGuessed(wish('lost'), wish('go-on'))).item?.id).toBe('halves-easy');
  });
});
