/** Units as they are said: one of them, and several. */
const NAMED: Readonly<Record<string, readonly [string, string]>> = {
  m: ['meter', 'meters'],
  g: ['gram', 'grams'],
  s: ['second', 'seconds'],
  A: ['ampere', 'amperes'],
  K: ['kelvin', 'kelvin'],
  mol: ['mole', 'moles'],
  N: ['newton', 'newtons'],
  J: ['joule', 'joules'],
  W: ['watt', 'watts'],
  Pa: ['pascal', 'pascals'],
  V: ['volt', 'volts'],
  Hz: ['hertz', 'hertz'],
  C: ['coulomb', 'coulombs'],
  Ω: ['ohm', 'ohms'],
  L: ['liter', 'liters'],
  l: ['liter', 'liters'],
  eV: ['electron volt', 'electron volts'],
  cal: ['calorie', 'calories'],
  Wh: ['watt hour', 'watt hours'],
  B: ['byte', 'bytes'],
};
const PREFIXES: Readonly<Record<string, string>> = {
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
  T: 'tera',
};
const WHOLE: Readonly<Record<string, readonly [string, string]>> = {
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  sec: ['second', 'seconds'],
  ft: ['foot', 'feet'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  mph: ['mile per hour', 'miles per hour'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  '%': ['percent', 'percent'],
  '‰': ['per thousand', 'per thousand'],
  dB: ['decibel', 'decibels'],
  atm: ['atmosphere', 'atmospheres'],
  rpm: ['revolution per minute', 'revolutions per minute'],
  ha: ['hectare', 'hectares'],
};
const POWERS: Readonly<Record<string, string>> = { '²': 'square', '2': 'square', '³': 'cubic', '3': 'cubic' };

type Names = readonly [string, string];

const plain = (unit: string): Names | null => {
  const whole = WHOLE[unit] ?? NAMED[unit];
  if (whole) return whole;
  const base = NAMED[unit.slice(1)];
  const prefix = PREFIXES[unit.charAt(0)];
  return base && prefix !== undefined ? [`${prefix}${base[0]}`, `${prefix}${base[1]}`] : null;
};

const PART = /^(°?[A-Za-zµμΩ%‰°]{1,4})(?:\^?([23²³]))?$/u;

const part = (written: string): Names | null => {
  const [, unit = '', power] = PART.exec(written) ?? [];
  const names = plain(unit);
  if (!names || power === undefined) return names;
  const word = POWERS[power] ?? '';
  // Seconds are squared; lengths make squares.
  if (unit === 's') return [`${names[0]} squared`, `${names[1]} squared`];
  return [`${word} ${names[0]}`, `${word} ${names[1]}`];
};

/** The words of a unit such as km/h or m/s²; null when it is none. */
export const unitWords = (written: string, isOne: boolean): string | null => {
  const [top = '', ...below] = written.split('/');
  const upper = part(top);
  const lower = below.map(part);
  if (!upper || lower.some((names) => names === null)) return null;
  return [isOne ? upper[0] : upper[1], ...lower.map((names) => `per ${names?.[0] ?? ''}`)].join(' ');
};
