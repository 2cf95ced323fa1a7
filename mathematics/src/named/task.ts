import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { calledIn, mentionsIn, plainText, type Called } from './called.ts';
import type { Field, Rule } from './field.ts';

const LONGEST = 900;
const ROUNDS = 3;

interface Known {
  readonly value: number;
  /** The rules that led here; none for what the text says. */
  readonly uses: readonly Use[];
  readonly starts: ReadonlySet<number>;
}

interface Use {
  readonly rule: Rule;
  readonly given: readonly number[];
  readonly value: number;
}

/** Problems of a field whose numbers are known by their names: the rules lead from those to the one that is asked for. */
export const namedTask =
  (field: Field): Task =>
  (raw) => {
    if (raw.length > LONGEST || !field.about.test(raw)) return null;
    const text = plainText(raw);
    const target = askedIn(text, field);
    if (target === null) return null;
    const called = calledIn(text, field.names);
    if (called.length === 0 || called.some(({ name }) => name === null || name === target)) return null;
    const found = reached(called, target, field, text);
    return found && shownWay(found, field.names[target]?.percent === true, raw);
  };

// What a question names first, without a number beside it.
const askedIn = (text: string, { names }: Field): string | null => {
  const question = questionIn(text);
  const at = question.search(/\b(?:what|find|calculate|compute|determine|how|at what|by what|give)\b/i);
  const core = at < 0 ? question : question.slice(at);
  const [first] = mentionsIn(
    core.split(/\b(?:if|when|given)\b/i)[0] ?? core,
    names,
    ({ asked, said }) => asked ?? said,
  );
  return first?.name ?? null;
};

const reached = (called: readonly Called[], target: string, field: Field, text: string): Known | null => {
  const known = new Map<string, Known>();
  for (const { name, value, start } of called) {
    if (name === null) return null;
    const before = known.get(name);
    // One name with two numbers is two things; which is which is not known here.
    if (before && before.value !== value) return null;
    known.set(name, { value, uses: [], starts: new Set([...(before?.starts ?? []), start]) });
  }
  const rules = field.rules.filter(({ when, not }) => (when?.test(text) ?? true) && !not?.test(text));
  for (let round = 0; round < ROUNDS && !known.has(target); round++)
    for (const rule of rules) {
      const given = rule.from.map((name) => known.get(name));
      if (known.has(rule.gives) || !given.every((one) => one !== undefined)) continue;
      const values = given.map(({ value }) => value);
      const value = rule.value(...values);
      if (!Number.isFinite(value)) continue;
      known.set(rule.gives, {
        value,
        uses: given.flatMap(({ uses }) => uses).concat({ rule, given: values, value }),
        starts: new Set(given.flatMap(({ starts }) => Array.from(starts))),
      });
    }
  const found = known.get(target);
  // A number that the way does not need belongs to something else.
  const idle = called.filter(
    ({ name, start }) => !field.besides?.includes(name ?? '') && !found?.starts.has(start),
  );
  return found && found.uses.length > 0 && idle.length === 0 ? found : null;
};

const shownWay = ({ value, uses }: Known, percent: boolean, raw: string): Worked =>
  told(
    uses.at(-1)?.rule.gives ?? '',
    'formula',
    uses.flatMap(({ rule, given, value: result }): ToldStep[] => [
      [rule.formula, 'Use the formula', rule.reason],
      [
        `${given.map(inLine).join(', ')} → ${inLine(result)}`,
        'Put the numbers in',
        'Each number goes where its name stands.',
      ],
    ]),
    nearAnswer(value, raw, percent ? '%' : '', places(value)),
  );

// Ratios are told to four places, larger numbers as they are.
const places = (value: number): number | undefined => (Math.abs(value) < 100 ? 4 : 2);
