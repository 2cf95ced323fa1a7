import { place, told, type Formula } from './formula.ts';

const SPEED = /\b(?:speed|velocity|how fast)\b/i;
const FORCE = /\bforce\b/i;
const SLOPE = /\b(?:incline\w*|slope|hill|ramp|plank|plane)\b/i;
const SLANT = /°|\bdegrees?\b|\bincline\w*|\bslope\b/i;
const RUBBING = place('', /\bcoefficient of (?:static |kinetic |sliding )?friction\b/i, /\bfriction\b/i);
const MASS = /\bmass\b/i;

/** Pushes and pulls, slopes, circles. */
export const FORCES: readonly Formula[] = [
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
      F: place('N', /\bcomponent\b[^?]*\b(?:parallel|along|down)\b|\bforce\b[^?]*\b(?:parallel|along|hold|keep|prevent)\w*/i),
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
    places: { v: place('m/s', /\b(?:minimum|least|smallest|slowest|critical)\b[^?]*\b(?:speed|velocity)\b/i), r: place('m') },
    ignore: ['kg'],
  },
  {
    law: "n = v^2/(r*g)",
    title: 'Centripetal acceleration, counted in g',
    when: /\bhow many g(?:'s|’s|s)?\b|\b(?:multiples?|units) of g\b|\bin g(?:'s|’s)\b/i,
    places: { n: place('', /\bhow many g|\bacceleration\b/i), v: place('m/s'), r: place('m') },
  },
  {
    law: 'w = 2*π/T',
    title: 'Once around in an hour',
    when: /\bminute hand\b/i,
    places: {
      w: place('rad/s', /\bangular (?:velocity|speed)\b/i),
      T: place('s', undefined, undefined, { otherwise: 3_600 }),
    },
  },
  {
    law: 'w = 2*π/T',
    title: 'Once around in a minute',
    when: /\bsecond hand\b/i,
    places: {
      w: place('rad/s', /\bangular (?:velocity|speed)\b/i),
      T: place('s', undefined, undefined, { otherwise: 60 }),
    },
  },
  {
    law: 'w = 2*π/T',
    title: 'Once around in half a day',
    when: /\bhour hand\b/i,
    places: {
      w: place('rad/s', /\bangular (?:velocity|speed)\b/i),
      T: place('s', undefined, undefined, { otherwise: 43_200 }),
    },
  },
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

const EARTH = /\bEarth\b/;
const GRAVITY = /\b(?:acceleration due to gravity|gravitational acceleration|value of g|acceleration of gravity|gravitational field)\b/i;
const ORBITS = /\b(?:orbit\w*|satellite|circles|revolves?|goes around|moon)\b/i;
const ABOVE = /\b(?:above|altitude|height|high)\b/i;
const CENTER = /\b(?:radius|from the cent(?:er|re)|distance|away)\b/i;
const PLANET = place('kg', /\bmass\b/i, /\b(?:planet|star|sun|earth|moon|mass)\b/i);

/** Planets, moons and satellites. */
export const GRAVITATION: readonly Formula[] = [
  {
    law: 'F = G*m*M/r^2',
    title: 'Law of gravitation',
    when: /\bgravit\w*/i,
    not: /\b(?:spring|friction|slope|ramp|torque|potential energy)\b/i,
    constants: { G: 'gravitation' },
    places: {
      F: place('N', /\b(?:force of gravity|gravitational (?:force|attraction|pull)|force)\b/i),
      m: place('kg'),
      M: place('kg'),
      r: place('m', /\bhow far\b|\bdistance\b/i),
    },
  },
  {
    law: 'a = G*M/(R + h)^2',
    title: 'Gravity above the Earth',
    when: EARTH,
    constants: { G: 'gravitation', M: 'earthMass', R: 'earthRadius' },
    places: { a: place('m/s^2', GRAVITY), h: place('m', undefined, ABOVE) },
    not: /\bfrom the cent(?:er|re)\b|\bradius of\b/i,
  },
  {
    law: 'v = sqrt(G*M/(R + h))',
    title: 'Gravity holds it on its circle',
    when: /(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))(?=[\s\S]*\b(?:above|altitude|height|high)\b)/i,
    not: /\bfrom the cent(?:er|re)\b|\bescape\b/i,
    constants: { G: 'gravitation', M: 'earthMass', R: 'earthRadius' },
    places: { v: place('m/s', SPEED), h: place('m', undefined, ABOVE) },
    ignore: ['kg'],
  },
  {
    law: 'T = 2*π*sqrt((R + h)^3/(G*M))',
    title: 'Kepler’s third law',
    when: /(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))(?=[\s\S]*\b(?:above|altitude|height|high)\b)/i,
    not: /\bfrom the cent(?:er|re)\b/i,
    constants: { G: 'gravitation', M: 'earthMass', R: 'earthRadius' },
    places: { T: place('s', /\bperiod\b|\bhow long\b/i), h: place('m', /\bhow high\b|\baltitude\b/i, ABOVE) },
    ignore: ['kg'],
  },
  {
    law: 'v = sqrt(G*M/r)',
    title: 'Gravity holds it on its circle',
    when: ORBITS,
    not: /\bescape\b|\b(?:above|altitude)\b|\bdays?\b|\bperiod\b/i,
    constants: { G: 'gravitation' },
    places: { v: place('m/s', SPEED), M: PLANET, r: place('m', /\bradius\b|\bhow far\b/i, CENTER) },
  },
  {
    law: 'v = sqrt(G*M/r)',
    title: 'Gravity holds it on its circle',
    when: /(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))/i,
    not: /\bescape\b|\b(?:above|altitude)\b|\bAU\b/i,
    constants: { G: 'gravitation', M: 'earthMass' },
    places: { v: place('m/s', SPEED), r: place('m', /\bradius\b/i, CENTER) },
    ignore: ['kg'],
  },
  {
    law: 'T^2 = 4*π^2*r^3/(G*M)',
    title: 'Kepler’s third law',
    when: ORBITS,
    not: /\b(?:above|altitude)\b|\bAU\b/i,
    constants: { G: 'gravitation' },
    places: {
      T: place('s', /\bperiod\b|\bhow long\b/i),
      r: place('m', /\bradius\b|\bhow far\b|\bdistance\b/i, CENTER),
      M: PLANET,
    },
  },
  {
    law: 'T^2 = 4*π^2*r^3/(G*M)',
    title: 'Kepler’s third law',
    when: /(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))/i,
    not: /\b(?:above|altitude)\b|\bAU\b|\b[Ss]un\b|\bplanet\b|\bstar\b|\basteroid\b|\bmass of (?:the )?Earth\b/,
    constants: { G: 'gravitation', M: 'earthMass' },
    places: { T: place('s', /\bperiod\b|\bhow long\b/i), r: place('m', /\bradius\b|\bhow far\b|\bdistance\b/i, CENTER) },
    ignore: ['kg'],
  },
  {
    law: 'U = -G*M*m/r',
    title: 'Energy in the field of the Earth, nothing far away',
    when: /(?=[\s\S]*\bEarth)(?=[\s\S]*\bcent(?:er|re)\b)/i,
    constants: { G: 'gravitation', M: 'earthMass' },
    places: {
      U: place('J', /\bpotential energy\b/i, undefined, { signed: true }),
      m: place('kg'),
      r: place('m'),
    },
  },
  {
    law: 'g = G*M/r^2',
    title: 'Gravity of a planet',
    when: /\bplanet\b|\bmoon\b|\bstar\b|\basteroid\b|\bMars\b|\bVenus\b|\bJupiter\b/i,
    not: /\b(?:orbit\w*|satellite|falls?|dropped|thrown|pendulum|jump\w*|weigh\w*)\b/i,
    constants: { G: 'gravitation' },
    places: { M: place('kg', /\bmass\b/i), r: place('m', /\bradius\b/i) },
  },
  {
    law: 'w = W/n^2',
    title: 'Gravity falls with the square of the distance',
    when: /\bradii\b/i,
    places: {
      w: place('N', /\bweigh\w*\b/i),
      W: place('N'),
      n: told(/\b(two|three|four|five|ten|\d+(?:\.\d+)?)\s+(?:(?:Earth|planet)(?:'s|’s)?\s+)?radii from (?:the|its) cent(?:er|re)\b/i),
    },
  },
];
