import type { ClipFormat } from './port.ts';

/** The programs that speak and listen; each has a process of its own. */
export type EngineName = 'quick' | 'natural' | 'listener';

/** What an engine's process is told, one order at a time. */
export type Order =
  | { type: 'speak'; text: string; voice: string; speed: number; format: ClipFormat }
  | { type: 'hear'; pcm: Float32Array; expected: readonly string[] };

/** What it answers. */
export type Answer =
  | { type: 'clip'; audio: Uint8Array; seconds: number }
  | { type: 'heard'; text: string; sure: boolean }
  | { type: 'nothing' };

/** What it says: once whether it can work, then one answer or failure for each order. */
export type Report = { type: 'ready' } | Answer | { type: 'failed'; reason: string };
