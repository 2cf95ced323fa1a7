import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const TIMES = /\bhow many times\b|\bhow much (?:more|brighter|fainter|greater)\b|\bfactor\b|\bluminosity\b/i;
const FAR = /\bhow far\b|\bdistance\b/i;
const LIGHT = place('m', /\bwavelength\b/i);

/** Stars, planets and galaxies. */
export const STARS: readonly Formula[] = [
  {
    law: 'd*p = 3.086*10^16',
    title: 'A parsec for a second of arc',
    when: /\bparallax\b/i,
    places: {
      d: place('m', FAR, undefined, { shown: 'pc' }),
      p: told(/(\d*\.?\d+)\s*(?:arc-?\s?sec(?:ond)?s?|arcsec|seconds? of arc|")/i, /\bparallax\b/i),
    },
  },
  {
    law: 'y = x',
    title: 'The same distance in another unit',
    when: /\bhow many (?:light[- ]years?|parsecs|AU|astronomical units|km|kilometers|meters|miles)\b/i,
    places: {
      y: place('m', /\bhow many (?:light[- ]years?|parsecs|AU|km|kilometers|meters|miles)\b/i),
      x: place('m'),
    },
    not: /\b(?:speed|seconds?|hours?|travels?|parallax|recede\w*|Hubble)\b/i,
  },
  {
    law: 'T = 31557600*sqrt((a/(1.496*10^11))^3)',
    title: 'Kepler: years squared are distances cubed',
    when: /\bAU\b/,
    not: /\bspeed\b|\bkm\/s\b|\bmass\b|\blight\b/i,
    places: {
      T: place('s', /\bperiod\b|\bhow long\b|\byears?\b/i, undefined, { shown: 'years' }),
      a: place('m', /\bsemi-?major axis\b|\bdistance\b|\bhow far\b/i, undefined, { shown: 'AU' }),
    },
  },
  {
    law: 'v = H*d',
    title: 'Hubble: the farther, the faster',
    when: /\bHubble\b/i,
    places: {
      v: place('m/s', SPEED, undefined, { shown: 'km/s' }),
      H: place('Hz', /\bHubble constant\b/i),
      d: place('m', FAR, undefined, { shown: 'Mpc' }),
    },
  },
  {
    law: 'n = r^2*t^4',
    title: 'Luminosity goes with the surface and the fourth power of the temperature',
    when: /\bstar\b[\s\S]*\b(?:luminosity|luminous|brighter)\b/i,
    not: /\bdistance\b|\bfar\b|\bmagnitude\b/i,
    places: {
      n: place('', TIMES),
      r: told(
        /\b(twice|half|three|four|five|ten|\d+(?:\.\d+)?)\s+(?:times\s+)?(?:the|as large|its|that)?\s*(?:the )?(?:radius|diameter|size|large)\b|\bradius\b[^.\d]{0,20}?\b(twice|\d+(?:\.\d+)?)\s*(?:times)?/i,
        undefined,
        { otherwise: 1 },
      ),
      t: told(
        /\b(twice|half|three|\d+(?:\.\d+)?)\s+(?:times\s+)?(?:the|as|its)\s+(?:surface )?(?:temperature|hot)\b|\btemperature\b[^.\d]{0,20}?\b(twice|three|\d+(?:\.\d+)?)\s*(?:times|that)/i,
        undefined,
        { otherwise: 1 },
      ),
    },
  },
  {
    law: 'z = (o - r)/r',
    title: 'How much the waves are stretched',
    when: /\bredshift\b/i,
    places: {
      z: place('', /\bredshift\b/i),
      o: place('m', undefined, /\b(?:observed|measured|appears?|shifted|seen|detected)\b/i),
      r: place('m', undefined, /\b(?:rest|laboratory|lab|emitted|normal\w*|usual\w*)\b/i),
    },
  },
  {
    law: 'v = c*(o - r)/r',
    title: 'Doppler: the shift tells the speed',
    when: /\bspectr\w*|\bline\b|\bshift\w*|\bgalaxy\b/i,
    constants: { c: 'light' },
    places: {
      v: place('m/s', SPEED, undefined, { shown: 'km/s' }),
      o: { ...LIGHT, near: /\b(?:observed|measured|appears?|shifted|seen|detected)\b/i },
      r: { ...LIGHT, near: /\b(?:rest|laboratory|lab|emitted|normal\w*|usual\w*)\b/i },
    },
  },
  {
    law: 'n = k^2',
    title: 'Light thins out with the square of the distance',
    when: /\b(?:times (?:as far|farther|the distance|more distant)|twice (?:as far|the distance))\b/i,
    places: {
      n: place('', /\b(?:how many times|how much|factor)\b/i),
      k: told(
        /\b(twice|three|four|five|ten|\d+(?:\.\d+)?)\s+(?:times\s+)?(?:as far|farther|the distance|more distant)/i,
      ),
    },
  },
  {
    law: 'n = (D/d)^2',
    title: 'Light is gathered by the area of the mirror',
    when: /\btelescopes?\b/i,
    places: {
      n: place('', /\bhow many times\b|\bhow much more\b|\bfactor\b/i),
      D: place('m', undefined, undefined, { turn: 0 }),
      d: place('m', undefined, /\bthan\b/i, { turn: 1 }),
    },
  },
  {
    law: 'r = 2*G*M/c^2',
    title: 'Nothing escapes from within',
    when: /\bSchwarzschild\b|\bblack hole\b|\bevent horizon\b/i,
    constants: { G: 'gravitation', c: 'light' },
    places: { r: place('m', /\bradius\b|\bevent horizon\b/i), M: place('kg', /\bmass\b/i) },
  },
  {
    law: 'n = 10^(0.4*sqrt((a - b)^2))',
    title: 'Five magnitudes are a factor of a hundred',
    when: /\bmagnitudes?\b/i,
    places: {
      n: place('', /\bhow many times\b|\bhow much brighter\b|\bfactor\b/i),
      a: told(/\bmagnitude\b[^.\d-]{0,15}(-?\d+(?:\.\d+)?)/i),
      b: told(
        /\bmagnitude\b[^.\d-]{0,15}-?\d+(?:\.\d+)?\b(?!\.\d)[^\d]{0,60}?\bmagnitude\b[^.\d-]{0,15}(-?\d+(?:\.\d+)?)/i,
      ),
    },
  },
];
