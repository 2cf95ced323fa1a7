import { place, told, type Formula } from './formula.ts';

const ENGINE = /\b(?:engine|power plant|turbine|reservoirs?|Carnot)\b/i;
const EFFICIENCY = place('%', /\befficien\w+\b/i, /\befficien\w+\b/i);
const TAKES =
  /\b(?:takes? in|absorbs?|input|receives?|hot|extracts?|from (?:a|the) hot|is given|supplied|heat)\b/i;
const GIVES =
  /\b(?:exhausts?|expels?|rejects?|discards?|gives? off|cold|waste|releases?|dumps?|exhausted)\b/i;
const WORK = place('J', /\bwork\b/i, /\bwork\b/i, { named: true });
const IN = place(
  'J',
  /\bheat\b[^?]*\b(?:take|absorb|input|hot|need|in\b|suppl|extract)|\bheat input\b/i,
  TAKES,
);
const OUT = place('J', /\bheat\b[^?]*\b(?:exhaust|expel|reject|discard|release|give|cold|waste)/i, GIVES, {
  named: true,
});
const VOLUME = place('m^3', /\bvolume\b|\bhow many liters\b/i);

/** Gases, engines and disorder. */
export const GASES: readonly Formula[] = [
  {
    law: 'W = P*sqrt((V - U)^2)',
    title: 'Pressure times change of volume',
    when: /\b(?:gas|expands?|compress\w*|piston)\b/i,
    not: /\b(?:temperature|isothermal)\b/i,
    places: { W: place('J', /\bwork\b/i), P: place('Pa', /\bpressure\b/i), V: place('m^3'), U: place('m^3') },
  },
  {
    law: 'n = 1 - q/Q',
    title: 'What is not thrown away is used',
    when: ENGINE,
    places: { n: EFFICIENCY, q: OUT, Q: IN },
  },
  {
    law: 'W = Q - q',
    title: 'What is not thrown away becomes work',
    when: ENGINE,
    not: /\befficien\w+/i,
    places: { W: WORK, q: OUT, Q: IN },
  },
  {
    law: 'n = W/Q',
    title: 'Efficiency is work over heat taken in',
    when: ENGINE,
    places: { n: EFFICIENCY, W: WORK, Q: IN },
  },
  {
    law: 'q = Q*(1 - n)',
    title: 'The rest is thrown away',
    when: ENGINE,
    places: { q: OUT, Q: IN, n: EFFICIENCY },
  },
  {
    law: 'n = W/(W + q)',
    title: 'Efficiency is work over heat taken in',
    when: ENGINE,
    places: { n: EFFICIENCY, W: WORK, q: OUT },
  },
  {
    law: 'n = 1 - T/S',
    title: 'Carnot: the temperatures set the limit',
    when: /\b(?:engine|Carnot|power plant|reservoirs?|efficien\w+)\b/i,
    places: { n: EFFICIENCY, T: place('K'), S: place('K') },
  },
  {
    law: 'K = T/(S - T)',
    title: 'Carnot: the temperatures set the limit',
    when: /\bcoefficient of performance\b/i,
    not: /\bheat pump\b/i,
    places: { K: place('', /\bcoefficient of performance\b/i), T: place('K'), S: place('K') },
  },
  {
    law: 'K = q/W',
    title: 'Heat that is moved over the work for it',
    when: /\bcoefficient of performance\b/i,
    places: {
      K: place('', /\bcoefficient of performance\b/i),
      q: place('J', undefined, /\b(?:removes?|extracts?|delivers?|heat|moves?)\b/i),
      W: place('J', undefined, /\bwork\b/i),
    },
  },
  {
    law: 'U = Q + W',
    title: 'Energy is kept: heat and work both raise it',
    when: /\binternal energy\b/i,
    not: /\b(?:releases?|loses?|gives? off|rejects?|removed)\b|\b(?:gas|system|it) does\b|\bdoes\b|\bwork (?:is )?done by\b/i,
    places: {
      U: place('J', /\binternal energy\b/i, undefined, { signed: true }),
      Q: place('J', /\bheat\b/i, /\bheat\b/i),
      W: place('J', undefined, /\bwork\b/i),
    },
  },
  {
    law: 'U = Q - W',
    title: 'Energy is kept: heat comes in, work goes out',
    when: /\binternal energy\b/i,
    not: /\b(?:releases?|loses?|gives? off|rejects?|removed)\b|\bdone on\b|\bwork on\b/i,
    places: {
      U: place('J', /\binternal energy\b/i, undefined, { signed: true }),
      Q: place('J', /\bheat\b/i, /\bheat\b/i),
      W: place('J', /\bwork\b/i, /\bwork\b/i),
    },
  },
  {
    law: 'K = 3*k*T/2',
    title: 'Temperature is motion',
    when: /\b(?:molecules?|atoms?|particles?)\b/i,
    not: /\bmol\b|\bphoton\b/i,
    constants: { k: 'boltzmann' },
    places: {
      K: place('J', /\b(?:average|mean)?\s*(?:translational )?kinetic energy\b/i),
      T: place('K', /\btemperature\b/i),
    },
    ignore: ['kg/mol'],
  },
  {
    law: 'v = sqrt(3*R*T/M)',
    title: 'Hotter and lighter is faster',
    when: /\b(?:rms|root[- ]mean[- ]square)\b/i,
    constants: { R: 'gas' },
    places: {
      v: place('m/s', /\b(?:rms|root)\b|\bspeed\b/i),
      T: place('K', /\btemperature\b/i),
      M: place('kg/mol', /\bmolar mass\b/i, undefined, { substance: true }),
    },
  },
  {
    law: 'v = sqrt(3*k*T/m)',
    title: 'Hotter and lighter is faster',
    when: /\b(?:rms|root[- ]mean[- ]square)\b/i,
    constants: { k: 'boltzmann' },
    places: {
      v: place('m/s', /\b(?:rms|root)\b|\bspeed\b/i),
      T: place('K', /\btemperature\b/i),
      m: place('kg', /\bmass\b/i),
    },
  },
  {
    law: 'S = m*L/T',
    title: 'Entropy is heat over temperature',
    when: /\bentropy\b/i,
    places: { S: place('J/K', /\bentropy\b/i), m: place('kg'), L: place('J/kg'), T: place('K') },
  },
  {
    law: 'S = Q/T',
    title: 'Entropy is heat over temperature',
    when: /\bentropy\b/i,
    places: {
      S: place('J/K', /\bentropy\b/i),
      Q: place('J', /\bheat\b/i),
      T: place('K', /\btemperature\b/i),
    },
  },
  {
    law: 'V = n*0.0224',
    title: 'A mole of gas fills 22.4 L',
    when: /\bSTP\b|\bstandard (?:temperature|conditions)\b/i,
    not: /\bg\b|\bgrams?\b|\bdensity\b|→|->/i,
    places: {
      V: place('m^3', /\bvolume\b|\bhow many liters\b|\bliters\b/i, undefined, { shown: 'L' }),
      n: place('mol', /\bmoles\b|\bmol\b/i),
    },
  },
  {
    law: 'P*V = n*R*T',
    title: 'Ideal gas law',
    when: /\b(?:gas|helium|oxygen|nitrogen|hydrogen|argon|neon|air|balloon|tank|cylinder|flask|container|methane|dioxide)\b/i,
    not: /\b(?:osmotic|then|new|final)\b|\dPa\b|\d\s*k?Pa\b/i,
    constants: { R: 'gas' },
    places: {
      P: place('Pa', /\bpressure\b/i),
      V: place('m^3', VOLUME.ask, undefined, { shown: 'L' }),
      n: place('mol', /\bmoles\b|\bamount\b/i),
      T: place('K', /\btemperature\b/i),
    },
  },
  {
    law: 'P*V = n*R*T',
    title: 'Ideal gas law',
    when: /\b(?:gas|helium|oxygen|nitrogen|hydrogen|argon|neon|air|balloon|tank|cylinder|flask|container|methane|dioxide)\b/i,
    not: /\b(?:osmotic|then|new|final)\b/i,
    constants: { R: 'gas' },
    places: {
      P: place('Pa', /\bpressure\b/i),
      V: place('m^3', VOLUME.ask),
      n: place('mol', /\bmoles\b|\bamount\b/i),
      T: place('K', /\btemperature\b/i),
    },
  },
  {
    law: 'm = P*V*M/(R*T)',
    title: 'Ideal gas law with moles as mass over molar mass',
    when: /\bgas\b|\btank\b|\bcylinder\b|\bballoon\b|\bcontainer\b|\bflask\b/i,
    not: /→|->|\bmolar mass\b/i,
    constants: { R: 'gas' },
    places: {
      m: place('kg', /\b(?:mass|grams|kilograms)\b/i, undefined, { shown: 'g' }),
      P: place('Pa', /\bpressure\b/i),
      V: place('m^3', /\bvolume\b/i, undefined, { shown: 'L' }),
      M: place('kg/mol', undefined, undefined, { substance: true }),
      T: place('K', /\btemperature\b/i),
    },
  },
  {
    law: 'd = M/0.0224',
    title: 'A mole of gas fills 22.4 L',
    when: /\bSTP\b|\bstandard (?:temperature|conditions)\b/i,
    places: {
      d: place('kg/m^3', /\bdensity\b/i, undefined, { shown: 'g/L' }),
      M: place('kg/mol', /\bmolar mass\b/i, undefined, { substance: true, shown: 'g/mol' }),
    },
  },
  {
    law: 'V = m/M*0.0224',
    title: 'A mole of gas fills 22.4 L',
    when: /\bSTP\b|\bstandard (?:temperature|conditions)\b/i,
    not: /→|->/,
    places: {
      V: place('m^3', /\bvolume\b|\bliters\b/i, undefined, { shown: 'L' }),
      m: place('kg', /\b(?:mass|grams)\b/i, undefined, { shown: 'g' }),
      M: place('kg/mol', undefined, undefined, { substance: true }),
    },
  },
  {
    law: 'd = P*M/(R*T)',
    title: 'Ideal gas law with density',
    when: /\bgas\b|\bdensity\b/i,
    constants: { R: 'gas' },
    places: {
      d: place('kg/m^3', /\bdensity\b/i, undefined, { shown: 'g/L' }),
      P: place('Pa'),
      M: place('kg/mol', undefined, undefined, { substance: true }),
      T: place('K'),
    },
  },
  {
    law: 'M = m*R*T/(P*V)',
    title: 'Ideal gas law with moles as mass over molar mass',
    when: /\bmolar mass\b|\bmolecular (?:mass|weight)\b/i,
    constants: { R: 'gas' },
    places: {
      M: place('kg/mol', /\bmolar mass\b|\bmolecular (?:mass|weight)\b/i, undefined, { shown: 'g/mol' }),
      m: place('kg'),
      T: place('K'),
      P: place('Pa'),
      V: place('m^3'),
    },
  },
  {
    law: 'v = V*P/p*t/T',
    title: 'Combined gas law: at STP it is 273.15 K and 1 atm',
    when: /\b(?:at|to) STP\b/,
    not: /\bmol\b|\bmoles?\b|\bg\b|→|->/,
    places: {
      v: place('m^3', /\bvolume\b/i),
      V: place('m^3'),
      P: place('Pa'),
      p: place('Pa', undefined, /\bSTP\b/, { otherwise: 101_325, named: true }),
      T: place('K'),
      t: place('K', undefined, /\bSTP\b/, { otherwise: 273.15, named: true }),
    },
  },
  {
    law: 'M = d*R*T/P',
    title: 'Ideal gas law with density',
    when: /\bmolar mass\b|\bmolecular (?:mass|weight)\b/i,
    constants: { R: 'gas' },
    places: {
      M: place('kg/mol', /\bmolar mass\b|\bmolecular (?:mass|weight)\b/i, undefined, { shown: 'g/mol' }),
      d: place('kg/m^3', /\bdensity\b/i),
      T: place('K'),
      P: place('Pa'),
    },
  },
  {
    law: 'P = a + b + c',
    title: 'Dalton: the pressures add up',
    when: /\b(?:mixture|partial|total pressure|contains?)\b/i,
    places: {
      P: place('Pa', /\btotal pressure\b/i),
      a: place('Pa'),
      b: place('Pa'),
      c: place('Pa', undefined, undefined, { otherwise: 0 }),
    },
  },
  {
    law: 'p = n*P',
    title: 'Dalton: everyone presses by its share',
    when: /\bpartial pressure\b/i,
    places: {
      p: place('Pa', /\bpartial pressure\b/i),
      n: place('%'),
      P: place('Pa', /\btotal pressure\b/i),
    },
  },
  {
    law: 'p = n*P',
    title: 'Dalton: everyone presses by its share',
    when: /\bmole fraction\b/i,
    places: {
      p: place('Pa', /\bpartial pressure\b/i),
      n: told(/\bmole fraction\b[^.\d]{0,30}(\d*\.\d+)/i, /\bmole fraction\b/i),
      P: place('Pa', /\btotal pressure\b/i, /\btotal\b/i),
    },
  },
];
