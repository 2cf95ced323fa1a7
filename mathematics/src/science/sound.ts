import { FREQUENCY, SPEED } from './asked-words.ts';
import { place, told, type Formula } from './formula.ts';

const LENGTH = place('m', /\blength\b|\bhow long\b/i, /\blong\b|\blength\b/i);
const ORDER = /\b(first|second|third|fourth|fifth|sixth) harmonic\b|\bn\s*=\s*(\d)\b/i;
const OVERTONE = /\b(first|second|third|fourth|fifth) overtone\b/i;
const SOUND = place('m/s', /\bspeed\b/i, undefined, { otherwise: 343 });
const OPEN = /\bopen (?:at|on) both ends\b|\bopen (?:pipe|tube|organ pipe)\b|\bboth ends open\b/i;
const CLOSED = /\b(?:closed|stopped|one closed end|open (?:at|on) (?:only )?one end)\b/i;
const STRING = /\bstring\b|\bwire\b|\bfixed at both ends\b|\bguitar\b|\bviolin\b|\bpiano\b/i;
const TONE = place('Hz', FREQUENCY);
const HEARING = { i_0: 'hearing' } as const;
const LEVEL = /\b(?:level|decibels?|dB|how loud)\b/i;
const INTENSITY = place('W/m^2', /\bintensity\b/i, undefined, {});
const AWAY = /\b(?:away|distance|from|at)\b/i;
const BEAM = /\b(?:beam|laser|area|diameter|radius)\b/i;
const APPROACHES = /\b(?:approach\w*|toward\w*|nears|coming closer)\b/i;
const LEAVES = /\b(?:away|reced\w*|leav\w*)\b/i;
const LISTENER_MOVES =
  /\b(?:you|observer|listener|person|cyclist|runner|jogger|driver|passenger)\b[^.]*\b(?:runs?|rides?|drives?|driving|riding|walks?|moves?|moving|cycles?|travels?|approach\w*)\b/i;
const HEARD = place('Hz', /\bfrequency\b/i);
const SOUND_SPEED = place('m/s', undefined, /\bsound\b/i, { otherwise: 343 });
const MOVER = place(
  'm/s',
  /\b(?:how fast|speed)\b/i,
  /\b(?:approach\w*|toward\w*|away|reced\w*|mov\w*|travel\w*|at)\b/i,
);
const DOPPLER: readonly Formula[] = [
  {
    law: 'f = u*v/(v - s)',
    title: 'Doppler: the source comes closer',
    when: APPROACHES,
    not: new RegExp(`${LEAVES.source}|${LISTENER_MOVES.source}|\\blight\\b`, 'i'),
    places: { f: HEARD, u: place('Hz'), v: SOUND_SPEED, s: MOVER },
  },
  {
    law: 'f = u*v/(v + s)',
    title: 'Doppler: the source goes away',
    when: LEAVES,
    not: new RegExp(`${APPROACHES.source}|${LISTENER_MOVES.source}|\\blight\\b`, 'i'),
    places: { f: HEARD, u: place('Hz'), v: SOUND_SPEED, s: MOVER },
  },
  {
    law: 'f = u*(v + s)/v',
    title: 'Doppler: the listener comes closer',
    when: new RegExp(`^(?=[\\s\\S]*${APPROACHES.source})(?=[\\s\\S]*${LISTENER_MOVES.source})`, 'i'),
    not: new RegExp(`${LEAVES.source}|\\blight\\b`, 'i'),
    places: { f: HEARD, u: place('Hz'), v: SOUND_SPEED, s: MOVER },
  },
  {
    law: 'f = u*(v - s)/v',
    title: 'Doppler: the listener goes away',
    when: new RegExp(`^(?=[\\s\\S]*${LEAVES.source})(?=[\\s\\S]*${LISTENER_MOVES.source})`, 'i'),
    not: new RegExp(`${APPROACHES.source}|\\blight\\b`, 'i'),
    places: { f: HEARD, u: place('Hz'), v: SOUND_SPEED, s: MOVER },
  },
];

/** Strings, pipes, loudness and brightness. */
export const SOUND_AND_LIGHT: readonly Formula[] = [
  {
    law: 't = h*sqrt(1 - 1/M^2)/v',
    title: 'The cone of the boom trails behind',
    when: /\bsonic boom\b/i,
    places: {
      t: place('s', /\bhow long\b|\btime\b/i),
      h: place('m', /\baltitude\b|\bhow high\b/i),
      M: place('mach', /\bMach\b/i),
      v: place('m/s', undefined, /\bsound\b/i, { otherwise: 343 }),
    },
  },
  {
    law: 'f = (k + 1)*v/(2*L)',
    title: 'Overtones of a string',
    when: /\bstring\b[\s\S]*\bovertone\b|\bopen\b[\s\S]*\bovertone\b/i,
    not: CLOSED,
    places: {
      f: TONE,
      k: told(OVERTONE),
      v: place('m/s', undefined, undefined, { otherwise: 343 }),
      L: LENGTH,
    },
  },
  {
    law: 'f = n*v/(2*L)',
    title: 'Standing waves on a string',
    when: STRING,
    not: /\b(?:pipe|tube|overtone|kg\/m)\b|\btension\b/i,
    places: {
      f: TONE,
      n: told(ORDER, undefined, { otherwise: 1 }),
      v: place('m/s', /\bspeed\b|\bhow fast\b/i),
      L: LENGTH,
    },
  },
  {
    law: 'f = n*v/(2*L)',
    title: 'Standing waves in an open pipe',
    when: OPEN,
    not: /\bovertone\b|\bone end\b|°/i,
    places: { f: TONE, n: told(ORDER, undefined, { otherwise: 1 }), v: SOUND, L: LENGTH },
  },
  {
    law: 'f = (2*k + 1)*v/(4*L)',
    title: 'Overtones of a closed pipe',
    when: /\bclosed\b[\s\S]*\bovertone\b|\bovertone\b[\s\S]*\bclosed\b/i,
    not: /°|\bboth ends\b/i,
    places: { f: TONE, k: told(OVERTONE), v: SOUND, L: LENGTH },
  },
  {
    law: 'f = n*v/(4*L)',
    title: 'Standing waves in a pipe with a closed end',
    when: CLOSED,
    not: /\bovertone\b|\bboth ends\b|°|\bcircuit\b|\bswitch\b|\bcontainer\b/i,
    places: { f: TONE, n: told(ORDER, undefined, { otherwise: 1 }), v: SOUND, L: LENGTH },
  },
  {
    law: 'l = 2*L/n',
    title: 'Half waves fit between the ends',
    when: /\bfixed at both ends\b|\bopen (?:at|on) both ends\b|\bstring\b/i,
    not: /\bclosed\b|\bovertone\b|\bHz\b/i,
    places: { l: place('m', /\bwavelength\b/i), n: told(ORDER, undefined, { otherwise: 1 }), L: LENGTH },
    ignore: ['m/s', 'N'],
  },
  {
    law: 'l = 4*L/n',
    title: 'Quarter waves fit in a closed pipe',
    when: CLOSED,
    not: /\bboth ends\b|\bovertone\b|\bHz\b/i,
    places: { l: place('m', /\bwavelength\b/i), n: told(ORDER, undefined, { otherwise: 1 }), L: LENGTH },
    ignore: ['m/s', 'K'],
  },
  {
    law: 'b = sqrt((f - k)^2)',
    title: 'Beats are the difference of the frequencies',
    when: /\bbeats?\b/i,
    places: { b: place('Hz', /\bbeats?\b/i), f: place('Hz'), k: place('Hz') },
  },
  ...DOPPLER,
  {
    law: 'd = v*t/2',
    title: 'The sound goes there and back',
    when: /\b(?:sonar|echo\w*|ultrasound|returns?|reflect\w*)\b/i,
    not: /\blight\b|\blens\b|\bmirror\b|\bradar\b/i,
    places: {
      d: place('m', /\bhow (?:deep|far)\b|\bdepth\b|\bdistance\b/i),
      v: place('m/s', /\bspeed\b/i, undefined, { otherwise: 343 }),
      t: place('s', /\bhow long\b|\btime\b/i),
    },
    ignore: ['Hz'],
  },
  {
    law: 'n = 10^((L - M)/10)',
    title: 'Ten decibels are a factor of ten',
    when: /\bdB\b|\bdecibels?\b/i,
    places: {
      n: place('', /\bhow many times\b|\bhow much more\b|\bfactor\b|\bratio\b/i),
      L: place('decibel'),
      M: place('decibel', undefined, /\bthan\b/i),
    },
  },
  {
    law: 'L = 10*log(n)',
    title: 'Ten decibels are a factor of ten',
    when: /\bdB\b|\bdecibels?\b/i,
    not: /\d\s*dB\b|\d\s*decibels?\b/i,
    places: {
      L: place('', /\bdecibels?\b|\bdB\b|\blevel\b/i),
      n: told(
        /\b(doubles|doubled|triples|tripled|quadrupled)\b|\b(?:factor of|by)\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s+times/i,
      ),
    },
  },
  {
    law: 'L = M + 10*log(n)',
    title: 'The powers add up, not the decibels',
    when: /\b(?:two|three|four|five|ten|\d+) (?:identical|such|of these|equal|more)\b/i,
    places: {
      L: place('decibel', LEVEL),
      M: place('decibel'),
      n: told(/\b(two|three|four|five|ten|\d+) (?:identical|such|of these|equal)\b/i),
    },
  },
  {
    law: 'M = L - 20*log(r/s)',
    title: 'Twice as far is six decibels less',
    when: /\bdB\b|\bdecibels?\b|\blevel\b/i,
    places: {
      M: place('decibel', LEVEL),
      L: place('decibel'),
      s: place('m', undefined, undefined, { turn: 0 }),
      r: place('m', undefined, undefined, { turn: 1 }),
    },
  },
  {
    law: 'L = 10*log(P/(4*π*r^2*i_0))',
    title: 'Power over a sphere, in decibels',
    when: /\b(?:level|decibels?|dB)\b/i,
    constants: HEARING,
    places: {
      L: place('decibel', LEVEL),
      P: place('W', /\bpower\b/i),
      r: place('m', /\bhow far\b|\bdistance\b/i),
    },
  },
  {
    law: 'L = 10*log(I/i_0)',
    title: 'Sound level in decibels',
    when: /\b(?:level|decibels?|dB)\b/i,
    not: /\b(?:wave height|distance|times|area)\b/i,
    constants: HEARING,
    places: { L: place('decibel', LEVEL), I: INTENSITY },
  },
  {
    law: 'P = i_0*10^(L/10)*4*π*r^2',
    title: 'Intensity times the sphere around the source',
    when: /\b(?:level|decibels?|dB)\b/i,
    constants: HEARING,
    places: { P: place('W', /\bpower\b/i), L: place('decibel'), r: place('m') },
  },
  {
    law: 'P = i_0*10^(L/10)*A',
    title: 'Intensity times area',
    when: /\b(?:level|decibels?|dB)\b/i,
    constants: HEARING,
    places: { P: place('W', /\bpower\b|\benergy\b[^?]*\bsecond\b/i), L: place('decibel'), A: place('m^2') },
  },
  {
    law: 'I = P/(π*(d/2)^2)',
    title: 'Power over the area of the beam',
    when: /\bdiameter\b/i,
    places: { I: INTENSITY, P: place('W', /\bpower\b/i), d: place('m', /\bdiameter\b/i, /\bdiameter\b/i) },
    ignore: ['nm'],
  },
  {
    law: 'I = P/(π*r^2)',
    title: 'Power over the area of the beam',
    when: /\b(?:beam|laser|spot)\b[\s\S]*\bradius\b/i,
    places: { I: INTENSITY, P: place('W', /\bpower\b/i), r: place('m', undefined, /\bradius\b/i) },
  },
  {
    law: 'I = P/(4*π*r^2)',
    title: 'Power spread over a sphere',
    when: /\b(?:sound|speaker|loudspeaker|light|bulb|lamp|siren|star|sun|antenna|source|radiat\w*|transmitter|whistle|horn|firework)\b/i,
    not: BEAM,
    places: {
      I: INTENSITY,
      P: place('W', /\bpower\b|\bluminosity\b|\bwatts\b/i),
      r: place('m', /\bhow far\b|\bdistance\b/i, AWAY),
    },
  },
  {
    law: 'W = I*A*t',
    title: 'Intensity times area times time',
    when: /\bintensity\b|W\s*\/\s*m/i,
    places: {
      W: place('J', /\benergy\b/i),
      I: place('W/m^2'),
      A: place('m^2'),
      t: place('s', /\bhow long\b/i),
    },
  },
  {
    law: 'W = I*A*3600',
    title: 'Intensity times area times time',
    when: /\b(?:one|an|each|per) hour\b/i,
    places: { W: place('J', /\benergy\b/i), I: place('W/m^2'), A: place('m^2') },
  },
  {
    law: 'P = I*A',
    title: 'Power is intensity times area',
    when: /\bintensity\b|W\s*\/\s*m/i,
    places: {
      P: place('W', /\bpower\b|\benergy\b[^?]*\b(?:second|rate)\b/i),
      I: INTENSITY,
      A: place('m^2', /\barea\b/i),
    },
  },
  {
    law: 't = sqrt(m*L/F)',
    title: 'A pulse runs along the rope',
    when: /\b(?:rope|string|cord|wire|cable|clothesline)\b[\s\S]*\bpulse\b/i,
    places: { t: place('s', /\bhow long\b|\btime\b/i), m: place('kg'), L: place('m'), F: place('N') },
  },
  {
    law: 'u = m/L',
    title: 'Mass per length',
    when: /\b(?:rope|string|cord|wire|cable)\b/i,
    places: {
      u: place('kg/m', /\blinear (?:mass )?density\b|\bmass per (?:unit )?length\b/i),
      m: place('kg'),
      L: place('m'),
    },
    ignore: ['N', 'Hz', 'm/s', 's'],
  },
  {
    law: 'v = sqrt(F*L/m)',
    title: 'Waves on a string',
    when: /\b(?:rope|string|cord|wire|cable|clothesline|slinky)\b[\s\S]*\b(?:waves?|pulses?)\b|\b(?:waves?|pulses?)\b[\s\S]*\b(?:rope|string|cord|wire|cable)\b/i,
    not: /\blight\b|\bHz\b/i,
    places: {
      v: place('m/s', SPEED),
      F: place('N', /\btension\b/i),
      L: place('m'),
      m: place('kg'),
    },
  },
];
