import type { Message, TurnEvent } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import { deviceFailure } from '../../../client/device-failure.ts';

/** Lets something happen with the next picture on the screen; answers how to call it off. */
export type NextFrame = (act: () => void) => () => void;

interface Listener {
  /** The server has the question. */
  onStart: () => void;
  onHeard: (events: readonly TurnEvent[]) => void;
}

/** Listens to a turn to its end and tells what came, at most once a frame. */
export const listenTo = async (
  events: AsyncIterable<TurnEvent>,
  { onStart, onHeard }: Listener,
  nextFrame: NextFrame,
): Promise<{ message: Message; ended: boolean }> => {
  let waitingEvents: TurnEvent[] = [];
  let callOff: (() => void) | null = null;
  const tell = (): void => {
    callOff = null;
    const batch = waitingEvents;
    waitingEvents = [];
    onHeard(batch);
  };
  try {
    for await (const event of events) {
      if (event.type === 'error') throw failureOf(event);
      if (event.type === 'done') return { message: event.message, ended: event.session_ended };
      if (event.type === 'start') onStart();
      waitingEvents.push(event);
      callOff ??= nextFrame(tell);
    }
  } finally {
    callOff?.();
  }
  throw deviceFailure('network_failed');
};

const failureOf = ({ code, error }: Extract<TurnEvent, { type: 'error' }>): Failure =>
  new Failure(code, { sentence: error });
