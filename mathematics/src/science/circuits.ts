import { FREQUENCY, VOLTS } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const VOLTAGE = place('V', VOLTS);
const CURRENT = place('A', /\bcurrent\b|\bhow many amp\w*/i);
const RESISTANCE = place('Ω', /\bresistance\b/i);
const TIME = place('s', /\bhow long\b|\btime\b/i);
const INTERNAL = place('Ω', /\binternal resistance\b/i, /\binternal\b/i, { named: true });
const OHMS_NEAR = /\b(?:resistor|load|external|lamp|bulb|connected)\b/i;
const MANY =
  /\b(two|three|four|five|six|ten|\d+)\s+(?:identical\s+|equal\s+)?(?:[\d.]+\s*-?\s*(?:k|M)?(?:Ω|ohms?)\s+)?(?:resistors|bulbs|lamps)\b/i;
const PARALLEL = /\bparallel\b/i;
const SERIES = /\bin series\b|\bseries\b/i;
const TOTAL = place('Ω', /\b(?:total|equivalent|combined|effective|net) resistance\b/i);
const FULL = /\b(?:charged to|initial\w*|battery|source|supply|connected)\b/i;
const AC = /\b(?:AC|alternating|rms|peak|sinusoidal|reactance|impedance|inductor|capacitor|circuit)\b/i;

/** Batteries, resistors, and currents that change. */
export const CIRCUITS: readonly Formula[] = [
  {
    law: 'I = V/(R + r)',
    title: 'The battery resists too',
    when: /\binternal resistance\b/i,
    places: { I: CURRENT, V: VOLTAGE, R: place('Ω', /\bresistance\b/i, OHMS_NEAR), r: INTERNAL },
  },
  {
    law: 'U = V - I*r',
    title: 'The battery keeps a part of its voltage',
    when: /\binternal resistance\b/i,
    places: {
      U: place(
        'V',
        /\bterminal (?:voltage|potential)\b|\bvoltage across (?:its|the) terminals\b/i,
        /\bterminal\b/i,
      ),
      V: place('V', /\bemf\b/i, /\bemf\b|\bbattery\b/i),
      I: CURRENT,
      r: place('Ω', /\binternal resistance\b/i),
    },
  },
  {
    law: 'U = V*R/(R + r)',
    title: 'The battery keeps a part of its voltage',
    when: /\binternal resistance\b/i,
    places: {
      U: place('V', /\bterminal (?:voltage|potential)\b/i),
      V: VOLTAGE,
      R: place('Ω', undefined, OHMS_NEAR),
      r: INTERNAL,
    },
  },
  {
    law: 'R = r/n',
    title: 'Equal resistors side by side share the current',
    when: PARALLEL,
    not: SERIES,
    places: { R: TOTAL, n: told(MANY), r: place('Ω') },
  },
  {
    law: 'R = n*r',
    title: 'Equal resistors one after another add up',
    when: SERIES,
    not: PARALLEL,
    places: { R: TOTAL, n: told(MANY), r: place('Ω') },
  },
  {
    law: 'U = V*R/(R + r)',
    title: 'The larger resistor gets the larger part',
    when: SERIES,
    not: PARALLEL,
    places: {
      U: place('V', /\b(?:voltage|potential difference)\b[^?]*\bacross\b|\bvoltage drop\b/i),
      V: VOLTAGE,
      R: place('Ω', undefined, /\bacross (?:the|a)\b/i),
      r: place('Ω'),
    },
  },
  {
    law: 'I = V/R',
    title: 'In parallel each has the whole voltage',
    when: PARALLEL,
    not: SERIES,
    places: { I: place('A', /\bcurrent\b[^?]*\beach\b/i), V: VOLTAGE, R: place('Ω') },
  },
  {
    law: 'P = (V/(R + r))^2*R',
    title: 'One current through both, and each takes its share',
    when: SERIES,
    not: PARALLEL,
    places: {
      P: place('W', /\bpower\b[^?]*\b(?:in|by|to) the \d/i),
      V: VOLTAGE,
      R: place('Ω', undefined, /\b(?:in|by|to) the\b/i, { named: true }),
      r: place('Ω'),
    },
  },
  {
    law: 'I = V/(R + r)',
    title: 'One current through both',
    when: SERIES,
    not: PARALLEL,
    places: { I: CURRENT, V: VOLTAGE, R: place('Ω'), r: place('Ω') },
  },
  {
    law: 'P = V^2/(R + r)',
    title: 'One current through both',
    when: SERIES,
    not: PARALLEL,
    places: {
      P: place('W', /\btotal power\b|\bpower\b[^?]*\bbattery\b/i),
      V: VOLTAGE,
      R: place('Ω'),
      r: place('Ω'),
    },
  },
  {
    law: 'T = R*C',
    title: 'Time constant',
    when: /\btime constant\b/i,
    places: { T: place('s', /\btime constant\b/i), R: RESISTANCE, C: place('F', /\bcapacitance\b/i) },
    ignore: ['V'],
  },
  {
    law: 'T = L/R',
    title: 'Time constant',
    when: /\btime constant\b/i,
    places: { T: place('s', /\btime constant\b/i), R: RESISTANCE, L: place('H', /\binductance\b/i) },
    ignore: ['V'],
  },
  {
    law: 'v = V*(1 - e^(-t/(R*C)))',
    title: 'It fills more and more slowly',
    when: /\b(?:charges|charging|is charged|initially uncharged|uncharged)\b/i,
    not: /\bdischarg\w*/i,
    places: { v: place('V', VOLTS), V: place('V', undefined, FULL), t: TIME, R: RESISTANCE, C: place('F') },
  },
  {
    law: 'v = V*e^(-t/(R*C))',
    title: 'It empties more and more slowly',
    when: /\bdischarg\w*/i,
    places: { v: place('V', VOLTS), V: place('V', undefined, FULL), t: TIME, R: RESISTANCE, C: place('F') },
  },
  {
    law: 'X = 2*π*f*L',
    title: 'A coil resists fast changes',
    when: /\breactance\b/i,
    not: /\bcapacitor\b|\bcapacitive\b/i,
    places: {
      X: place('Ω', /\breactance\b/i),
      f: place('Hz', FREQUENCY),
      L: place('H', /\binductance\b/i),
    },
  },
  {
    law: 'X = 1/(2*π*f*C)',
    title: 'A capacitor resists slow changes',
    when: /\breactance\b/i,
    not: /\binductor\b|\binductive\b|\bcoil\b/i,
    places: {
      X: place('Ω', /\breactance\b/i),
      f: place('Hz', FREQUENCY),
      C: place('F', /\bcapacitance\b/i),
    },
  },
  {
    law: 'Z = sqrt(R^2 + (X - Y)^2)',
    title: 'Resistance and reactance stand at right angles',
    when: /\bimpedance\b/i,
    places: {
      Z: place('Ω', /\bimpedance\b/i),
      R: place('Ω', /\bresistance\b/i, /\bresist(?:or|ance)\b/i),
      X: place('Ω', undefined, /\b(?:inductive|reactance|inductor)\b/i),
      Y: place('Ω', undefined, /\bcapacit\w*/i, { otherwise: 0 }),
    },
  },
  {
    law: 'f = 1/(2*π*sqrt(L*C))',
    title: 'Coil and capacitor swing together',
    when: /\bresonan\w*|\bLC\b|\boscillat\w*|\bcircuit\b/i,
    places: {
      f: place('Hz', FREQUENCY),
      L: place('H', /\binductance\b/i),
      C: place('F', /\bcapacitance\b/i),
    },
    ignore: ['Ω'],
  },
  {
    law: 'U = V/sqrt(2)',
    title: 'The rms value is the peak over √2',
    when: AC,
    places: {
      U: place('V', /\brms\b|\beffective\b/i),
      V: place('V', /\bpeak\b|\bmaximum\b/i, /\bpeak\b|\bmaximum\b|\bamplitude\b/i, { named: true }),
    },
  },
  {
    law: 'U = V/sqrt(2)',
    title: 'The rms value is the peak over √2',
    when: AC,
    places: { U: place('V', undefined, /\brms\b/i), V: place('V', /\bpeak\b|\bmaximum\b/i) },
  },
  {
    law: 'U = V/sqrt(2)',
    title: 'The rms value is the peak over √2',
    when: AC,
    places: { U: place('A', /\brms\b|\beffective\b/i), V: place('A', /\bpeak\b|\bmaximum\b/i) },
  },
  {
    law: 'R = p*L/(π*(d/2)^2)',
    title: 'Resistance of a round wire',
    when: /\bresistivity\b|\bwire\b/i,
    places: {
      R: RESISTANCE,
      p: place('Ω*m', /\bresistivity\b/i),
      L: place('m', /\blength\b|\bhow long\b/i, /\blong\b|\blength\b/i),
      d: place('m', /\bdiameter\b/i, /\bdiameter\b/i, { named: true }),
    },
  },
  {
    law: 'R = p*L/(π*r^2)',
    title: 'Resistance of a round wire',
    when: /\bresistivity\b|\bwire\b/i,
    places: {
      R: RESISTANCE,
      p: place('Ω*m', /\bresistivity\b/i),
      L: place('m', /\blength\b|\bhow long\b/i, /\blong\b|\blength\b/i),
      r: place('m', /\bradius\b/i, /\bradius\b/i, { named: true }),
    },
  },
];
