import type { ConstantName } from '../physics/constants.ts';
import { ELECTRON, PROTON, SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const TURNS = /(\d[\d,]*)(?:\s+|-)(?:turns?|loops?|windings?)\b/i;
const FIELD = place('T', /\bmagnetic field\b|\bfield strength\b|\bfield\b/i);
const CURRENT = place('A', /\bcurrent\b/i);
const FORCE = place('N', /\bforce\b/i);
const VOLTS = place('V', /\b(?:emf|voltage)\b/i);
const PRIMARY =
  /(\d[\d,]*)\s+primary\s+(?:turns?|loops?|windings?)|(\d[\d,]*)(?:\s+|-)(?:turns?|loops?|windings?)\b[^.]{0,25}?\bprimary\b|\bprimary(?:(?!\bsecondary\b)[^.]){0,30}?(\d[\d,]*)(?:\s+|-)(?:turns?|loops?|windings?)/i;
const SECONDARY =
  /(\d[\d,]*)\s+secondary\s+(?:turns?|loops?|windings?)|(\d[\d,]*)(?:\s+|-)(?:turns?|loops?|windings?)\b[^.]{0,25}?\bsecondary\b|\bsecondary(?:(?!\bprimary\b)[^.]){0,30}?(\d[\d,]*)(?:\s+|-)(?:turns?|loops?|windings?)/i;
const FREE = { u: 'permeability' } as const;

const circleOf = (particle: RegExp, not: RegExp, mass: ConstantName): Formula => ({
  law: 'r = m*v/(Q*B)',
  title: 'Circle of a charge in a magnetic field',
  when: particle,
  not,
  constants: { m: mass, Q: 'elementaryCharge' },
  places: { r: place('m', /\bradius\b/i), v: place('m/s', SPEED), B: FIELD },
});

/** Magnets, coils and transformers. */
export const MAGNETISM: readonly Formula[] = [
  {
    law: 'B = u*N*I/L',
    title: 'Field inside a long coil',
    when: /\bsolenoid\b|\bcoil\b/i,
    not: /\bcircular\b|\bradius\b|\bflux\b|\binduc\w*/i,
    constants: FREE,
    places: {
      B: FIELD,
      N: told(TURNS, /\bhow many (?:turns|loops)\b/i),
      I: CURRENT,
      L: place('m', /\blength\b/i, /\blong\b|\blength\b/i),
    },
  },
  {
    law: 'B = u*n*I',
    title: 'Field inside a long coil',
    when: /\bsolenoid\b/i,
    constants: FREE,
    places: {
      B: FIELD,
      n: told(/(\d[\d,]*)\s*(?:turns?|loops?|windings?)\s*(?:per|\/)\s*(?:m\b|meter|metre)/i),
      I: CURRENT,
    },
  },
  {
    law: 'B = u*N*I/(2*r)',
    title: 'Field at the center of a loop',
    when: /\b(?:loop|circular coil|ring|coil)\b/i,
    not: /\binduc\w*|\bflux\b|\btorque\b|\bsolenoid\b/i,
    constants: FREE,
    places: {
      B: FIELD,
      N: told(TURNS, undefined, { otherwise: 1 }),
      I: CURRENT,
      r: place('m', /\bradius\b/i, /\bradius\b/i),
    },
  },
  {
    law: 'B = u*I/(2*π*r)',
    title: 'Field of a long straight wire',
    when: /\bwire\b|\bpower line\b|\bcable\b/i,
    not: /\b(?:loop|coil|solenoid|force|parallel)\b/i,
    constants: FREE,
    places: { B: FIELD, I: CURRENT, r: place('m', /\bhow far\b|\bdistance\b/i) },
  },
  {
    law: 'f = u*I*J/(2*π*r)',
    title: 'Two wires pull each other',
    when: /\bwires\b/i,
    constants: FREE,
    places: {
      f: place('N/m', /\bforce\b[^?]*\b(?:per|each) (?:unit )?(?:m\b|meter|metre|length)/i),
      I: CURRENT,
      J: CURRENT,
      r: place('m'),
    },
  },
  {
    law: 'F = u*I*J*L/(2*π*r)',
    title: 'Two wires pull each other',
    when: /\bwires\b/i,
    constants: FREE,
    places: {
      F: FORCE,
      I: CURRENT,
      J: CURRENT,
      r: place('m', undefined, /\bapart\b|\bseparat\w*|\bdistance\b/i),
      L: place('m', undefined, /\blong\b|\blength\b|\bsection\b/i),
    },
  },
  {
    law: 'P = B*A*cos(q)',
    title: 'Flux is field through an area',
    when: /\bflux\b/i,
    not: /\bchang\w*|\bemf\b|\bplane of\b/i,
    places: {
      P: place('Wb', /\bflux\b/i),
      B: FIELD,
      A: place('m^2', /\barea\b/i),
      q: place('rad', undefined, undefined, { otherwise: 0 }),
    },
  },
  {
    law: 'P = B*π*r^2',
    title: 'Flux is field through an area',
    when: /\bflux\b/i,
    not: /\bchang\w*|\bemf\b|°|\bdegrees\b/i,
    places: { P: place('Wb', /\bflux\b/i), B: FIELD, r: place('m', undefined, /\bradius\b/i) },
  },
  {
    law: 'V = N*sqrt((P - Q)^2)/t',
    title: 'Faraday: a changing flux makes a voltage',
    when: /\bflux\b/i,
    places: {
      V: VOLTS,
      N: told(TURNS, undefined, { otherwise: 1 }),
      P: place('Wb'),
      Q: place('Wb', undefined, undefined, { otherwise: 0 }),
      t: place('s'),
    },
  },
  {
    law: 'V = N*A*sqrt((B - C)^2)/t',
    title: 'Faraday: a changing flux makes a voltage',
    when: /\b(?:loop|coil|turns)\b/i,
    not: /°|\bdegrees\b|\brotat\w*/i,
    places: {
      V: VOLTS,
      N: told(TURNS, undefined, { otherwise: 1 }),
      A: place('m^2'),
      B: place('T'),
      C: place('T', undefined, undefined, { otherwise: 0 }),
      t: place('s', /\bhow long\b|\btime\b/i),
    },
  },
  {
    law: 'V = N*π*r^2*sqrt((B - C)^2)/t',
    title: 'Faraday: a changing flux makes a voltage',
    when: /\b(?:loop|coil|turns)\b/i,
    not: /°|\bdegrees\b|\brotat\w*/i,
    places: {
      V: VOLTS,
      N: told(TURNS, undefined, { otherwise: 1 }),
      r: place('m', undefined, /\bradius\b/i, { named: true }),
      B: place('T'),
      C: place('T', undefined, undefined, { otherwise: 0 }),
      t: place('s'),
    },
  },
  {
    law: 'S*n = P*m',
    title: 'Voltages go with the turns',
    when: /\btransformer\b/i,
    places: {
      S: place(
        'V',
        /\b(?:secondary|output) voltage\b|\bvoltage\b[^?]*\bsecondary\b|\boutput\b/i,
        /\b(?:secondary|output|to|down to|up to|delivers|supplies)\b/i,
      ),
      n: told(PRIMARY, /\bturns\b[^?]*\bprimary\b/i),
      P: place(
        'V',
        /\b(?:primary|input) voltage\b/i,
        /\b(?:primary|input|from|changes|connected|line|steps)\b/i,
      ),
      m: told(SECONDARY, /\bturns\b[^?]*\bsecondary\b|\bhow many turns\b/i),
    },
  },
  {
    law: 'P*I = S*J',
    title: 'The power is the same on both sides',
    when: /\btransformer\b/i,
    places: {
      P: place('V', undefined, /\b(?:primary|input|from|changes|line)\b/i),
      I: place('A', /\b(?:primary|input) current\b/i, /\b(?:primary|input)\b/i),
      S: place('V', undefined, /\b(?:secondary|output|to)\b/i),
      J: place('A', /\b(?:secondary|output) current\b/i, /\b(?:secondary|output|delivers|draws)\b/i),
    },
  },
  {
    law: 'V = L*r',
    title: 'A coil resists changes of its current',
    when: /\bA\s*\/\s*s\b|\brate\b/,
    places: { V: VOLTS, L: place('H', /\binductance\b/i), r: place('A/s', /\brate\b/i) },
  },
  {
    law: 'V = L*sqrt((I - J)^2)/t',
    title: 'A coil resists changes of its current',
    when: /\b(?:inductor|inductance|coil|solenoid)\b/i,
    places: {
      V: VOLTS,
      L: place('H', /\binductance\b/i),
      I: place('A'),
      J: place('A', undefined, undefined, { otherwise: 0 }),
      t: place('s'),
    },
  },
  {
    law: 'E = L*I^2/2',
    title: 'Energy in the field of a coil',
    when: /\b(?:inductor|inductance|coil|solenoid)\b/i,
    places: { E: place('J', /\benergy\b/i), L: place('H', /\binductance\b/i), I: CURRENT },
  },
  {
    law: 'M = N*I*A*B',
    title: 'A coil turns in a field',
    when: /\btorque\b/i,
    not: /°|\bdegrees\b/i,
    places: {
      M: place('N*m', /\btorque\b/i),
      N: told(TURNS, undefined, { otherwise: 1 }),
      I: CURRENT,
      A: place('m^2'),
      B: FIELD,
    },
  },
  {
    law: 'F = Q*v*B*sin(q)',
    title: 'Force on a moving charge',
    when: /\bmagnetic\b|\bfield\b/i,
    places: {
      F: FORCE,
      Q: place('C', /\bcharge\b/i),
      v: place('m/s', SPEED),
      B: FIELD,
      q: place('rad', /\bangle\b/i),
    },
  },
  circleOf(ELECTRON, PROTON, 'electronMass'),
  circleOf(PROTON, ELECTRON, 'protonMass'),
  {
    law: 'r = m*v/(Q*B)',
    title: 'Circle of a charge in a magnetic field',
    when: /\b(?:circle|circular|radius|path)\b/i,
    places: {
      r: place('m', /\bradius\b/i),
      m: place('kg', /\bmass\b/i),
      v: place('m/s', /\bspeed\b/i),
      Q: place('C'),
      B: FIELD,
    },
  },
];
