import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const PLANCK = { h: 'planck', c: 'light' } as const;
const ENERGY = /\benergy\b/i;
const WAVELENGTH = place('m', /\bwavelength\b/i);
const FREQUENCY = place('Hz', /\bfrequency\b/i);
const WORK_FUNCTION = place('J', /\bwork function\b/i, /\bwork function\b|\bbinding energy\b/i, {
  named: true,
  shown: 'eV',
});
const EJECTED = place('J', /\b(?:maximum )?kinetic energy\b/i, /\bkinetic energy\b/i, {
  shown: 'eV',
  named: true,
});
const PHOTON = place('J', /\bphoton\b|\benergy\b/i, /\bphotons?\b|\blight\b|\benergy\b/i, { shown: 'eV' });
const LEVEL = /\b(?:n\s*=\s*|level\s+|orbit\s+)(\d)\b/i;

/** Photons, electrons and atoms. */
export const QUANTA: readonly Formula[] = [
  {
    law: 'K = h*c/l - W',
    title: 'What is left of the photon’s energy',
    when: /\bwork function\b|\bphotoelectric\b/i,
    constants: PLANCK,
    places: { K: EJECTED, l: WAVELENGTH, W: WORK_FUNCTION },
  },
  {
    law: 'K = h*f - W',
    title: 'What is left of the photon’s energy',
    when: /\bwork function\b|\bphotoelectric\b/i,
    constants: PLANCK,
    places: { K: EJECTED, f: FREQUENCY, W: WORK_FUNCTION },
  },
  {
    law: 'K = E - W',
    title: 'What is left of the photon’s energy',
    when: /\bwork function\b/i,
    places: { K: EJECTED, E: PHOTON, W: WORK_FUNCTION },
  },
  {
    law: 'V = (E - W)/Q',
    title: 'The voltage that stops the fastest electrons',
    when: /\bwork function\b/i,
    constants: { Q: 'elementaryCharge' },
    places: { V: place('V', /\bstopping (?:potential|voltage)\b/i), E: PHOTON, W: WORK_FUNCTION },
  },
  {
    law: 'V = (h*c/l - W)/Q',
    title: 'The voltage that stops the fastest electrons',
    when: /\bwork function\b/i,
    constants: { ...PLANCK, Q: 'elementaryCharge' },
    places: { V: place('V', /\bstopping (?:potential|voltage)\b/i), l: WAVELENGTH, W: WORK_FUNCTION },
  },
  {
    law: 'W = h*f',
    title: 'At the threshold the photon just frees the electron',
    when: /\bwork function\b/i,
    constants: PLANCK,
    places: {
      W: place('J', /\bwork function\b/i, undefined, { shown: 'eV' }),
      f: place('Hz', /\bfrequency\b/i),
    },
  },
  {
    law: 'W = h*c/l',
    title: 'At the threshold the photon just frees the electron',
    when: /\bwork function\b/i,
    not: /\bkinetic\b|\bstopping\b/i,
    constants: PLANCK,
    places: { W: place('J', /\bwork function\b/i, undefined, { shown: 'eV' }), l: WAVELENGTH },
  },
  {
    law: 'N = P*l/(h*c)',
    title: 'Power over the energy of one photon',
    when: /\bphotons\b/i,
    constants: PLANCK,
    places: {
      N: place('', /\bhow many photons\b|\bnumber of photons\b|\bphotons per second\b/i),
      P: place('W'),
      l: WAVELENGTH,
    },
  },
  {
    law: 'p = h/l',
    title: 'Even light has momentum',
    when: /\bphoton\b/i,
    constants: PLANCK,
    places: { p: place('kg*m/s', /\bmomentum\b/i), l: WAVELENGTH },
  },
  {
    law: 'W = h*c/l',
    title: 'Energy of a photon',
    when: /\bphotons?\b/i,
    not: /\bhow many photons\b|\bwork function\b/i,
    constants: PLANCK,
    places: { W: place('J', ENERGY), l: WAVELENGTH },
  },
  {
    law: 'W = h*f',
    title: 'Energy of a photon',
    when: /\bphotons?\b/i,
    not: /\bhow many photons\b|\bwork function\b/i,
    constants: PLANCK,
    places: { W: place('J', ENERGY), f: FREQUENCY },
  },
  {
    law: '1/l = R*sqrt((1/a^2 - 1/b^2)^2)',
    title: 'Rydberg: the jumps of the hydrogen atom',
    when: /\bhydrogen\b/i,
    constants: { R: 'rydberg' },
    places: {
      l: place('m', /\bwavelength\b/i, undefined, { shown: 'nm' }),
      a: told(/\bn\s*=\s*(\d)\b/i),
      b: told(/\bn\s*=\s*\d\b[^.]*?\bn\s*=\s*(\d)\b/i),
    },
  },
  {
    law: 'W = H*sqrt((1/a^2 - 1/b^2)^2)',
    title: 'Jumps of the hydrogen atom',
    when: /\bhydrogen\b/i,
    constants: { H: 'hydrogenEnergy' },
    places: {
      W: place('J', ENERGY, undefined, { shown: 'eV' }),
      a: told(/\bn\s*=\s*(\d)\b/i),
      b: told(/\bn\s*=\s*\d\b[^.]*?\bn\s*=\s*(\d)\b/i),
    },
  },
  {
    law: 'W = -H/n^2',
    title: 'Energy levels of hydrogen',
    when: /\bhydrogen\b/i,
    not: /\bn\s*=\s*\d\b[\s\S]*\bn\s*=\s*\d\b/,
    constants: { H: 'hydrogenEnergy' },
    places: { W: place('J', ENERGY, undefined, { shown: 'eV', signed: true }), n: told(LEVEL) },
  },
  {
    law: 'r = n^2*b',
    title: 'Orbits of Bohr’s atom',
    when: /\bBohr\b|\bhydrogen\b/i,
    constants: { b: 'bohr' },
    places: { r: place('m', /\bradius\b/i), n: told(LEVEL) },
  },
  {
    law: 'l = b/T',
    title: 'Wien: hotter shines bluer',
    when: /\b(?:radiat\w*|peak|star|black ?body|strongest|most strongly|maximum|spectrum)\b/i,
    constants: { b: 'wien' },
    places: { l: place('m', /\bwavelength\b/i), T: place('K', /\btemperature\b/i) },
  },
  {
    law: 'p = h/(4*π*x)',
    title: 'Heisenberg: place and momentum can’t both be sharp',
    when: /\buncertain\w*/i,
    constants: { h: 'planck' },
    places: { p: place('kg*m/s', /\bmomentum\b/i), x: place('m', /\bposition\b/i) },
  },
  {
    law: 'l = h/(m*v)',
    title: 'De Broglie wavelength of a proton',
    when: /\bde ?broglie\b[\s\S]*\bproton\b|\bproton\b[\s\S]*\bde ?broglie\b/i,
    constants: { h: 'planck', m: 'protonMass' },
    places: { l: WAVELENGTH, v: place('m/s', SPEED) },
  },
  {
    law: 'l = h/sqrt(2*m*Q*V)',
    title: 'De Broglie wavelength of an accelerated electron',
    when: /\bde ?broglie\b[\s\S]*\belectron\b|\belectron\b[\s\S]*\bde ?broglie\b/i,
    constants: { h: 'planck', m: 'electronMass', Q: 'elementaryCharge' },
    places: { l: WAVELENGTH, V: place('V') },
  },
];

/** Nuclei. */
export const NUCLEI: readonly Formula[] = [
  {
    law: 'k = ln(2)/T',
    title: 'Decay constant and half-life',
    when: /\b(?:decay constant|rate constant|first[- ]order)\b/i,
    not: /\bsecond[- ]order\b/i,
    places: {
      k: place('Hz', /\b(?:decay|rate) constant\b/i, undefined, { shown: '1/s' }),
      T: place('s', /\bhalf-?\s?life\b/i),
    },
  },
  {
    law: 'A = k*N',
    title: 'Activity: decays in a second',
    when: /\bactivity\b/i,
    places: {
      A: place('Hz', /\bactivity\b/i, /\bactivity\b/i),
      k: place('Hz', /\bdecay constant\b/i, /\bdecay constant\b/i),
      N: told(
        /(\d+(?:\.\d+)?(?:\s*\*\s*10\s*\^\s*\(?\d+\)?)?)\s*(?:\w+\s+)?(?:nuclei|atoms)\b/i,
        /\bhow many (?:nuclei|atoms)\b|\bnumber of (?:nuclei|atoms)\b/i,
      ),
    },
  },
  {
    law: 'A = ln(2)/T*N',
    title: 'Activity: decays in a second',
    when: /\bactivity\b/i,
    places: {
      A: place('Hz', /\bactivity\b/i, undefined, { shown: 'Bq' }),
      T: place('s', /\bhalf-?\s?life\b/i),
      N: told(
        /(\d+(?:\.\d+)?(?:\s*\*\s*10\s*\^\s*\(?\d+\)?)?)\s*(?:\w+\s+)?(?:nuclei|atoms)\b/i,
        /\bhow many (?:nuclei|atoms)\b|\bnumber of (?:nuclei|atoms)\b/i,
      ),
    },
  },
  {
    law: 'W = m*931.5',
    title: 'One mass unit is 931.5 MeV',
    when: /\bmass defect\b|\bbinding energy\b/i,
    not: /\bper nucleon\b/i,
    places: { W: place('', /\bbinding energy\b|\benergy\b/i), m: told(/(\d*\.\d+)\s*(?:u|amu)\b/i) },
  },
  {
    law: 'r = b*A^(1/3)',
    title: 'Nuclei are packed like balls',
    when: /\bnucle(?:us|i|ar)\b/i,
    constants: { b: 'nucleon' },
    places: {
      r: place('m', /\bradius\b/i),
      A: told(/\bmass number\b[^.\d]{0,20}(\d+)|\bA\s*=\s*(\d+)|[A-Za-z]{3,}-(\d{1,3})\b/i),
    },
  },
];
