import { describe, expect, it } from 'vitest';
import { makeGate, type Frame, type GateEvent } from './gate.ts';

const QUIET: Frame = { energy: 0.002, crossings: 0.2 };
const VOICE: Frame = { energy: 0.08, crossings: 0.1 };
const HISS: Frame = { energy: 0.08, crossings: 0.6 };
const times = (count: number, frame: Frame): Frame[] => Array.from({ length: count }, () => frame);

/** The frame at which something was told, and what. */
const eventsOf = (frames: readonly Frame[], overVoice = false): [number, GateEvent][] => {
  const gate = makeGate();
  return frames.flatMap((frame, at) => {
    const event = gate.take(frame, overVoice);
    return event ? [[at, event] as [number, GateEvent]] : [];
  });
};

describe('the gate', () => {
  it('opens within 60 ms of speech, guesses its end after 200 ms and knows it after 480', () => {
    expect(eventsOf([...times(50, QUIET), ...times(40, VOICE), ...times(30, QUIET)])).toEqual([
      [52, 'began'],
      [99, 'maybe-ended'],
      [113, 'ended'],
    ]);
  });

  it('goes on over a pause between words', () => {
    const events = eventsOf([
      ...times(20, QUIET),
      ...times(20, VOICE),
      ...times(15, QUIET),
      ...times(20, VOICE),
      ...times(30, QUIET),
    ]);
    expect(events.map(([, event]) => event)).toEqual(['began', 'maybe-ended', 'maybe-ended', 'ended']);
  });

  it('takes a click for a noise', () => {
    expect(eventsOf([...times(50, QUIET), ...times(4, VOICE), ...times(30, QUIET)]).at(-1)?.[1]).toBe(
      'noise',
    );
  });

  it('hears no hiss, and gets used to a loud room', () => {
    expect(eventsOf([...times(50, QUIET), ...times(50, HISS)])).toEqual([]);
    const room = { energy: 0.012, crossings: 0.2 };
    expect(eventsOf(times(400, room))).toEqual([]);
  });

  it('needs more while the tutor speaks, and is done in 200 ms with the fade of the voice', () => {
    const [first] = eventsOf([...times(50, QUIET), ...times(40, VOICE)], true);
    expect(first).toEqual([55, 'began']);
    // Two knocks on the table do not stop the tutor.
    const knock = [...times(2, VOICE), ...times(8, QUIET)];
    expect(eventsOf([...times(50, QUIET), ...knock, ...knock], true)).toEqual([]);
  });
});
