import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { quantitiesIn, type Quantity } from '../quantities/read.ts';
import type { Task } from '../worked.ts';
import { CONCEPTS } from './concepts.ts';

const ofKind = (found: readonly Quantity[], kind: string): Quantity[] =>
  found.filter((one) => one.kind === kind);

/** Two bodies: those that stick together, those that push each other away, and those that balance. */
export const twoBodiesTask: Task = (raw) => {
  if (raw.length > 1_200) return null;
  const found = quantitiesIn(raw);
  const masses = ofKind(found, CONCEPTS.mass.kind);
  const [a, b, more] = masses.length > 2 ? onceEach(masses) : masses;
  if (!a || !b || more) return null;
  const speeds = ofKind(found, CONCEPTS.speed.kind);
  const lengths = ofKind(found, CONCEPTS.length.kind);
  const others = found.length - masses.length - speeds.length - lengths.length;
  if (others > 0) return null;
  return (
    stuck(raw, a, b, speeds, lengths) ?? recoil(raw, a, b, speeds) ?? balance(raw, a, b, speeds, lengths)
  );
};

const onceEach = (masses: readonly Quantity[]): Quantity[] =>
  masses.filter((one, at) => masses.findIndex(({ value }) => value === one.value) === at);

const stuck = (
  raw: string,
  a: Quantity,
  b: Quantity,
  speeds: readonly Quantity[],
  lengths: readonly Quantity[],
) => {
  if (
    !/\b(?:sticks?|stuck|adheres?|couples?|coupled|locks?|together|embeds?|embedded|lodges?|dock\w*|catches|inelastic(?:ally)?|grabs|joins?|common)\b/i.test(
      raw,
    ) ||
    !/\b(?:speed|velocity|how fast)\b/i.test(questionIn(raw)) ||
    lengths.length > 0
  )
    return null;
  const [first, second, more] = speeds;
  if (!first || more) return null;
  const rest = /\b(?:at rest|stationary|not moving|standing still)\b/i.exec(raw);
  if (!second && !rest) return null;
  // The speed belongs to the mass that stands nearer; the other one rests.
  const moving = second ? a : restsNear(raw, rest?.index ?? 0, a, b);
  const other = moving === a ? b : a;
  const sign = second && /\b(?:opposite|toward each other|head-on)\b/i.test(raw) ? -1 : 1;
  return formulaWorked({
    text: raw,
    law: 'v = (m*u + M*w)/(m + M)',
    title: 'Momentum is kept',
    unknown: 'v',
    unit: 'm/s',
    given: {
      m: put(moving, 'kg'),
      u: put(first, 'm/s'),
      M: put(other, 'kg'),
      w: { value: sign * (second?.value ?? 0), unit: 'm/s' },
    },
    why: 'Both bodies move on together with the momentum of both.',
  });
};

const put = ({ value }: Quantity, unit: string) => ({ value, unit });

const restsNear = (raw: string, rest: number, a: Quantity, b: Quantity): Quantity => {
  // `The first … was at rest`: said by its place in the story.
  if (/\bfirst\b[^.]{0,40}$/i.test(raw.slice(0, rest))) return b;
  return Math.abs(rest - a.start) < Math.abs(rest - b.start) ? b : a;
};

const recoil = (raw: string, a: Quantity, b: Quantity, speeds: readonly Quantity[]) => {
  const [speed, more] = speeds.filter(({ value }) => value !== 0);
  const isApart = /\brecoil|\bpush\w*|\bspring\w* apart|\bexplo\w*|\bthrow\w*|\bfires?\b/i.test(raw);
  if (!isApart || !/\brecoil|\bhow fast\b|\bspeed\b|\bvelocity\b/i.test(questionIn(raw)) || !speed || more)
    return null;
  const noun = (one: Quantity): string => /^[\s-]*([a-z]+)/i.exec(raw.slice(one.end))?.[1] ?? '';
  const asked = questionIn(raw);
  const written = [a, b].filter((one) => asked.includes(one.written));
  const named = [a, b].filter(
    (one) => noun(one).length > 2 && new RegExp(String.raw`\b${noun(one)}\b`, 'i').test(asked),
  );
  // `The other one`: not the one whose speed is told.
  const last = Math.max(
    ...ofKind(quantitiesIn(raw), CONCEPTS.mass.kind)
      .filter(({ end }) => end <= speed.start)
      .map(({ end }) => end),
  );
  const mover = quantitiesIn(raw).find(({ end }) => end === last)?.value;
  const other = /\bother\b/i.test(asked) ? [a, b].filter(({ value }) => value !== mover) : [];
  const names = written.length === 1 ? written : other.length === 1 ? other : named;
  if (names.length !== 1 && !/\brecoil|\bbackward/i.test(raw)) return null;
  const [heavy] = names.length === 1 ? names : [a.value > b.value ? a : b];
  const light = heavy === a ? b : a;
  return formulaWorked({
    text: raw,
    law: 'm*u = M*v',
    title: 'Momentum is kept',
    unknown: 'v',
    unit: 'm/s',
    given: { m: put(light, 'kg'), u: put(speed, 'm/s'), M: put(heavy ?? a, 'kg') },
    why: 'Before, nothing moved: the two momenta are opposite and equal.',
  });
};

const balance = (
  raw: string,
  a: Quantity,
  b: Quantity,
  speeds: readonly Quantity[],
  lengths: readonly Quantity[],
) => {
  const [length, more] = lengths;
  if (
    !/\b(?:seesaw|balanced?|pivot|fulcrum|lever)\b/i.test(raw) ||
    !length ||
    more ||
    speeds.length > 0 ||
    !/\bhow far\b|\bdistance\b|\bwhere\b/i.test(questionIn(raw))
  )
    return null;
  const known = Math.abs(length.start - a.start) < Math.abs(length.start - b.start) ? a : b;
  return formulaWorked({
    text: raw,
    law: 'm*d = M*x',
    title: 'Torques balance',
    unknown: 'x',
    unit: 'm',
    given: { m: put(known, 'kg'), d: put(length, 'm'), M: put(known === a ? b : a, 'kg') },
    why: 'Weight times distance from the pivot is the same on both sides.',
  });
};
