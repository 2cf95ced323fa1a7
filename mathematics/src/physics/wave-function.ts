import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { unitAt } from '../quantities/read.ts';
import { told, type Task, type Worked } from '../worked.ts';

interface WaveNumbers {
  readonly amplitude: number;
  readonly unit: string;
  /** Per length, when the wave travels. */
  readonly k: number | null;
  readonly w: number;
}

const N = String.raw`-?\d*\.?\d+(?:\s*\*\s*10\s*\^\s*\(*-?\d+\)*)?`;
const UNIT = String.raw`(?:\s*\(*\s*[a-zA-Zμ]+\s*(?:\^\s*\(*-?\d\)*)?\s*\)*(?:\s*/\s*\(*\s*[a-zA-Z]+\s*\)*)?\)*)?`;
const HEAD = new RegExp(
  String.raw`(?<![A-Za-z])[a-zA-Z]\s*\(\s*(?:x\s*,\s*)?t\s*\)\s*=\s*\(?\s*(${N})\s*(nm|μm|mm|cm|m)?\s*\)?\s*\*?\s*(?:sin|cos)\s*`,
);

const numberOf = (written: string): number => {
  const [digits = '', exponent = '0'] = written.replaceAll(/[\s()]/g, '').split('*10^');
  return Number(digits) * 10 ** Number(exponent);
};

const factorOf = (inside: string, letter: string): number | null => {
  const before = new RegExp(
    String.raw`(${N}|π|\d*\.?\d*\s*\*?\s*π)${UNIT}\s*\)?\s*\*?\s*${letter}(?![a-z])`,
  ).exec(inside)?.[1];
  if (before === undefined)
    return new RegExp(String.raw`(?<![\w)])\s*${letter}(?![a-z])`).test(inside) ? 1 : null;
  if (before.includes('π')) return Math.PI * Number(before.replaceAll(/[π*\s]/g, '') || 1);
  return Math.abs(numberOf(before));
};

const waveIn = (text: string): WaveNumbers | null => {
  const head = HEAD.exec(text);
  if (!head) return null;
  const inside =
    /^[^\n]*?(?=$|\n|\.\s|\.$|,\s|\bwhere\b|\bwith\b)/.exec(text.slice(head.index + head[0].length))?.[0] ??
    '';
  const w = factorOf(inside, 't');
  if (w === null) return null;
  return { amplitude: Math.abs(numberOf(head[1] ?? '')), unit: head[2] ?? '', k: factorOf(inside, 'x'), w };
};

/** What the formula of a wave or a swinging body says: amplitude, period, frequency, wavelength, speed. */
export const waveFunctionTask: Task = (text) => {
  const wave = waveIn(text);
  if (!wave) return null;
  const question = questionIn(text);
  const { amplitude, k, w } = wave;
  const formula = (value: number, unit: string, line: string, why: string): Worked => {
    const asked = unitIn(question, unit);
    return told(
      `A = ${inLine(amplitude)}, ω = ${inLine(w)}${k === null ? '' : `, k = ${inLine(k)}`}`,
      'wave',
      [
        [
          'A · cos(kx − ωt)',
          'Compare with the general form',
          'In front stands the amplitude, before t the angular frequency, before x the wave number.',
        ],
        [`${line} = ${inLine(value / asked.factor)} ${asked.name}`, 'Read it off', why],
      ],
      nearAnswer(value / asked.factor, text, asked.name),
    );
  };
  const own = unitAt(` ${wave.unit}`)?.unit.factor ?? 1;
  const size = amplitude * own;
  if (/\bmaximum (?:speed|velocity)\b|\bmaximum transverse\b/i.test(question))
    return formula(size * w, 'm/s', 'A · ω', 'The derivative swings between plus and minus Aω.');
  if (/\bmaximum acceleration\b/i.test(question))
    return formula(
      size * w * w,
      'm/s^2',
      'A · ω²',
      'The second derivative swings between plus and minus Aω².',
    );
  if (/\bamplitude\b|\bmaximum (?:displacement|height)\b/i.test(question))
    return formula(amplitude, wave.unit, 'A', 'The farthest the wave goes from the middle.');
  if (/\bperiod\b/i.test(question))
    return formula((2 * Math.PI) / w, 's', 'T = 2π/ω', 'After a period the angle has grown by 2π.');
  if (/\bangular frequency\b/i.test(question)) return formula(w, 'rad/s', 'ω', 'It stands before t.');
  if (/\bfrequency\b/i.test(question))
    return formula(w / (2 * Math.PI), 'Hz', 'f = ω/(2π)', 'So many swings a second.');
  if (k === null) return null;
  if (/\bwave ?length\b/i.test(question))
    return formula((2 * Math.PI) / k, 'm', 'λ = 2π/k', 'After a wavelength the angle has grown by 2π.');
  if (/\bwave number\b/i.test(question)) return formula(k, 'rad/m', 'k', 'It stands before x.');
  return /\b(?:speed|velocity|how fast)\b/i.test(question)
    ? formula(w / k, 'm/s', 'v = ω/k', 'Wavelength over period.')
    : null;
};

const unitIn = (question: string, unit: string): { name: string; factor: number } => {
  const said = /\bin\s+(nm|mm|cm|m|km|ms|s|Hz|kHz)\b/.exec(question)?.[1];
  const [own, wanted] = [unitAt(` ${unit}`), said === undefined ? null : unitAt(` ${said}`)];
  if (said === undefined || !own || !wanted || own.unit.dimension.join() !== wanted.unit.dimension.join())
    return { name: unit, factor: 1 };
  return { name: said, factor: wanted.unit.factor / own.unit.factor };
};
