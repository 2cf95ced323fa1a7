import type { WorkingSessionId } from '@studia/contract/ids';
import {
  CLOSE,
  type LiveEvent,
  type LiveInput,
  type ToBrowser,
  type ToServer,
} from '@studia/contract/live-events';
import { newId } from '../../../client/new-id.ts';
import { readLesson, sendInput, ticketFor } from '../calls.ts';
import { makeSpoken } from './spoken.ts';

type VoiceMessage = Extract<ToServer, { type: 'voice' }>;
type StateMessage = Extract<ToBrowser, { type: 'state' }>;

export interface ConnectionListener {
  onEvents: (events: readonly LiveEvent[]) => void;
  onState: (state: StateMessage) => void;
  /** Whether the server is reached now. */
  onReached: (reached: boolean) => void;
  onRefused: (sentence: string, id: string | null) => void;
  onHeard: (transcript: Extract<ToBrowser, { type: 'heard' }>) => void;
}

/** The way to a lesson on the server. Nothing that was sent is lost: it is sent again until it comes back as an event. */
export interface Connection {
  send: (input: LiveInput) => void;
  voice: (message: VoiceMessage) => void;
  sound: (frame: ArrayBuffer) => void;
  /** The microphone is on: whoever listens may get ready. */
  expectVoice: () => void;
  /** Whether sound gets through, now or as soon as the socket is open; plain calls carry none. */
  canListen: () => boolean;
  close: () => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Where sockets do not get through, plain calls do. */
const FAILURES_BEFORE_CALLS = 2;
const POLL = 1_500;
/** So many looks by plain calls, and the socket is tried once more. */
const POLLS_BEFORE_SOCKET = 20;

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
  let polls = 0;
  let closed = false;
  const spoken = makeSpoken();

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
    if (message.type === 'heard') {
      spoken.forget(message.id);
      listener.onHeard(message);
    }
    if (message.type === 'refused') {
      if (message.id !== null) unsent.delete(message.id);
      if (message.id !== null) spoken.forget(message.id);
      listener.onRefused(message.error, message.id);
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
      // What was said while there was no socket, or into one that broke, is said again as a whole.
      for (const part of spoken.parts())
        opened.send(part instanceof Uint8Array ? part : JSON.stringify(part));
    });
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) socket = null;
      if (closed || code === CLOSE.notYours) return;
      if (!wasOpen) failures += 1;
      if (failures >= FAILURES_BEFORE_CALLS) return void poll();
      listener.onReached(false);
      return later(pauseAfter(failures), () => void connect());
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
      polls += 1;
      later(POLL, () => void (polls % POLLS_BEFORE_SOCKET === 0 ? connect() : poll()));
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
    voice: (message) => {
      spoken.tell(message);
      write(message);
    },
    sound: (frame) => {
      spoken.add(frame);
      if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
    },
    expectVoice: () => write({ type: 'voice', id: newId(), state: 'soon' }),
    canListen: () => socket !== null || failures < FAILURES_BEFORE_CALLS,
    close: () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
};

const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
