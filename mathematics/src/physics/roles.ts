import type { Quantity } from '../quantities/read.ts';
import { CONCEPTS, type Concept, type ConceptName } from './concepts.ts';

const BEFORE = 45;
const BEHIND = 25;

/** Whether what stands around a quantity, in its own sentence, says that it is this. */
const isCalled = (text: string, one: Quantity, { near }: Concept): boolean => {
  if (!near) return false;
  const before =
    text
      .slice(Math.max(0, one.start - BEFORE), one.start)
      .split(/[.?!]\s|\n/)
      .at(-1) ?? '';
  const behind =
    text.slice(one.end, one.end + BEHIND).split(/[.?!,;]\s|\n|\b(?:and|in|at|for|to)\b/)[0] ?? '';
  return near.test(one.written) || near.test(before) || near.test(text.slice(one.start, one.end) + behind);
};

const isNothing = (one: Quantity): boolean => one.value === 0;

const specificNames = (Object.keys(CONCEPTS) as ConceptName[]).filter((name) => 'near' in CONCEPTS[name]);

/** How far before the quantity the last word for a concept stands; far when there is none. */
const gap = (text: string, one: Quantity, { near }: Concept): number => {
  if (!near) return BEFORE;
  if (near.test(one.written)) return 0;
  const before = text.slice(Math.max(0, one.start - BEFORE), one.start);
  for (let length = 3; length <= before.length; length += 3)
    if (near.test(before.slice(-length))) return length;
  return near.test(text.slice(one.start, one.end + BEHIND)) ? BEHIND : BEFORE;
};

/** The quantities that could fill a place of a formula: those that are called so, else those that are called nothing. */
export const candidates = (text: string, found: readonly Quantity[], name: ConceptName): Quantity[] => {
  const concept: Concept = CONCEPTS[name];
  const alike = found.filter((one) => one.kind === concept.kind);
  const called = alike.filter((one) => isCalled(text, one, concept));
  if (called.length > 0) return called.length === 1 ? called : nearest(text, called, concept);
  if (concept.near && !concept.loose) return [];
  const open = alike.filter((one) => !isNothing(one) && !isOther(text, one, name));
  if (open.length > 0) return open;
  return concept.near ? [] : alike.filter((one) => !isNothing(one));
};

const nearest = (text: string, called: readonly Quantity[], concept: Concept): Quantity[] => {
  const least = Math.min(...called.map((one) => gap(text, one, concept)));
  const best = called.filter((one) => gap(text, one, concept) <= least + 2);
  return best.length === 1 ? best : [...called];
};

const isOther = (text: string, one: Quantity, name: ConceptName): boolean =>
  specificNames.some((other) => {
    const concept: Concept = CONCEPTS[other];
    return other !== name && concept.kind === one.kind && !concept.loose && isCalled(text, one, concept);
  });
