import { errorBody } from '@studia/contract/error-body';
import { Failure } from '@studia/contract/errors';
import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import {
  CLOSE,
  ToServer,
  type LiveEvent,
  type LiveInput,
  type ToBrowser,
} from '@studia/contract/live-events';
import * as z from 'zod/mini';
import type { Speech } from '../../ports/speech/port.ts';
import type { Wake } from '../../ports/wake/port.ts';
import type { LiveLessons } from './lessons.ts';
import type { Mouth } from './mouth.ts';
import { LIVE_CHANNEL } from './store/lessons.ts';
import { makeEar, type Ear } from './voice.ts';

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
  speech: Speech | null;
  mouth: Pick<Mouth, 'begin'>;
  isSignedIn: (student: StudentId, signIn: string) => Promise<boolean>;
  onTrouble: (error: unknown) => void;
}

interface Guest {
  owner: StudentId;
  id: WorkingSessionId;
  /** The sign-in that opened it: when that is over, so is this. */
  signIn: string;
  line: Line;
  ear: Ear;
  /** What can be tapped now: the words that are most likely said. */
  taps: readonly string[];
  /** The number of the newest event that was sent. */
  sent: number;
  /** Whether rows are being read for it, and whether that must be done once more. */
  busy: boolean;
  again: boolean;
}

/** The open sockets of this node: each gets every event once, in its order, whichever node it comes from. */
export const makeHub = ({ lessons, wake, speech, mouth, isSignedIn, onTrouble }: Dependencies) => {
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
          guest.taps = tapsIn(events) ?? guest.taps;
          mouth.begin(guest.id, events);
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

  /** Whether a guest may still be here; who signed out is shown the door. */
  const isWelcome = async ({ owner, signIn, line }: Guest): Promise<boolean> => {
    const welcome = await isSignedIn(owner, signIn);
    if (!welcome) line.close(CLOSE.signIn, 'signed out');
    return welcome;
  };

  const act = async (guest: Guest, message: string): Promise<void> => {
    const read = z.safeParse(ToServer, parsed(message));
    if (!read.success) return refuse(guest, null, new Failure('bad_request'));
    if (read.data.type === 'voice') return listen(guest, read.data);
    return take(guest, read.data.input);
  };

  const take = async (guest: Guest, input: LiveInput): Promise<void> => {
    if (!(await isWelcome(guest))) return;
    try {
      await lessons.input(guest.owner, guest.id, input);
    } catch (error) {
      refuse(guest, input.id, error);
    }
    refreshAll(guest.id);
  };

  /** What was heard for certain is said; what is not certain is shown first. */
  const listen = async (guest: Guest, voice: Extract<ToServer, { type: 'voice' }>): Promise<void> => {
    const { id, state, cut } = voice;
    if (state === 'soon' || state === 'on') speech?.prepare?.();
    if (state === 'soon') return undefined;
    if (state === 'on') return guest.ear.begin(id);
    if (state === 'maybe') return guest.ear.guess();
    if (state === 'drop') return guest.ear.drop();
    const transcript = await guest.ear.end(id).catch(() => null);
    if (!transcript) return refuse(guest, id, new Failure('voice_unavailable'));
    const text = transcript.text.trim().slice(0, LIVE.wordsCharacters);
    tell(guest, { type: 'heard', id, text, sure: transcript.sure });
    if (transcript.sure && text !== '')
      await take(guest, { type: 'words', id, text, by: 'voice', ...(cut && { cut }) });
    return undefined;
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
      const guest: Guest = {
        ...ticketOf,
        line,
        ear: makeEar(speech, () => guest.taps),
        taps: [],
        sent: after,
        busy: false,
        again: false,
      };
      if (!join(guest)) {
        line.close(CLOSE.tooFast, 'sockets');
        return null;
      }
      const count = async (): Promise<void> => {
        try {
          if (!(await isWelcome(guest))) return;
          await lessons.count(guest.owner, guest.id);
          refresh(guest);
        } catch (error) {
          onTrouble(error);
        }
      };
      void count();
      return {
        text: (message) => void act(guest, message).catch(onTrouble),
        bytes: (sound) => guest.ear.bytes(sound),
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

/** The few answers that are waited for; null where the events ask nothing new. */
const tapsIn = (events: readonly LiveEvent[]): string[] | null => {
  const ask = events.findLast((event) => event.kind === 'ask');
  if (ask?.kind !== 'ask') return null;
  if (ask.item?.kind === 'true-false') return ['true', 'false'];
  return ask.item ? ask.item.options : [];
};

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
};
