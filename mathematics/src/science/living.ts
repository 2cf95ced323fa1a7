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
