import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';
import { CONCEPTS } from './concepts.ts';
import { givenIn, hasStrayNumbers } from './given.ts';

/** Resistors or capacitors side by side or one after another, and the current or charge through them. */
export const circuitTask: Task = (raw) => {
  const isSeries = /\bin series\b|\bseries (?:circuit|combination|connection)\b/i.test(raw);
  const isParallel = /\bin parallel\b|\bparallel (?:circuit|combination|connection)\b/i.test(raw);
  if (isSeries === isParallel || raw.length > 800) return null;
  const given = givenIn(raw);
  const parts = given.all.filter(({ kind }) => kind === CONCEPTS.resistance.kind);
  const plates = given.all.filter(({ kind }) => kind === CONCEPTS.capacitance.kind);
  const volts = given.found.filter(({ kind }) => kind === CONCEPTS.voltage.kind);
  const others = given.found.filter(
    ({ kind }) =>
      ![CONCEPTS.resistance.kind, CONCEPTS.capacitance.kind, CONCEPTS.voltage.kind].includes(kind),
  );
  if (others.length > 0 || volts.length > 1 || hasStrayNumbers(given)) return null;
  const isPlates = parts.length === 0;
  const values = (isPlates ? plates : parts).map(({ value }) => value);
  if (values.length < 2 || (isPlates && parts.length > 0)) return null;
  const adds = isPlates ? isParallel : isSeries;
  const sum = values.reduce((total, one) => total + one, 0);
  const whole = adds ? sum : 1 / values.reduce((total, one) => total + 1 / one, 0);
  const letter = isPlates ? 'C' : 'R';
  const unit = isPlates ? 'F' : 'Ω';
  const first = [
    adds
      ? `${letter} = ${values.map(inLine).join(' + ')}`
      : `1/${letter} = ${values.map((one) => `1/${inLine(one)}`).join(' + ')}`,
    isSeries ? 'One after another' : 'Side by side',
    adds ? 'They add up.' : 'Their reciprocals add up.',
  ] as const;
  const second = [
    `${letter} = ${inLine(whole)} ${unit}`,
    'Work it out',
    'That is what all of them are together.',
  ] as const;
  const question = questionIn(raw);
  const [volt] = volts;
  if (volt && !isPlates && /\bcurrent\b/i.test(question) && !/\beach\b|\bthrough the \d/i.test(question))
    return told(
      values.map(inLine).join(', '),
      'circuit',
      [
        first,
        second,
        [
          `I = ${inLine(volt.value)}/${inLine(whole)} = ${inLine(volt.value / whole)} A`,
          'Ohm’s law',
          'Voltage over resistance.',
        ],
      ],
      nearAnswer(volt.value / whole, raw, 'A'),
    );
  return /\b(?:total|equivalent|combined|effective|net|overall)\b/i.test(question) && !volt
    ? told(values.map(inLine).join(', '), 'circuit', [first, second], nearAnswer(whole, raw, unit))
    : null;
};
