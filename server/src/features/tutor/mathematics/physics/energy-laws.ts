import type { Law } from './law.ts';

const SLANT = /\b(?:angle|degrees|incline\w*|slope|banked)\b|°/i;
/** Energy, momentum and rotation. */
export const ENERGY_LAWS: readonly Law[] = [
  {
    law: 'W = k*x^2/2',
    title: 'Energy of a spring',
    letters: { W: 'work', k: 'springConstant', x: 'stretch' },
  },
  {
    law: 'K = m*v^2/2',
    title: 'Kinetic energy',
    letters: { K: 'kinetic', m: 'mass', v: 'speed' },
    ignore: ['force', 'distance', 'time'],
  },
  {
    law: 'U = m*g*h',
    title: 'Potential energy',
    letters: { U: 'potential', m: 'mass', h: 'height' },
    ignore: ['speed', 'time'],
  },
  {
    law: 'K = m*g*h',
    title: 'Potential energy becomes kinetic energy',
    letters: { K: 'kinetic', m: 'mass', h: 'height' },
    when: /\bfrictionless\b|\bno friction\b|\bneglect\w*|\bfrom rest\b|\bdrop\w*|\bfalls?\b/i,
  },
  {
    law: 'v = sqrt(2*g*h)',
    title: 'Potential energy becomes kinetic energy',
    letters: { v: 'finalSpeed', h: 'height' },
    when: /\bfrictionless\b|\bno friction\b|\bneglect\w*/i,
    ignore: ['mass'],
  },
  {
    law: 'F*d = m*v^2/2',
    title: 'Work and energy',
    letters: { F: 'force', d: 'stoppingDistance', m: 'mass', v: 'speed' },
  },
  {
    law: 'F*d = m*v^2/2',
    title: 'Work and energy',
    letters: { F: 'force', d: 'distance', m: 'mass', v: 'speed' },
    when: /\bstop\w*|\bto rest\b|\bfrom rest\b/i,
  },
  {
    law: 'W = F*d',
    title: 'Work is force times way',
    letters: { W: 'work', F: 'force', d: 'distance' },
    not: SLANT,
  },
  {
    law: 'W = F*d*cos(q)',
    title: 'Work is force along the way times way',
    letters: { W: 'work', F: 'force', d: 'distance', q: 'angle' },
  },
  { law: 'W = m*g*h', title: 'Work against gravity', letters: { W: 'work', m: 'mass', h: 'height' } },
  { law: 'P = W/t', title: 'Power is work over time', letters: { P: 'power', W: 'work', t: 'time' } },
  {
    law: 'P = m*g*h/t',
    title: 'Power of lifting',
    letters: { P: 'power', m: 'mass', h: 'height', t: 'time' },
  },
  { law: 'P = F*v', title: 'Power is force times speed', letters: { P: 'power', F: 'force', v: 'speed' } },
  {
    law: 'p = m*v',
    title: 'Momentum',
    letters: { p: 'momentum', m: 'mass', v: 'speed' },
    not: /\bangular\b/i,
  },
  { law: 'J = F*t', title: 'Impulse', letters: { J: 'impulse', F: 'force', t: 'time' } },
  {
    law: 'M = F*r',
    title: 'Torque is force times lever arm',
    letters: { M: 'torque', F: 'force', r: 'lever' },
  },
  {
    law: 'M = F*r',
    title: 'Torque is force times lever arm',
    letters: { M: 'torque', F: 'force', r: 'radius' },
  },
  { law: 'M = I*b', title: 'Torque turns', letters: { M: 'torque', I: 'inertia', b: 'angularAcceleration' } },
  {
    law: 'F*r = m*r^2/2*b',
    title: 'Torque on a disk',
    letters: { F: 'force', r: 'radius', m: 'mass', b: 'angularAcceleration' },
    when: /\b(?:disk|disc|grindstone|solid cylinder)\b/i,
  },
  {
    law: 'I = m*r^2/2',
    title: 'Moment of inertia of a disk',
    letters: { I: 'inertia', m: 'mass', r: 'radius' },
    when: /\b(?:disk|disc|cylinder|grindstone)\b/i,
    not: /\bsphere\b|\bhoop\b/i,
  },
  {
    law: 'I = 2*m*r^2/5',
    title: 'Moment of inertia of a sphere',
    letters: { I: 'inertia', m: 'mass', r: 'radius' },
    when: /\bsphere\b|\bball\b/i,
  },
  {
    law: 'I = m*r^2',
    title: 'Moment of inertia of a ring',
    letters: { I: 'inertia', m: 'mass', r: 'radius' },
    when: /\b(?:hoop|ring|point mass|thin)\b/i,
    not: /\b(?:disk|disc|cylinder|sphere|rod|grindstone)\b/i,
  },
  {
    law: 'L = I*w',
    title: 'Angular momentum',
    letters: { L: 'angularMomentum', I: 'inertia', w: 'angularSpeed' },
  },
  {
    law: 'L = m*v*r',
    title: 'Angular momentum about a point',
    letters: { L: 'angularMomentum', m: 'mass', v: 'speed', r: 'height' },
  },
  {
    law: 'L = m*v*r',
    title: 'Angular momentum about a point',
    letters: { L: 'angularMomentum', m: 'mass', v: 'speed', r: 'radius' },
  },
  {
    law: 'E = I*w^2/2',
    title: 'Rotational kinetic energy',
    letters: { E: 'rotational', I: 'inertia', w: 'angularSpeed' },
  },
  {
    law: 'E = I*(v/r)^2/2',
    title: 'Rotational kinetic energy',
    letters: { E: 'rotational', I: 'inertia', v: 'speed', r: 'radius' },
  },
  { law: 'w = v/r', title: 'Angular speed', letters: { w: 'angularSpeed', v: 'speed', r: 'radius' } },
  {
    law: 'w = b*t',
    title: 'Angular speed from rest',
    letters: { w: 'angularSpeed', b: 'angularAcceleration', t: 'time' },
    when: /\brest\b/i,
  },
  {
    law: 'a = r*b',
    title: 'Tangential acceleration',
    letters: { a: 'acceleration', r: 'radius', b: 'angularAcceleration' },
    when: /\btangential\b/i,
  },
];
