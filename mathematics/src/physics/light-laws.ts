import type { Law } from './law.ts';

const MIRROR_OR_LENS = /\b(?:lens|mirror)\b/i;

/** Lenses, refraction, photons and fast clocks. */
export const LIGHT_LAWS: readonly Law[] = [
  {
    law: '1/f = 1/d + 1/b',
    title: 'Lens and mirror equation',
    letters: { f: 'focal', d: 'objectDistance', b: 'imageDistance' },
    when: MIRROR_OR_LENS,
    not: /\b(?:diverging|convex mirror|concave lens|virtual|magnif\w*)\b/i,
  },
  {
    law: 'f = R/2',
    title: 'The focus lies halfway to the center of a mirror',
    letters: { f: 'focal', R: 'curvature' },
    when: /\bmirror\b/i,
  },
  {
    law: 'sin(q) = n*sin(r)',
    title: 'Snell’s law, from air',
    letters: { q: 'incidence', n: 'index', r: 'refraction' },
    when: /\b(?:from|in) (?:the )?air\b|\bair (?:in)?to\b/i,
  },
  {
    law: 'v = c/n',
    title: 'Light is slower in matter',
    letters: { v: 'speed', n: 'index' },
    constants: { c: 'light' },
    when: /\blight\b/i,
  },
  {
    law: 'sin(q) = 1/n',
    title: 'Total reflection',
    letters: { q: 'criticalAngle', n: 'index' },
  },
  {
    law: 'W = h*f',
    title: 'Energy of a photon',
    letters: { W: 'photonEnergy', f: 'frequency' },
    constants: { h: 'planck' },
    when: /\bphotons?\b/i,
  },
  {
    law: 'W = h*c/l',
    title: 'Energy of a photon',
    letters: { W: 'photonEnergy', l: 'wavelength' },
    constants: { h: 'planck', c: 'light' },
    when: /\bphotons?\b/i,
  },
  {
    law: 'l = h/(m*v)',
    title: 'De Broglie wavelength',
    letters: { l: 'wavelength', m: 'mass', v: 'speed' },
    constants: { h: 'planck' },
    when: /\bde ?broglie\b/i,
  },
  {
    law: 'l = h/(m*v)',
    title: 'De Broglie wavelength of an electron',
    letters: { l: 'wavelength', v: 'speed' },
    constants: { h: 'planck', m: 'electronMass' },
    when: /\bde ?broglie\b[\s\S]*\belectron\b|\belectron\b[\s\S]*\bde ?broglie\b/i,
  },
  {
    law: 'W = m*c^2',
    title: 'Mass is energy',
    letters: { W: 'restEnergy', m: 'mass' },
    constants: { c: 'light' },
  },
  {
    law: 'T = t/sqrt(1 - b^2)',
    title: 'Moving clocks run slow',
    letters: { T: 'longerTime', t: 'time', b: 'shareOfLight' },
    not: /\b(?:how far|distance|length|long moves)\b/i,
  },
  {
    law: 'L = l*sqrt(1 - b^2)',
    title: 'Moving lengths are shorter',
    letters: { L: 'shorterLength', l: 'length', b: 'shareOfLight' },
  },
];
