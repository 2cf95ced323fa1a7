import type { Attempt } from '@studia/contract/practice';

const COLUMNS = 'time,idea,item,version,correct,confidence,help,milliseconds,mode,judge,misconception';

/** Attempts as a table for other programs (RFC 4180). */
export const attemptsTable = (attempts: readonly Attempt[]): string =>
  [COLUMNS, ...attempts.map(lineOf)].map((line) => `${line}\r\n`).join('');

const lineOf = ({ item, ...attempt }: Attempt): string =>
  [
    attempt.at,
    attempt.idea ?? '',
    item.kind === 'lesson' ? item.item : item.kind === 'card' ? item.card : item.text,
    item.kind === 'lesson' ? item.version : '',
    attempt.correct,
    attempt.confidence ?? '',
    attempt.help,
    attempt.milliseconds ?? '',
    attempt.mode,
    attempt.judge,
    attempt.reveals ?? '',
  ]
    .map((value) => quoted(String(value)))
    .join(',');

/** A spreadsheet would run what begins like a formula. */
const quoted = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
