import type { WorkingSessionId } from '@studia/contract/ids';
import {
  CLOSE,
  type LiveEvent,
  type LiveInput,
  type ToBrowser,
  type ToServer,
} from '@studia/contract/live-events';
import { readLesson, sendInput, ticketFor } from '../calls.ts';

type StateMessage = Extract<ToBrowser, { type: 'state' }>;

export interface ConnectionListener {
  onEvents: (events: readonly LiveEvent[]) => void;
  onState: (state: StateMessage) => void;
  /** Whether the server is reached now. */
  onReached: (reached: boolean) => void;
  onRefused: (sentence: string) => void;
  onHeard: (heard: Extract<ToBrowser, { type: 'heard' }>) => void;
}

/** The way to a lesson on the server. Nothing that was sent is lost: it is sent again until it comes back as an event. */
export interface Connection {
  send: (input: LiveInput) => void;
  voice: (message: Extract<ToServer, { type: 'voice' }>) => void;
  sound: (frame: ArrayBuffer) => void;
  /** Whether sound can be sent, which plain calls can't. */
  hasSocket: () => boolean;
  close: () => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Where sockets do not get through, plain calls do. */
const FAILURES_BEFORE_CALLS = 2;
const POLL = 1_500;

export const openConnection = (
  id: WorkingSessionId,
  after: number,
  listener: ConnectionListener,
): Connection => {
  const unsent = new Map<string, LiveInput>();
  let newest = after;
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const take = (events: readonly LiveEvent[]): void => {
    // After a drop the same events may come once more.
    const fresh = events.filter(({ number }) => number > newest);
    const last = fresh.at(-1);
    if (!last) return;
    newest = last.number;
    for (const { client } of fresh) if (client !== null) unsent.delete(client);
    listener.onEvents(fresh);
  };

  const hear = (data: string): void => {
    const message = JSON.parse(data) as ToBrowser;
    if (message.type === 'events') take(message.events);
    if (message.type === 'state') listener.onState(message);
    if (message.type === 'heard') listener.onHeard(message);
    if (message.type === 'refused') {
      if (message.id !== null) unsent.delete(message.id);
      listener.onRefused(message.error);
    }
  };

  const later = (pause: number, act: () => void): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(act, pause);
  };

  const connect = async (): Promise<void> => {
    if (closed) return;
    try {
      const ticket = await ticketFor(id);
      if (closed) return;
      openSocket(ticket);
    } catch {
      failures += 1;
      listener.onReached(false);
      later(pauseAfter(failures), () => void connect());
    }
  };

  const openSocket = (ticket: string): void => {
    const address = new URL(`/api/live/${id}/socket`, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = new URLSearchParams({ ticket, after: String(newest) }).toString();
    const opened = new WebSocket(address);
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
      failures = 0;
      socket = opened;
      listener.onReached(true);
      for (const input of unsent.values()) deliver(input);
    });
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) socket = null;
      if (closed || code === CLOSE.notYours) return;
      listener.onReached(false);
      if (!wasOpen) failures += 1;
      if (failures >= FAILURES_BEFORE_CALLS) void poll();
      else later(pauseAfter(failures), () => void connect());
    });
  };

  /** Plain calls in the place of the socket. */
  const poll = async (): Promise<void> => {
    if (closed || socket) return;
    try {
      for (const input of unsent.values()) {
        await sendInput(id, input);
        unsent.delete(input.id);
      }
      const { session, events } = await readLesson(id, newest);
      take(events);
      listener.onReached(true);
      listener.onState({
        type: 'state',
        phase: session.phase,
        seconds_left: session.seconds_left,
        thinking: false,
      });
      later(POLL, () => void poll());
    } catch {
      listener.onReached(false);
      later(pauseAfter(FAILURES_BEFORE_CALLS + 2), () => void poll());
    }
  };

  const write = (message: ToServer): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const deliver = (input: LiveInput): void => write({ type: 'input', input });

  void connect();
  return {
    send: (input) => {
      unsent.set(input.id, input);
      deliver(input);
      if (!socket && failures >= FAILURES_BEFORE_CALLS) void poll();
    },
    voice: write,
    sound: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
    },
    hasSocket: () => socket !== null,
    close: () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
};

const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
