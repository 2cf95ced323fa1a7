import { numberIn } from '@studia/mathematics';
import { bindingsOf, type Binding } from './bind.ts';
import { valueOf } from './formula.ts';
import { inNumbers, lineInNumbers, writingOf, type WriteNumber } from './in-numbers.ts';
import { isOfFormula } from './judge-number.ts';
import type { Kind } from './kind.ts';
import { numbersIn } from './numbers-told.ts';
import { isLikelyOnly, isReadStory, kindById } from './read-story.ts';
import { taskAlone } from './task-alone.ts';

/** What can be told about a task of a kind, as far as a student has come. */
export interface TaskHelp {
  way: string;
  example: string;
  ask: string;
  /** Why it is done so. */
  why: string;
  /** What is said of the slip that the message asks about; empty where it asks about none. */
  slip: string;
  /** The step that was found last, with its number. */
  found: { is: string; number: string } | null;
  /** What comes next: what it is, empty where it is the result itself, and its calculation where that is known. */
  next: { is: string; sum: string | null };
  /** The whole calculation; empty where it isn’t known for certain. */
  lines: readonly string[];
}

interface HelpRequest {
  id: string;
  text: string;
  /** Values that were reached on the task, as they were written. */
  reached: readonly string[];
  /** What the student asks. */
  message: string;
}

type Step = NonNullable<Kind['steps']>[number];

/** What can be told about a task, by its kind or by what it was read as; null where it is of no kind. */
export const taskHelp = ({ id, text, reached, message }: HelpRequest): TaskHelp | null => {
  const kind = kindById(id);
  if (!kind) return null;
  const task = taskAlone(text);
  const bindings = bindingsOf(kind, task);
  const [binding, other] = bindings;
  const steps = stepsFor(kind, task);
  const values = reached.flatMap((one) => numbersIn(one).slice(0, 1));
  const isReached = ({ get }: Step): boolean => values.some(({ value }) => isOfFormula(get, bindings, value));
  const at = steps.findLastIndex(isReached);
  const found = steps[at];
  const next = steps.slice(at + 1).find(({ get }) => found === undefined || isPart(found.get, get));
  const asked = next?.get ?? kind.answer ?? null;
  // Where its numbers could stand in two ways, nobody here says what is worked out.
  const known = isLikelyOnly(id) || other ? undefined : binding;
  const number = values.findLast(({ value }) => found && isOfFormula(found.get, bindings, value))?.number;
  const isNamed = !isReadStory(id);
  const write = writingOf(text);
  return {
    way: kind.way,
    example: kind.example,
    ask: kind.ask,
    why: kind.why ?? '',
    slip: slipMeant(kind, bindings, message),
    found: found && number !== undefined ? { is: isNamed ? found.is : '', number } : null,
    next: {
      is: isNamed ? bareName(next?.is ?? '') : '',
      sum:
        known && asked !== null
          ? inNumbers(asked, known, { found: valuesOf(steps.slice(0, at + 1), known), write })
          : null,
    },
    lines: known ? linesOf(kind, steps, { binding: known, write, isNamed }) : [],
  };
};

/** The steps that lead to the answer, each once; where several numbers answer the task, all of them. */
const stepsFor = ({ answer, steps = [] }: Kind, task: string): Step[] => {
  const once = steps.filter((step, at) => {
    const [name, variant] = partedName(step.is);
    const alike = steps.filter(({ is }) => partedName(is)[0] === name);
    if (variant === '' || alike.length === 1) return true;
    const told = alike.find(({ is }) =>
      (partedName(is)[1].match(/\d[\d.]*/g) ?? []).some((one) => task.includes(one)),
    );
    return step === (told ?? steps.find(({ is }, first) => first <= at && partedName(is)[0] === name));
  });
  if (answer === undefined) return once;
  const needed: Step[] = [];
  for (const step of once.toReversed())
    if ([answer, ...needed.map(({ get }) => get)].some((later) => isPart(step.get, later)))
      needed.unshift(step);
  return needed;
};

/** “The weight, with g = 10” is the weight in one of its variants. */
const partedName = (is: string): [name: string, variant: string] => {
  const [name = '', ...variant] = is.split(/, with (?=g\b|1024|1000)/);
  return [name, variant.join(' ')];
};

/** A name without what is told about it: “the exact quotient, and there are only whole ones”. */
const bareName = (is: string): string => is.split(', ')[0] ?? is;

/** Whether one formula is worked out within another. */
const isPart = (one: string, whole: string): boolean => {
  const at = whole.indexOf(one);
  return (
    at >= 0 &&
    one !== whole &&
    !/[\w.]$/.test(whole.slice(0, at)) &&
    !/^[\w.(^]/.test(whole.slice(at + one.length))
  );
};

const valuesOf = (steps: readonly Step[], binding: Binding): { get: string; value: number }[] =>
  steps.flatMap(({ get }) => {
    const value = valueOf(get, binding);
    return value === null ? [] : [{ get, value }];
  });

/** All that is worked out, each step with what was found before it, by its name where it has one. */
const linesOf = (
  { answer }: Kind,
  steps: readonly Step[],
  { binding, write, isNamed }: { binding: Binding; write: WriteNumber; isNamed: boolean },
): string[] => {
  const all = [...steps, ...(answer === undefined ? [] : [{ is: '', get: answer }])];
  const lines = all.map(({ is, get }, at) => {
    const line = lineInNumbers(get, binding, { found: valuesOf(steps.slice(0, at), binding), write });
    const name = isNamed ? bareName(is) : '';
    return line === null || name === '' ? line : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${line}`;
  });
  const known = lines.flatMap((line) => line ?? []);
  return known.length === lines.length ? [...new Set(known)] : [];
};

/** The slip that a question is about: “why can’t i just do 15 minus 10”, or by what is done in it, “why not just add 6”. */
const slipMeant = ({ slips = [] }: Kind, bindings: readonly Binding[], message: string): string => {
  const values = [sumIn(message), ...numbersIn(message).map(({ value }) => value)];
  const done = DEEDS.find((deed) => PROPOSES.test(message) && deed.test(message));
  const meant =
    slips.find(({ get }) => values.some((value) => value !== null && isOfFormula(get, bindings, value))) ??
    slips.find(({ say }) => done?.test(say));
  return meant?.say ?? '';
};
const PROPOSES =
  /\bwhy (?:can|not|isn|don|shouldn|do(?:es)?n|wouldn)|\bjust\b|\bcan(?:'t|t|not)? (?:i|you|u|we)\b/i;
const DEEDS = [
  /\b(?:add(?:s|ed|ing)?|plus|sum)\b/i,
  /\b(?:subtract\w*|minus|tak(?:e|en|ing) away|took|difference)\b/i,
  /\b(?:multipl\w+|times)\b/i,
  /\b(?:divid\w+|division)\b/i,
  /\baverages?\b/i,
];

const sumIn = (message: string): number | null => {
  const [, one, sign = '', other] = A_SUM.exec(message) ?? [];
  return one === undefined
    ? null
    : numberIn(`${one} ${IN_SIGNS[sign.toLowerCase().trim()] ?? sign} ${other}`);
};
const A_SUM = /(?<![\d.])(\d[\d.]{0,12})\s?(plus|minus|times|divided by|over|[-+−*×x÷/])\s?(\d[\d.]{0,12})/i;
const IN_SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  '−': '-',
  times: '*',
  '×': '*',
  x: '*',
  'divided by': '/',
  over: '/',
  '÷': '/',
};
