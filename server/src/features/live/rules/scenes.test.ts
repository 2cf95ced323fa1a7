import type { IdeaScenes, Scene } from '@studia/contract/live-scenes';
import { describe, expect, it } from 'vitest';
import { direct } from './director.ts';
import { NEW_LESSON } from './lesson-state.ts';
import {
  AROUND,
  askIn,
  checkedAs,
  IDEAS,
  lastOf,
  LESSON,
  notesIn,
  wordsOf,
  wish,
} from './small-lesson.fixture.ts';
import type { Around, Direction, LessonTurn } from './turn.ts';

const scene = (name: string, board: number): Scene => ({
  board,
  lines: [`First line of ${name}.`, `Second line of ${name}.`],
  ask: `What of ${name}?`,
  options: [
    { says: `Yes ${name}`, also: ['yes'], is: 'right', reply: `Right about ${name}.` },
    { says: `No ${name}`, also: ['no'], is: 'wrong', reply: `Wrong about ${name}.` },
  ],
  other: `What is so of ${name}.`,
  why: `The reason of ${name}.`,
  simpler: `Simple words of ${name}.`,
  example: `A case of ${name}.`,
});
const SCENES: IdeaScenes = { scenes: [scene('one', 2), scene('two', 1)], close: 'That settles it.' };
const [one] = SCENES.scenes;
const around: Around = { ...AROUND, scenes: { 'small/halves': SCENES } };

const say = (option: number | null): LessonTurn => ({
  kind: 'scene',
  words: 'something',
  option: option === null ? null : (one?.options[option] ?? null),
});

const last = (...turns: LessonTurn[]): Direction => lastOf(turns, around);

describe('an idea with scenes', () => {
  it('is told line by line while its board is drawn, and ends in a question with answers to tap', () => {
    const first = last();
    const lines = first.happenings.filter((happening) => happening.kind === 'say').slice(-2);
    expect(lines.map(({ sentences }) => sentences[0])).toEqual(one?.lines);
    expect(lines.map(({ draw }) => draw.length)).toEqual([1, 1]);
    expect(askIn(first)).toMatchObject({ ask: 'What of one?', item: null });
    expect(
      askIn(first)
        .taps.slice(0, 3)
        .map(({ label }) => label),
    ).toEqual(['Yes one', 'No one', 'No idea']);
    expect(notesIn(first)).toEqual([]);
  });

  it('replies to just this answer and goes on; what was wrong is noted', () => {
    const wrong = last(say(1));
    expect(wordsOf(wrong)).toBe('Wrong about one. First line of two. Second line of two.');
    expect(notesIn(wrong)).toEqual(['mistake']);
    expect(wordsOf(last(say(0)))).toContain('Right about one.');
    expect(notesIn(last(say(0)))).toEqual([]);
  });

  it('neither confirms nor disputes what nobody thought of, and tells what is so', () => {
    expect(wordsOf(last(say(null)))).toContain('What is so of one. First line of two.');
  });

  it('helps who has no idea first, and then tells', () => {
    expect(wordsOf(last(wish('go-on')))).toContain('Simple words of one.');
    expect(askIn(last(wish('go-on'))).ask).toBe('What of one?');
    expect(wordsOf(last(wish('go-on'), wish('go-on')))).toContain('What is so of one.');
    expect(askIn(last({ kind: 'nod' })).ask).toBe('What of one?');
    expect(wordsOf(last({ kind: 'nod' }))).not.toContain('Simple words');
  });

  it('gives who is wrong a nudge and another try where there is a choice left, and tells the second time', () => {
    const third = { says: 'Maybe one', also: ['maybe'], is: 'wrong' as const, reply: 'Maybe not.' };
    const scenes = SCENES.scenes.map((each) => ({ ...each, options: [...each.options, third] }));
    const wide: Around = { ...AROUND, scenes: { 'small/halves': { ...SCENES, scenes } } };
    const first = direct(NEW_LESSON, LESSON, wide);
    const wrong = direct(first.state, say(1), wide);
    expect(wordsOf(wrong)).toContain('Simple words of one.');
    expect(wordsOf(wrong)).not.toContain('Wrong about one.');
    expect(askIn(wrong).taps.map(({ label }) => label)).not.toContain('No one');
    expect(
      wordsOf(direct(wrong.state, { kind: 'scene', words: 'Maybe one', option: third }, wide)),
    ).toContain('Maybe not.');
    const mended = direct(wrong.state, say(0), wide);
    expect(notesIn(mended)).toContain('mended');
    expect(mended.state.scene).toBe(1);
  });

  it('is not called understood by who missed most of it, before they were right twice', () => {
    const asked = (...answers: LessonTurn[]) => last(...answers).state;
    const item = IDEAS[0]?.items[1];
    if (!item) throw new Error('no such item');
    const right: LessonTurn = { kind: 'answer', item, words: 'right one', checked: checkedAs('right') };
    expect(asked(say(0), say(0), right).outcomes[0]?.clear).toBe(true);
    expect(asked(say(1), say(1), right).outcomes[0]?.clear).toBe(false);
    expect(asked(say(1), say(1), right, right).outcomes[0]?.clear).toBe(true);
  });

  it('reads out the places of the answers to who is not understood twice, and then lets go of the question', () => {
    const unclear: LessonTurn = { kind: 'unclear' };
    expect(wordsOf(last(unclear, unclear))).toContain('the second one');
    const left = last(unclear, unclear, unclear);
    expect(wordsOf(left)).toContain('It doesn’t count. What is so of one.');
    expect(left.state).toMatchObject({ scene: 1, outcomes: [{ asked: 0 }] });
    expect(left.state.outcomes[0]?.misses).toBeUndefined();
  });

  it.each([
    ['why', 'The reason of one.'],
    ['example', 'A case of one.'],
    ['simpler', 'Simple words of one.'],
    ['slower', 'Simple words of one.'],
    ['lost', 'Simple words of one.'],
    ['repeat', 'First line of one. Second line of one.'],
  ] as const)('helps with %s at this very place, and asks again', (name, words) => {
    const helped = last(wish(name));
    expect(wordsOf(helped)).toContain(words);
    expect(askIn(helped).ask).toBe('What of one?');
    expect(helped.state.scene).toBe(0);
  });

  it('says nothing twice: who asks again hears something else, and at last the answer', () => {
    expect(wordsOf(last(wish('why'), wish('why')))).toBe('Simple words of one.');
    const all = last(wish('why'), wish('why'), wish('why'), wish('why'));
    expect(wordsOf(all)).toContain('What is so of one.');
    expect(all.state.scene).toBe(1);
  });

  it('notes where somebody was lost', () => {
    expect(notesIn(last(wish('lost')))).toEqual(['lost']);
    expect(last(wish('lost')).state.outcomes[0]).toMatchObject({ lost: 1 });
  });

  it('comes back to its question after talk about something else', () => {
    const unclear = last({ kind: 'unclear' });
    expect(askIn(unclear).ask).toBe('What of one?');
    const reply = last({ kind: 'unknown', words: 'what about dogs' });
    expect(askIn(reply).ask).toBe('What of one?');
  });

  it('waits for the student after a message of care, and begins the scene again without drawing it twice', () => {
    const care = last({ kind: 'care', words: 'I am here.' });
    expect(care.state.waits).toBe('go-on');
    const again = direct(care.state, wish('go-on'), around);
    expect(wordsOf(again)).toContain('First line of one.');
    expect(again.state.steps).toBe(2);
    expect(again.happenings.some((happening) => happening.kind === 'say' && happening.draw.length > 0)).toBe(
      false,
    );
    expect(direct(again.state, say(0), around).state.steps).toBe(3);
  });

  it('says the rest to who cut in, before it asks again', () => {
    const cut = direct(last().state, wish('why'), { ...around, unheard: ['This was cut off.'] });
    expect(wordsOf(cut)).toContain('The reason of one. As I was saying: This was cut off.');
  });

  it('goes on as it was begun where an older version, or a model, had begun it', () => {
    const old = { ...last().state, waits: 'go-on' as const, steps: 3, scene: 0, pending: null };
    expect(wordsOf(direct(old, wish('go-on'), around))).not.toContain('line of one');
  });

  it('counts what was shown or skipped as missed, once for each scene', () => {
    expect(last(wish('reveal'), wish('skip')).state.outcomes[0]?.misses).toEqual([0, 1]);
    expect(last(wish('reveal'), wish('skip')).state.streak).toBe(0);
    expect(last(say(1), say(0)).state.outcomes[0]?.misses).toEqual([0]);
  });

  it('is settled, noted and tried out behind its last scene', () => {
    const done = last(say(0), say(0));
    expect(wordsOf(done)).toContain('Right about one. That settles it.');
    expect(notesIn(done)).toEqual(['idea']);
    expect(askIn(done).item).toMatchObject({ id: 'halves-middle' });
    expect(askIn(last(say(0), say(1))).item).toMatchObject({ id: 'halves-easy' });
  });

  it('keeps what is to be noted for a lesson that ends in its middle', () => {
    expect(last().state.pending?.text).toBe('The statement of halves.');
    expect(last(say(0), say(0)).state.pending).toBeNull();
  });

  it('is not taught again to who only wants more questions', () => {
    const closing = last(wish('skip'), wish('skip'), wish('skip'), wish('skip'), wish('skip'), wish('skip'));
    expect(closing.state.mode).toBe('closing');
    const more = direct(closing.state, wish('more'), around);
    expect(askIn(more).item).not.toBeNull();
    expect(wordsOf(more)).not.toContain('line of');
  });
});
