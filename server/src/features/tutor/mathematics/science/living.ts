import { place, told, type Formula } from './formula.ts';

const ALLELE = /\ballele\b/i;
const RECESSIVE = /\brecessive\b/i;
const ONE_IN = /\b(?:one|1)\s+(?:in|out of(?: every)?)\s+(?:every\s+)?(\d[\d,]*)\b/i;
const CARRIERS = /\bheterozyg\w+|\bcarriers?\b/i;
const SICK = place('%');
const DOMINANT_SHARE = /\bdominant allele\b[^.\d]{0,40}(0?\.\d+)/i;
const RECESSIVE_SHARE = /\brecessive allele\b[^.\d]{0,40}(0?\.\d+)/i;
const POOL = /\ballele\b|\bHardy\b|\bpopulation\b|\brecessive\b|\btrait\b/i;

/** Genes, cells and populations. */
export const LIVING: readonly Formula[] = [
  {
    law: 'h = 2*sqrt(n)*(1 - sqrt(n))',
    title: 'Hardy and Weinberg: carriers are 2pq',
    when: RECESSIVE,
    places: { h: place('', CARRIERS), n: SICK },
  },
  {
    law: 'h = 2*sqrt(1/N)*(1 - sqrt(1/N))',
    title: 'Hardy and Weinberg: carriers are 2pq',
    when: RECESSIVE,
    places: { h: place('', CARRIERS), N: told(ONE_IN) },
  },
  {
    law: 'h = 2*p*(1 - p)',
    title: 'Hardy and Weinberg: carriers are 2pq',
    when: POOL,
    places: {
      h: place('', CARRIERS),
      p: told(/\balleles?\b[^.\d]{0,40}(0?\.\d+)|\bp\s*=\s*(0?\.\d+)/i),
      q: told(/\bq\s*=\s*(0?\.\d+)/i, undefined, { otherwise: 0 }),
    },
  },
  {
    law: 'h = p^2',
    title: 'Hardy and Weinberg: twice the same allele',
    when: ALLELE,
    places: { h: place('', /\bhomozygous dominant\b/i), p: told(DOMINANT_SHARE) },
  },
  {
    law: 'h = (1 - p)^2',
    title: 'Hardy and Weinberg: twice the other allele',
    when: ALLELE,
    places: {
      h: place('', /\bhomozygous recessive\b|\brecessive (?:trait|phenotype)\b/i),
      p: told(DOMINANT_SHARE),
    },
  },
  {
    law: 'h = q^2',
    title: 'Hardy and Weinberg: twice the same allele',
    when: ALLELE,
    places: {
      h: place('', /\bhomozygous recessive\b|\brecessive (?:trait|phenotype)\b/i),
      q: told(RECESSIVE_SHARE),
    },
  },
  {
    law: 'p = 1 - sqrt(n)',
    title: 'Hardy and Weinberg: the two alleles make 1',
    when: RECESSIVE,
    places: { p: place('', /\bfrequency\b[^?]*\bdominant allele\b|\bdominant allele\b/i), n: SICK },
  },
  {
    law: 'q = sqrt(n)',
    title: 'Hardy and Weinberg: the recessive trait needs the allele twice',
    when: RECESSIVE,
    places: { q: place('', /\bfrequency\b[^?]*\ballele\b|\ballele\b/i), n: SICK },
  },
  {
    law: 'q = sqrt(1/N)',
    title: 'Hardy and Weinberg: the recessive trait needs the allele twice',
    when: RECESSIVE,
    places: { q: place('', /\bfrequency\b[^?]*\ballele\b|\ballele\b/i), N: told(ONE_IN) },
  },
  {
    law: 'M = a*b',
    title: 'Eyepiece times objective',
    when: /\bmicroscope\b/i,
    places: {
      M: place('', /\bmagnification\b/i),
      a: told(/(\d+)\s*[x×*](?![\w*])/i),
      b: told(/\d+\s*[x×*](?![\w*])[\s\S]*?(\d+)\s*[x×*](?![\w*])/i),
    },
  },
  {
    law: 'v = V*c/C',
    title: 'The same amount in more water',
    when: /\bstock\b/i,
    places: {
      v: place('m^3', /\bhow much\b|\bvolume\b/i),
      V: place('m^3'),
      c: told(/\bof (?:a |an )?(\d+(?:\.\d+)?)\s*[x×](?![\w*])\s*(?:solution|buffer|working|medium)/i),
      C: told(/(\d+(?:\.\d+)?)\s*[x×](?![\w*])\s*(?:\w+\s+)?stock/i),
    },
  },
  {
    law: 'r = (b - d)/N',
    title: 'Births minus deaths, for each one there',
    when: /\bbirths?\b[\s\S]*\bdeaths?\b/i,
    places: {
      r: place('', /\bgrowth rate\b|\brate of growth\b/i, undefined, { signed: true }),
      b: told(/(\d[\d,]*)\s*births?\b/i),
      d: told(/(\d[\d,]*)\s*deaths?\b/i),
      N: told(/\b(?:population|colony|group|herd)\b[^.\d]{0,25}(\d[\d,]*)/i),
    },
  },
  {
    law: 'Q = n/60*v',
    title: 'Beats times volume of a beat',
    when: /\b(?:heart|cardiac)\b/i,
    places: {
      Q: place('m^3/s', /\bcardiac output\b|\bhow much blood\b|\bvolume of blood\b|\bpumps?\b/i, undefined, {
        shown: 'L/min',
      }),
      n: told(/(\d+)\s*(?:times|beats)\s*(?:a|per|each|every|\/)\s*min\w*/i),
      v: place('m^3', /\bstroke volume\b/i),
    },
  },
  ...(
    [
      ['primary', 1],
      ['secondary', 2],
      ['tertiary', 3],
    ] as const
  ).map(([level, steps]): Formula => ({
    law: `W = P*n^${steps}`,
    title: 'Only a part reaches the next level',
    when: /\bproducers?\b/i,
    places: {
      W: place('J', new RegExp(String.raw`\b${level} consumers?\b`, 'i')),
      P: place('J'),
      n: place('%', undefined, undefined, { otherwise: 0.1 }),
    },
  })),
  {
    law: 'N = M*C/R',
    title: 'The marked share of the catch is that of all',
    when: /\b(?:mark|tag)\w*\b/i,
    places: {
      N: place('', /\bpopulation\b|\bhow many\b|\bestimate\b/i),
      M: told(
        /\b(?:mark|tag|band)\w*(?:\s+and\s+releas\w*)?\s+(\d+)|\b(\d+)\s+\w+\s+(?:are|were)\s+(?:\w+,?\s+)*?(?:marked|tagged|banded)\b/i,
      ),
      C: told(/\b(?:catch|caught|capture[sd]?|recapture[sd]?|sample(?: of)?)\s+(\d+)/i),
      R: told(
        /\b(\d+)\s+(?:of (?:them|these|those|which|the \w+)\s+)?(?:are|were|have|had|is)\s+(?:\w+\s+)?(?:marked|tagged|marks?|tags?|bands?|banded)\b/i,
      ),
    },
  },
  {
    law: 'n = (v + w)/v',
    title: 'All over what was taken',
    when: /\bdilut\w*/i,
    places: {
      n: place('', /\bdilution factor\b/i),
      v: place('m^3', undefined, /\b(?:culture|sample|solution|stock|of)\b/i),
      w: place('m^3', undefined, /\b(?:water|with|broth|saline|diluent|buffer)\b/i, { named: true }),
    },
  },
  {
    law: 'x = 0.5 - a',
    title: 'A goes with T, G with C: the pairs share the whole',
    when: /\bDNA\b/,
    places: {
      x: place('%', /\b(?:cytosine|guanine)\b/i),
      a: place('%', undefined, /\b(?:adenine|thymine)\b/i, { named: true }),
    },
  },
  {
    law: 'x = 0.5 - a',
    title: 'A goes with T, G with C: the pairs share the whole',
    when: /\bDNA\b/,
    places: {
      x: place('%', /\b(?:adenine|thymine)\b/i),
      a: place('%', undefined, /\b(?:cytosine|guanine)\b/i, { named: true }),
    },
  },
];

const STRETCH = place(
  'm',
  /\b(?:how much|by how much|elongation|stretch\w*|extension|change in length)\b/i,
  /\b(?:stretch\w*|extends?|elongat\w*|by)\b/i,
  { shown: 'm' },
);

/** Loads, levers and ramps. */
export const MACHINES: readonly Formula[] = [
  {
    law: 'D = F*L/(A*Y)',
    title: 'Young: how far a bar gives way',
    when: /\b(?:Young|modulus|elastic\w*)\b/i,
    places: {
      D: STRETCH,
      F: place('N', /\bforce\b|\bload\b/i),
      L: place('m', /\blength\b/i, /\blong\b|\blength\b/i),
      A: place('m^2', /\barea\b/i),
      Y: place('Pa', /\bmodulus\b/i),
    },
  },
  {
    law: 'D = F*L/(π*r^2*Y)',
    title: 'Young: how far a bar gives way',
    when: /\b(?:Young|modulus|elastic\w*)\b/i,
    places: {
      D: STRETCH,
      F: place('N', /\bforce\b|\bload\b/i),
      L: place('m', undefined, /\blong\b|\blength\b/i),
      r: place('m', undefined, /\bradius\b/i, { named: true }),
      Y: place('Pa', /\bmodulus\b/i),
    },
  },
  {
    law: 'D = m*g*L/(A*Y)',
    title: 'Young: how far a bar gives way',
    when: /\b(?:Young|modulus|elastic\w*)\b/i,
    places: {
      D: STRETCH,
      m: place('kg', /\bmass\b/i),
      L: place('m', undefined, /\blong\b|\blength\b/i),
      A: place('m^2'),
      Y: place('Pa'),
    },
  },
  {
    law: 's = F/A',
    title: 'Stress is force over area',
    when: /\bstress\b/i,
    places: {
      s: place('Pa', /\bstress\b/i),
      F: place('N', /\bforce\b|\bload\b/i),
      A: place('m^2', /\barea\b/i),
    },
  },
  {
    law: 'n = D/L',
    title: 'Strain is stretch over length',
    when: /\bstrain\b/i,
    places: {
      n: place('', /\bstrain\b/i),
      D: place(
        'm',
        undefined,
        /\b(?:stretch\w*|extends?|elongat\w*|by|lengthen\w*|compress\w*|shorten\w*)\b/i,
      ),
      L: place('m', undefined, /\b(?:long|length|original)\b/i),
    },
  },
  {
    law: 'Y = s/n',
    title: 'Young’s modulus is stress over strain',
    when: /\bmodulus\b/i,
    places: {
      Y: place('Pa', /\bmodulus\b/i),
      s: place('Pa', undefined, /\bstress\b/i),
      n: told(/\bstrain\b[^.\d]{0,20}(\d*\.?\d+(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?)/i),
    },
  },
  {
    law: 'n = L/F',
    title: 'Load over effort',
    when: /\bmechanical advantage\b/i,
    places: {
      n: place('', /\bmechanical advantage\b/i),
      L: place('N', undefined, /\b(?:load|lifts?|weigh\w*|resistance|output)\b/i),
      F: place('N', undefined, /\b(?:effort|applied|input|push\w*|pull\w*|with)\b/i),
    },
  },
  {
    law: 'n = L/h',
    title: 'Length over height',
    when: /\bmechanical advantage\b[\s\S]*|\b(?:ramp|inclined plane)\b/i,
    places: {
      n: place('', /\bmechanical advantage\b/i),
      L: place('m', undefined, /\b(?:long|length)\b/i),
      h: place('m', undefined, /\b(?:high|height|tall|rises?)\b/i),
    },
  },
  {
    law: 'n = L/h',
    title: 'Effort arm over load arm',
    when: /\blever\b/i,
    places: {
      n: place('', /\bmechanical advantage\b/i),
      L: place('m', undefined, /\beffort\b|\binput\b/i, { named: true }),
      h: place('m', undefined, /\bload\b|\bresistance\b|\boutput\b/i, { named: true }),
    },
  },
];
