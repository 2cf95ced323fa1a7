import type { LiveEvent, LiveHappening } from '@studia/contract/live-events';
import { describe, expect, it, vi } from 'vitest';
import { foldLesson } from './fold.ts';
import { makePlayback, type Position } from './playback.ts';

const numbered = (...happenings: LiveHappening[]): LiveEvent[] =>
  happenings.map((happening, at) =>
    Object.assign({}, happening, {
      number: at + 1,
      at: '2026-01-05T09:00:00.000Z',
      client: null,
    }),
  );
const line = (sheet: number, ...sentences: string[]): LiveHappening => ({
  kind: 'say',
  sentences,
  tone: 'plain',
  quote: null,
  sheet,
  draw: [{ do: 'write', text: 'x', at: [1, 1] }],
  shows: '',
});
const PEN = { do: 'pen', id: 'a', sheet: 1, tool: 'pen', points: [[1, 1, 1]] } satisfies object;
const ASK: LiveHappening = { kind: 'ask', ask: 'And?', item: null, taps: [] };

describe('a lesson shown', () => {
  it('has its lines on their sheets, and what waits', () => {
    const view = foldLesson(
      numbered(
        { kind: 'sheet', sheet: 1, title: 'One' },
        line(1, 'A.'),
        { kind: 'sheet', sheet: 2, title: 'Two' },
        line(2, 'B.'),
        ASK,
      ),
    );
    expect(view.sheets.map(({ title, drawn }) => [title, drawn.length])).toEqual([
      ['One', 1],
      ['Two', 1],
    ]);
    expect(view.ask?.ask).toBe('And?');
    expect(view.lines.map(({ text }) => text)).toEqual(['A.', 'B.', 'And?']);
  });

  it('loses what was erased, and has it again when that is undone', () => {
    const drawn: LiveHappening = {
      kind: 'marks',
      marks: [{ ...PEN, do: 'pen', tool: 'pen', points: [[1, 1, 1]] }],
    };
    const erased: LiveHappening = { kind: 'marks', marks: [{ do: 'erase', ids: ['a'] }] };
    const restored: LiveHappening = { kind: 'marks', marks: [{ do: 'restore', ids: ['a'] }] };
    expect(foldLesson(numbered(drawn)).sheets[0]?.marks).toHaveLength(1);
    expect(foldLesson(numbered(drawn, erased)).sheets[0]?.marks).toHaveLength(0);
    expect(foldLesson(numbered(drawn, erased, restored)).sheets[0]?.marks).toHaveLength(1);
  });
});

describe('playing', () => {
  it('says one sentence after the other, and tells how far it had come when it is cut', async () => {
    const positions: (Position | null)[] = [];
    const playback = makePlayback((position) => positions.push(position));
    const over: (() => void)[] = [];
    const stop = vi.fn<() => void>();
    playback.use({
      isSilent: true,
      speak: () => ({ done: new Promise((resolve) => over.push(resolve)), stop }),
    });
    playback.add(numbered(line(1, 'A.', 'B.'), line(1, 'C.')));
    over[0]?.();
    await vi.waitFor(() => expect(positions).toHaveLength(2));
    expect(playback.cut()).toEqual({ number: 1, sentences: 1 });
    expect(stop).toHaveBeenCalledOnce();
    expect(positions.at(-1)).toBeNull();
    expect(playback.cut()).toBeUndefined();
  });

  it('lets the sentence end when the minutes are over, and says nothing after it', async () => {
    const positions: (Position | null)[] = [];
    const playback = makePlayback((position) => positions.push(position));
    const over: (() => void)[] = [];
    playback.use({
      isSilent: true,
      speak: () => ({ done: new Promise((resolve) => over.push(resolve)), stop: () => undefined }),
    });
    playback.add(numbered(line(1, 'A.', 'B.'), line(1, 'C.')));
    playback.finishSentence();
    over[0]?.();
    await vi.waitFor(() => expect(positions.at(-1)).toBeNull());
    expect(over).toHaveLength(1);
  });
});
