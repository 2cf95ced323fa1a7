import { place, type Formula } from './formula.ts';

const SHARE = place('light', /\b(?:speed|velocity|how fast|fraction)\b/i);
const TIME = /\bhow (?:long|much time|many (?:years|seconds|days|hours))\b|\btime\b|\blifetime\b/i;
const FAST = /\d\s*\*?\s*c\b|\bspeed of light\b/;

/** Near the speed of light. */
export const RELATIVITY: readonly Formula[] = [
  {
    law: 'n = 1/sqrt(1 - b^2)',
    title: 'How much clocks are slowed',
    when: /\b(?:Lorentz|relativistic|gamma) factor\b|\bγ\b/i,
    places: { n: place('', /\bfactor\b|\bγ\b/i), b: SHARE },
  },
  {
    law: 'w = (u + v)/(1 + u*v)',
    title: 'Speeds near that of light do not simply add',
    when: /\brelative to\b/i,
    not: /\b(?:backward|opposite|toward each other|behind|away from)\b/i,
    places: { w: place('', /\b(?:speed|velocity|how fast)\b/i), u: place('light'), v: place('light') },
  },
  {
    law: 'E = m*C^2/sqrt(1 - b^2)',
    title: 'Energy of rest and motion together',
    when: FAST,
    constants: { C: 'light' },
    places: { E: place('J', /\btotal energy\b/i), m: place('kg'), b: SHARE },
  },
  {
    law: 'K = m*C^2*(1/sqrt(1 - b^2) - 1)',
    title: 'Energy of motion near the speed of light',
    when: FAST,
    constants: { C: 'light' },
    places: { K: place('J', /\bkinetic energy\b/i), m: place('kg'), b: SHARE },
  },
  {
    law: 'p = m*b*C/sqrt(1 - b^2)',
    title: 'Momentum near the speed of light',
    when: FAST,
    constants: { C: 'light' },
    places: { p: place('kg*m/s', /\bmomentum\b/i), m: place('kg'), b: SHARE },
  },
  ...(['electron', 'proton'] as const).flatMap((name): Formula[] => {
    const when = new RegExp(String.raw`\b${name}\b`, 'i');
    const constants = { C: 'light', m: name === 'electron' ? 'electronMass' : 'protonMass' } as const;
    return [
      {
        law: 'E = m*C^2/sqrt(1 - b^2)',
        title: 'Energy of rest and motion together',
        when,
        constants,
        places: { E: place('J', /\btotal energy\b/i), b: SHARE },
      },
      {
        law: 'K = m*C^2*(1/sqrt(1 - b^2) - 1)',
        title: 'Energy of motion near the speed of light',
        when,
        constants,
        places: { K: place('J', /\bkinetic energy\b/i), b: SHARE },
      },
      {
        law: 'p = m*b*C/sqrt(1 - b^2)',
        title: 'Momentum near the speed of light',
        when,
        constants,
        places: { p: place('kg*m/s', /\bmomentum\b/i), b: SHARE },
      },
      {
        law: 'E = m*C^2',
        title: 'Mass is energy',
        when,
        not: /\d\s*c\b|\bphoton\b/i,
        constants,
        places: { E: place('J', /\brest energy\b|\benergy equivalent\b/i) },
      },
    ];
  }),
  {
    law: 'L = l*sqrt(1 - b^2)',
    title: 'Moving lengths are shorter',
    when: /\b(?:long|length|meter ?stick|contract\w*)\b/i,
    places: {
      L: place('m', /\bhow long\b(?! does| will| would it take)|\blength\b/i),
      l: place('m', /\bproper length\b|\brest length\b/i),
      b: SHARE,
    },
    not: /\b(?:years?|seconds?|clock|μs|age|lives?|takes?)\b/i,
  },
  {
    law: 'L = l*sqrt(1 - b^2)',
    title: 'Moving lengths are shorter',
    when: /\bmeter ?stick\b/i,
    places: {
      L: place('m', /\bhow long\b|\blength\b/i),
      l: place('m', undefined, undefined, { otherwise: 1 }),
      b: SHARE,
    },
  },
  {
    law: 't = T*sqrt(1 - b^2)',
    title: 'The traveller’s clock runs slow',
    when: /\b(?:Earth|ground|observer|stationary|home)\b[\s\S]*/i,
    not: /\b(?:light-?years?|how far|distance)\b/i,
    places: {
      t: place(
        's',
        /\b(?:how (?:long|much time|many years|much)\b[^?]*\b(?:astronaut|traveler|crew|ship|board|twin|pilot|passenger|clock on the))/i,
      ),
      T: place('s', undefined, /\b(?:Earth|ground|observer|home)\b/i, { named: true }),
      b: SHARE,
    },
  },
  {
    law: 'T = t/sqrt(1 - b^2)',
    title: 'Moving clocks run slow',
    when: FAST,
    not: /\b(?:light-?years?|how far|distance|length)\b|\b(?:astronaut|traveler|crew|ship|board|twin|pilot|passenger)s?\s*\?/i,
    places: { T: place('s', TIME), t: place('s'), b: SHARE },
  },
  {
    law: 'E = m*C^2',
    title: 'Mass is energy',
    when: /\b(?:rest energy|rest mass|mass(?:-energy)?|converted|annihilat\w*|matter)\b/i,
    not: /\bheat\b|\bkinetic\b|\bphoton\b|\bbinding\b/i,
    constants: { C: 'light' },
    places: {
      E: place('J', /\b(?:rest energy|energy (?:is|was|would be|equivalent|released)|how much energy)\b/i),
      m: place('kg', /\bmass\b/i),
    },
  },
];
