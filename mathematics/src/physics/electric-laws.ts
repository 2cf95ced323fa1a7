import { ELECTRON, PROTON } from '../science/asked-words.ts';
import type { Law } from './law.ts';

const SEVERAL = /\b(?:series|parallel|resistors)\b/i;

/** Charges, circuits and magnets. */
export const ELECTRIC_LAWS: readonly Law[] = [
  {
    law: 'V = I*R',
    title: 'Ohm’s law',
    letters: { V: 'voltage', I: 'current', R: 'resistance' },
    not: SEVERAL,
  },
  { law: 'P = V*I', title: 'Electric power', letters: { P: 'power', V: 'voltage', I: 'current' } },
  {
    law: 'P = I^2*R',
    title: 'Electric power',
    letters: { P: 'power', I: 'current', R: 'resistance' },
    not: SEVERAL,
  },
  {
    law: 'P = V^2/R',
    title: 'Electric power',
    letters: { P: 'power', V: 'voltage', R: 'resistance' },
    not: SEVERAL,
  },
  { law: 'I = Q/t', title: 'Current is charge over time', letters: { I: 'current', Q: 'charge', t: 'time' } },
  { law: 'V = W/Q', title: 'Voltage is work over charge', letters: { V: 'voltage', W: 'work', Q: 'charge' } },
  {
    law: 'Q = C*V',
    title: 'Charge of a capacitor',
    letters: { Q: 'charge', C: 'capacitance', V: 'voltage' },
  },
  {
    law: 'E = C*V^2/2',
    title: 'Energy of a capacitor',
    letters: { E: 'storedEnergy', C: 'capacitance', V: 'voltage' },
  },
  {
    law: 'F = k*q*Q/r^2',
    title: 'Coulomb’s law',
    letters: { F: 'force', q: 'charge', Q: 'charge', r: 'distance' },
    constants: { k: 'coulomb' },
    not: /\bcharged to\b|\bcapacitor\b/i,
  },
  {
    law: 'E = k*Q/r^2',
    title: 'Field of a point charge',
    letters: { E: 'electricField', Q: 'charge', r: 'distance' },
    constants: { k: 'coulomb' },
  },
  {
    law: 'V = k*Q/r',
    title: 'Potential of a point charge',
    letters: { V: 'voltage', Q: 'charge', r: 'distance' },
    constants: { k: 'coulomb' },
  },
  { law: 'F = Q*E', title: 'Force in a field', letters: { F: 'force', Q: 'charge', E: 'electricField' } },
  {
    law: 'E = V/d',
    title: 'Field between plates',
    letters: { E: 'electricField', V: 'voltage', d: 'distance' },
    when: /\bplates?\b/i,
  },
  {
    law: 'R = p*L/A',
    title: 'Resistance of a wire',
    letters: { R: 'resistance', p: 'resistivity', L: 'length', A: 'area' },
  },
  {
    law: 'F = B*I*L',
    title: 'Force on a wire in a magnetic field',
    letters: { F: 'force', B: 'magneticField', I: 'current', L: 'length' },
    not: /\bdegrees?\b|°/i,
  },
  {
    law: 'F = B*I*L*sin(q)',
    title: 'Force on a wire in a magnetic field',
    letters: { F: 'force', B: 'magneticField', I: 'current', L: 'length', q: 'angle' },
  },
  {
    law: 'F = Q*v*B',
    title: 'Force on a moving charge',
    letters: { F: 'force', Q: 'charge', v: 'speed', B: 'magneticField' },
    not: /\bdegrees?\b|°/i,
  },
  {
    law: 'F = Q*v*B',
    title: 'Force on a moving electron or proton',
    letters: { F: 'force', v: 'speed', B: 'magneticField' },
    constants: { Q: 'elementaryCharge' },
    when: /\b(?:electrons?|protons?)\b/i,
    not: /\bdegrees?\b|°/i,
  },
  {
    law: 'r = m*v/(Q*B)',
    title: 'Circle of an electron in a magnetic field',
    letters: { r: 'radius', v: 'speed', B: 'magneticField' },
    constants: { m: 'electronMass', Q: 'elementaryCharge' },
    when: ELECTRON,
    not: PROTON,
  },
  {
    law: 'r = m*v/(Q*B)',
    title: 'Circle of a proton in a magnetic field',
    letters: { r: 'radius', v: 'speed', B: 'magneticField' },
    constants: { m: 'protonMass', Q: 'elementaryCharge' },
    when: PROTON,
    not: ELECTRON,
  },
  {
    law: 'B = u*I/(2*π*r)',
    title: 'Field of a long straight wire',
    letters: { B: 'magneticField', I: 'current', r: 'distance' },
    constants: { u: 'permeability' },
    when: /\bwire\b/i,
    not: /\b(?:loop|coil|solenoid)\b/i,
  },
  {
    law: 'V = B*L*v',
    title: 'Voltage of a moving rod',
    letters: { V: 'voltage', B: 'magneticField', L: 'length', v: 'speed' },
  },
  {
    law: 'W = P*t',
    title: 'Energy is power times time',
    letters: { W: 'work', P: 'power', t: 'time' },
  },
];
