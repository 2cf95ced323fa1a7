import { withDigits } from '../arithmetic/number-words.ts';
import { fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { inventoryIn, meant, twoWayIn, type CountTable } from './count-table.ts';
import { questionIn } from './parameters.ts';

type Cell = readonly [group: number, kind: number];

/** Chances from counted things: one thing taken at random out of kinds, or out of groups with kinds. */
export const countTask: Task = (raw) => {
  if (!/\bprobabilit\w*\b|\bP\s*\(/i.test(raw) || raw.length > 1_500) return null;
  const text = withDigits(raw).replaceAll(/\b(\d+)-sided\b/g, '');
  const question = withoutSubject(defined(questionIn(text), text));
  const story = text.replace(questionIn(text), ' ').replaceAll(/\bLet\s+[A-Z]\s*=[^.]*\./g, ' ');
  if (/\bdice?\b|\bcoins?\b|\bcards?\b|\bdistribution\b|%/i.test(text) || /\bexpect/i.test(question))
    return null;
  const table = twoWayIn(story) ?? inventoryIn(lastList(story));
  if (!table) return null;
  return drawsOf(table, question, text) ?? single(table, question);
};

// `P(F)`, where `F = the event of getting a finger trap`.
const defined = (question: string, text: string): string =>
  question.replace(
    /\bP\s*\(\s*([A-Z])\s*\)/,
    (_, letter: string) =>
      ` probability ${new RegExp(String.raw`\b(?:Let\s+)?${letter}\s*=\s*(?:the\s+)?(?:event\s+)?(?:of|that)?([^.]*)`).exec(text)?.[1] ?? letter}`,
  );

// Who is taken says nothing about what they are like: `a random driver`, and `the driver` again.
const withoutSubject = (question: string): string => {
  const subject =
    /\brandom(?:ly)?\s+(?:(?:selected|chosen|picked)\s+)?((?:[a-z]+\s+)?(?:workers?|users?)|[a-z]+)/i.exec(
      question,
    )?.[1];
  return subject === undefined
    ? question
    : question.replaceAll(new RegExp(String.raw`\b${subject}\b`, 'gi'), ' ');
};

// The sentence with the most numbers holds the list.
const lastList = (story: string): string => {
  const counted = story
    .split(/\n|(?<=[a-z])\.\s/)
    .map((part) => ({ part, numbers: part.match(/\b\d+\b/g)?.length ?? 0 }))
    .filter(({ part, numbers }) => numbers > 1 || !/\b(?:chosen|selected|drawn|picked|taken)\b/i.test(part));
  const most = Math.max(...counted.map(({ numbers }) => numbers));
  const numbered = counted.filter(({ numbers }) => numbers > 0);
  return numbered.length <= 2 && most >= 2 ? numbered.map(({ part }) => part).join('; ') : '';
};

/** The cells that a phrase means: both of its parts with `and`, either with `or`. */
const cellsOf = (table: CountTable, phrase: string): Cell[] | null => {
  const all = table.groups.flatMap((_, group) => table.kinds.map((_kind, kind): Cell => [group, kind]));
  const either = phrase.split(/\bor\b/i);
  if (either.length > 1) {
    const parts = either.map((part) => cellsOf(table, part));
    return parts.some((part) => part === null)
      ? null
      : all.filter((cell) => parts.some((part) => part?.some((other) => same(cell, other))));
  }
  let cells = all;
  let known = false;
  for (const part of phrase.split(/\b(?:and|but)\b/i)) {
    const groups = table.groups.length > 1 ? meant(table.groups, part) : null;
    const kinds = meant(table.kinds, part);
    if (groups) cells = cells.filter(([group]) => groups.includes(group));
    if (kinds) cells = cells.filter(([, kind]) => kinds.includes(kind));
    if (!groups && !kinds) return null;
    known = true;
  }
  return known ? cells : null;
};

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const size = (table: CountTable, cells: readonly Cell[]): number =>
  cells.reduce((total, [group, kind]) => total + (table.counts[group]?.[kind] ?? 0), 0);

const single = (table: CountTable, question: string): Worked | null => {
  if (
    /\b(?:two|three|2|3|4)\s+\w+\s+(?:are|is)\b|\breplacement\b|\btrials?\b|\bselect(?:s|ed)? (?:two|2|3)\b|\b(?:balls|marbles|cards|both|each)\b/i.test(
      question,
    )
  )
    return null;
  const asked = question.replace(/\bgiven\s+an?\s+random\w*\s+\w+,?/i, ' ').replace(/^.*?\bprob\w*\b/i, ' ');
  const [event = '', condition] = asked.split(/\bgiven(?:\s+that)?\b|\bif (?:we know|it is known)\b/i);
  const all = table.groups.flatMap((_, group) => table.kinds.map((_kind, kind): Cell => [group, kind]));
  const base = condition === undefined ? all : cellsOf(table, condition);
  const wanted = cellsOf(table, event.replace(/\bif (?:we|you|one)\b.*$/i, ''));
  if (!base || !wanted) return null;
  const [good, of] = [
    size(
      table,
      wanted.filter((cell) => base.some((other) => same(cell, other))),
    ),
    size(table, base),
  ];
  return of > 0
    ? counted(
        good,
        of,
        condition === undefined
          ? 'Everything that was counted can be taken.'
          : 'Only what is given is looked at.',
      )
    : null;
};

const counted = (good: number, of: number, reason: string): Worked => {
  const result = fraction(BigInt(good), BigInt(of));
  return {
    ...told(
      'probability',
      'probability',
      [
        [`${good} of ${of}`, 'Count what fits, and count all', reason],
        [`${good}/${of}`, 'Divide', 'Each is equally likely.'],
        [writeNumber(result), 'Reduce the fraction', 'Top and bottom are divided by the same number.'],
      ],
      answerOf(number(result)),
    ),
    checkedBy: 'counting',
  };
};

// `a red, then a blue, with replacement`
const drawsOf = (table: CountTable, question: string, text: string): Worked | null => {
  const gone = /\bwithout\s+replacement|\bnot (?:put back|replaced)/i.test(text);
  const back = !gone && /\bwith\s+replacement|\bput back|\breplaced\b/i.test(text);
  const asked = question.replace(/^.*?\bprob\w*\b/i, ' ');
  const draws = /\b(\d)\s+[a-z]+\s+(?:are|is)\b|\b(?:draw|select|choose|pick)\w*\s+(\d)\b/i.exec(text);
  const both = /\b(?:both|all)\b/i.test(asked) ? Number(draws?.[1] ?? draws?.[2] ?? 0) : 0;
  const phrases =
    both > 1
      ? Array.from({ length: both }, () => asked)
      : asked.split(/,?\s*\b(?:and then|then|followed by)\b/i);
  if (table.groups.length > 1 || phrases.length < 2 || back === gone) return null;
  const left = [...(table.counts[0] ?? [])];
  let [top, bottom] = [1, 1];
  const line: string[] = [];
  for (const phrase of phrases) {
    const [kind, other] = meant(table.kinds, phrase) ?? [];
    if (kind === undefined || other !== undefined) return null;
    const all = left.reduce((total, one) => total + one, 0);
    top *= left[kind] ?? 0;
    bottom *= all;
    line.push(`${left[kind] ?? 0}/${all}`);
    if (!back) left[kind] = (left[kind] ?? 0) - 1;
  }
  const result = fraction(BigInt(top), BigInt(bottom));
  return {
    ...told(
      'probability',
      'probability',
      [
        [
          line.join(' × '),
          'Multiply the chances of the draws',
          back ? 'What is put back can come again.' : 'What is taken is missing at the next draw.',
        ],
        [writeNumber(result), 'Work it out', 'Reduce the fraction.'],
      ],
      answerOf(number(result)),
    ),
    checkedBy: 'counting',
  };
};
