import { allKnown } from '../all-known.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  anyOf,
  isExpression,
  relation,
  symbol,
  type Comparison,
  type Expression,
  type Statement,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { inOneNotation, isProse } from '../find/pieces.ts';

const LONGEST = 600;

/** What a student wrote as an answer: values, a statement, an interval; null when it is no mathematics. */
export const readAnswer = (reply: string, unknown: string | null): Statement | null => {
  const text = inOneNotation(reply)
    .slice(0, LONGEST)
    .replace(
      /^\s*(?:(?:i think|i get|i got|the answer is|answer|it is|it's|is it|so|then|maybe)\b[\s:,]*)+/i,
      '',
    )
    .replace(/[.!?]+\s*$/, '')
    .trim();
  if (text === '') return null;
  if (/^(?:no (?:real )?solutions?|none|never|no answer)$/i.test(text)) return { kind: 'never' };
  if (/^(?:all (?:real )?numbers|every number|always|infinitely many(?: solutions)?|any number)/i.test(text))
    return { kind: 'always' };
  if (isProse(text)) return null;
  return intervalIn(text, unknown) ?? listIn(text, unknown) ?? readStatement(text);
};

/** The same in our own writing. */
export const writeAnswer = (reply: string): string | null => {
  const statement = readAnswer(reply, null);
  return statement && write(statement);
};

const listIn = (text: string, unknown: string | null): Statement | null => {
  const spread = text.replaceAll(/([a-zA-Z]\s*=\s*)?(?:\+\/-|\+-|±)\s*([^,;\s]+)/g, '$1$2 or $1-($2)');
  const parts = spread.split(/\s*(?:\bor\b|\band\b|;|,(?!\d{3}(?!\d)))\s*/i).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const named = /^([a-zA-Z])\s*=/.exec(parts[0] ?? '')?.[1] ?? unknown;
  const several = allKnown(parts.map((part) => readStatement(part)));
  if (!several) return null;
  const letters = new Set(
    several.flatMap((one) => (one.kind === 'relation' && one.left.kind === 'symbol' ? [one.left.name] : [])),
  );
  const joint =
    letters.size > 1 ||
    (several.every((one) => one.kind === 'relation' && one.sign !== '=') && /\band\b/i.test(text));
  const statements = several.map((one): Statement =>
    isExpression(one) && named !== null ? relation(symbol(named), '=', one) : one,
  );
  return { kind: joint ? 'both' : 'either', parts: statements };
};

// (−2, 8] or [3, ∞), joined by ∪.
const intervalIn = (text: string, unknown: string | null): Statement | null => {
  if (unknown === null || !/^[[(][^[\]()]*,[^[\]()]*[\])]/.test(text)) return null;
  const parts = text.split(/\s*(?:∪|\bU\b|\bunion\b|\bor\b)\s*/i);
  const intervals = allKnown(parts.map((part) => oneInterval(part.trim(), unknown)));
  return intervals && anyOf(intervals);
};

const oneInterval = (text: string, unknown: string): Statement | null => {
  const part = /^([[(])\s*([^,]+)\s*,\s*([^,]+)\s*([\])])$/.exec(text);
  if (!part) return null;
  const x = symbol(unknown);
  const end = (written: string | undefined): Expression | null | 'far' =>
    /∞|infinity|\binf\b/i.test(written ?? '') ? 'far' : readExpression(written ?? '');
  const [low, high] = [end(part[2]), end(part[3])];
  if (low === null || high === null) return null;
  const above: Comparison = part[1] === '[' ? '≥' : '>';
  const below: Comparison = part[4] === ']' ? '≤' : '<';
  const sides: Statement[] = [
    ...(low === 'far' ? [] : [relation(x, above, low)]),
    ...(high === 'far' ? [] : [relation(x, below, high)]),
  ];
  const [only, other] = sides;
  if (!only) return { kind: 'always' };
  return other ? { kind: 'both', parts: sides } : only;
};
