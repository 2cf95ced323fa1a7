import type { Law } from './law.ts';

const CIRCLE =
  /\b(?:circ\w*|turns?|curves?|curvature|banked|centripetal|rotat\w*|revol\w*|spin\w*|merry|loop|orbit\w*|axis|wheel|propeller|blade)\b/i;
const REST = /\b(?:from rest|at rest|starts? from|stationary)\b/i;
const SLANT = /\b(?:angle|degrees|incline\w*|slope|banked)\b|°/i;
const MOVES = /\baccelerat\w*|\bdecelerat\w*|\bspeeds? up|\bslows?|\bbrak\w*|\brest\b/i;

/** Motion and forces. */
export const MOTION_LAWS: readonly Law[] = [
  {
    law: 'v = d/t',
    title: 'Speed is distance over time',
    letters: { v: 'averageSpeed', d: 'distance', t: 'time' },
  },
  {
    law: 'v = d/t',
    title: 'Speed is distance over time',
    letters: { v: 'speed', d: 'distance', t: 'time' },
    not: MOVES,
  },
  {
    law: 'v = u + a*t',
    title: 'Speed under constant acceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'acceleration', t: 'time' },
  },
  {
    law: 'v = u + a*t',
    title: 'Speed under constant acceleration',
    letters: { v: 'speed', u: 'initialSpeed', a: 'acceleration', t: 'time' },
    when: MOVES,
  },
  {
    law: 'v = a*t',
    title: 'Speed from rest under constant acceleration',
    letters: { v: 'speed', a: 'acceleration', t: 'time' },
    when: /\breach\w*|\bfrom rest\b/i,
    not: /\binitial(?:ly)? (?:speed|velocity|moving)\b/i,
  },
  {
    law: 'd = u*t + a*t^2/2',
    title: 'Way under constant acceleration',
    letters: { d: 'distance', u: 'initialSpeed', a: 'acceleration', t: 'time' },
  },
  {
    law: 'd = a*t^2/2',
    title: 'Way from rest under constant acceleration',
    letters: { d: 'distance', a: 'acceleration', t: 'time' },
    when: REST,
  },
  {
    law: 'v^2 = u^2 + 2*a*d',
    title: 'Speed after a way under constant acceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'acceleration', d: 'distance' },
  },
  {
    law: 'd = (u + v)*t/2',
    title: 'Mean speed times time',
    letters: { d: 'distance', u: 'initialSpeed', v: 'finalSpeed', t: 'time' },
  },
  {
    law: 'h = g*t^2/2',
    title: 'Free fall from rest',
    letters: { h: 'height', t: 'time' },
    when: /\bdrop\w*|\bfalls?\b|\bfrom rest\b|\breleased\b/i,
    not: SLANT,
  },
  {
    law: 'v = sqrt(2*g*h)',
    title: 'Speed after a fall',
    letters: { v: 'speed', h: 'height' },
    when: /\bdrop\w*|\bfall\w*|\bfrictionless\b|\bfrom rest\b/i,
    not: /\bthrown\b|\bescape\b/i,
    ignore: ['mass'],
  },
  {
    law: 'h = u^2/(2*g)',
    title: 'Height of a throw straight up',
    letters: { h: 'height', u: 'initialSpeed' },
    when: /\b(?:straight up|upward|vertically)\b/i,
    not: SLANT,
  },
  {
    law: 'h = u^2/(2*g)',
    title: 'Height of a throw straight up',
    letters: { h: 'height', u: 'speed' },
    when: /\b(?:straight up|upward|vertically|jump\w*)\b/i,
    not: SLANT,
  },
  {
    law: 'h = g*t^2/8',
    title: 'Height from the time of flight',
    letters: { h: 'height', t: 'time' },
    when: /\bprojectile\b|\blaunched\b/i,
    ignore: ['angle'],
  },
  {
    law: 'R = u^2*sin(2*q)/g',
    title: 'Range of a throw',
    letters: { R: 'distance', u: 'initialSpeed', q: 'angle' },
    when: /\bprojectile|\blaunched|\bkicked|\bthrown|\bfired\b/i,
  },
  {
    law: 't = 2*u*sin(q)/g',
    title: 'Time of flight',
    letters: { t: 'time', u: 'initialSpeed', q: 'angle' },
    when: /\bprojectile|\blaunched|\bkicked|\bthrown|\bfired\b/i,
  },
  {
    law: 'h = (u*sin(q))^2/(2*g)',
    title: 'Height of a throw',
    letters: { h: 'height', u: 'initialSpeed', q: 'angle' },
  },
  {
    law: 'F = m*a',
    title: 'Newton’s second law',
    letters: { F: 'force', m: 'mass', a: 'acceleration' },
    not: /\bgravit\w*|\btension\b|\bfriction\b|\belevator\b|\bspring scale\b|\btorque\b/i,
  },
  {
    law: 'F = m*(v - u)/t',
    title: 'Force is change of momentum over time',
    letters: { F: 'force', m: 'mass', u: 'initialSpeed', v: 'finalSpeed', t: 'time' },
  },
  {
    law: 'F = m*v/t',
    title: 'Force is change of momentum over time',
    letters: { F: 'force', m: 'mass', v: 'speed', t: 'time' },
    when: /\brest\b|\bstop\w*/i,
  },
  {
    law: 'F = k*v',
    title: 'Momentum that arrives each second',
    letters: { F: 'force', k: 'flowOfMass', v: 'speed' },
  },
  { law: 'w = m*g', title: 'Weight', letters: { w: 'weight', m: 'mass' } },
  {
    law: 'F = m*g',
    title: 'Weight',
    letters: { F: 'force', m: 'mass' },
    when: /\bgravit\w*/i,
    not: /\bfriction|\baccelerat\w*|\bseesaw|\bpivot/i,
  },
  {
    law: 'T = m*g',
    title: 'At constant velocity the forces balance',
    letters: { T: 'tension', m: 'mass' },
    when: /\bconstant (?:velocity|speed)\b|\bat rest\b|\bhangs?\b|\bhanging\b/i,
    ignore: ['time', 'speed'],
  },
  {
    law: 'T = m*(g + a)',
    title: 'The cable carries the weight and speeds it up',
    letters: { T: 'tension', m: 'mass', a: 'acceleration' },
    when: /\b(?:elevator|lift|crane|cable|rope)\b/i,
    not: /\bdecelerat\w*|\bdownward|\bslow/i,
    ignore: ['time'],
  },
  {
    law: 'T = m*(g - a)',
    title: 'The cable carries less than the weight',
    letters: { T: 'tension', m: 'mass', a: 'acceleration' },
    when: /\bdecelerat\w*|\bdownward|\bslow/i,
    ignore: ['time'],
  },
  {
    law: 'R = m*(g - a)',
    title: 'Less than the weight while it speeds up downward',
    letters: { R: 'scaleReading', m: 'mass', a: 'acceleration' },
    when: /\b(?:downward|decelerat\w*)\b/i,
    not: /\bupward\b/i,
  },
  {
    law: 'R = m*(g - a)',
    title: 'Less than the weight while it speeds up downward',
    letters: { m: 'mass', R: 'force', a: 'acceleration' },
    when: /\bscale\b[^.]*\breads?\b|\baccelerat\w* downward\b/i,
  },
  {
    law: 'f = c*m*g',
    title: 'Friction on level ground',
    letters: { f: 'friction', c: 'frictionNumber', m: 'mass' },
    not: SLANT,
  },
  { law: 'f = c*N', title: 'Friction', letters: { f: 'friction', c: 'frictionNumber', N: 'normalForce' } },
  {
    law: 'a = c*g',
    title: 'Friction slows down',
    letters: { a: 'acceleration', c: 'frictionNumber' },
    not: SLANT,
  },
  {
    law: 'c*g = w^2*r',
    title: 'Friction holds it on the circle',
    letters: { c: 'frictionNumber', w: 'angularSpeed', r: 'radius' },
  },
  {
    law: 'c*g*r = v^2',
    title: 'Friction holds it in the curve',
    letters: { c: 'frictionNumber', v: 'speed', r: 'radius' },
  },
  {
    law: 'a = v^2/r',
    title: 'Centripetal acceleration',
    letters: { a: 'centripetal', v: 'speed', r: 'radius' },
  },
  {
    law: 'a = w^2*r',
    title: 'Centripetal acceleration',
    letters: { a: 'centripetal', w: 'angularSpeed', r: 'radius' },
  },
  {
    law: 'F = m*v^2/r',
    title: 'Centripetal force',
    letters: { F: 'centripetalForce', m: 'mass', v: 'speed', r: 'radius' },
  },
  {
    law: 'F = m*v^2/r',
    title: 'Centripetal force',
    letters: { F: 'force', m: 'mass', v: 'speed', r: 'radius' },
    when: CIRCLE,
  },
  {
    law: 'tan(q) = v^2/(r*g)',
    title: 'Ideal banking',
    letters: { q: 'angle', v: 'speed', r: 'radius' },
    when: /\bbank\w*/i,
  },
  {
    law: 'F = G*m_1*m_2/r^2',
    title: 'Law of gravitation',
    letters: { F: 'gravityForce', m_1: 'mass', m_2: 'mass', r: 'distance' },
  },
  { law: 'v = sqrt(2*G*m/r)', title: 'Escape speed', letters: { v: 'escapeSpeed', m: 'mass', r: 'radius' } },
  { law: 'v = sqrt(G*m/r)', title: 'Orbital speed', letters: { v: 'orbitalSpeed', m: 'mass', r: 'radius' } },
  {
    law: 'v = sqrt(2*m*g/(p*C*A))',
    title: 'Drag balances weight',
    letters: { v: 'terminalSpeed', m: 'mass', p: 'density', C: 'dragNumber', A: 'area' },
  },
  { law: 'F = k*x', title: 'Hooke’s law', letters: { F: 'force', k: 'springConstant', x: 'stretch' } },
];
