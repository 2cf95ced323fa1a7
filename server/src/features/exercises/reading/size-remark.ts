import type { Worked } from '@studia/mathematics';
import { numberSaid } from './number-said.ts';

const sizeOf = ({ top, bottom }: { top: bigint; bottom: bigint }): number => Number(top) / Number(bottom);

/** What can be said about a wrong number without giving the right one away: its sign, its point, or its size. */
export const sizeRemark = ({ answer, instruction }: Worked, message: string): string => {
  // A line such as 2x = 6 is no size, nor is a number in other numerals.
  if (instruction === 'change of base' || /\d[a-z]\s*=/.test(message)) return '';
  // Of “2^12” only a part would be read.
  if (/\^\s*\d|[√⁰¹⁴-⁹π]|\dpi\b|\bpi\b/.test(message)) return '';
  // The 2 of “m/s2” belongs to the unit.
  const number = numberSaid(message.replaceAll(/(?<=\p{L})\^?[23²³]/gu, ''));
  // A product, a formula or one of several values is neither too big nor too small.
  if (/ (?:or|and) /.test(answer.text) || A_TERM.test(message)) return '';
  const wanted = /^(?:[a-z] = )?([-−]?\d+(?:\.\d+)?)(?:\s|$)/.exec(answer.text)?.[1];
  if (!number || wanted === undefined) return '';
  const [own, right] = [sizeOf(number), Number(wanted.replace('−', '-'))];
  if (!Number.isFinite(own) || !Number.isFinite(right) || own === right) return '';
  if (own === -right) return 'The size is right. Check the sign.';
  const ratio = right === 0 ? 0 : own / right;
  if (ratio > 0 && [0.001, 0.01, 0.1, 10, 100, 1000].some((power) => Math.abs(ratio / power - 1) < 1e-9))
    return 'The digits are right. Check where the decimal point goes.';
  return own > right ? 'That’s too big.' : 'That’s too small.';
};
const A_TERM =
  /\)\s?\(|(?<![\p{L}\d])\d{0,6}[a-z]\s?[-+−*/^]|[-+−*/×÷·(]\s?\d{0,6}[a-z](?!\p{L})|\d[a-z]\s?\(|(?<!\p{L})[A-Z][a-z]?\d|[A-Za-z]\([A-Z][a-z]?\)/u;
