import type { ConceptName } from './concepts.ts';

/** A formula, what its letters mean, and when it holds. */
export interface Law {
  readonly law: string;
  readonly title: string;
  readonly letters: Readonly<Record<string, ConceptName>>;
  /** Words that have to be there. */
  readonly when?: RegExp;
  /** Words that must not. */
  readonly not?: RegExp;
  /** What may be told besides without changing anything. */
  readonly ignore?: readonly ConceptName[];
}

const CIRCLE =
  /\b(?:circ\w*|turns?|curves?|curvature|banked|centripetal|rotat\w*|revol\w*|spin\w*|merry|loop|orbit\w*|axis|wheel|propeller|blade)\b/i;
const VERTICAL = /\b(?:drop\w*|fall\w*|straight up|vertically|upward|thrown up|released|free)\b/i;
const REST = /\b(?:from rest|at rest|starts? from|stationary)\b/i;
const SLANT = /\b(?:angle|degrees|incline\w*|slope|banked)\b|°/i;
const MOVES = /\baccelerat\w*|\bdecelerat\w*|\bspeeds? up|\bslows?|\bbrak\w*|\brest\b/i;
const ROUND = /\b(?:disk|disc|cylinder|sphere|rod|hoop|ring|grindstone|wheel)\b/i;

/** The formulas of school physics, simple ones first. */
export const LAWS: readonly Law[] = [
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
    not: ROUND,
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
  { law: 'p = m/V', title: 'Density', letters: { p: 'density', m: 'mass', V: 'volume' } },
  { law: 'P = F/A', title: 'Pressure is force over area', letters: { P: 'pressure', F: 'force', A: 'area' } },
  { law: 'P = p*g*h', title: 'Pressure in a liquid', letters: { P: 'pressure', p: 'density', h: 'height' } },
  { law: 'Q = A*v', title: 'Flow through a pipe', letters: { Q: 'flow', A: 'area', v: 'speed' } },
  { law: 'Q = π*r^2*v', title: 'Flow through a round pipe', letters: { Q: 'flow', r: 'radius', v: 'speed' } },
  { law: 'Q = V/t', title: 'Flow is volume over time', letters: { Q: 'flow', V: 'volume', t: 'time' } },
  {
    law: 'v = f*l',
    title: 'Wave speed is frequency times wavelength',
    letters: { v: 'speed', f: 'frequency', l: 'wavelength' },
  },
  {
    law: 'v = f*l',
    title: 'Wave speed is frequency times wavelength',
    letters: { v: 'waveSpeed', f: 'frequency', l: 'wavelength' },
  },
  {
    law: 'v = sqrt(F/u)',
    title: 'Waves on a string',
    letters: { v: 'speed', F: 'tension', u: 'lineDensity' },
  },
  {
    law: 'v = sqrt(F/u)',
    title: 'Waves on a string',
    letters: { v: 'waveSpeed', F: 'tension', u: 'lineDensity' },
  },
  {
    law: 'f*l = sqrt(F/u)',
    title: 'Waves on a string',
    letters: { f: 'frequency', l: 'wavelength', F: 'tension', u: 'lineDensity' },
  },
  { law: 'f = 1/T', title: 'Frequency is one over the period', letters: { f: 'frequency', T: 'period' } },
  {
    law: 'T = 2*π*sqrt(L/g)',
    title: 'Pendulum',
    letters: { T: 'period', L: 'length' },
    when: /\bpendulum\b/i,
  },
  {
    law: 'T = 2*π*sqrt(m/k)',
    title: 'Mass on a spring',
    letters: { T: 'period', m: 'mass', k: 'springConstant' },
  },
  {
    law: 'f = sqrt(k/m)/(2*π)',
    title: 'Mass on a spring',
    letters: { f: 'frequency', m: 'mass', k: 'springConstant' },
  },
  {
    law: 'f = v/(4*L)',
    title: 'Pipe closed at one end',
    letters: { f: 'frequency', v: 'soundSpeed', L: 'length' },
    when: /\bclosed\b/i,
    not: /\bovertone\b|\bharmonic\b/i,
    ignore: ['temperature'],
  },
  {
    law: 'f = 3*v/(4*L)',
    title: 'First overtone of a closed pipe',
    letters: { f: 'frequency', v: 'soundSpeed', L: 'length' },
    when: /\bclosed\b[\s\S]*\bfirst overtone\b/i,
    ignore: ['temperature'],
  },
  {
    law: 'l = 4*L/3',
    title: 'First overtone of a closed pipe',
    letters: { l: 'wavelength', L: 'length' },
    when: /\bclosed\b[\s\S]*\bfirst overtone\b/i,
    ignore: ['temperature', 'soundSpeed'],
  },
  {
    law: 'l = 4*L',
    title: 'Pipe closed at one end',
    letters: { l: 'wavelength', L: 'length' },
    when: /\bclosed\b[\s\S]*\bfundamental\b/i,
    ignore: ['temperature', 'soundSpeed'],
  },
  {
    law: 'f = v/(2*L)',
    title: 'Pipe open at both ends',
    letters: { f: 'frequency', v: 'soundSpeed', L: 'length' },
    when: /\bopen\b/i,
    not: /\bclosed\b|\bovertone\b/i,
    ignore: ['temperature'],
  },
  {
    law: 'v = 331*sqrt(T/273)',
    title: 'Speed of sound in air',
    letters: { v: 'soundSpeed', T: 'temperature' },
  },
  {
    law: 'R = 2*p*Q/(π*r*n)',
    title: 'Reynolds number of a pipe',
    letters: { R: 'reynolds', p: 'density', Q: 'flow', r: 'radius', n: 'viscosity' },
  },
  {
    law: 'R = 2*p*v*r/n',
    title: 'Reynolds number of a pipe',
    letters: { R: 'reynolds', p: 'density', v: 'speed', r: 'radius', n: 'viscosity' },
  },
  {
    law: 'Q = m*c*T',
    title: 'Heat that warms up',
    letters: { Q: 'heat', m: 'mass', c: 'specificHeat', T: 'temperature' },
  },
  { law: 'V = I*R', title: 'Ohm’s law', letters: { V: 'voltage', I: 'current', R: 'resistance' } },
  { law: 'P = V*I', title: 'Electric power', letters: { P: 'power', V: 'voltage', I: 'current' } },
  { law: 'P = I^2*R', title: 'Electric power', letters: { P: 'power', I: 'current', R: 'resistance' } },
  { law: 'P = V^2/R', title: 'Electric power', letters: { P: 'power', V: 'voltage', R: 'resistance' } },
  { law: 'I = Q/t', title: 'Current is charge over time', letters: { I: 'current', Q: 'charge', t: 'time' } },
  {
    law: 'Q = C*V',
    title: 'Charge of a capacitor',
    letters: { Q: 'charge', C: 'capacitance', V: 'voltage' },
  },
  {
    law: 'P*V = n*8.314*T',
    title: 'Ideal gas law',
    letters: { P: 'pressure', V: 'volume', n: 'amount', T: 'temperature' },
    when: /\bgas\b/i,
  },
  { law: 'c = n/V', title: 'Concentration', letters: { c: 'concentration', n: 'amount', V: 'volume' } },
];
