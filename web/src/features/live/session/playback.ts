import { LIVE } from '@studia/contract/limits';
import type { Cut, HappeningOf, LiveEvent } from '@studia/contract/live-events';

/** Something that the tutor says: a line, or the question that it ends with. */
export type Spoken = LiveEvent & (HappeningOf<'say'> | HappeningOf<'ask'>);

/** Says one sentence, and resolves when it is over; `stop` ends it at once. */
export interface Speaker {
  speak: (spoken: Spoken, sentence: number) => { done: Promise<void>; stop: () => void };
  /** Without a sound there is no need to wait for a question to be read out: it stands there. */
  isSilent: boolean;
}

/** Where the tutor is: this line, this sentence of it; null between two turns. */
export interface Position {
  say: Spoken;
  sentence: number;
}

export const sentencesOf = (spoken: Spoken): readonly string[] =>
  spoken.kind === 'say' ? spoken.sentences : [spoken.ask];

const isSpoken = (event: LiveEvent): event is Spoken => event.kind === 'say' || event.kind === 'ask';

const MILLISECONDS_A_WORD = 60_000 / LIVE.wordsPerMinute;
const LEAST = 900;

/** How long a sentence takes to be read or said. */
export const readingTime = (sentence: string): number =>
  Math.max(LEAST, (sentence.match(/\S+/g)?.length ?? 0) * MILLISECONDS_A_WORD);

/** Reads along at the pace of speech, without a sound. */
export const silentSpeaker = (): Speaker => ({
  isSilent: true,
  speak: (spoken, sentence) => {
    let over: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (over = resolve));
    const timer = setTimeout(over, readingTime(sentencesOf(spoken)[sentence] ?? ''));
    return {
      done,
      stop: () => {
        clearTimeout(timer);
        over();
      },
    };
  },
});

/** Plays the tutor's lines one after the other; whoever cuts in learns how far it had come. */
export const makePlayback = (onPosition: (position: Position | null) => void) => {
  const queue: Spoken[] = [];
  let speaker = silentSpeaker();
  let now: (Position & { stop: () => void }) | null = null;
  let isRunning = false;
  let isLast = false;
  let turn = 0;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const mine = turn;
    const isWanted = (): boolean => mine === turn && !isLast;
    for (let say = queue.shift(); say && isWanted(); say = queue.shift()) {
      if (say.kind === 'ask' && speaker.isSilent) continue;
      for (let sentence = 0; sentence < sentencesOf(say).length && isWanted(); sentence += 1) {
        const { done, stop } = speaker.speak(say, sentence);
        now = { say, sentence, stop };
        onPosition({ say, sentence });
        await done;
      }
    }
    if (mine !== turn) return;
    now = null;
    isRunning = false;
    isLast = false;
    onPosition(null);
  };

  return {
    add: (events: readonly LiveEvent[]): void => {
      queue.push(...events.filter(isSpoken));
      if (queue.length > 0) void run();
    },
    use: (other: Speaker): void => {
      speaker = other;
    },
    /** Stops at once; answers how far the tutor had come, or nothing when it had finished. */
    cut: (): Cut | undefined => {
      const at = now;
      turn += 1;
      queue.length = 0;
      now = null;
      isRunning = false;
      at?.stop();
      if (at) onPosition(null);
      return at ? { number: at.say.number, sentences: at.sentence } : undefined;
    },
    /** Lets the sentence that is being said come to its end, and says nothing after it. */
    finishSentence: (): void => {
      queue.length = 0;
      isLast = now !== null;
    },
  };
};

export type Playback = ReturnType<typeof makePlayback>;
