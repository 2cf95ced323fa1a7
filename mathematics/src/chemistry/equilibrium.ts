import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';
import { reactionIn, writtenReaction } from './equation.ts';

const CONCENTRATION =
  /\[\s*([A-Z][A-Za-z\d_()]*)\s*\]\s*(?:=|is|of)\s*(\d*\.?\d+(?:\s*\*\s*10\s*\^\s*\(?\s*-?\d+\s*\)?)?)/g;

const numberOf = (written: string): number => {
  const [base = '', exponent = '0'] = written.replaceAll(/[\s()]/g, '').split('*10^');
  return Number(base) * 10 ** Number(exponent);
};

/** The equilibrium constant (or the quotient of the moment) from the concentrations of everything in a reaction. */
export const equilibriumTask: Task = (text) => {
  if (!/\bequilibrium constant\b|\breaction quotient\b|\bK_?\(?c\)?\b/i.test(questionIn(text))) return null;
  const reaction = reactionIn(text);
  if (!reaction?.numbers) return null;
  const concentrations = new Map(
    [...text.matchAll(CONCENTRATION)].map(([, name = '', value = '']) => [
      name.replaceAll(/_\(?(\d+)\)?/g, '$1'),
      numberOf(value),
    ]),
  );
  const { left, right, numbers } = reaction;
  // What is solid or pure liquid does not count.
  const parts = [...left, ...right].flatMap((one, at) =>
    /\((?:s|l)\)/.test(one.state)
      ? []
      : [
          {
            name: one.formula,
            power: (at < left.length ? -1 : 1) * (numbers[at] ?? 1),
            value: concentrations.get(one.formula),
          },
        ],
  );
  if (parts.length < 2 || parts.some(({ value }) => value === undefined || value <= 0)) return null;
  const value = parts.reduce((product, part) => product * (part.value ?? 1) ** part.power, 1);
  const side = (sign: number): string =>
    parts
      .filter(({ power }) => Math.sign(power) === sign)
      .map(
        (part) => `${inLine(part.value ?? 1)}${Math.abs(part.power) === 1 ? '' : `^${Math.abs(part.power)}`}`,
      )
      .join(' · ');
  return told(
    writtenReaction(reaction, numbers),
    'equilibrium',
    [
      [`K = (${side(1)})/(${side(-1)})`, 'Products over reactants', 'The numbers in front become powers.'],
      [`K = ${inLine(value)}`, 'Work it out', 'Large means that the products win.'],
    ],
    nearAnswer(value, text),
  );
};
