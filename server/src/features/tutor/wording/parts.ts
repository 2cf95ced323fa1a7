import type { Picture, Quote, Solution } from '@studia/contract/proof';
import type { Choice, Wish } from '../state/state.ts';
import type { PhraseKey } from './phrases.ts';

/** What a reply is made of, before it becomes words. */
export type Part =
  /** A sentence of the tutor's own; sentences that follow each other make one paragraph. */
  | { part: 'say'; phrase: PhraseKey; fill: Readonly<Record<string, string>>; breaks: boolean }
  /** Words of a lesson, in Markdown, as a paragraph of their own. */
  | { part: 'text'; text: string }
  /** Words of a book with their number among the sources. */
  | { part: 'quote'; quote: Quote; words: 'shown' | 'cited' }
  /** A text from a book that numbers its own quotes from 1. */
  | { part: 'told'; text: string; quotes: readonly Quote[] }
  /** A whole solution, every step with its reason. */
  | { part: 'steps'; solution: Solution }
  /** A solution that the student can open step by step. */
  | { part: 'card'; solution: Solution }
  | { part: 'picture'; picture: Picture }
  | { part: 'options'; options: readonly string[] }
  | { part: 'choices'; choices: readonly Choice[] };

/** A sentence that goes on with the paragraph. */
export const say = (phrase: PhraseKey, fill: Readonly<Record<string, string>> = {}): Part => ({
  part: 'say',
  phrase,
  fill,
  breaks: false,
});

/** A sentence that begins a paragraph: mostly the question at the end. */
export const ask = (phrase: PhraseKey, fill: Readonly<Record<string, string>> = {}): Part => ({
  part: 'say',
  phrase,
  fill,
  breaks: true,
});

export const text = (words: string): Part => ({ part: 'text', text: words });

/** Something to tap. */
export const choice = (label: string, act: Wish['act'], about: string | null = null): Choice => ({
  label,
  wish: { act, about },
});
