import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';
import { STRONG_ACIDS, STRONG_BASES } from './elements.ts';

const powerOf = (text: string | undefined): number => {
  const match = /^(\d*\.?\d+)(?:\s*\*\s*\(?\s*10\s*\)?\s*\^\s*\(?\s*(-?\d+)\s*\)?)?$/.exec(
    (text ?? '').trim(),
  );
  return match ? Number(match[1]) * 10 ** Number(match[2] ?? 0) : Number.NaN;
};

const NUMBER = String.raw`(\d*\.?\d+(?:\s*\*\s*\(?\s*10\s*\)?\s*\^\s*\(?\s*-?\d+\s*\)?)?)`;

/** The pH of acids, bases, their salts and buffers, and concentrations from a pH. */
export const acidity: Task = (text) => {
  const back = fromExponent(text);
  if (back) return back;
  if (!/\bp(?:H|OH)\b/.test(questionIn(text)) || /\bbuffer\b/i.test(text)) return null;
  const strength = powerOf(new RegExp(String.raw`${NUMBER}\s*(?:M\b|mol/L|molar)`).exec(text)?.[1]);
  const constant = /\bK_?\s*\(?([ab])\)?\b[^\d]*?/.exec(text);
  const k = powerOf(
    new RegExp(String.raw`\bK_?\s*\(?[ab]\)?\b[^=\n]{0,40}?(?:=|\bis\b|\bof\b)\s*${NUMBER}`).exec(text)?.[1],
  );
  const hydroxide = powerOf(
    new RegExp(
      String.raw`(?:\[\s*OH\s*\^?\s*\(?-?\)?\s*\]|\bhydroxide(?: ion)? concentration\b[^\d]{0,15}?)\s*(?:=|of|is)\s*${NUMBER}`,
      'i',
    ).exec(text)?.[1],
  );
  const hydrogen = powerOf(
    new RegExp(
      String.raw`(?:\[\s*H(?:_?3O)?\s*\^?\s*\(?\+?\)?\s*\]|\bhydr(?:ogen|onium)(?: ion)? concentration\b[^\d]{0,15}?)\s*(?:=|of|is)\s*${NUMBER}`,
      'i',
    ).exec(text)?.[1],
  );
  const shown = (ions: number, isBase: boolean, rule: string) => {
    const exponent = -Math.log10(ions);
    const value = isBase ? 14 - exponent : exponent;
    return told(
      `${inLine(ions)} mol/L`,
      'pH',
      [
        [`${isBase ? '[OH⁻]' : '[H⁺]'} = ${inLine(ions)}`, rule, 'So many ions are in a litre.'],
        [
          `${isBase ? '14 − ' : ''}(−log ${inLine(ions)}) = ${inLine(value)}`,
          'Take the logarithm',
          isBase ? 'pH and pOH make 14.' : 'The pH is its negative.',
        ],
      ],
      nearAnswer(/\bpOH\b/.test(questionIn(text)) ? 14 - value : value, text, '', 2),
    );
  };
  if (Number.isFinite(hydroxide)) return shown(hydroxide, true, 'Read off the concentration');
  if (Number.isFinite(hydrogen)) return shown(hydrogen, false, 'Read off the concentration');
  if (!Number.isFinite(strength)) return null;
  const weakBase = constant?.[1] === 'b';
  const salt = constant && Number.isFinite(k) ? saltOf(text, weakBase) : false;
  if (salt) {
    // The ion of a weak acid is a weak base: its constant is 10⁻¹⁴ over the other.
    const other = 1e-14 / k;
    return shown(
      (-other + Math.sqrt(other * other + 4 * other * strength)) / 2,
      !weakBase,
      'The partner constant is 10⁻¹⁴ over K; solve x²/(c − x)',
    );
  }
  if (constant && Number.isFinite(k))
    return shown((-k + Math.sqrt(k * k + 4 * k * strength)) / 2, weakBase, 'Solve x²/(c − x) = K');
  const base = Object.keys(STRONG_BASES).find((name) => text.includes(name));
  if (base !== undefined)
    return shown(strength * (STRONG_BASES[base] ?? 1), true, 'A strong base falls apart completely');
  return STRONG_ACIDS.some((name) => new RegExp(String.raw`\b${name}\b`).test(text))
    ? shown(strength, false, 'A strong acid falls apart completely')
    : null;
};

// A salt of a metal with the ion of a weak acid, or of ammonium with the ion of a strong one.
const saltOf = (text: string, weakBase: boolean): boolean =>
  weakBase
    ? /\bNH4(?:Cl|Br|NO3)\b/.test(text.replaceAll('_', ''))
    : /\bsolution of (?:Na|K|Li)[A-Z]\w*|(?:M|molar)\s+(?:Na|K|Li)(?!OH)[A-Z]\w*|\bsodium (?!hydroxide|chloride)\w+ate\b|\bsodium fluoride\b/.test(
        text.replaceAll('_', ''),
      );

// From a pH back to a concentration, or between pH and pOH.
const fromExponent: Task = (text) => {
  const question = questionIn(text);
  const given = /\bp(H|OH)\b\s*(?:of|is|=|was)?[^.\d[\]=?]{0,25}?(\d+(?:\.\d+)?)(?!\s*M\b)/.exec(text);
  if (!given) return null;
  const isAcid = given[1] === 'H';
  const size = Number(given[2]);
  if (isAcid ? /\bpOH\b/.test(question) : /\bpH\b/.test(question))
    return told(
      `p${given[1]} = ${size}`,
      'pH',
      [[`14 − ${size} = ${inLine(14 - size)}`, 'Subtract from 14', 'pH and pOH make 14.']],
      nearAnswer(14 - size, text, '', 2),
    );
  const asksHydrogen = /\[\s*H|\bhydr(?:ogen|onium)\b/i.test(question);
  const asksHydroxide = /\[\s*OH|\bhydroxide\b/i.test(question);
  if (asksHydrogen === asksHydroxide || !/\bconcentration\b|\[/i.test(question)) return null;
  const exponent = asksHydrogen === isAcid ? size : 14 - size;
  return told(
    `p${given[1]} = ${size}`,
    'pH',
    [
      [
        `10^(−${inLine(exponent)}) = ${inLine(10 ** -exponent)}`,
        'Ten to the minus p',
        'The p takes the negative logarithm; this undoes it.',
      ],
    ],
    nearAnswer(10 ** -exponent, text, 'mol/L'),
  );
};
