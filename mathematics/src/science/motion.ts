import { SPEED } from './asked-words.ts';
import { place, type Formula } from './formula.ts';

const FAR = /\bhow far\b|\bdistance\b|\brange\b/i;
const LONG = /\bhow long\b|\bwhat time\b|\btime\b|\bhow many seconds\b/i;
const HIGH =
  /\bhow far\b[^?]*\b(?:falls?|drops?|vertical\w*|below|down)\b|\bhow (?:high|tall|deep)\b|\bheight\b|\bdepth\b/i;
const HEIGHT = /\b(?:high|tall|height|altitude|above|cliff|up)\b/i;
const LEVEL =
  /\b(?:horizontally|rolls? off|drives?\b[^.]*\boff|slides? off|runs? off|flying (?:level|horizontally)|(?:flies|flying)\b[^.]*\bhorizontally)\b/i;
const LAUNCH =
  /\b(?:projectile|launch\w*|kick\w*|thrown?|throws|fired?|fires|shot|shoots|hit|jump\w*|leaves|leaps?|leaving|batted|punt\w*|hits|struck|served|tossed|lobbed|projected)\b|\babove the horizontal\b/i;
const NOT_LEVEL =
  /\b(?:cliff|roof|building|bridge|ramp|incline\w*|slope|tower|window|wall|hill|platform)\b|\b(?:above|below) the (?:ground|water|launch)/i;
const UP =
  /\b(?:straight up|upward|straight upward|vertically (?:upward|up|with|at)|(?:thrown|launched|fired|shot|tossed|kicked|projected|jumps?|leaps?) vertically)\b/i;
const FALLS = /\b(?:drop\w*|falls?|falling|steps? off|released)\b/i;
const STOPS = /\bstop(?:s|ped|ping)?\b|\bto rest\b|\bhalt\b/i;
const BRIEF = /\breaction\b|\bfriction\b|\bforce\b|\bspring\b|\bkg\b|\bcoefficient\b/i;

/** Falls, throws, stops, and light on its way. */
export const MOTION: readonly Formula[] = [
  {
    law: 'w = sqrt(v^2 + 2*g*h)',
    title: 'Sideways and downward speed together',
    when: LEVEL,
    not: /°|\bdegrees?\b/i,
    places: {
      w: place(
        'm/s',
        /\b(?:speed|velocity|how fast)\b[^?]*\b(?:strik\w*|hits?|impact|land\w*|ground|water)\b/i,
      ),
      v: place('m/s'),
      h: place('m', undefined, HEIGHT),
    },
  },
  {
    law: 'x = v*sqrt(2*h/g)',
    title: 'Sideways nothing changes while it falls',
    when: LEVEL,
    not: /°|\bdegrees?\b/i,
    places: {
      x: place('m', FAR, /\b(?:lands?|from the (?:base|foot|edge|table)|horizontal|away|beyond)\b/i),
      v: place('m/s', SPEED),
      h: place('m', HIGH, HEIGHT),
    },
  },
  {
    law: 'h = g*t^2/2',
    title: 'It falls as if it had been dropped',
    when: LEVEL,
    not: /°|\bdegrees?\b/i,
    places: { h: place('m', HIGH, HEIGHT, { named: true }), t: place('s', LONG) },
    ignore: ['m/s', 'kg'],
  },
  {
    law: 'x = v*cos(q)',
    title: 'The part of the velocity along the ground',
    when: /\bhorizontal\b|\bx-component\b/i,
    not: /\bfrom the vertical\b/i,
    places: {
      x: place('m/s', /\bhorizontal (?:component|velocity|speed|part)|\bx-component/i),
      v: place('m/s'),
      q: place('rad'),
    },
  },
  {
    law: 'y = v*sin(q)',
    title: 'The upward part of the velocity',
    when: /\bvertical\b|\by-component\b/i,
    not: /\bfrom the vertical\b/i,
    places: {
      y: place('m/s', /\b(?:vertical|upward) (?:component|velocity|speed|part)|\by-component/i),
      v: place('m/s'),
      q: place('rad'),
    },
  },
  {
    law: 'x = F*cos(q)',
    title: 'The part of the force along the ground',
    when: /\bhorizontal component\b|\bx-component\b/i,
    not: /\bfrom the vertical\b/i,
    places: {
      x: place('N', /\bhorizontal component|\bx-component/i),
      F: place('N'),
      q: place('rad'),
    },
  },
  {
    law: 'y = F*sin(q)',
    title: 'The upward part of the force',
    when: /\bvertical component\b|\by-component\b/i,
    not: /\bfrom the vertical\b/i,
    places: {
      y: place('N', /\bvertical component|\by-component/i),
      F: place('N'),
      q: place('rad'),
    },
  },
  {
    law: 't = u*sin(q)/g',
    title: 'Until gravity has used up the upward speed',
    when: /\b(?:highest|peak|top of|maximum height|greatest height)\b/i,
    not: NOT_LEVEL,
    places: { t: place('s', LONG), u: place('m/s'), q: place('rad') },
  },
  {
    law: 'R = u^2*sin(2*q)/g',
    title: 'Range of a throw',
    when: LAUNCH,
    not: NOT_LEVEL,
    places: {
      R: place('m', /\bhow far\b|\brange\b|\b(?:horizontal )?distance\b/i),
      u: place('m/s', SPEED),
      q: place('rad'),
    },
  },
  {
    law: 'h = (u*sin(q))^2/(2*g)',
    title: 'Height of a throw',
    when: LAUNCH,
    not: NOT_LEVEL,
    places: { h: place('m', HIGH), u: place('m/s', SPEED), q: place('rad') },
  },
  {
    law: 't = 2*u*sin(q)/g',
    title: 'Up and down again take the same time',
    when: LAUNCH,
    not: NOT_LEVEL,
    places: { t: place('s', LONG), u: place('m/s', SPEED), q: place('rad') },
  },
  {
    law: 'q = 45',
    title: 'At 45° a throw goes farthest',
    when: /\b(?:maximum|greatest|farthest|longest|largest)\b[^?]*\b(?:range|distance)\b|\bgo farthest\b/i,
    not: NOT_LEVEL,
    places: { q: place('', /\b(?:what|which) angle\b/i) },
    ignore: ['m/s'],
  },
  {
    law: 't = 2*u/g',
    title: 'Up and down again take the same time',
    when: /\b(?:straight up|upward|vertically)\b/i,
    not: /°|\bdegrees?\b|\b(?:cliff|roof|building|bridge|window|above|highest|maximum|peak|top)\b/i,
    places: {
      t: place(
        's',
        /\bhow long\b[^?]*\b(?:air|off the ground|return\w*|come back|land\w*|back)\b|\btime\b[^?]*\b(?:air|flight|return)\b/i,
      ),
      u: place('m/s', SPEED),
    },
    ignore: ['kg'],
  },
  {
    law: 'v = u - g*t',
    title: 'Gravity takes speed away every second',
    when: UP,
    not: /°|\bdegrees?\b|\baccelerat\w*|\belevator\b|\brocket\b/i,
    places: {
      v: place('m/s', SPEED, undefined, { signed: true }),
      u: place('m/s'),
      t: place('s', undefined, /\b(?:after|later|at)\b/i),
    },
    ignore: ['kg'],
  },
  {
    law: 'h = u*t - g*t^2/2',
    title: 'Height during a throw straight up',
    when: UP,
    not: /°|\bdegrees?\b|\baccelerat\w*|\belevator\b|\brocket\b|\bmaximum\b|\bhighest\b|\bcliff\b|\broof\b|\bbuilding\b/i,
    places: { h: place('m', HIGH), u: place('m/s'), t: place('s') },
    ignore: ['kg'],
  },
  {
    law: 't = (u + sqrt(u^2 + 2*g*h))/g',
    title: 'First it still rises, then it falls',
    when: /\b(?:rising|ascending|climbing)\b[\s\S]*\b(?:drop\w*|releas\w*|falls?|let go)\b/i,
    places: { t: place('s', LONG), u: place('m/s'), h: place('m') },
    ignore: ['kg'],
  },
  {
    law: 'h = u*t + g*t^2/2',
    title: 'A throw straight down',
    when: /\bthrow\w*\b[^.]*\bdown\b|\bthrown (?:straight )?down\w*/i,
    not: /°|\bdegrees?\b|\bpass\w*\b/i,
    places: {
      h: place('m', HIGH),
      u: place('m/s', /\b(?:initial )?(?:speed|velocity)\b|\bhow fast\b/i),
      t: place('s'),
    },
  },
  {
    law: 't = (sqrt(u^2 + 2*g*h) - u)/g',
    title: 'A throw straight down',
    when: /\bthrow\w*\b[^.]*\bdown\b|\bthrown (?:straight )?down\w*/i,
    not: /°|\bdegrees?\b|\bpass\w*\b/i,
    places: { t: place('s', LONG), u: place('m/s'), h: place('m') },
  },
  {
    law: 'v = sqrt(2*g*h)',
    title: 'Height becomes speed',
    when: FALLS,
    not: /\bthrow\w*|\bthrown\b|\bterminal\b|\brolls?\b|\bspring\b|\bloop\b|\bhorizontal\w*|\bfriction\b|\bescape\b|°|\bsound\b|\bparachut\w*|\bdegrees\b/i,
    places: { v: place('m/s', SPEED), h: place('m', HIGH) },
    ignore: ['kg'],
  },
  {
    law: 'u^2 = 2*a*s',
    title: 'Braking uses up the speed',
    when: STOPS,
    not: BRIEF,
    places: {
      u: place('m/s', SPEED),
      a: place('m/s^2', /\b(?:acceleration|deceleration|decelerate)\b/i),
      s: place(
        'm',
        /\bhow far\b|\bdistance\b|\bhow long (?:a|must the|is the) (?:runway|track|strip|road)\b|\brunway\b/i,
      ),
    },
  },
  {
    law: 'v = (a + b)/(t + s)',
    title: 'The whole distance over the whole time',
    when: /\baverage speed\b/i,
    not: /\bhalf\b|\bround trip\b|\bback\b|\breturn\w*/i,
    places: {
      v: place('m/s', /\baverage speed\b/i),
      a: place('m'),
      b: place('m'),
      t: place('s'),
      s: place('s'),
    },
  },
  {
    law: 'd = c*t/2',
    title: 'The signal goes there and back',
    when: /\b(?:radar|laser|radio|light)\b[\s\S]*\b(?:reflect\w*|returns?|echo\w*|back|round trip)\b/i,
    not: /\bsound\b|\bmirror\b|\brefract\w*/i,
    constants: { c: 'light' },
    places: { d: place('m', /\bhow far\b|\bdistance\b/i), t: place('s', LONG) },
  },
  {
    law: 'd = c*t',
    title: 'Light travels at the speed of light',
    when: /\b(?:light|radio (?:signal|wave|message)s?|laser (?:pulse|beam|signal))\b/i,
    not: /\bsound\b|\brefract\w*|\bglass\b|\bwater\b|\blightning\b|\bmirror\b|\bspeed of (?:the|a) (?:ship|rocket|car)|\d\s*c\b|\bstring\b/i,
    constants: { c: 'light' },
    places: {
      d: place('m', /\bhow far\b|\bdistance\b/i),
      t: place('s', /\bhow long\b|\bhow (?:many|much) (?:seconds|minutes|hours|years|time)\b|\btime\b/i),
    },
  },
];
