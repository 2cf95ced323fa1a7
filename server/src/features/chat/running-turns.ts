import type { ChatSessionId } from '@studia/contract/ids';
import type { Clock } from '../../ports/clock/port.ts';
import type { ChatStore } from './store.ts';

/** A turn that this process answers; the moment it started tells it from any other of the same conversation. */
interface RunningTurn {
  sessionId: ChatSessionId;
  startedAt: Date;
}

interface Dependencies {
  store: Pick<ChatStore, 'renewTurns'>;
  clock: Clock;
  /** How often they tell that they are alive, in milliseconds. */
  every: number;
  onTrouble: (error: unknown) => void;
}

/** The turns of this process: they give a sign of life together, and each can be stopped from any node. */
export interface RunningTurns {
  /** The signal that stops this turn; ends with `over`. */
  begin(turn: RunningTurn): AbortSignal;
  over(turn: RunningTurn): void;
  /** Stops the conversation's turn if it runs in this process. */
  stop(id: ChatSessionId): void;
}

export const makeRunningTurns = ({ store, clock, every, onTrouble }: Dependencies): RunningTurns => {
  const running = new Map<ChatSessionId, { turn: RunningTurn; stop: AbortController }>();
  let timer: NodeJS.Timeout | undefined;

  const giveSign = async (): Promise<void> => {
    const turns = [...running.values()].map(({ turn }) => turn);
    for (const id of await store.renewTurns(turns, clock.now())) running.get(id)?.stop.abort();
  };

  return {
    begin: (turn) => {
      const stop = new AbortController();
      running.set(turn.sessionId, { turn, stop });
      timer ??= setInterval(() => void giveSign().catch(onTrouble), every).unref();
      return stop.signal;
    },
    over: (turn) => {
      if (running.get(turn.sessionId)?.turn === turn) running.delete(turn.sessionId);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
    stop: (id) => running.get(id)?.stop.abort(),
  };
};
