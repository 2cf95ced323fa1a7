import type { Message } from '@studia/contract/chat';

/** What a conversation looks like at one moment. */
export interface Thread {
  messages: readonly Message[];
  /** The part of the tutor's answer that has come so far. */
  coming: string;
  status: 'ready' | 'loading' | 'unreadable' | 'waiting' | 'failed' | 'ended';
  /** Why it can't go on, where it can't. */
  reason: string | null;
}

export const EMPTY: Thread = { messages: [], coming: '', status: 'ready', reason: null };

export type Change =
  | { type: 'cleared' }
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly Message[]; ended: boolean }
  | { type: 'unreadable'; reason: string }
  | { type: 'asked'; message: Message }
  | { type: 'again' }
  | { type: 'heard'; text: string }
  | { type: 'answered'; message: Message; ended: boolean }
  | { type: 'failed'; reason: string };

/** The conversation after something happened to it. */
export const changed = (thread: Thread, change: Change): Thread => {
  switch (change.type) {
    case 'cleared':
      return EMPTY;
    case 'loading':
      return { ...EMPTY, status: 'loading' };
    case 'loaded':
      return { ...EMPTY, messages: change.messages, status: change.ended ? 'ended' : 'ready' };
    case 'unreadable':
      return { ...EMPTY, status: 'unreadable', reason: change.reason };
    case 'asked':
      return { messages: [...thread.messages, change.message], coming: '', status: 'waiting', reason: null };
    case 'again':
      return { ...thread, coming: '', status: 'waiting', reason: null };
    case 'heard':
      return { ...thread, coming: thread.coming + change.text };
    case 'answered':
      return {
        messages: [...thread.messages, change.message],
        coming: '',
        status: change.ended ? 'ended' : 'ready',
        reason: null,
      };
    case 'failed':
      return { ...thread, coming: '', status: 'failed', reason: change.reason };
  }
};
