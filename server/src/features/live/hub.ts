import { errorBody, Failure } from '@studia/contract/errors';
import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import { CLOSE, ToServer, type ToBrowser } from '@studia/contract/live-events';
import * as z from 'zod/mini';
import type { Wake } from '../../ports/wake/port.ts';
import type { LiveLessons } from './lessons.ts';
import { LIVE_CHANNEL } from './store/lessons.ts';

/** One open socket, whoever makes it. */
export interface Line {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Whether so much waits to be sent that it is better to wait. */
  isBehind(): boolean;
}

/** What a socket does to its lesson. */
export interface Seat {
  text(message: string): void;
  bytes(sound: Uint8Array): void;
  /** Called now and then while the socket is open. */
  tick(): void;
  leave(): void;
}

interface Dependencies {
  lessons: LiveLessons;
  wake: Wake;
  onTrouble: (error: unknown) => void;
}

interface Guest {
  owner: StudentId;
  id: WorkingSessionId;
  line: Line;
  /** The number of the newest event that was sent. */
  sent: number;
  /** Whether rows are being read for it, and whether that must be done once more. */
  busy: boolean;
  again: boolean;
}

/** The open sockets of this node: each gets every event once, in its order, whichever node it comes from. */
export const makeHub = ({ lessons, wake, onTrouble }: Dependencies) => {
  const guests = new Map<string, Set<Guest>>();
  let stopListening: (() => void) | null = null;

  const tell = ({ line }: Guest, message: ToBrowser): void => line.send(JSON.stringify(message));

  /** Sends what a guest does not have yet. One at a time, so that nothing is sent twice. */
  const pump = async (guest: Guest): Promise<void> => {
    if (guest.busy) {
      guest.again = true;
      return;
    }
    guest.busy = true;
    try {
      do {
        guest.again = false;
        if (guest.line.isBehind()) return;
        const events = await lessons.events(guest.id, guest.sent);
        const last = events.at(-1);
        if (last && guests.get(guest.id)?.has(guest)) {
          guest.sent = last.number;
          tell(guest, { type: 'events', events });
        }
        tell(guest, { type: 'state', ...(await lessons.standing(guest.owner, guest.id)) });
      } while (guest.again);
    } finally {
      guest.busy = false;
    }
  };

  const refresh = (guest: Guest): void => {
    pump(guest).catch((error: unknown) => {
      if (error instanceof Failure) guest.line.close(CLOSE.notYours, error.code);
      else onTrouble(error);
    });
  };

  const refreshAll = (id: string): void => guests.get(id)?.forEach(refresh);

  const refuse = (guest: Guest, id: string | null, error: unknown): void => {
    if (!(error instanceof Failure)) onTrouble(error);
    const body = errorBody(error instanceof Failure ? error.code : 'internal');
    tell(guest, { type: 'refused', id, code: body.code, error: body.error });
  };

  const act = async (guest: Guest, message: string): Promise<void> => {
    const read = z.safeParse(ToServer, parsed(message));
    if (!read.success) return refuse(guest, null, new Failure('bad_request'));
    if (read.data.type !== 'input') return;
    const { input } = read.data;
    try {
      await lessons.input(guest.owner, guest.id, input);
    } catch (error) {
      refuse(guest, input.id, error);
    }
    refreshAll(guest.id);
  };

  const join = (guest: Guest): boolean => {
    const others = guests.get(guest.id) ?? new Set();
    if (others.size >= LIVE.mostSockets) return false;
    guests.set(guest.id, others.add(guest));
    stopListening ??= wake.listen(LIVE_CHANNEL, refreshAll);
    return true;
  };

  return {
    /** Lets a socket in by its ticket; null for one that may not. */
    enter: async (ticket: string, named: string, after: number, line: Line): Promise<Seat | null> => {
      const ticketOf = await lessons.enter(ticket);
      if (!ticketOf || ticketOf.id !== named) {
        line.close(CLOSE.signIn, 'ticket');
        return null;
      }
      const guest: Guest = { ...ticketOf, line, sent: after, busy: false, again: false };
      if (!join(guest)) {
        line.close(CLOSE.tooFast, 'sockets');
        return null;
      }
      const count = () =>
        lessons
          .count(guest.owner, guest.id)
          .then(() => refresh(guest))
          .catch(onTrouble);
      void count();
      return {
        text: (message) => void act(guest, message).catch(onTrouble),
        bytes: () => undefined,
        tick: () => void count(),
        leave: () => {
          const others = guests.get(guest.id);
          others?.delete(guest);
          if (others?.size === 0) guests.delete(guest.id);
        },
      };
    },
    close: (): void => {
      stopListening?.();
      stopListening = null;
    },
  };
};

export type Hub = ReturnType<typeof makeHub>;

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
};
