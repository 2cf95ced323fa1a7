import { place, told, type Formula } from './formula.ts';

const SPEED = /\b(?:speed|velocity|how fast)\b/i;
const VOLTS = /\b(?:voltage|potential difference|volts|emf|potential)\b/i;
const ENERGY = /\b(?:kinetic energy|energy|work)\b/i;
const CHARGE = place('C', /\bcharge\b/i);
const APART = place('m', /\bhow far\b|\bdistance\b|\bseparation\b/i);
const VOLTAGE = place('V', VOLTS);
const CURRENT = place('A', /\bcurrent\b|\bhow many amp\w*/i);
const RESISTANCE = place('Ω', /\bresistance\b/i);
const TIME = place('s', /\bhow long\b|\btime\b/i);
const ELECTRON = /\belectrons?\b/i;
const PROTON = /\bprotons?\b/i;

/** Charges at rest, and charges that are let go. */
export const CHARGES: readonly Formula[] = [
  {
    law: 'N = I*t/Q',
    title: 'Every electron carries the same charge',
    when: /\bhow many electrons\b/i,
    constants: { Q: 'elementaryCharge' },
    places: { N: place('', /\bhow many electrons\b/i), I: place('A'), t: place('s', undefined, undefined, { otherwise: 1 }) },
  },
  {
    law: 'N = q/Q',
    title: 'Every electron carries the same charge',
    when: /\bhow many (?:excess )?electrons\b|\bnumber of (?:excess )?electrons\b/i,
    constants: { Q: 'elementaryCharge' },
    places: { N: place('', /\belectrons\b/i), q: CHARGE },
  },
  {
    law: 'C = k*p*A/d',
    title: 'Plates hold more when they are large and near',
    when: /\bplates?\b/i,
    constants: { p: 'permittivity' },
    places: {
      C: place('F', /\bcapacitance\b/i),
      k: told(/\bdielectric constant\b[^.\d]{0,25}(\d+(?:\.\d+)?)/i, undefined, { otherwise: 1 }),
      A: place('m^2', /\barea\b/i),
      d: APART,
    },
  },
  {
    law: 'v = sqrt(2*Q*V/m)',
    title: 'The work of the field becomes motion',
    when: /\belectron\b[^.]*\b(?:accelerat\w*|through)\b/i,
    not: PROTON,
    constants: { Q: 'elementaryCharge', m: 'electronMass' },
    places: { v: place('m/s', SPEED), V: VOLTAGE },
  },
  {
    law: 'v = sqrt(2*Q*V/m)',
    title: 'The work of the field becomes motion',
    when: /\bproton\b[^.]*\b(?:accelerat\w*|through)\b/i,
    not: ELECTRON,
    constants: { Q: 'elementaryCharge', m: 'protonMass' },
    places: { v: place('m/s', SPEED), V: VOLTAGE },
  },
  {
    law: 'K = Q*V',
    title: 'Charge times voltage',
    when: /\b(?:electron|proton)\b[\s\S]*\b(?:accelerat\w*|through)\b/i,
    not: /\bphoton\b|\bwork function\b/i,
    constants: { Q: 'elementaryCharge' },
    places: { K: place('J', ENERGY), V: VOLTAGE },
  },
  { law: 'W = Q*V', title: 'Work is charge times voltage', when: /\bcharge\b/i, not: /\bcapacit\w*/i, places: { W: place('J', ENERGY), Q: CHARGE, V: VOLTAGE } },
  {
    law: 'F = k*sqrt((q*Q)^2)/r^2',
    title: 'Coulomb’s law',
    when: /\bcharges?\b|\bcharged\b/i,
    not: /\bcapacitor\b|\bbattery\b/i,
    constants: { k: 'coulomb' },
    places: { F: place('N', /\bforce\b/i), q: place('C'), Q: place('C'), r: APART },
  },
  {
    law: 'F = k*Q^2/r^2',
    title: 'Coulomb’s law with equal charges',
    when: /\b(?:equal|identical|same) (?:\w+ )?charges?\b|\bequal(?:ly)? charged\b|\b(?:identical|equally) (?:\w+ )?(?:charged )?(?:spheres|particles|balls)\b/i,
    constants: { k: 'coulomb' },
    places: { F: place('N', /\bforce\b/i), Q: CHARGE, r: APART },
  },
  {
    law: 'F = k*Q^2/r^2',
    title: 'Coulomb’s law',
    when: /\btwo (?:protons|electrons)\b|\b(?:an? )?(?:electron and (?:a |the )?proton|proton and (?:an |the )?electron)\b/i,
    constants: { k: 'coulomb', Q: 'elementaryCharge' },
    places: { F: place('N', /\b(?:electric |electrostatic )?force\b/i), r: APART },
  },
  {
    law: 'U = k*Q^2/r',
    title: 'Energy of two charges',
    when: /\btwo (?:protons|electrons)\b/i,
    constants: { k: 'coulomb', Q: 'elementaryCharge' },
    places: { U: place('J', /\bpotential energy\b|\benergy\b|\bwork\b/i), r: APART },
  },
  {
    law: 'U = k*q*Q/r',
    title: 'Energy of two charges',
    when: /\bcharges?\b/i,
    constants: { k: 'coulomb' },
    places: {
      U: place('J', /\bpotential energy\b/i, undefined, { signed: true }),
      q: CHARGE,
      Q: CHARGE,
      r: APART,
    },
  },
  {
    law: 'a = Q*E/m',
    title: 'The field pulls the electron',
    when: ELECTRON,
    not: PROTON,
    constants: { Q: 'elementaryCharge', m: 'electronMass' },
    places: { a: place('m/s^2', /\bacceleration\b/i), E: place('V/m', /\bfield\b/i) },
  },
  {
    law: 'a = Q*E/m',
    title: 'The field pulls the proton',
    when: PROTON,
    not: ELECTRON,
    constants: { Q: 'elementaryCharge', m: 'protonMass' },
    places: { a: place('m/s^2', /\bacceleration\b/i), E: place('V/m', /\bfield\b/i) },
  },
  {
    law: 'F = Q*E',
    title: 'Force in a field',
    when: /\b(?:electron|proton)\b/i,
    constants: { Q: 'elementaryCharge' },
    places: { F: place('N', /\bforce\b/i), E: place('V/m', /\bfield\b/i) },
  },
  {
    law: 'V = E*d',
    title: 'Field between plates',
    when: /\bplates?\b|\buniform\b|\bspark\b|\bmembrane\b/i,
    not: /\bcharge of\b|\bpoint charge\b/i,
    places: { V: place('V', VOLTS), E: place('V/m', /\bfield\b/i), d: APART },
  },
  {
    law: 'E = Q^2/(2*C)',
    title: 'Energy of a capacitor',
    when: /\bcapacit\w*/i,
    places: { E: place('J', /\benergy\b/i), Q: CHARGE, C: place('F', /\bcapacitance\b/i) },
  },
  {
    law: 'E = C*V^2/2',
    title: 'Energy of a capacitor',
    when: /\bcapacit\w*|\bdefibrillator\b/i,
    places: { E: place('J', /\benergy\b/i), C: place('F', /\bcapacitance\b/i), V: VOLTAGE },
  },
];

const INTERNAL = place('Ω', /\binternal resistance\b/i, /\binternal\b/i, { named: true });
const OHMS_NEAR = /\b(?:resistor|load|external|lamp|bulb|connected)\b/i;
const MANY = /\b(two|three|four|five|six|ten|\d+)\s+(?:identical\s+|equal\s+)?(?:[\d.]+\s*-?\s*(?:k|M)?(?:Ω|ohms?)\s+)?(?:resistors|bulbs|lamps)\b/i;
const PARALLEL = /\bparallel\b/i;
const SERIES = /\bin series\b|\bseries\b/i;
const TOTAL = place('Ω', /\b(?:total|equivalent|combined|effective|net) resistance\b/i);
const FULL = /\b(?:charged to|initial\w*|battery|source|supply|connected)\b/i;
const AC = /\b(?:AC|alternating|rms|peak|sinusoidal|reactance|impedance|inductor|capacitor|circuit)\b/i;

/** Batteries, resistors, and currents that change. */
export const CIRCUITS: readonly Formula[] = [
  { law: 'I = V/(R + r)', title: 'The battery resists too', when: /\binternal resistance\b/i, places: { I: CURRENT, V: VOLTAGE, R: place('Ω', /\bresistance\b/i, OHMS_NEAR), r: INTERNAL } },
  {
    law: 'U = V - I*r',
    title: 'The battery keeps a part of its voltage',
    when: /\binternal resistance\b/i,
    places: {
      U: place('V', /\bterminal (?:voltage|potential)\b|\bvoltage across (?:its|the) terminals\b/i, /\bterminal\b/i),
      V: place('V', /\bemf\b/i, /\bemf\b|\bbattery\b/i),
      I: CURRENT,
      r: place('Ω', /\binternal resistance\b/i),
    },
  },
  {
    law: 'U = V*R/(R + r)',
    title: 'The battery keeps a part of its voltage',
    when: /\binternal resistance\b/i,
    places: { U: place('V', /\bterminal (?:voltage|potential)\b/i), V: VOLTAGE, R: place('Ω', undefined, OHMS_NEAR), r: INTERNAL },
  },
  { law: 'R = r/n', title: 'Equal resistors side by side share the current', when: PARALLEL, not: SERIES, places: { R: TOTAL, n: told(MANY), r: place('Ω') } },
  { law: 'R = n*r', title: 'Equal resistors one after another add up', when: SERIES, not: PARALLEL, places: { R: TOTAL, n: told(MANY), r: place('Ω') } },
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
  { law: 'I = V/(R + r)', title: 'One current through both', when: SERIES, not: PARALLEL, places: { I: CURRENT, V: VOLTAGE, R: place('Ω'), r: place('Ω') } },
  {
    law: 'P = V^2/(R + r)',
    title: 'One current through both',
    when: SERIES,
    not: PARALLEL,
    places: { P: place('W', /\btotal power\b|\bpower\b[^?]*\bbattery\b/i), V: VOLTAGE, R: place('Ω'), r: place('Ω') },
  },
  { law: 'T = R*C', title: 'Time constant', when: /\btime constant\b/i, places: { T: place('s', /\btime constant\b/i), R: RESISTANCE, C: place('F', /\bcapacitance\b/i) }, ignore: ['V'] },
  { law: 'T = L/R', title: 'Time constant', when: /\btime constant\b/i, places: { T: place('s', /\btime constant\b/i), R: RESISTANCE, L: place('H', /\binductance\b/i) }, ignore: ['V'] },
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
    places: { X: place('Ω', /\breactance\b/i), f: place('Hz', /\bfrequency\b/i), L: place('H', /\binductance\b/i) },
  },
  {
    law: 'X = 1/(2*π*f*C)',
    title: 'A capacitor resists slow changes',
    when: /\breactance\b/i,
    not: /\binductor\b|\binductive\b|\bcoil\b/i,
    places: { X: place('Ω', /\breactance\b/i), f: place('Hz', /\bfrequency\b/i), C: place('F', /\bcapacitance\b/i) },
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
    places: { f: place('Hz', /\bfrequency\b/i), L: place('H', /\binductance\b/i), C: place('F', /\bcapacitance\b/i) },
    ignore: ['Ω'],
  },
  { law: 'U = V/sqrt(2)', title: 'The rms value is the peak over √2', when: AC, places: { U: place('V', /\brms\b|\beffective\b/i), V: place('V', /\bpeak\b|\bmaximum\b/i, /\bpeak\b|\bmaximum\b|\bamplitude\b/i) } },
  { law: 'U = V/sqrt(2)', title: 'The rms value is the peak over √2', when: AC, places: { U: place('V', undefined, /\brms\b/i), V: place('V', /\bpeak\b|\bmaximum\b/i) } },
  { law: 'U = V/sqrt(2)', title: 'The rms value is the peak over √2', when: AC, places: { U: place('A', /\brms\b|\beffective\b/i), V: place('A', /\bpeak\b|\bmaximum\b/i) } },
  {
    law: 'R = p*L/(π*(d/2)^2)',
    title: 'Resistance of a round wire',
    when: /\bresistivity\b|\bwire\b/i,
    places: { R: RESISTANCE, p: place('Ω*m', /\bresistivity\b/i), L: place('m', /\blength\b|\bhow long\b/i, /\blong\b|\blength\b/i), d: place('m', /\bdiameter\b/i, /\bdiameter\b/i, { named: true }) },
  },
  {
    law: 'R = p*L/(π*r^2)',
    title: 'Resistance of a round wire',
    when: /\bresistivity\b|\bwire\b/i,
    places: { R: RESISTANCE, p: place('Ω*m', /\bresistivity\b/i), L: place('m', /\blength\b|\bhow long\b/i, /\blong\b|\blength\b/i), r: place('m', /\bradius\b/i, /\bradius\b/i, { named: true }) },
  },
];
