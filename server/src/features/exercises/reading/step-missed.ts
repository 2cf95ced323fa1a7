import { numberIn, type Worked } from '@studia/mathematics';
import type { Judgement } from './judgement.ts';
import { lawsOf } from './law-told.ts';
import { numbersIn } from './numbers-shared.ts';
import { isDenied } from './readings.ts';
import { wrongWay } from './way-judged.ts';

const VALUE = String.raw`([-−]?\d+(?:\.\d+)?)(?!\d|\s?[-+*/×÷·^=])`;
const NEAR = 0.02;

/** “Total R = 9 ohm so I = 1.33 A”, “molar mass is 17”: something on the way that is called by its name and comes to something else; null where none is. */
export const stepMissed = (worked: Worked, message: string): Judgement | null => {
  if (worked.instruction !== 'formula' || isDenied(message) || /\?\s*$/.test(message)) return null;
  const given = new Set(numbersIn(worked.problem.text).map(Number));
  const found = stepsByName(worked).find(({ names, value }) => {
    const told = numberIn(
      new RegExp(
        String.raw`(?<![\p{L}/])(?:${names})\s?(?:=|is|are|would be|:)\s?(?:about )?${VALUE}`,
        'u',
      ).exec(message)?.[1] ?? '',
    );
    return told !== null && !given.has(told) && Math.abs(told - value) > NEAR * Math.abs(value);
  });
  return found ? wrongWay(`Look at the ${found.noun} again: ${found.look}`) : null;
};

interface NamedStep {
  names: string;
  noun: string;
  value: number;
  look: string;
}

/** What is found before the answer, by the letter and the name that a law gives it. */
const stepsByName = (worked: Worked): NamedStep[] => {
  const laws = lawsOf(worked).slice(0, -1);
  const lines = worked.steps.map(({ after }) => after.text);
  const ofLaws = laws.flatMap(({ target, quantities, line }): NamedStep[] => {
    const noun = quantities.get(target) ?? '';
    const value = numberIn(
      lines
        .map((one) => new RegExp(String.raw`^${target} = ([-−]?\d[\d.]*)(?: \S+)?$`, 'u').exec(one)?.[1])
        .find(Boolean) ?? '',
    );
    // A small letter may stand for many things.
    const letter = /^[A-Z]$/.test(target) ? `|(?:[Tt]otal )?${target}(?:_\\p{L}+)?` : '';
    return value === null || !noun.includes(' ')
      ? []
      : [{ names: `${noun}${letter}`, noun, value, look: `${line.text}.` }];
  });
  const mass = lines
    .map((one) => /= ([\d.]+)(?: g\/mol)?$/.exec(one)?.[1])
    .find((one, at) => one !== undefined && /g\/mol/.test(lines[at] ?? ''));
  const weight = numberIn(mass ?? '');
  return weight === null
    ? ofLaws
    : [
        ...ofLaws,
        {
          names: '[Mm]olar mass(?: of \\S+)?|M_?r|Mr',
          noun: 'molar mass',
          value: weight,
          look: 'how many atoms of each element are in the formula?',
        },
      ];
};
