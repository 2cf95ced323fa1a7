import { place, told, type Formula } from './formula.ts';

const WARMER = /\b(?:to|until|final|reach\w*)\b/i;
const COOLER = /\b(?:from|initial\w*|at)\b/i;
const HEAT = place('J', /\bheat\b|\benergy\b|\bjoules\b/i);
const WATER_HEAT = place('J/(kg*K)', /\bspecific heat\b/i, undefined, { otherwise: 4_186 });
const RISES =
  /\b(?:by (?:what|how much|how many)\b[^?]*\b(?:temperature|degrees)|temperature (?:change|rise|increase|difference)|(?:change|rise|increase) in (?:its )?temperature|how (?:much|many degrees)\b[^?]*\b(?:warm\w*|rise|temperature))/i;
const METAL =
  /\b(?:metal|copper|iron|alumin\w*|lead|silver|gold|steel|brass|zinc|tin|block|cube|piece|sample|ball|ring|rod|rock|stone|horseshoe|object|unknown)\b/i;
const FINAL = /\b(?:final|equilibrium|reach\w*|settles?|becomes?|comes? to|end\w*)\b/i;
const CHANGES_STATE =
  /\b(?:melt\w*|fusion|freez\w*|evaporat\w*|vapori[sz]\w*|boil\w*|condens\w*|steam|ice)\b/i;
const TIME = place('s', /\bhow long\b|\btime\b/i);

/** Warming, melting, and heat on its way. */
export const HEAT_FLOW: readonly Formula[] = [
  {
    law: 'P*t = m*c*(T - S)',
    title: 'The power gives the heat that warms',
    when: /\b(?:heater|kettle|W|kW|watts?|power|burner|microwave)\b/,
    not: CHANGES_STATE,
    places: {
      P: place('W', /\bpower\b/i),
      t: TIME,
      m: place('kg'),
      c: WATER_HEAT,
      T: place('K', undefined, WARMER),
      S: place('K', undefined, COOLER),
    },
  },
  {
    law: 'c*m*(S - T) = k*w*(T - U)',
    title: 'What the hot body gives, the water takes',
    when: /^(?=[\s\S]*\bwater\b)(?=[\s\S]*\b(?:metal|copper|iron|alumin|lead|silver|gold|steel|brass|block|cube|piece|sample|ball|object|rock))/i,
    not: /\bcalorimeter cup\b|\bice\b|\bsteam\b|\bmelt/i,
    places: {
      c: place('J/(kg*K)', /\bspecific heat\b/i, METAL),
      m: place('kg', /\bmass\b[^?]*\bmetal|\bhow much metal/i, METAL),
      S: place(
        'K',
        /\b(?:initial|original) temperature\b/i,
        /\b(?:metal|hot|heated|initial\w*|block|cube|at)\b/i,
      ),
      T: place('K', undefined, FINAL),
      k: place('J/(kg*K)', undefined, /\bwater\b/i, { otherwise: 4_186 }),
      w: place('kg', undefined, /\bwater\b/i),
      U: place('K', undefined, /\bwater\b/i),
    },
  },
  {
    law: 'T = (c*m*S + k*w*U)/(c*m + k*w)',
    title: 'What the hot body gives, the water takes',
    when: /^(?=[\s\S]*\bwater\b)(?=[\s\S]*\b(?:metal|copper|iron|alumin|lead|silver|gold|steel|brass|block|cube|piece|sample|ball|object|rock))/i,
    not: /\bice\b|\bsteam\b|\bmelt/i,
    places: {
      T: place('K', /\b(?:final|equilibrium) temperature\b|\btemperature\b/i),
      c: place('J/(kg*K)', undefined, METAL),
      m: place('kg', undefined, METAL),
      S: place('K', undefined, METAL),
      k: place('J/(kg*K)', undefined, /\bwater\b/i, { otherwise: 4_186 }),
      w: place('kg', undefined, /\bwater\b/i),
      U: place('K', undefined, /\bwater\b/i),
    },
  },
  {
    law: 'T = (m*S + w*U)/(m + w)',
    title: 'The mixture lies between, by mass',
    when: /\b(?:mix\w*|pour\w*|added|combined|stirred)\b/i,
    not: /\bice\b|\bmelt\w*|\bsteam\b|\bmetal\b|\bcopper\b|\biron\b|\balumin\w*/i,
    places: {
      T: place('K', /\btemperature\b/i),
      m: place('kg', undefined, undefined, { turn: 0 }),
      S: place('K', undefined, undefined, { turn: 0 }),
      w: place('kg', undefined, undefined, { turn: 1 }),
      U: place('K', undefined, undefined, { turn: 1 }),
    },
    ignore: ['J/(kg*K)'],
  },
  {
    law: 'Q = (m*c + w*k)*sqrt((T - S)^2)',
    title: 'Both are warmed',
    when: /\b(?:both|pot|pan|kettle|cup|container)\b/i,
    not: CHANGES_STATE,
    places: {
      Q: HEAT,
      m: place('kg', undefined, /\b(?:pot|pan|kettle|cup|container|mass)\b/i),
      c: place('J/(kg*K)', undefined, /\b(?:copper|alumin\w*|iron|steel|glass)\b/i),
      w: place('kg', undefined, /\bwater\b/i, { named: true }),
      k: place('J/(kg*K)', undefined, /\bwater\b/i, { otherwise: 4_186 }),
      T: place('K', undefined, WARMER),
      S: place('K', undefined, COOLER),
    },
  },
  {
    law: 'Q = m*c*D',
    title: 'Heat that warms up water',
    when: /\bwater\b/i,
    not: CHANGES_STATE,
    places: { Q: HEAT, m: place('kg'), c: WATER_HEAT, D: place('K', RISES, undefined, { difference: true }) },
  },
  {
    law: 'Q = m*c*D',
    title: 'Heat that warms up',
    when: /\bheat\b|\bspecific heat\b|\btemperature\b|\bwarm\w*/i,
    not: CHANGES_STATE,
    places: {
      Q: HEAT,
      m: place('kg', /\bmass\b|\bhow (?:much|many) (?:water|grams|kilograms)\b/i),
      c: place('J/(kg*K)', /\bspecific heat\b/i),
      D: place('K', RISES, undefined, { difference: true }),
    },
  },
  {
    law: 'Q = m*c*sqrt((T - S)^2)',
    title: 'Heat that warms up or cools down',
    when: /\bwater\b/i,
    not: CHANGES_STATE,
    places: {
      Q: HEAT,
      m: place('kg'),
      c: WATER_HEAT,
      T: place('K', undefined, WARMER),
      S: place('K', undefined, COOLER),
    },
  },
  {
    law: 'T = S + Q/(m*c)',
    title: 'Heat warms up',
    when: /\b(?:heat|energy)\b[\s\S]*\b(?:add\w*|suppl\w*|absorb\w*|transfer\w*|gain\w*|receiv\w*)\b|\b(?:add\w*|absorb\w*|gain\w*)\b[\s\S]*\bheat\b/i,
    not: CHANGES_STATE,
    places: {
      T: place('K', /\bfinal temperature\b|\btemperature\b/i),
      S: place('K', undefined, /\b(?:from|initial\w*|at)\b/i),
      Q: place('J'),
      m: place('kg'),
      c: place('J/(kg*K)'),
    },
  },
  {
    law: 'Q = m*L',
    title: 'Heat that melts ice',
    when: /\b(?:melt\w*|freez\w*|fusion)\b|\bice\b/i,
    not: /\bboil\w*|\bsteam\b|\bvapor\w*|\bfrom\b[^.]*\bto\b[^.]*\bC\b|\bJ\s*\/\s*\(?\s*kg\s*[·*]|\bcools?\b|\bdrink\b/i,
    places: {
      Q: HEAT,
      m: place('kg', /\bmass\b|\bhow (?:much|many) (?:ice|grams|kilograms|water)\b/i),
      L: place('J/kg', /\blatent heat\b|\bheat of fusion\b/i, undefined, { otherwise: 334_000 }),
    },
    ignore: ['K'],
  },
  {
    law: 'Q = m*L',
    title: 'Heat that makes steam',
    when: /\b(?:boil\w*|evaporat\w*|vapori[sz]\w*|condens\w*|steam)\b/i,
    not: /\bmelt\w*|\bice\b|\bfrom\b[^.]*\bto\b[^.]*\bC\b|\bJ\s*\/\s*\(?\s*kg\s*[·*]|\bmolar\b|\bmol\b/i,
    places: {
      Q: HEAT,
      m: place('kg', /\bmass\b|\bhow (?:much|many) (?:water|grams|kilograms|steam|sweat)\b/i),
      L: place('J/kg', /\blatent heat\b|\bheat of vapori[sz]ation\b/i, undefined, { otherwise: 2_256_000 }),
    },
    ignore: ['K'],
  },
  {
    law: 'P = k*A*sqrt((T - S)^2)/L',
    title: 'Heat through a wall',
    when: /\bconduct\w*|\bthick\w*/i,
    places: {
      P: place('W', /\brate\b|\bpower\b|\bheat (?:flow|loss|transfer)\b|\bhow much heat\b/i),
      k: place('W/(m*K)', /\bconductivity\b/i),
      A: place('m^2', /\barea\b/i),
      T: place('K'),
      S: place('K'),
      L: place('m', /\bthick\w*/i, /\bthick\w*|\blength\b|\blong\b/i),
    },
  },
  {
    law: 'P = s*n*A*(T^4 - S^4)',
    title: 'It radiates, and the room radiates back',
    when: /\bradiat\w*|\bemissivity\b/i,
    constants: { s: 'stefan' },
    places: {
      P: place('W', /\bpower\b|\brate\b/i),
      n: told(/\bemissivity\b[^.\d]{0,30}(\d*\.?\d+)/i, undefined, { otherwise: 1 }),
      A: place('m^2'),
      T: place('K'),
      S: place('K'),
    },
  },
  {
    law: 'P = s*n*A*T^4',
    title: 'Stefan and Boltzmann: hot things shine',
    when: /\bradiat\w*|\bemissivity\b|\bblack ?body\b|\bemits?\b/i,
    constants: { s: 'stefan' },
    places: {
      P: place('W', /\bpower\b|\brate\b|\bluminosity\b/i),
      n: told(/\bemissivity\b[^.\d]{0,30}(\d*\.?\d+)/i, undefined, { otherwise: 1 }),
      A: place('m^2', /\barea\b/i),
      T: place('K', /\btemperature\b/i),
    },
  },
  {
    law: 'D = b*L*sqrt((T - S)^2)',
    title: 'Length grows with temperature',
    when: /\bexpan\w*|\bexpand\w*|\blonger\b|\bcontract\w*/i,
    not: /\bvolume\b/i,
    places: {
      D: place(
        'm',
        /\b(?:how much\b|expansion\b|change in (?:its )?length|increase in (?:its )?length|gap)/i,
      ),
      b: place('1/K', /\bcoefficient\b/i),
      L: place('m'),
      T: place('K'),
      S: place('K'),
    },
  },
  {
    law: 'D = b*V*sqrt((T - S)^2)',
    title: 'Volume grows with temperature',
    when: /\bexpan\w*|\bexpand\w*|\boverflow\w*|\bspill\w*/i,
    places: {
      D: place(
        'm^3',
        /\b(?:how much\b|expansion\b|change in (?:its )?volume|increase in (?:its )?volume|overflow|spill)/i,
      ),
      b: place('1/K', /\bcoefficient\b/i),
      V: place('m^3'),
      T: place('K'),
      S: place('K'),
    },
  },
];
