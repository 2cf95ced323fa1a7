import { folded } from './fold.ts';
import type { Lexicon, Phrases, Slot } from './slot.ts';

// Folded text needs no more than these, and they are found much faster than by the properties of Unicode.
const LETTER = String.raw`[a-z0-9\u0600-\u06ff\u0900-\u097f]`;
const NEVER = /(?!)/;

/** How words follow each other: with spaces between them, or without. */
export type Script = 'spaced' | 'unspaced';

/** Makes the rules of a language from its phrases. They are made for a text that `asPart` has laid out. */
export const compile = (phrases: Phrases, script: Script = 'spaced'): Lexicon => {
  const rules = Object.entries(phrases).map(([slot, lines]) => [slot, ruleFrom(lines, script)]);
  return Object.fromEntries(rules) as Record<Slot, RegExp>;
};

/** A text as the rules read it: one space around every word, a full stop at the end of every sentence. */
export const asPart = (text: string): string =>
  ` ${text.replaceAll(/[.!?。！？\n]+/g, ' . ')} `.replaceAll(/\s+/g, ' ');

const ruleFrom = (lines: string, script: Script): RegExp => {
  const phrases = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => patternOf(folded(line), script));
  if (phrases.length === 0) return NEVER;
  const any = phrases.join('|');
  return new RegExp(script === 'unspaced' ? any : ` (?:${any})(?= |$)`);
};

const patternOf = (phrase: string, script: Script): string =>
  phrase
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('^', '(?<=^ )')
    .replaceAll('$', ' ?(?:\\.|$)')
    .replaceAll('#', '[0-9]')
    .replaceAll('*', `${LETTER}*`)
    .replaceAll(/ ?~ ?/g, script === 'unspaced' ? '[^.]{0,8}' : '(?: [^ .]+){0,3} ')
    // A word that may be missing takes its space with it.
    .replaceAll(/ (\(\?:[^()]*\)|[\p{L}\p{M}]+)\?(?=[ )|]|$)/gu, '(?: $1)?')
    .replaceAll(/^(\(\?:[^()]*\)|[\p{L}\p{M}]+)\? /gu, '(?:$1 )?');
