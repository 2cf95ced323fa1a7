import { percentile as at, type Figures } from './figures.ts';

/** What happened in the room, each with its moment in milliseconds. */
export interface RoomLog {
  /** The microphone was loud. */
  loud: number[];
  /** The room was sure that somebody had finished. */
  sent: number[];
  /** The server has written it down, and has answered. */
  transcribed: number[];
  answered: number[];
  /** A sound of the tutor began, and ended or was broken off. */
  sounds: number[];
  ends: number[];
}

/** Words of one sentence are nearer to each other than this. */
const BETWEEN_SENTENCES = 1_500;
/** What is broken off falls silent within this time; what ends later has ended by itself. */
const BROKEN_OFF = 700;

interface Turn {
  began: number;
  ended: number;
  next: number;
}

const turnsIn = (loud: readonly number[]): Turn[] => {
  const turns: Turn[] = [];
  for (const moment of loud) {
    const last = turns.at(-1);
    if (last && moment - last.ended < BETWEEN_SENTENCES) last.ended = moment;
    else turns.push({ began: moment, ended: moment, next: Infinity });
  }
  for (const [index, turn] of turns.entries()) turn.next = turns[index + 1]?.began ?? Infinity;
  return turns;
};

/** From the end of a sentence at the microphone to the tutor's first sound, with where that time goes; and how fast the tutor falls silent. */
export const roomFigures = (log: RoomLog, words: number): Figures => {
  const turns = turnsIn(log.loud);
  const first = (moments: readonly number[], { ended, next }: Turn): number | undefined =>
    moments.find((moment) => moment > ended && moment < next);
  const after = (moments: readonly number[]): number[] =>
    turns.flatMap((turn) => {
      const moment = first(moments, turn);
      return moment === undefined || first(log.sounds, turn) === undefined ? [] : [moment - turn.ended];
    });
  const silences = turns.flatMap(({ began }) => {
    const isPlaying =
      log.sounds.filter((one) => one < began).length > log.ends.filter((one) => one < began).length;
    const end = log.ends.find((moment) => moment >= began);
    return isPlaying && end !== undefined && end - began < BROKEN_OFF ? [end - began] : [];
  });
  const both = (numbers: readonly number[]): string =>
    numbers.length === 0 ? 'none' : `${at(numbers, 0.5).toFixed(0)} / ${at(numbers, 0.95).toFixed(0)} ms`;
  const sounded = after(log.sounds);
  return [
    [
      `${words} sentences played, ${turns.length} heard by the microphone, answered aloud`,
      `${sounded.length}`,
    ],
    ['end of speech to the first sound, median / p95 (aims 1,000 / 1,800)', both(sounded)],
    ['  of that: until the room was sure that it had ended', both(after(log.sent))],
    ['  until it was written down', both(after(log.transcribed))],
    ['  until the answer was there', both(after(log.answered))],
    [`broken off ${silences.length} times: voice to silence, median / p95 (aim 300)`, both(silences)],
  ];
};
