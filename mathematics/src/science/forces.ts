import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const FORCE = /\bforce\b/i;
const SLOPE = /\b(?:incline\w*|slope|hill|ramp|plank|plane)\b/i;
const SLANT = /°|\bdegrees?\b|\bincline\w*|\bslope\b/i;
const RUBBING = place('', /\bcoefficient of (?:static |kinetic |sliding )?friction\b/i, /\bfriction\b/i);
const MASS = /\bmass\b/i;

const clockHand = (hand: string, time: string, seconds: number): Formula => ({
  law: 'w = 2*π/T',
  title: `Once around in ${time}`,
  when: new RegExp(String.raw`\b${hand} hand\b`, 'i'),
  places: {
    w: place('rad/s', /\bangular (?:velocity|speed)\b/i),
    T: place('s', undefined, undefined, { otherwise: seconds }),
  },
});

/** Pushes and pulls, slopes, circles. */
export const FORCES: readonly Formula[] = [
  {
    law: 'F = m*g',
    title: 'At constant speed the forces balance',
    when: /\b(?:falls?|falling|descend\w*)\b[^.]*\bconstant\b|\bterminal (?:speed|velocity)\b/i,
    places: { F: place('N', /\b(?:upward force|drag|air resistance|force)\b/i), m: place('kg', MASS) },
    ignore: ['m/s', 'm'],
  },
  {
    law: 'a = (F - f)/m',
    title: 'Opposite forces work against each other',
    when: /^(?=[\s\S]*\bright\b)(?=[\s\S]*\bleft\b)|^(?=[\s\S]*\beast\b)(?=[\s\S]*\bwest\b)|^(?=[\s\S]*\bforward\b)(?=[\s\S]*\bbackward\b)|\bopposite directions?\b/i,
    not: SLANT,
    places: { a: place('m/s^2', /\bacceleration\b/i), F: place('N'), f: place('N'), m: place('kg') },
  },
  {
    law: 'N = m*(g - v^2/r)',
    title: 'Over the top a part of the weight bends the path',
    when: /\b(?:hill|bump|bridge|crest|hump)\b/i,
    not: /\b(?:bottom|valley|dip|loop)\b|°/i,
    places: {
      N: place('N', /\bnormal force\b|\bforce\b[^?]*\b(?:road|seat|track)\b|\bapparent weight\b/i),
      m: place('kg'),
      v: place('m/s'),
      r: place('m'),
    },
  },
  {
    law: 'N = m*(g + v^2/r)',
    title: 'At the bottom the path bends upward',
    when: /\b(?:bottom|valley|dip|lowest)\b/i,
    not: /\btop\b|°/i,
    places: {
      N: place(
        'N',
        /\bnormal force\b|\btension\b|\bapparent weight\b|\bforce\b[^?]*\b(?:seat|track|road)\b/i,
      ),
      m: place('kg'),
      v: place('m/s'),
      r: place('m', undefined, /\b(?:radius|string|rope|long)\b/i),
    },
  },
  {
    law: 'T = m*(v^2/r - g)',
    title: 'At the top weight and string pull together',
    when: /\b(?:top|highest)\b[\s\S]*|\bloop\b/i,
    not: /\b(?:hill|bump|bridge|crest|bottom)\b|°/i,
    places: {
      T: place('N', /\btension\b|\bnormal force\b|\bforce\b[^?]*\b(?:seat|track)\b/i),
      m: place('kg'),
      v: place('m/s'),
      r: place('m'),
    },
  },
  {
    law: 'N = m*g',
    title: 'Without acceleration the scale shows the weight',
    when: /\b(?:constant|steady|uniform)\b[^.]*\b(?:velocity|speed|m\/s)\b|\bat a constant\b/i,
    not: /\baccelerat\w*|°/i,
    places: { N: place('N', /\bscale read\w*\b|\bnormal force\b|\bapparent weight\b/i), m: place('kg') },
    ignore: ['m/s'],
  },
  {
    law: 'T = m*g - p*g*V',
    title: 'The water carries a part of the weight',
    when: /\b(?:under ?water|submerged|immersed|in water|below the surface)\b/i,
    places: {
      T: place('N', /\btension\b|\bapparent weight\b|\bforce\b[^?]*\b(?:string|cable|rope|lift|scale)\b/i),
      m: place('kg'),
      p: place('kg/m^3', undefined, undefined, { otherwise: 1_000 }),
      V: place('m^3'),
    },
  },
  {
    law: 'F = c*m*g',
    title: 'The push has to overcome the friction',
    when: /\b(?:start\w*|begins?|budge|to move|moving|slid\w*|constant (?:speed|velocity)|steady (?:speed|velocity))\b/i,
    not: /°|\bdegrees?\b|\bincline\w*|\bslope\b|\baccelerat\w*|\bcurve\b|\bstops?\b|\brest in\b/i,
    places: { F: place('N', FORCE), c: RUBBING, m: place('kg', MASS) },
  },
  {
    law: 'c = u^2/(2*g*s)',
    title: 'Friction uses up the speed',
    when: /\b(?:rest|stops?|stopping|halt)\b/i,
    not: SLANT,
    places: {
      c: RUBBING,
      u: place('m/s', SPEED),
      s: place('m', /\bhow far\b|\bdistance\b/i),
    },
    ignore: ['kg'],
  },
  {
    law: 'T = m*g/n',
    title: 'The ropes share the weight',
    when: /\beach\b/i,
    not: /°|\bdegrees?\b|\bpulley\b|\baccelerat\w*/i,
    places: {
      T: place('N', /\btension\b|\bforce\b/i),
      m: place('kg', MASS),
      n: told(/\b(two|three|four)\s+(?:\w+\s+)?(?:ropes|chains|cables|wires|cords|strings)\b/i),
    },
  },
  {
    law: 'F = m*g*sin(q)',
    title: 'The part of the weight along the slope',
    when: SLOPE,
    not: /\bcoefficient\b|\baccelerat\w*/i,
    places: {
      F: place(
        'N',
        /\bcomponent\b[^?]*\b(?:parallel|along|down)\b|\bforce\b[^?]*\b(?:parallel|along|hold|keep|prevent)\w*/i,
      ),
      m: place('kg'),
      q: place('rad'),
    },
  },
  {
    law: 'F = m*g*cos(q)',
    title: 'The part of the weight into the slope',
    when: SLOPE,
    not: /\baccelerat\w*/i,
    places: {
      F: place('N', /\bcomponent\b[^?]*\bperpendicular\b|\bnormal force\b/i),
      m: place('kg'),
      q: place('rad'),
    },
    ignore: [''],
  },
  {
    law: 'f = c*m*g*cos(q)',
    title: 'Friction on a slope',
    when: SLOPE,
    places: {
      f: place('N', /\bfriction(?:al)? force\b|\bforce of (?:kinetic |static )?friction\b/i),
      c: RUBBING,
      m: place('kg'),
      q: place('rad'),
    },
  },
  {
    law: 'a = F/(m + M)',
    title: 'One force moves both masses',
    when: /\b(?:connected|in contact|tied|touching|side by side|coupled|attached|pulls a)\b/i,
    not: /\bpulley\b|\bhang\w*|\bcoefficient\b|\bspring\b|°|\bdegrees?\b|\bvertical\w*/i,
    places: {
      a: place('m/s^2', /\bacceleration\b|\bhow fast do\b/i),
      F: place('N', FORCE),
      m: place('kg'),
      M: place('kg'),
    },
  },
  {
    law: 'F - m*g = m*a',
    title: 'Upward push minus weight moves it',
    when: /\brocket\b|\bthrust\b|\blift(?:s|ed)? off\b|\btakes? off vertically\b|\b(?:upward|vertical) (?:force|pull|thrust)\b/i,
    not: /\bhorizontal\w*|\bspace\b|\bjet\b|\bairplane\b|\brunway\b|\bsled\b|\bcar\b|\blevel\b|\borbit\w*|°|\bgravity\b|\bdrag\b|\bexhaust\b/i,
    places: {
      F: place('N', /\bthrust\b|\bforce\b/i),
      m: place('kg', MASS),
      a: place('m/s^2', /\bacceleration\b/i),
    },
  },
  {
    law: 'a = F*cos(q)/m',
    title: 'Only the level part of the pull moves it',
    when: /\b(?:frictionless|no friction|smooth|without friction|neglect\w*|negligible|ice|ignor\w*)\b/i,
    not: /\b(?:incline\w*|slope|ramp|hill|projectile)\b/i,
    places: { a: place('m/s^2', /\bacceleration\b/i), F: place('N'), q: place('rad'), m: place('kg') },
  },
  {
    law: 'N = m*g - F*sin(q)',
    title: 'The rope carries a part of the weight',
    when: /\bpull\w*\b[\s\S]*\b(?:above the horizontal|with the (?:ground|floor|horizontal))\b/i,
    not: /\bincline\w*|\bslope\b|\bpush\w*\b/i,
    places: { N: place('N', /\bnormal force\b/i), F: place('N'), q: place('rad'), m: place('kg') },
    ignore: [''],
  },
  {
    law: 'T = m*v^2/r',
    title: 'The string holds it on the circle',
    when: /\b(?:whirl\w*|swung|swings|twirl\w*|circle|circular)\b/i,
    not: /\bvertical\b|\b(?:top|bottom) of\b|\bconical\b/i,
    places: {
      T: place('N', /\btension\b/i),
      m: place('kg', MASS),
      v: place('m/s', SPEED),
      r: place('m', /\bradius\b/i),
    },
  },
  {
    law: 'v = sqrt(g*r)',
    title: 'At the top gravity alone bends the path',
    when: /\bloop\b|\b(?:top|highest point) of (?:the|a|its) (?:\w+ )?(?:circle|loop|circular)/i,
    not: /\bheight\b/i,
    places: {
      v: place('m/s', /\b(?:minimum|least|smallest|slowest|critical)\b[^?]*\b(?:speed|velocity)\b/i),
      r: place('m'),
    },
    ignore: ['kg'],
  },
  {
    law: 'n = v^2/(r*g)',
    title: 'Centripetal acceleration, counted in g',
    when: /\bhow many g(?:'s|’s|s)?\b|\b(?:multiples?|units) of g\b|\bin g(?:'s|’s)\b/i,
    places: { n: place('', /\bhow many g|\bacceleration\b/i), v: place('m/s'), r: place('m') },
  },
  clockHand('minute', 'an hour', 3_600),
  clockHand('second', 'a minute', 60),
  clockHand('hour', 'half a day', 43_200),
  {
    law: 'v = 2*π*r/T',
    title: 'Once around in a period',
    when: /\b(?:circle|circular|revolution|turn|orbit|around|carousel|merry|wheel|rotat\w*)\b/i,
    not: /\bstring\b|\bangular\b/i,
    places: {
      v: place('m/s', SPEED),
      r: place('m', /\bradius\b/i, /\b(?:radius|from the (?:center|centre|axis))\b/i),
      T: place('s', /\bperiod\b|\bhow long\b/i),
    },
    ignore: ['kg'],
  },
  {
    law: 'tan(q) = v^2/(r*g)',
    title: 'Ideal banking',
    when: /\bbank\w*/i,
    not: /\bcoefficient\b|\baccount\b/i,
    places: {
      q: place('rad', /\bangle\b/i, undefined, { shown: '°' }),
      v: place('m/s', SPEED),
      r: place('m', /\bradius\b/i),
    },
    ignore: ['kg'],
  },
];
