import { ELECTRON, PROTON, SPEED, VOLTS } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const ENERGY = /\b(?:kinetic energy|energy|work)\b/i;
const CHARGE = place('C', /\bcharge\b/i);
const APART = place('m', /\bhow far\b|\bdistance\b|\bseparation\b/i);
const VOLTAGE = place('V', VOLTS);

/** Charges at rest, and charges that are let go. */
export const CHARGES: readonly Formula[] = [
  {
    law: 'N = I*t/Q',
    title: 'Every electron carries the same charge',
    when: /\bhow many electrons\b/i,
    constants: { Q: 'elementaryCharge' },
    places: {
      N: place('', /\bhow many electrons\b/i),
      I: place('A'),
      t: place('s', undefined, undefined, { otherwise: 1 }),
    },
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
  {
    law: 'W = Q*V',
    title: 'Work is charge times voltage',
    when: /\bcharge\b/i,
    not: /\bcapacit\w*/i,
    places: { W: place('J', ENERGY), Q: CHARGE, V: VOLTAGE },
  },
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
