import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const EARTH = /\bEarth\b/;
const GRAVITY =
  /\b(?:acceleration due to gravity|gravitational acceleration|value of g|acceleration of gravity|gravitational field)\b/i;
const ORBITS = /\b(?:orbit\w*|satellite|circles|revolves?|goes around|moon)\b/i;
const ABOVE = /\b(?:above|altitude|height|high)\b/i;
const CENTER = /\b(?:radius|from the cent(?:er|re)|distance|away)\b/i;
const PLANET = place('kg', /\bmass\b/i, /\b(?:planet|star|sun|earth|moon|mass)\b/i);

/** Planets, moons and satellites. */
export const GRAVITATION: readonly Formula[] = [
  {
    law: 'w = G*M*m/r^2',
    title: 'Weight in the gravity of another world',
    when: /\b(?:moon|planet|mars|venus|jupiter|asteroid|star)\b/i,
    constants: { G: 'gravitation' },
    places: {
      w: place('N', /\bweigh\w*\b/i),
      M: place('kg', undefined, /\b(?:moon|planet|mars|venus|jupiter|asteroid|star|mass of)\b/i),
      m: place(
        'kg',
        undefined,
        /\b(?:astronaut|person|probe|rover|lander|man|woman|explorer|object|robot)\b/i,
        {
          named: true,
        },
      ),
      r: place('m'),
    },
  },
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
    when: /^(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))(?=[\s\S]*\b(?:above|altitude|height|high)\b)/i,
    not: /\bfrom the cent(?:er|re)\b|\bescape\b/i,
    constants: { G: 'gravitation', M: 'earthMass', R: 'earthRadius' },
    places: { v: place('m/s', SPEED), h: place('m', undefined, ABOVE) },
    ignore: ['kg'],
  },
  {
    law: 'T = 2*π*sqrt((R + h)^3/(G*M))',
    title: 'Kepler’s third law',
    when: /^(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))(?=[\s\S]*\b(?:above|altitude|height|high)\b)/i,
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
    when: /^(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))/i,
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
    when: /^(?=[\s\S]*\bEarth)(?=[\s\S]*\b(?:orbit|satellite|circl))/i,
    not: /\b(?:above|altitude)\b|\bAU\b|\b[Ss]un\b|\bplanet\b|\bstar\b|\basteroid\b|\bmass of (?:the )?Earth\b/,
    constants: { G: 'gravitation', M: 'earthMass' },
    places: {
      T: place('s', /\bperiod\b|\bhow long\b/i),
      r: place('m', /\bradius\b|\bhow far\b|\bdistance\b/i, CENTER),
    },
    ignore: ['kg'],
  },
  {
    law: 'U = -G*M*m/r',
    title: 'Energy in the field of the Earth, nothing far away',
    when: /^(?=[\s\S]*\bEarth)(?=[\s\S]*\bcent(?:er|re)\b)/i,
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
      n: told(
        /\b(two|three|four|five|ten|\d+(?:\.\d+)?)\s+(?:(?:Earth|planet)(?:'s|’s)?\s+)?radii from (?:the|its) cent(?:er|re)\b/i,
      ),
    },
  },
];
