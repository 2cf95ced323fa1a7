import { place, told, type Formula } from './formula.ts';

const CONCENTRATION = place('mol/m^3', /\bconcentration\b|\bhow much\b/i, undefined, { shown: 'mol/L' });
const HEAT = place('J', /\bheat\b|\benergy\b|\bhow many kilojoules\b/i, undefined, { shown: 'kJ' });
const FIRST = /\bfirst[- ]order\b/i;
const RATE = place('Hz', /\brate constant\b/i, undefined, { shown: '1/s' });
const H =
  /(?:Δ|delta|D)\s*H\s*(?:_?\(?\w*\)?|°)?\s*(?:=|is|of)\s*\(?\s*([-−]?\s?\d+(?:\.\d+)?)\s*kJ(?:\s*\/\s*mol)?/i;
const S =
  /(?:Δ|delta|D)\s*S\s*(?:_?\(?\w*\)?|°)?\s*(?:=|is|of)\s*\(?\s*([-−]?\s?\d+(?:\.\d+)?)\s*J(?:\s*\/\s*\(?\s*(?:mol\s*[·*]\s*)?K\s*\)?)/i;
const G =
  /(?:Δ|delta|D)\s*G\s*(?:_?\(?\w*\)?|°)?\s*(?:=|is|of)\s*\(?\s*([-−]?\s?\d+(?:\.\d+)?)\s*kJ(?:\s*\/\s*mol)?/i;
const FREE = /\bfree energy\b|(?:Δ|delta)\s*G/i;
const ELECTRONS = /\b(\d|two|three|one|four)\s+(?:moles? of\s+)?electrons?\b|\bn\s*=\s*(\d)\b/i;
const IONS = /\b[A-Z][a-z]?\s*\^?\s*\(?(\d)\s*\+|\(\s*(\d)\s*\+\s*\)/;
const ROMAN_TWO = /\(II\)/;

/** Heat, speed and voltage of reactions. */
export const REACTIONS: readonly Formula[] = [
  {
    law: 't = T*ln(C/c)/ln(2)',
    title: 'First order: half is left after every half-life',
    when: FIRST,
    places: {
      t: place('s', /\bhow long\b|\btime\b/i),
      T: place('s', undefined, /\bhalf-?\s?life\b/i),
      C: place('mol/m^3'),
      c: place('mol/m^3'),
    },
  },
  {
    law: 'm = I*t*M/F',
    title: 'Faraday: charge counts the atoms',
    when: /\bAg\s*\^?\s*\(?\+|\bsilver\b[\s\S]*\b(?:deposit|plat)\w*|\b(?:deposit|plat)\w*[\s\S]*\bsilver\b/i,
    constants: { F: 'faraday' },
    places: {
      m: place('kg', /\b(?:grams|mass|how much)\b/i, undefined, { shown: 'g' }),
      I: place('A', /\bcurrent\b/i),
      t: place('s', /\bhow long\b|\btime\b/i),
      M: place('kg/mol', undefined, undefined, { otherwise: 0.10787 }),
    },
  },
  {
    law: 'Q = n*sqrt(E^2)',
    title: 'Every mole brings the same heat',
    when: /\b(?:enthalpy|heat of|combustion|vapori[sz]ation|fusion|reaction)\b|kJ\s*\/\s*mol/i,
    not: /\bactivation\b|→|->/i,
    places: {
      Q: HEAT,
      n: place('mol', /\bmoles\b/i),
      E: place('J/mol', /\benthalpy\b|\bheat of\b/i, undefined, { shown: 'kJ/mol' }),
    },
  },
  {
    law: 'Q = m/M*sqrt(E^2)',
    title: 'Every mole brings the same heat',
    when: /\b(?:enthalpy|heat of|combustion|vapori[sz]ation|fusion|reaction)\b|kJ\s*\/\s*mol/i,
    not: /\bactivation\b|→|->/i,
    places: {
      Q: HEAT,
      m: place('kg', /\bgrams\b|\bmass\b/i, undefined, { shown: 'g' }),
      M: place('kg/mol', undefined, undefined, { substance: true }),
      E: place('J/mol', /\bmolar (?:enthalpy|heat)\b|\benthalpy\b/i, undefined, { shown: 'kJ/mol' }),
    },
  },
  {
    law: 'Q = m*c*D',
    title: 'The heat warms the solution',
    when: /\b(?:mixed|calorimeter|reaction|dissolv\w*|solution)\b/i,
    places: {
      Q: place('J', /\bheat\b|\benergy\b/i),
      m: place('kg'),
      c: place('J/(kg*K)'),
      D: place('K', undefined, undefined, { difference: true }),
    },
    ignore: ['m^3'],
  },
  {
    law: 'F = E - T*S/1000',
    title: 'Free energy is enthalpy minus temperature times entropy',
    when: FREE,
    places: { F: place('', FREE, undefined, { signed: true }), E: told(H), T: place('K'), S: told(S) },
  },
  {
    law: 'T = E*1000/S',
    title: 'Where the free energy is nothing',
    when: /\bspontaneous\b|\bequilibrium\b/i,
    places: { T: place('K', /\btemperature\b/i), E: told(H), S: told(S) },
  },
  {
    law: 'K = e^(-F*1000/(R*T))',
    title: 'Free energy sets the equilibrium',
    when: FREE,
    constants: { R: 'gas' },
    places: {
      K: place('', /\bequilibrium constant\b|\bK\b/),
      F: told(G),
      T: place('K', undefined, undefined, { otherwise: 298 }),
    },
  },
  {
    law: 'F = -n*Q*E/1000',
    title: 'Free energy is charge times voltage',
    when: FREE,
    constants: { Q: 'faraday' },
    places: { F: place('', FREE, undefined, { signed: true }), n: told(ELECTRONS), E: place('V') },
  },
  {
    law: 'k = ln(2)/T',
    title: 'First order: always the same half-life',
    when: FIRST,
    places: { k: RATE, T: place('s', /\bhalf-?\s?life\b/i) },
  },
  {
    law: 'c = C*e^(-k*t)',
    title: 'First order: the same part in the same time',
    when: FIRST,
    places: {
      c: { ...CONCENTRATION, near: /\b(?:to|after|falls?|drops?|remain\w*)\b/i },
      C: place('mol/m^3', /\binitial concentration\b/i, /\b(?:initial\w*|starts?|from|begins?)\b/i, {
        shown: 'mol/L',
      }),
      k: RATE,
      t: place('s', /\bhow long\b|\btime\b/i),
    },
  },
  {
    law: 'T = 1/(k*c)',
    title: 'Second order: the half-life grows as it thins out',
    when: /\bsecond[- ]order\b/i,
    places: {
      T: place('s', /\bhalf-?\s?life\b/i),
      k: place('m^3/(mol*s)', /\brate constant\b/i),
      c: place('mol/m^3', /\bconcentration\b/i),
    },
  },
  {
    law: 'r = (a - b)/t',
    title: 'Rate is change of concentration over time',
    when: /\b(?:reactant|reaction|concentration|decompos\w*)\b/i,
    not: /\border\b|\brate constant\b/i,
    places: {
      r: place('mol/(m^3*s)', /\brate\b/i, undefined, { shown: 'mol/(L*s)' }),
      a: place('mol/m^3'),
      b: place('mol/m^3'),
      t: place('s', /\bhow long\b/i),
    },
  },
  {
    law: 'n = f^m',
    title: 'The order is the power',
    when: /\brate\b/i,
    places: {
      n: place('', /\bfactor\b|\bhow many times\b|\bhappens\b/i),
      f: told(/\b(doubled|doubles|tripled|triples|quadrupled|halved)\b/i),
      m: told(/\[\s*\w+\s*\]\s*\^\s*\(?(\d)|\b(first|second|third)[- ]order\b/i),
    },
  },
  {
    law: 'V = c - a',
    title: 'Cathode minus anode',
    when: /\bcathode\b|\banode\b/i,
    places: {
      V: place('V', /\bcell (?:potential|voltage)\b|\bpotential\b|\bvoltage\b|\bemf\b/i, undefined, {
        signed: true,
      }),
      c: place('V', undefined, /\bcathode\b/i, { named: true }),
      a: place('V', undefined, /\banode\b/i, { named: true }),
    },
  },
  {
    law: 'm = I*t*M/(n*F)',
    title: 'Faraday: charge counts the atoms',
    when: /\b(?:deposit\w*|electrolysis|plat\w+|electroplat\w*)\b/i,
    constants: { F: 'faraday' },
    places: {
      m: place('kg', /\b(?:grams|mass|how much)\b/i, undefined, { shown: 'g' }),
      I: place('A', /\bcurrent\b/i),
      t: place('s', /\bhow long\b|\btime\b/i),
      n: told(IONS),
      M: place('kg/mol', undefined, undefined, { substance: true }),
    },
  },
  {
    law: 'm = I*t*M/(2*F)',
    title: 'Faraday: charge counts the atoms',
    when: ROMAN_TWO,
    constants: { F: 'faraday' },
    places: {
      m: place('kg', /\b(?:grams|mass|how much)\b/i, undefined, { shown: 'g' }),
      I: place('A', /\bcurrent\b/i),
      t: place('s', /\bhow long\b|\btime\b/i),
      M: place('kg/mol', undefined, undefined, { substance: true }),
    },
  },
];
