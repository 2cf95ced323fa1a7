import type { TutorEvent } from '../turn.ts';
import type { Noticed } from './concern.ts';
import { isWorthAnOpinion, type SecondOpinion } from './opinion/opinion.ts';

/** How long first words wait for an opinion; most come sooner than an engine has any. */
const PATIENCE = 250;

interface Ways {
  /** What the engine says. */
  teach: (signal: AbortSignal) => AsyncIterable<TutorEvent>;
  /** What is said instead when the opinion has noticed something. */
  careFor: (noticed: Noticed) => AsyncIterable<TutorEvent>;
}

/** Lets the engine begin while the opinion is asked for, and shows nothing of it before that has been heard. */
export const withSecondLook = async function* (
  message: string,
  opinionOf: SecondOpinion,
  { teach, careFor }: Ways,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  if (!isWorthAnOpinion(message)) return yield* teach(signal);
  const stop = new AbortController();
  const events = teach(AbortSignal.any([signal, stop.signal]))[Symbol.asyncIterator]();
  const first = events.next();
  const noticed = await inTime(opinionOf(message));
  if (noticed) {
    stop.abort();
    // What a stopped engine still says, or how it fails, is nobody's concern any more.
    void first.then(() => events.return?.()).catch(() => undefined);
    return yield* careFor(noticed);
  }
  try {
    for (let event = await first; !event.done; event = await events.next()) yield event.value;
  } finally {
    await events.return?.();
  }
};

const inTime = async (opinion: Promise<Noticed | null>): Promise<Noticed | null> => {
  let alarm: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    alarm = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([opinion, tooLate]);
  } finally {
    clearTimeout(alarm);
  }
};
