import { SPEED } from './asked-words.ts';
import { place, type Formula } from './formula.ts';

const DEEP = place('m', /\bhow deep\b|\bdepth\b/i, /\b(?:deep|depth|below|under)\b/i);
const PRESSURE = /\bpressure\b/i;
const FLOATS = /\bfloat\w*|\biceberg\b/i;
const LIQUID = /\b(?:sea ?water|salt ?water|water|liquid|fluid|oil|mercury|alcohol|ocean|sea)\b/i;
const SHARE = /\b(?:fraction|percent(?:age)?|portion|how much of)\b/i;
const IN_AIR = place('N', /\bweigh\w*\b[^?]*\bair\b/i, /\bin air\b|\bin the air\b|\bnormally\b/i);
const IN_WATER = place(
  'N',
  /\b(?:apparent weight|weigh\w*[^?]*(?:water|submerged|liquid))/i,
  /\b(?:in (?:the )?(?:water|liquid|oil)|submerged|immersed|under ?water|apparent)\b/i,
);
const LIFT = place('N', /\bbuoyan\w+\b|\bupthrust\b/i, /\bbuoyan\w+\b|\bupthrust\b/i);
const WATER = { otherwise: 1_000 };
const DENSITY = place('kg/m^3', /\bdensity\b/i, undefined, WATER);
const FLOW = place('m^3/s', /\bflow rate\b|\brate of flow\b|\bvolume\b[^?]*\bper second\b/i);

/** Liquids that press, carry and flow. */
export const FLUIDS: readonly Formula[] = [
  {
    law: 'P = p_0 + p*g*h',
    title: 'Air and water press together',
    when: /\b(?:absolute|total) pressure\b/i,
    not: /\bgauge\b|\bgas\b/i,
    places: {
      P: place('Pa', /\b(?:absolute|total) pressure\b/i),
      p_0: place('Pa', undefined, /\b(?:atmospher\w*|air|surface)\b/i, { otherwise: 101_325 }),
      p: DENSITY,
      h: DEEP,
    },
  },
  {
    law: 'P = p*g*h',
    title: 'Pressure in a liquid',
    when: /\b(?:gauge pressure|pressure (?:due to|of|exerted by)|deep|depth|below|bottom)\b/i,
    not: /\b(?:absolute|total|sea|ocean|gas|difference)\b|\batm/i,
    places: { P: place('Pa', PRESSURE), p: DENSITY, h: DEEP },
  },
  {
    law: 'P = p*g*h',
    title: 'Pressure in sea water',
    when: /\b(?:sea|ocean|sea ?water|diver|submarine)\b/i,
    not: /\b(?:absolute|total|gas)\b|\batm/i,
    places: {
      P: place('Pa', PRESSURE),
      p: place('kg/m^3', undefined, undefined, { otherwise: 1_025 }),
      h: DEEP,
    },
  },
  {
    law: 'P = m*g/A',
    title: 'Pressure is weight over area',
    when: /\b(?:stands?|standing|rests?|sits?|exerts?|heels?|feet|lying|placed)\b/i,
    not: /\bpiston\b|\bgas\b|\batm\b/i,
    places: { P: place('Pa', PRESSURE), m: place('kg', /\bmass\b/i), A: place('m^2', /\barea\b/i) },
  },
  {
    law: 'n = p/q',
    title: 'Floating: the densities tell how much is under water',
    when: FLOATS,
    places: {
      n: place('', SHARE),
      p: place(
        'kg/m^3',
        /\bdensity of the (?!water|liquid|fluid|sea)/i,
        /\b(?:wood\w*|ice\w*|block|object|cube|body|log|cork)\b/i,
      ),
      q: place('kg/m^3', /\bdensity of the (?:water|liquid|fluid)/i, LIQUID, WATER),
    },
    ignore: ['kg', 'm^3'],
  },
  {
    law: 'p = n*q',
    title: 'Floating: the densities tell how much is under water',
    when: FLOATS,
    places: {
      p: place('kg/m^3', /\bdensity\b/i),
      n: place('%'),
      q: place('kg/m^3', undefined, LIQUID, WATER),
    },
  },
  {
    law: 'B = W - w',
    title: 'What the water carries',
    when: /\b(?:submerged|immersed|in water|under ?water|in (?:a|the) liquid)\b/i,
    places: { B: LIFT, W: IN_AIR, w: IN_WATER },
  },
  {
    law: 'p = W/(W - w)*q',
    title: 'Archimedes: weight over the weight of as much water',
    when: /\bin air\b[\s\S]*\b(?:water|submerged|immersed|liquid)\b/i,
    places: {
      p: place('kg/m^3', /\bdensity\b/i),
      W: IN_AIR,
      w: IN_WATER,
      q: place('kg/m^3', undefined, LIQUID, WATER),
    },
  },
  {
    law: 'F = P*a*b',
    title: 'Pressure times area',
    when: /\d\s*\w*\s*(?:by|x|×|\*)\s*\d/i,
    places: { F: place('N', /\bforce\b/i), P: place('Pa'), a: place('m'), b: place('m') },
  },
  {
    law: 'F = P*π*r^2',
    title: 'Pressure times area',
    when: /\bradius\b/i,
    not: /\bpistons\b|\bspher\w*/i,
    places: {
      F: place('N', /\bforce\b/i),
      P: place('Pa', PRESSURE),
      r: place('m', undefined, /\bradius\b/i),
    },
  },
  {
    law: 'F = P*π*(d/2)^2',
    title: 'Pressure times area',
    when: /\bdiameter\b/i,
    not: /\bpistons\b|\bspher\w*/i,
    places: {
      F: place('N', /\bforce\b/i),
      P: place('Pa', PRESSURE),
      d: place('m', undefined, /\bdiameter\b/i),
    },
  },
  {
    law: 'P = p/2*(v^2 - u^2)',
    title: 'Bernoulli: where it flows faster, the pressure is less',
    when: /\b(?:pipe|tube|wing|flows?|narrow\w*|hose|artery)\b/i,
    not: /\bheight\b|\bhigher\b|\brises?\b|\babove\b/i,
    places: {
      P: place(
        'Pa',
        /\bpressure\b[^?]*\b(?:drop|difference|change|fall|decrease)\w*|\b(?:drop|difference|change|decrease) (?:in|of) pressure\b/i,
      ),
      p: DENSITY,
      v: place('m/s'),
      u: place('m/s'),
    },
  },
  {
    law: 'Q = π*(d/2)^2*v',
    title: 'Flow through a round pipe',
    when: /\bdiameter\b/i,
    places: { Q: FLOW, d: place('m', /\bdiameter\b/i, /\bdiameter\b/i), v: place('m/s', SPEED) },
  },
  {
    law: 'v*d^2 = w*D^2',
    title: 'The same water comes through',
    when: /\b(?:pipe|hose|nozzle|tube|artery|channel)\b/i,
    not: /\bradi(?:us|i)\b|\bpressure\b/i,
    places: {
      w: place('m/s', SPEED),
      v: place('m/s'),
      d: place('m', undefined, undefined, { turn: 0 }),
      D: place('m', undefined, undefined, { turn: 1 }),
    },
  },
];
