import { bindingsOf, markedIn } from './bind.ts';
import fitted from './chance-weights.json' with { type: 'json' };
import { makeFindKinds, type FoundKind } from './find-kind.ts';
import { valueOf } from './formula.ts';
import type { KindIndex } from './kind-index.ts';
import type { Kind } from './kind.ts';

/** The kind that a task is likeliest of. */
export interface LikelyKind {
  id: string;
  kind: Kind;
  /** Which share of the words of the task no written task has. */
  unknownWords: number;
  signs: Readonly<Record<Sign, number>>;
  /** How likely its formulas hold for the task. */
  chance: number;
}

/** What a task calls by its name, and what it does not. */
export const isNamed = ({ names = [] }: Kind, task: string): boolean =>
  names.length > 0 && namesOf(names).test(task);
/** Whether a task has a word that every task of the kind has. */
export const hasNeeded = ({ needs = [] }: Kind, task: string): boolean =>
  needs.length === 0 || namesOf(needs).test(task);
const forms = new Map<readonly string[], RegExp>();
const namesOf = (names: readonly string[]): RegExp => {
  const form =
    forms.get(names) ?? new RegExp(String.raw`(?<![\p{L}\d])(?:${names.join('|')})(?![\p{L}\d])`, 'iu');
  forms.set(names, form);
  return form;
};

/** What speaks for a kind, or against it. */
const SIGNS = {
  like: ({ likeness }) => likeness,
  ahead: ({ likeness }, next) => likeness - next,
  shareAhead: ({ likeness }, next) => shareAhead(likeness, next),
  besideAnother: ({ likeness }, next) => Number(shareAhead(likeness, next) < BESIDE),
  sameSorts: ({ otherSorts }) => Number(otherSorts === 0),
  otherMeasures: ({ otherMeasures }) => otherMeasures,
  unsharedWords: ({ unsharedWords }) => unsharedWords,
  unsharedAsked: ({ unsharedAsked }) => unsharedAsked,
  severalReadings: (_, __, readings) => Number(readings > 1),
  unlikeAnswer: (_, __, readings) => Number(readings === 0),
} satisfies Record<string, (found: FoundKind, next: number, readings: number) => number>;
const shareAhead = (likeness: number, next: number): number => (likeness - next) / Math.max(likeness, LITTLE);
/** So little ahead, another kind is as likely. */
const [BESIDE, LITTLE] = [0.15, 0.01];

type Sign = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** Finds the kind that a task is likeliest of. Of the nearest few, those go first for which its numbers come to something sensible. */
export const makeLikelyKind = (
  kinds: ReadonlyMap<string, Kind>,
  index: KindIndex,
): ((task: string, except?: string) => LikelyKind | null) => {
  const find = makeFindKinds(index);
  return (task, except) => {
    const near = find(task).flatMap((found) => {
      const kind = kinds.get(found.id);
      return kind && found.id !== except && hasNeeded(kind, task)
        ? [{ found, kind, answers: once(() => likelyAnswers(kind, task)) }]
        : [];
    });
    const likely = near.slice(0, LOOKED_AT).filter(({ answers }) => answers().length > 0);
    const nearest = likely[0]?.found.likeness ?? 0;
    const named = near.filter(
      ({ found, kind, answers }) =>
        isNamed(kind, task) && found.likeness >= nearest * NEARLY && answers().length > 0,
    );
    const [first, ...others] = [...new Set([...named, ...likely, ...near])];
    if (!first) return null;
    const next = others.find((other) => !isSame(first.answers(), other.answers()))?.found.likeness ?? 0;
    const signs = signsOf(first.found, next, first.answers().length);
    const { id, unknownWords } = first.found;
    return { id, kind: first.kind, unknownWords, signs, chance: chanceBy(signs) };
  };
};
const LOOKED_AT = 5;
/** A name counts where what is called by it is nearly as like as anything else. */
const NEARLY = 0.8;

/** Worked out when it is asked for: few of those that come near are. */
const once = <T>(work: () => T): (() => T) => {
  let done: { result: T } | null = null;
  return () => (done ??= { result: work() }).result;
};

const signsOf = (found: FoundKind, next: number, readings: number): LikelyKind['signs'] => {
  const signs = SIGN_NAMES.map((name) => [name, SIGNS[name](found, next, readings)] as const);
  return Object.fromEntries(signs) as Record<Sign, number>;
};

const chanceBy = (signs: LikelyKind['signs']): number =>
  1 /
  (1 + Math.exp(-SIGN_NAMES.reduce((sum, name) => sum + signs[name] * fitted.weights[name], fitted.base)));

/** What a task comes to by a kind, once for each reading of its numbers, as far as tasks of the kind come to such a thing. */
const likelyAnswers = (kind: Kind, task: string): string[] => {
  const { answer, steps = [] } = kind;
  const ways = bindingsOf(kind, task).flatMap((binding) => {
    const value = answer === undefined ? null : valueOf(answer, binding);
    if (answer !== undefined) return value !== null && isIn(rangeOf(kind, answer), value) ? [[value]] : [];
    // Several numbers answer it; nothing says which are sensible.
    return [steps.map(({ get }) => valueOf(get, binding) ?? 0)];
  });
  return [...new Set(ways.map((values) => values.map(rounded).toSorted().join(' ')))];
};
const rounded = (value: number): string => value.toPrecision(DIGITS);
const DIGITS = 6;

interface Range {
  isWhole: boolean;
  isPositive: boolean;
  low: number;
  high: number;
}
const ranges = new WeakMap<Kind, Range>();

/** What the written tasks of a kind come to. */
const rangeOf = (kind: Kind, answer: string): Range => {
  const known = ranges.get(kind);
  if (known) return known;
  const values = kind.says.flatMap((say) => valueOf(answer, markedIn(say)) ?? []);
  const sizes = values.map(Math.abs);
  const range = {
    isWhole: values.every(isWhole),
    isPositive: values.every((value) => value > 0),
    low: Math.min(...sizes) / BEYOND,
    high: Math.max(...sizes) * BEYOND,
  };
  ranges.set(kind, range);
  return range;
};
/** So many times what any written task comes to is still a likely answer. */
const BEYOND = 20;

const isIn = ({ isWhole: areWhole, isPositive, low, high }: Range, value: number): boolean =>
  !(areWhole && !isWhole(value)) &&
  !(isPositive && value <= 0) &&
  Math.abs(value) >= low &&
  Math.abs(value) <= high;

const EXACT = 1e-6;
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < EXACT;

/** Whether two kinds come to the same: then it doesn't matter which of them a task is of. */
const isSame = (answers: readonly string[], others: readonly string[]): boolean =>
  answers.length === 1 && others.length === 1 && answers[0] === others[0];
