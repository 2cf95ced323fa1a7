import { place, told, type Formula } from './formula.ts';

const NUMBER = String.raw`(\d*\.?\d+(?:\s*\*\s*10\s*\^\s*\(?\s*-?\d+\s*\)?)?)`;
const said = (name: string): RegExp =>
  new RegExp(String.raw`${name}[^\d=\n]{0,40}?(?:=|\bis\b|\bof\b)\s*${NUMBER}`);
const KA = said(String.raw`\bK_?\s*\(?a\)?\b`);
const KB = said(String.raw`\bK_?\s*\(?b\)?\b`);
const KSP = said(String.raw`\bK_?\s*\(?sp\)?\b`);
const MOLARITY = /\b(?:molarity|concentration)\b/i;
const LITRES = place('m^3', /\bvolume\b|\bhow (?:many|much) (?:liters|milliliters|mL|L)\b/i, undefined, {
  shown: 'L',
});
const STRONG = { shown: 'mol/L' } as const;
const SOLVENT = /\b(?:water|solvent)\b/i;
const SOLUTION = /\bsolution\b/i;
const MOLAL = /(\d*\.?\d+)\s*(?:-\s*)?(?:m\b|molal\b|mol\s*\/\s*kg)/i;
const TWO_IONS = /\b(?:Ag(?:Cl|Br|I)|BaSO_?4|CaCO_?3|PbSO_?4|CuS|ZnS|CuCl|FeS|PbS|CaSO_?4|BaCO_?3|SrSO_?4)\b/;

/** Solutions and what is dissolved in them. */
export const SOLUTIONS: readonly Formula[] = [
  {
    law: 'w = v*c/C - v',
    title: 'More water, the same amount in it',
    when: /\bwater\b[^.?]*\badd\w*\b|\badd\w*\b[^.?]*\bwater\b/i,
    places: {
      w: place(
        'm^3',
        /\b(?:how much|volume of) water\b|\bhow (?:many|much) (?:mL|milliliters|L|liters) of water\b/i,
      ),
      v: place('m^3'),
      c: place('mol/m^3', undefined, /\bof\b/i),
      C: place(
        'mol/m^3',
        undefined,
        /\b(?:make it|to make|dilute it to|to (?:a|get|obtain)|becomes?|to dilute)\b/i,
        { named: true },
      ),
    },
  },
  {
    law: 'c = n/V',
    title: 'Molarity is moles over litres',
    when: /\b(?:solution|dissolv\w*|molarity|solute|concentration)\b/i,
    not: /\b(?:dilut\w*|equilibrium|rate|titrat\w*|neutrali[sz]\w*|gas)\b/i,
    places: {
      c: place('mol/m^3', MOLARITY, undefined, STRONG),
      n: place('mol', /\bmoles?\b|\bmol\b/i),
      V: LITRES,
    },
  },
  {
    law: 'b = n/m',
    title: 'Molality is moles over kilograms of solvent',
    when: /\bmolality\b/i,
    places: {
      b: place('mol/kg', /\bmolality\b/i),
      n: place('mol', /\bmoles\b/i),
      m: place('kg', /\bmass\b/i),
    },
  },
  {
    law: 'b = s/M/m',
    title: 'Molality is moles over kilograms of solvent',
    when: /\bmolality\b/i,
    places: {
      b: place('mol/kg', /\bmolality\b/i),
      s: place('kg', undefined, /\b(?:dissolv\w*|of)\b/i),
      M: place('kg/mol', undefined, undefined, { substance: true }),
      m: place('kg', undefined, SOLVENT, { named: true }),
    },
  },
  {
    law: 'n = a/b',
    title: 'Part over the whole solution',
    when: /\b(?:mass percent\w*|percent by mass|percentage by mass|mass percentage|concentration)\b/i,
    places: {
      n: place('', /\b(?:mass percent\w*|percent by mass|percentage|mass percentage)\b/i),
      a: place('kg'),
      b: place('kg', undefined, /\bof (?:the )?solution\b|\btotal\b/i, { named: true }),
    },
  },
  {
    law: 'n = a/(a + b)',
    title: 'Part over the whole solution',
    when: /\b(?:mass percent\w*|percent by mass|percentage by mass|mass percentage|concentration)\b/i,
    places: {
      n: place('', /\b(?:mass percent\w*|percent by mass|percentage|mass percentage)\b/i),
      a: place('kg'),
      b: place('kg', undefined, SOLVENT, { named: true }),
    },
  },
  {
    law: 'm = n*s',
    title: 'The part of the whole solution',
    when: /\b(?:solution|by mass)\b/i,
    places: {
      m: place('kg', /\b(?:mass|how (?:much|many grams))\b/i, undefined, { shown: 'g' }),
      n: place('%'),
      s: place('kg', undefined, SOLUTION, { named: true }),
    },
  },
  {
    law: 'T = -K*b',
    title: 'Dissolved things lower the freezing point',
    when: /\bfreezing point\b/i,
    not: /\bdepression\b|\b(?:NaCl|CaCl|salt|MgCl|KCl|ionic)\w*/i,
    places: {
      T: place('', /\bfreezing point\b/i, undefined, { signed: true }),
      K: told(/\bK_?\(?f\)?\b[^\d]{0,30}?(\d+(?:\.\d+)?)[^.,;]*/),
      b: told(MOLAL),
    },
  },
  {
    law: 'T = K*b',
    title: 'Dissolved things shift the point',
    when: /\b(?:freezing[- ]point depression|boiling[- ]point elevation|depression|elevation)\b/i,
    not: /\b(?:NaCl|CaCl|salt|MgCl|KCl|ionic)\w*/i,
    places: {
      T: place('', /\b(?:depression|elevation)\b/i),
      K: told(/\bK_?\(?[fb]\)?\b[^\d]{0,30}?(\d+(?:\.\d+)?)[^.,;]*/),
      b: told(MOLAL),
    },
  },
  {
    law: 'P = c*R*T',
    title: 'Osmotic pressure is like that of a gas',
    when: /\bosmotic\b/i,
    not: /\b(?:NaCl|CaCl|salt|ionic)\w*/i,
    constants: { R: 'gas' },
    places: {
      P: place('Pa', /\bosmotic pressure\b/i, undefined, { shown: 'atm' }),
      c: place('mol/m^3', MOLARITY, undefined, STRONG),
      T: place('K'),
    },
  },
  {
    law: 'p = -log(K)',
    title: 'The p takes the negative logarithm',
    when: /\bpK_?\(?[ab]\)?/,
    places: { p: place('', /\bpK_?\(?a\)?/), K: told(KA) },
  },
  {
    law: 'p = -log(K)',
    title: 'The p takes the negative logarithm',
    when: /\bpK_?\(?[ab]\)?/,
    places: { p: place('', /\bpK_?\(?b\)?/), K: told(KB) },
  },
  {
    law: 'K = 10^(-14)/k',
    title: 'The two constants make 10⁻¹⁴',
    when: /\bconjugate base\b/i,
    places: { K: place('', /\bK_?\s*\(?b\)?\b/), k: told(KA) },
  },
  {
    law: 'K = 10^(-14)/k',
    title: 'The two constants make 10⁻¹⁴',
    when: /\bconjugate acid\b/i,
    places: { K: place('', /\bK_?\s*\(?a\)?\b/), k: told(KB) },
  },
  {
    law: 'p = k + log(A/H)',
    title: 'Henderson and Hasselbalch: the ratio shifts the pH',
    when: /\bbuffer\b|\bpK_?\(?a\)?/i,
    places: {
      p: place('', /\bpH\b/),
      k: told(/\bpK_?\s*\(?a\)?\s*(?:=|of|is|for[^.\d]*is)?[^.\d=]{0,20}(\d+(?:\.\d+)?)/),
      A: place(
        'mol/m^3',
        undefined,
        /\b(?:sodium|potassium|ate|acetate|salt|conjugate base|base)\b|ate\b|\b(?:Na|K|Li)[A-Z]\w*/i,
        { named: true },
      ),
      H: place('mol/m^3', undefined, /\bacid\b|\bH[A-Z]\w*/i, { named: true }),
    },
  },
  {
    law: 'p = -log(k) + log(A/H)',
    title: 'Henderson and Hasselbalch: the ratio shifts the pH',
    when: /\bbuffer\b/i,
    places: {
      p: place('', /\bpH\b/),
      k: told(KA),
      A: place(
        'mol/m^3',
        undefined,
        /\b(?:sodium|potassium|salt|conjugate base|base)\b|ate\b|\b(?:Na|K|Li)[A-Z]\w*/i,
        {
          named: true,
        },
      ),
      H: place('mol/m^3', undefined, /\bacid\b|\bH[A-Z]\w*/i, { named: true }),
    },
  },
  {
    law: 's = 1000*sqrt(K)',
    title: 'Each formula gives one ion of each kind',
    when: TWO_IONS,
    places: { s: place('mol/m^3', /\bsolubility\b/i, undefined, STRONG), K: told(KSP) },
  },
  {
    law: 'K = (s/1000)^2',
    title: 'Each formula gives one ion of each kind',
    when: TWO_IONS,
    places: { K: place('', /\bK_?\s*\(?sp\)?\b|\bsolubility product\b/), s: place('mol/m^3') },
  },
  {
    law: 'K = 10^(-2*p)/(c/1000 - 10^(-p))',
    title: 'The ions over what is left of the acid',
    when: /\bacid\b/i,
    places: {
      K: place('', /\bK_?\s*\(?a\)?\b|\bacid (?:ionization|dissociation) constant\b/),
      p: told(/\bpH\b\s*(?:of|is|=|was)?[^.\d[\]=]{0,25}?(\d+(?:\.\d+)?)/),
      c: place('mol/m^3'),
    },
  },
  {
    law: 'n = 10^(b - a)',
    title: 'Every step of pH is a factor of ten',
    when: /\bpH\b/,
    places: {
      n: place('', /\bhow many times\b|\bfactor\b|\bhow much more acidic\b/i),
      a: told(/\bpH\b[^.\d]{0,40}(\d+(?:\.\d+)?)/),
      b: told(/\bpH\b[^.\d]{0,40}\d+(?:\.\d+)?\b(?!\.\d)[^\d]{0,60}?(\d+(?:\.\d+)?)/),
    },
  },
];
