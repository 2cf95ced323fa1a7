import { place, told, type Formula } from './formula.ts';

const STRETCH = place(
  'm',
  /\b(?:how much|by how much|elongation|stretch\w*|extension|change in length)\b/i,
  /\b(?:stretch\w*|extends?|elongat\w*|by)\b/i,
  { shown: 'm' },
);

/** Loads, levers and ramps. */
export const MACHINES: readonly Formula[] = [
  {
    law: 'D = P*r/(3*B)',
    title: 'Of a small change of volume the radius takes a third',
    when: /\bbulk modulus\b/i,
    places: {
      D: place('m', /\bradius\b/i),
      P: place('Pa', undefined, /\bpressure\b/i, { named: true }),
      r: place('m', undefined, /\bradius\b/i),
      B: place('Pa', undefined, /\bmodulus\b/i, { named: true }),
    },
  },
  {
    law: 'D = P*V/B',
    title: 'Bulk modulus: pressure over the change of volume',
    when: /\bbulk modulus\b/i,
    places: {
      D: place('m^3', /\bvolume\b/i),
      P: place('Pa', /\bpressure\b/i, /\bpressure\b/i, { named: true }),
      V: place('m^3', undefined, undefined),
      B: place('Pa', /\bbulk modulus\b/i, /\bmodulus\b/i, { named: true }),
    },
  },
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
