import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const DEGREES = { shown: '°' } as const;
const ANGLE = place('rad', /\bangle\b|\bdegrees\b/i, undefined, DEGREES);
const WAVE = place('m', /\bwavelength\b/i, /\bwavelength\b|\blight\b|\bnm\b|\blaser\b/i);
const ORDER = told(
  /\b(first|second|third|fourth|fifth)[- ](?:order|dark|bright|minimum|maximum|fringe)\b|\bm\s*=\s*(\d)\b/i,
  undefined,
  { otherwise: 1 },
);
const SLITS = /\b(?:double[- ]slit|two (?:\w+ ){0,2}slits|slits)\b/i;
const BETWEEN = place(
  'm',
  /\b(?:slit )?(?:separation|spacing)\b|\bhow far apart are the slits\b/i,
  /\b(?:apart|separat\w*|spacing|spaced|slits?)\b/i,
);
const WIDTH = place('m', /\bwidth\b|\bhow wide\b/i, /\b(?:width|wide|slit)\b/i);
const SCREEN = place(
  'm',
  /\bhow far\b[^?]*\bscreen\b|\bdistance to the screen\b/i,
  /\b(?:screen|wall|away)\b/i,
);
const OBJECT = place(
  'm',
  /\bobject distance\b|\bhow far (?:is|must|should) the (?!image|screen)[^?]*\bfrom the (?:lens|mirror)\b|\bhow far\b[^?]*\bobject\b|\bwhere should\b/i,
  /\b(?:object|in front|from (?:a|the)|placed|stands?|candle|away)\b/i,
);
const IMAGE = place(
  'm',
  /\bimage distance\b|\bwhere is\b[^?]*\bimage\b|\bwhere\b[^?]*\bimage\b|\bimage\b[^?]*\b(?:located|form\w*|from|position)\b/i,
  /\bimage\b|\bbehind\b|\bscreen\b/i,
  { signed: true },
);
const FOCUS = place('m', /\bfocal length\b/i, /\bfocal\b|\bf\s*=\s*$/i, { signed: true });
const INDEX =
  /(?:\bind(?:ex|ices) of refraction\b|\brefractive ind(?:ex|ices)\b|(?<![A-Za-z])n\s*=)[^.\d]{0,30}?(\d\.\d+)/i;
const REFRACTIVE = /\bind(?:ex|ices) of refraction\b|\brefractive index\b/i;

/** Lenses, mirrors, slits and filters. */
export const OPTICS: readonly Formula[] = [
  {
    law: 'H = h*b/d',
    title: 'The image is as much larger as it is farther away',
    when: /\bimage\b/i,
    places: {
      H: place(
        'm',
        /\bhow (?:tall|high|large|big) is the image\b|\b(?:height|size) of the image\b|\bimage height\b/i,
      ),
      h: place('m', /\bheight of the object\b/i, /\b(?:tall|high|height)\b/i, { named: true }),
      b: place('m', undefined, /\bimage\b|\bbehind\b|\bscreen\b/i),
      d: place('m', undefined, /\b(?:object|in front|from (?:a|the)|placed)\b/i),
    },
  },
  {
    law: 'M = -b/d',
    title: 'Magnification is image distance over object distance',
    when: /\bmagnification\b/i,
    not: /\bmicroscope\b|\btelescope\b|\bfocal\b/i,
    places: {
      M: place('', /\bmagnification\b/i, undefined, { signed: true }),
      b: place('m', undefined, /\bimage\b/i),
      d: place('m', undefined, /\bobject\b/i),
    },
  },
  {
    law: 'M = H/h',
    title: 'Magnification is image over object',
    when: /\bmagnif\w*/i,
    not: /\bfocal\b|\btelescope\b|\bdistance\b|\binverted\b/i,
    places: {
      M: told(
        /\bmagnif\w*\s*(?:of|is|=|by)?\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:x|×|times)\b/i,
        /\bmagnification\b|\bhow many times\b/i,
      ),
      H: place(
        'm',
        /\bimage\b|\bdrawing\b|\bappear\w*|\blook\b/i,
        /\b(?:appears?|image|drawing|picture|photo\w*|micrograph|looks?|diagram)\b/i,
      ),
      h: place(
        'm',
        /\bactual\b|\breal\b|\btrue\b|\bobject\b|\bcell\b/i,
        /\b(?:actual\w*|real|true|object|cell|specimen|is)\b/i,
      ),
    },
  },
  {
    law: 'P = 1/f',
    title: 'Strength of a lens',
    when: /\bdiopters?\b|\bdioptres?\b|\bpower of\b[^.]*\blens\b/i,
    places: {
      P: place('1/m', /\b(?:power|diopters?)\b/i, undefined, { shown: 'diopters', signed: true }),
      f: place('m', /\bfocal length\b/i, undefined, { signed: true }),
    },
  },
  {
    law: '1/f = 1/d + 1/b',
    title: 'Lens and mirror equation',
    when: /\b(?:converging|convex|diverging) lens\b|\bconcave mirror\b|\bconverging mirror\b|\blens\b|\bmirror\b/i,
    not: /\b(?:diverging|convex mirror|concave lens|virtual|magnif\w*|tall|eyepiece|curvature|inverted|upright|contact|eyeglass\w*)\b/i,
    places: { f: FOCUS, d: OBJECT, b: IMAGE },
  },
  {
    law: '1/b = -1/sqrt(f^2) - 1/d',
    title: 'A diverging lens has a negative focal length',
    when: /\bdiverging\b|\bconcave lens\b|\bconvex mirror\b/i,
    not: /\bmagnif\w*|\btall\b|\bcurvature\b/i,
    places: { b: IMAGE, f: { ...FOCUS, named: true }, d: OBJECT },
  },
  {
    law: 'sin(q) = 1/n',
    title: 'Total reflection',
    when: /\bcritical angle\b/i,
    places: {
      q: place('rad', /\bcritical angle\b|\bangle\b/i, undefined, DEGREES),
      n: told(INDEX, REFRACTIVE),
    },
  },
  {
    law: 'F = R/2',
    title: 'The focus lies halfway to the center of a mirror',
    when: /\bmirror\b/i,
    places: {
      F: place('m', /\bfocal length\b/i),
      R: place('m', /\bradius of curvature\b/i, /\bcurvature\b/i),
    },
  },
  {
    law: 'M = F/f',
    title: 'A telescope magnifies by its focal lengths',
    when: /\btelescope\b/i,
    places: {
      M: place('', /\bmagnification\b|\bhow many times\b/i),
      F: place('m', /\bobjective\b/i, /\b(?:objective|mirror)\b/i),
      f: place('m', /\beyepiece\b/i, /\b(?:eyepiece|ocular)\b/i),
    },
  },
  {
    law: 'sin(q) = m*N*l*100',
    title: 'The light of all lines meets in step',
    when: /\b(?:lines|slits|grooves|rulings)\s*(?:per|\/)\s*(?:cm|centimeter)/i,
    places: {
      q: ANGLE,
      m: ORDER,
      N: told(/(\d[\d,]*)\s*(?:lines|slits|grooves|rulings)\s*(?:per|\/)\s*(?:cm|centimeters?)\b/i),
      l: WAVE,
    },
  },
  {
    law: 'sin(q) = m*N*l*1000',
    title: 'The light of all lines meets in step',
    when: /\b(?:lines|slits|grooves|rulings)\s*(?:per|\/)\s*(?:mm|millimeter)/i,
    places: {
      q: ANGLE,
      m: ORDER,
      N: told(/(\d[\d,]*)\s*(?:lines|slits|grooves|rulings)\s*(?:per|\/)\s*(?:mm|millimeters?)\b/i),
      l: WAVE,
    },
  },
  {
    law: 'y = l*L/d',
    title: 'Bright fringes lie evenly on the screen',
    when: SLITS,
    places: {
      y: place(
        'm',
        /\b(?:how far apart|spacing|separation|distance)\b[^?]*\b(?:fringes|bright|maxima|dark)\b|\bfringe (?:spacing|separation)\b/i,
        /\b(?:fringes?|maxima)\b/i,
      ),
      l: WAVE,
      L: SCREEN,
      d: BETWEEN,
    },
  },
  {
    law: 'sin(q) = m*l/d',
    title: 'Light from both slits meets in step',
    when: SLITS,
    not: /\bdark\b|\bminimum\b|\bdestructive\b/i,
    places: { q: ANGLE, m: ORDER, l: WAVE, d: BETWEEN },
  },
  {
    law: 'sin(q) = m*l/a',
    title: 'Dark where the slit’s light cancels itself',
    when: /\bsingle slit\b|\bslit\b/i,
    not: SLITS,
    places: { q: ANGLE, m: ORDER, l: WAVE, a: WIDTH },
  },
  {
    law: 'w = 2*l*L/a',
    title: 'The middle stripe reaches from dark to dark',
    when: /\bsingle slit\b|\bslit\b/i,
    not: SLITS,
    places: {
      w: place('m', /\bwidth of the central\b|\bhow wide is the central\b|\bcentral (?:maximum|bright)\b/i),
      l: WAVE,
      L: SCREEN,
      a: WIDTH,
    },
  },
  {
    law: 'sin(q) = 1.22*l/D',
    title: 'A round opening blurs by this angle',
    when: /\b(?:resol\w*|circular aperture|Rayleigh)\b/i,
    places: {
      q: place('rad', /\bangle\b|\bresol\w*|\bangular\b/i),
      l: WAVE,
      D: place('m', /\bdiameter\b|\baperture\b/i, /\b(?:diameter|aperture|mirror|telescope|pupil)\b/i),
    },
  },
  {
    law: 'w = l/n',
    title: 'Waves are shorter in glass',
    when: /\bwavelength\b/i,
    not: /\bslit|\bphoton|\bfilm\b|\bgrating\b/i,
    places: { w: place('m', /\bwavelength\b/i), l: WAVE, n: told(INDEX, REFRACTIVE) },
  },
  {
    law: 'n = c/v',
    title: 'Light is slower in matter',
    when: REFRACTIVE,
    not: /°|\bdegrees?\b|\bangle\b/i,
    constants: { c: 'light' },
    places: { n: told(INDEX, REFRACTIVE), v: place('m/s', SPEED) },
  },
  {
    law: 'tan(q) = n',
    title: 'Brewster: the reflected light is polarized',
    when: /\bBrewster\w*|\bpolariz(?:ing|ation) angle\b|\bcompletely polarized\b/i,
    places: { q: place('rad', /\bangle\b/i, undefined, DEGREES), n: told(INDEX, REFRACTIVE) },
  },
  {
    law: 'I = J/2*cos(q)^2',
    title: 'The first filter halves it, the second takes its share',
    when: /\bunpolarized\b[\s\S]*\b(?:two|second|another)\b/i,
    places: {
      I: place('W/m^2', /\bintensity\b/i),
      J: place('W/m^2', /\b(?:initial|incident|original)\b/i),
      q: ANGLE,
    },
  },
  {
    law: 'I = J/2',
    title: 'A filter halves unpolarized light',
    when: /\bunpolarized\b/i,
    not: /\b(?:two|second|another|three)\b/i,
    places: { I: place('W/m^2', /\bintensity\b/i), J: place('W/m^2') },
  },
  {
    law: 'I = J*cos(q)^2',
    title: 'Malus: the filter lets through its own direction',
    when: /\bpolari[sz]\w*/i,
    not: /\bunpolarized\b/i,
    places: {
      I: place('W/m^2', /\bintensity\b/i),
      J: place('W/m^2', /\b(?:initial|incident|original)\b/i),
      q: ANGLE,
    },
  },
  {
    law: 'n = cos(q)^2',
    title: 'Malus: the filter lets through its own direction',
    when: /\bpolari[sz]\w*/i,
    not: /\bunpolarized\b|\bBrewster/i,
    places: { n: place('', /\b(?:fraction|percent(?:age)?)\b/i), q: ANGLE },
  },
  {
    law: 'm*sin(a) = n*sin(b)',
    title: 'Snell’s law',
    when: /\brefract\w*/i,
    not: /\bcritical\b|\bprism\b|\btotal internal\b/i,
    places: {
      m: told(
        /\b(?:from|in) (?:a |the )?(?!air\b)[a-z ]{3,25}\(?\s*(?:with (?:an? )?)?(?:n|index of refraction|refractive index)\s*(?:=|of|is)?\s*(\d\.\d+)/i,
        undefined,
        { otherwise: 1 },
      ),
      a: place(
        'rad',
        /\bangle of incidence\b|\bincident angle\b/i,
        /\b(?:incidence|incident|strikes|hits|enters)\b/i,
        { ...DEGREES },
      ),
      n: told(
        /\b(?:into|to|enters?|onto|on) (?:a |the )?(?!air\b)[a-z ]{3,25}\(?\s*(?:with (?:an? )?)?(?:n|index of refraction|refractive index)\s*(?:=|of|is)?\s*(\d\.\d+)/i,
        REFRACTIVE,
      ),
      b: place('rad', /\bangle of refraction\b|\brefracted\b|\bangle\b/i, /\brefract\w+\b/i, { ...DEGREES }),
    },
  },
];
