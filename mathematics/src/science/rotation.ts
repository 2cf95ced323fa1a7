import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const CYLINDER = /\b(?:solid cylinder|disk|disc|uniform cylinder)\b/i;
const ROLLS = /\broll\w*|\bwithout slipping\b/i;
const both = (a: RegExp, b: RegExp): RegExp =>
  new RegExp(`^(?=[\\s\\S]*(?:${a.source}))(?=[\\s\\S]*(?:${b.source}))`, 'i');
const RISE = place('m', /\bheight\b|\bhow high\b/i, /\b(?:high|height|vertical|tall)\b/i);
const BOTTOM = place('m/s', SPEED);

/** Wheels, and bodies that roll. */
export const ROTATION: readonly Formula[] = [
  {
    law: 'b = (F*r - f*s)/(m*r^2/2)',
    title: 'The torque of the push minus that of the friction turns the disk',
    when: /\b(?:disk|disc|grindstone|solid cylinder)\b/i,
    places: {
      b: place('rad/s^2', /\bangular acceleration\b/i),
      F: place('N', undefined, /\b(?:exert|force|push|apply|pull)\b/i),
      r: place('m', undefined, /\bradius\b/i),
      f: place('N', undefined, /\bfriction\w*|\bopposing\b/i, { named: true }),
      s: place('m', undefined, /\bfrom the axis\b|\bfrom the (?:center|centre)\b/i, { named: true }),
      m: place('kg'),
    },
  },
  {
    law: 'K = I*w^2/2',
    title: 'Rotational kinetic energy',
    when: /\b(?:spin\w*|rotat\w*|flywheel|wheel|turn\w*)\b/i,
    places: {
      K: place('J', /\b(?:kinetic )?energy\b/i),
      I: place('kg*m^2', /\bmoment of inertia\b/i),
      w: place('rad/s', /\bangular (?:speed|velocity)\b/i),
    },
  },
  {
    law: 'v = sqrt(4*g*h/3)',
    title: 'A third of the energy goes into the turning',
    when: both(CYLINDER, ROLLS),
    not: /\bsphere\b|\bhoop\b|\bslipping on\b|\bwith slipping\b/i,
    places: { v: BOTTOM, h: RISE },
    ignore: ['kg'],
  },
  {
    law: 'v = sqrt(10*g*h/7)',
    title: 'Two sevenths of the energy go into the turning',
    when: both(/\b(?:solid|uniform) (?:sphere|ball)\b|\bmarble\b|\bbowling ball\b/i, ROLLS),
    not: /\bhollow\b|\bhoop\b|\bcylinder\b|\bwith slipping\b/i,
    places: { v: BOTTOM, h: RISE },
    ignore: ['kg'],
  },
  {
    law: 'v = sqrt(g*h)',
    title: 'Half of the energy goes into the turning',
    when: both(/\b(?:hoop|ring|thin-walled cylinder|hollow cylinder)\b/i, ROLLS),
    not: /\bsphere\b|\bwith slipping\b/i,
    places: { v: BOTTOM, h: RISE },
    ignore: ['kg'],
  },
  {
    law: 'w = u + b*t',
    title: 'Angular speed under constant angular acceleration',
    when: /\b(?:from|initial\w*)\b[\s\S]*\b(?:to|final)\b|\binitial\w*\b/i,
    not: /\bskater\b|\bmoment of inertia\b/i,
    places: {
      w: place(
        'rad/s',
        /\b(?:final )?angular (?:velocity|speed)\b|\bhow fast\b/i,
        /\b(?:to|final|reach\w*|until)\b/i,
      ),
      u: place('rad/s', /\binitial angular (?:velocity|speed)\b/i, /\b(?:from|initial\w*|at)\b/i),
      b: place('rad/s^2', /\bangular acceleration\b/i, undefined, { signed: true }),
      t: place('s', /\bhow long\b|\btime\b/i),
    },
  },
  {
    law: 'q = (u + w)*t/2',
    title: 'Mean angular speed times time',
    when: /\b(?:from|initial\w*)\b[\s\S]*\b(?:to|final|rest|stop)\b/i,
    not: /\brad\/s\^2|\bmoment of inertia\b/i,
    places: {
      q: place(
        'rad',
        /\b(?:what|which) angle\b|\bhow many (?:revolutions|turns|rotations|radians)\b|\bangular displacement\b/i,
      ),
      w: place('rad/s', undefined, /\b(?:to|final|reach\w*|until)\b/i, { otherwise: 0 }),
      u: place('rad/s', undefined, /\b(?:from|initial\w*|at)\b/i, { otherwise: 0 }),
      t: place('s'),
    },
  },
  {
    law: 'T = F*r*sin(q)',
    title: 'Only the part of the force across the lever turns',
    when: /\btorque\b/i,
    not: /\bcoil\b|\bmagnet\w*|\bloop\b/i,
    places: {
      T: place('N*m', /\btorque\b/i),
      F: place('N', /\bforce\b/i),
      r: place('m'),
      q: place('rad'),
    },
  },
  {
    law: 'm*d = M*s',
    title: 'The gear with more teeth turns slower',
    when: /\bgears?\b[\s\S]*\bteeth\b/i,
    places: {
      m: told(/(\d+)(?:\s+|-)(?:teeth|tooth)\b/i),
      M: told(/(?:teeth|tooth)\b[^.]*?\b(\d+)(?:\s+|-)(?:teeth|tooth)\b/i),
      d: place('rad/s', undefined, /\b(?:first|small\w*|driv\w*)\b/i),
      s: place('rad/s', /\bhow fast\b|\bspeed\b|\brpm\b/i),
    },
  },
];
