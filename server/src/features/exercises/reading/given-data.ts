import { numberIn } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** Numbers that everybody knows and writes behind a task, by what they are near. */
const CONSTANTS: readonly RegExp[] = [
  /(?<!\p{L})g\s?(?:=|is|as|≈|of|:)\s?(?:9\.81?|10)(?![\d.])(?:\s?(?:m\/s(?:²|\^?2|\/s)|N\/kg))?/giu,
  /(?<!\p{L})(?:π|pi)\s?(?:=|is|as|≈|:)\s?(?:22\/7|3(?:\.14?\d*)?)(?![\d.])/giu,
  /(?<!\p{L})c(?:_w)?\s?(?:=|is|:)\s?[\d .,]+k?J\s?\/\s?\(?k?g[\s·*/°CK)]*(?!\p{L})/giu,
  /(?<!\p{L})R\s?=\s?(?:8\.31\d*|0\.08\d*)(?:\s?[\p{L}·/]+)*/gu,
];
/** “M(H) = 1”, “Na 23”, “Ar of O is 16”: what the atoms of one element weigh. */
const MASS_OF_ATOM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:A_?r|M_?r?|m)(?:\s?of)?\s?)?\(?([A-Z][a-z]?)\)?\s?(?:=|:|is|≈)?\s?(${NUMBER})(?![\d.]*\d)(?:\s?(?:g\/mol|u)(?!\p{L}))?`,
  'gu',
);
const WORDS =
  /\b(?:use|using|take|taking|with|where|given|let|assume|and|no|ignore|ignoring|neglect|without|air|resistance|friction|mass(?:es)?|molar|relative|atomic)\b/gi;

/** What is given behind a task, and the rest, which may be work on it. */
export const givenBehind = (text: string): { data: string; rest: string } => {
  const found: string[] = [];
  const take = (part: string): string => {
    found.push(part.trim());
    return ' ';
  };
  let rest = text;
  for (const one of CONSTANTS) rest = rest.replaceAll(one, take);
  rest = rest.replaceAll(MASS_OF_ATOM, (part, element: string, mass: string) =>
    isNearMass(element, mass) ? take(part) : part,
  );
  if (found.length === 0) return { data: '', rest: text };
  return { data: found.join(', '), rest: rest.replace(WORDS_ALONE, '').trim() };
};
const WORDS_ALONE = new RegExp(String.raw`^(?:${WORDS.source}|[\s,;:.()])+`, 'i');

/** Tables differ in what they round. */
const isNearMass = (element: string, mass: string): boolean => {
  const known = numberIn(/[\d.]+/.exec(workedIn(`molar mass of ${element}`)?.answer.text ?? '')?.[0] ?? '');
  return known !== null && Math.abs(known - Number(mass)) <= ROUNDED;
};
const ROUNDED = 0.6;

/** A task with the numbers that are given behind it, where it can be worked with them too. */
export const withGiven = (task: string, data: string): string => {
  const whole = `${task.trim()} ${data}`;
  return data !== '' && workedIn(whole)?.instruction === workedIn(task)?.instruction ? whole : task.trim();
};
