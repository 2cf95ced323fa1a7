import { LIVE } from '@studia/contract/limits';
import type { ToServer } from '@studia/contract/live-events';

type VoiceMessage = Extract<ToServer, { type: 'voice' }>;

const MOST_BYTES = LIVE.speechSeconds * 32_000;
/** The server takes larger messages than this, and frames one by one would be too many at once. */
const AT_ONCE = 32_000;

/** What is being said, until the server has written it down: a socket that opens late, or anew, is told all of it. */
export const makeSpoken = () => {
  let begin: VoiceMessage | null = null;
  let end: VoiceMessage | null = null;
  let sound: Uint8Array[] = [];
  let size = 0;
  const clear = (): void => {
    [begin, end, sound, size] = [null, null, [], 0];
  };
  return {
    tell: (message: VoiceMessage): void => {
      if (message.state === 'on') {
        clear();
        begin = message;
      }
      if (message.state === 'off' && begin?.id === message.id) end = message;
      if (message.state === 'drop') clear();
    },
    add: (frame: ArrayBuffer): void => {
      if (begin === null || end !== null || size + frame.byteLength > MOST_BYTES) return;
      sound.push(new Uint8Array(frame));
      size += frame.byteLength;
    },
    /** The server has answered. */
    forget: (id: string): void => {
      if (begin?.id === id) clear();
    },
    /** Everything in its order, for a socket that knows nothing of it. */
    parts: (): (VoiceMessage | Uint8Array<ArrayBuffer>)[] =>
      begin === null ? [] : [begin, ...joined(sound, size), ...(end === null ? [] : [end])],
  };
};

const joined = (frames: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer>[] => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const frame of frames) {
    whole.set(frame, at);
    at += frame.byteLength;
  }
  return Array.from({ length: Math.ceil(size / AT_ONCE) }, (_, part) =>
    whole.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
};
