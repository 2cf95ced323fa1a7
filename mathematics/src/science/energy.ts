import { SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const COST = /\bcosts?\b|\bhow much (?:does|will|would) (?:it|this)\b|\bprice\b/i;
const DAILY = /(\d+(?:\.\d+)?)\s*(?:h|hr|hours?)\s*(?:per|a|each|every)\s+day\b/i;
const DAYS = /(\d+)(?:\s+|-)days?\b/i;
const CENTS = /(\d+(?:\.\d+)?)\s*(?:cents?|¢)\s*(?:per|\/|for each|a)\s*(?:kWh|kilowatt)/i;
const DOLLARS = /\$\s*(\d*\.?\d+)\s*(?:per|\/|for each|a)\s*(?:kWh|kilowatt)[- ]?h?\w*/i;
const EFFICIENCY = place('%', /\befficien\w+\b/i, /\befficien\w+\b/i);
const USEFUL = /\buseful\b|\boutput\b|\bdeliver\w*/i;
const USES = /\b(?:uses?|input|draws?|consumes?|takes? in|supplied|electric\w*|receives?)\b/i;

/** Work, power and what they cost. */
export const ENERGY: readonly Formula[] = [
  {
    law: 'P = m*v^2/(2*t)',
    title: 'Kinetic energy over the time it takes',
    when: /\bfrom rest\b|\bstarts at rest\b/i,
    not: /\bhill\b|\bhigh\b|\bfriction\b|\bforce\b/i,
    places: { P: place('W', /\bpower\b/i), m: place('kg'), v: place('m/s'), t: place('s') },
  },
  {
    law: 'C = P/1000*h*n*p/100',
    title: 'Kilowatts times hours times price',
    when: /\bcents?\b|¢/i,
    places: { C: place('', COST), P: place('W'), h: told(DAILY), n: told(DAYS), p: told(CENTS) },
  },
  {
    law: 'C = P/1000*h*n*p',
    title: 'Kilowatts times hours times price',
    when: /\$/,
    places: { C: place('', COST), P: place('W'), h: told(DAILY), n: told(DAYS), p: told(DOLLARS) },
  },
  {
    law: 'C = P*t/3600000*p/100',
    title: 'Kilowatt-hours times price',
    when: /\bcents?\b|¢/i,
    places: { C: place('', COST), P: place('W'), t: place('s'), p: told(CENTS) },
  },
  {
    law: 'C = P*t/3600000*p',
    title: 'Kilowatt-hours times price',
    when: /\$/,
    places: { C: place('', COST), P: place('W'), t: place('s'), p: told(DOLLARS) },
  },
  {
    law: 'W = P*h*n*3600',
    title: 'Energy is power times time',
    when: /\b(?:lamp|bulb|heater|television|TV|appliance|motor|computer|fan|refrigerator|W|kW)\b/,
    places: {
      W: place('J', /\benergy\b|\bkilowatt-?\s?hours?\b|\bkWh\b/i, undefined, { shown: 'kWh' }),
      P: place('W'),
      h: told(DAILY),
      n: told(DAYS),
    },
  },
  {
    law: 'W = P*t',
    title: 'Energy is power times time',
    when: /\b(?:lamp|bulb|heater|television|TV|appliance|motor|computer|fan|refrigerator|engine|panel|oven|kettle|iron)\b/i,
    not: /\bheats?\b|°|\blift\w*|\bcosts?\b/i,
    places: {
      W: place('J', /\benergy\b|\bkilowatt-?\s?hours?\b|\bkWh\b|\bjoules\b/i),
      P: place('W', /\bpower\b|\bwatt\w*\b/i),
      t: place('s', /\bhow long\b/i),
    },
  },
  {
    law: 'o = n*p',
    title: 'Efficiency is the useful part of the power',
    when: /\befficien\w+/i,
    places: { o: place('W', USEFUL, USEFUL), n: EFFICIENCY, p: place('W', /\binput\b|\bpower\b/i, USES) },
  },
  {
    law: 'o = n*p',
    title: 'Efficiency is the useful part of the energy',
    when: /\befficien\w+/i,
    not: /\b(?:heat|engine|reservoir|Carnot|cycle)\b/i,
    places: {
      o: place('J', /\buseful\b|\boutput\b|\bwork\b/i, /\b(?:useful|output|does|work)\b/i),
      n: EFFICIENCY,
      p: place(
        'J',
        /\binput\b|\benergy\b/i,
        /\b(?:takes? in|input|uses?|supplied|consumes?|receives?|given)\b/i,
      ),
    },
  },
  {
    law: 'L = m*g*h - m*v^2/2',
    title: 'What is missing of the energy of the height',
    when: /\b(?:slides?|slid|slope|hill|ramp|down|falls?|fell|drop\w*)\b/i,
    not: /\bcollision\b|\bcollide\w*|\bspring\b/i,
    places: {
      L: place(
        'J',
        /\b(?:energy|heat)\b[^?]*\b(?:lost|friction|dissipat\w*|air resistance|generated)\b|\bthermal energy\b|\bhow much\b[^?]*\blost\b/i,
      ),
      m: place('kg'),
      h: place('m'),
      v: place('m/s'),
    },
  },
  {
    law: 'W = F*d',
    title: 'Work is force times distance',
    when: /\bwork\b[^?]*\bby (?:the|this|his|her) (?:\w+ )?(?:force|pull|push|rope|worker|person|boy|girl|horse|man|woman)\b|\bapplied force\b/i,
    not: /°|\bdegrees?\b|\bnet work\b|\btotal work\b/i,
    places: { W: place('J', /\bwork\b/i), F: place('N'), d: place('m') },
    ignore: ['', 'kg', 's'],
  },
  {
    law: 'W = -c*m*g*d',
    title: 'Friction works against the motion',
    when: /\bfriction\b/i,
    not: /°|\bdegrees?\b|\bincline\w*|\bslope\b|\bramp\b/i,
    places: {
      W: place('J', /\bwork\b[^?]*\bfriction/i, undefined, { signed: true }),
      c: place('', undefined, /\bfriction\b/i),
      m: place('kg'),
      d: place('m'),
    },
    ignore: ['N', 's'],
  },
  {
    law: 'W = F*d - c*m*g*d',
    title: 'The push minus the friction',
    when: /\bfriction\b/i,
    not: /°|\bdegrees?\b|\bincline\w*|\bslope\b|\bramp\b/i,
    places: {
      W: place('J', /\b(?:net|total) work\b/i),
      F: place('N'),
      d: place('m'),
      c: place('', undefined, /\bfriction\b/i),
      m: place('kg'),
    },
  },
  {
    law: 'E = m*g*(h - k)',
    title: 'The height it does not reach again',
    when: /\b(?:rebound\w*|bounc\w*)\b/i,
    places: {
      E: place('J', /\benergy\b[^?]*\b(?:lost|loses?|dissipated)\b|\blos[te]s?\b/i),
      m: place('kg'),
      h: place('m', undefined, /\b(?:dropped|falls?|released|from)\b/i),
      k: place('m', undefined, /\b(?:rebound\w*|bounc\w*|rises?|only)\b/i),
    },
  },
  {
    law: 'W = m*v^2/2',
    title: 'All its kinetic energy has to go',
    when: /\b(?:to stop|to rest|stopped|bring\w*)\b/i,
    not: /\bforce\b|\bfriction\b|\bspring\b/i,
    places: { W: place('J', /\bwork\b|\benergy\b/i), m: place('kg', /\bmass\b/i), v: place('m/s', SPEED) },
  },
  {
    law: 'U = F*x/2',
    title: 'The force of a spring grows from nothing',
    when: /\b(?:spring|bow|elastic|rubber band)\b/i,
    not: /\baverage\b|\bconstant force\b/i,
    places: { U: place('J', /\b(?:energy|work)\b/i), F: place('N'), x: place('m') },
  },
  {
    law: 'U = k*x^2/2',
    title: 'Energy of a spring',
    when: /\b(?:stretch\w*|compress\w*)\b/i,
    not: /\bfrom\b[^.]*\d[^.]*\bto\b[^.]*\d/i,
    places: {
      U: place('J', /\benergy\b|\bwork\b/i),
      k: place('N/m', /\b(?:spring|force) constant\b/i),
      x: place('m', /\bhow far\b|\bdistance\b/i),
    },
    ignore: ['kg'],
  },
  {
    law: 'p = F*t',
    title: 'Impulse is the change of momentum',
    when: /\bmomentum\b|\bimpulse\b/i,
    places: {
      p: place('kg*m/s', /\bmomentum\b|\bimpulse\b/i),
      F: place('N', /\bforce\b/i),
      t: place('s', /\bhow long\b|\btime\b/i),
    },
    ignore: ['kg'],
  },
  {
    law: 'W = F*d*cos(q)',
    title: 'Work is the force along the path times the distance',
    when: /\b(?:pull|push|drag)\w*\b/i,
    not: /\bfriction\b/i,
    places: {
      W: place('J', /\bwork\b/i),
      F: place('N', /\bforce\b/i),
      d: place('m', /\bhow far\b|\bdistance\b/i),
      q: place('rad', /\bangle\b/i, undefined, { shown: '°' }),
    },
    ignore: ['kg'],
  },
  {
    law: 'm*u = (m + M)*v',
    title: 'Momentum is kept',
    when: /\b(?:bullet|dart|arrow|pellet)\b[\s\S]*\b(?:into|embed\w*|sticks?|lodges?|together|then move)\b/i,
    not: /\bheight\b|\bswings?\b|\brises?\b|\bfriction\b|\bspring\b/i,
    places: {
      u: place(
        'm/s',
        /\b(?:speed|velocity|how fast)\b[^?]*\b(?:bullet|dart|arrow|pellet)\b/i,
        /\b(?:bullet|dart|arrow|pellet|fired|shot|moving)\b/i,
      ),
      m: place('kg', undefined, /\b(?:bullet|dart|arrow|pellet)\b/i),
      M: place('kg', undefined, /\b(?:block|wood\w*|target|apple|cart|bag)\b/i),
      v: place('m/s', /\b(?:together|block and|combin\w*|after)\b[^?]*|\bblock\b/i),
    },
  },
  {
    law: 'm*v = M*w',
    title: 'Both have the same momentum',
    when: /\b(?:same|equal|as much) momentum\b/i,
    places: {
      v: place('m/s', SPEED),
      m: place('kg', undefined, /\b(?:must|should|would|run|person|does)\b/i),
      M: place('kg', undefined, /\b(?:moving|travel\w*|going|that moves)\b/i),
      w: place('m/s'),
    },
  },
];
