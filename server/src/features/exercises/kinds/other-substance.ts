import { atomsOf } from './atoms.ts';
import { kindOf } from './kind-of.ts';
import type { TaskKind } from './task-kind.ts';

const A_FORMULA = /(?<![\p{L}\d])(?:[A-Z][a-z]?\d{0,2}|\([A-Z][A-Za-z\d]{1,6}\)\d?){2,6}(?![\p{L}\d])/gu;

/** “And 0.020 M NaOH is also 1.70”: the task on another substance, which the numbers of the first say nothing about; null where it is the same. */
export const otherSubstance = (task: string, message: string): TaskKind | null => {
  const [own, told] = [task, message].map(formulasIn);
  const [before, another] = [own?.[0], told?.[0]];
  if (own?.length !== 1 || told?.length !== 1 || before === undefined || another === undefined) return null;
  if (before === another || !saysOfIt(message)) return null;
  const changed = task.replaceAll(before, another);
  const kind = kindOf(changed);
  return kind && { ...kind, task: changed, work: message.slice(message.indexOf(another) + another.length) };
};
/** “… is also 1.70”, “for NaOH its 12.3”. */
const saysOfIt = (message: string): boolean => /\d/.test(message.slice(message.lastIndexOf('=') + 1));

const formulasIn = (text: string): string[] => [
  ...new Set((text.match(A_FORMULA) ?? []).filter((one) => IS_SURE.test(one) && atomsOf(one) !== null)),
];
/** “DC” is no formula, though both letters are elements. */
const IS_SURE = /[a-z\d]|OH$|^(?:HF|HI|CO|NO|HCN)$/;
