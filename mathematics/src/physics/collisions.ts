import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { quantitiesIn, type Quantity } from '../quantities/read.ts';
import type { Task, Worked } from '../worked.ts';
import { CONCEPTS } from './concepts.ts';
import { givenIn } from './given.ts';

const put = (value: number, unit: string) => ({ value, unit });

interface Meeting {
  readonly raw: string;
  readonly question: string;
  /** The moving body and the one it meets. */
  readonly m: number;
  readonly M: number;
  readonly u: number;
  readonly w: number;
  /** Whether the question is about the first body. */
  readonly asksFirst: boolean | null;
}

/** Bodies that meet on a line: elastic collisions, energy that is lost, and masses over a pulley. */
export const collisionTask: Task = (raw) => {
  if (raw.length > 1_200) return null;
  return pulley(raw) ?? bounced(raw) ?? meetingWorked(raw);
};

const meetingWorked = (raw: string): Worked | null => {
  if (!/\bcolli\w*|\bhits?\b|\bstrikes?\b|\bembed\w*|\bcoupl\w*|\bdocks?\b/i.test(raw)) return null;
  const meeting = meetingIn(raw);
  if (!meeting) return null;
  const { question } = meeting;
  if (/\belastic(?:ally)?\b/i.test(raw) && !/\binelastic/i.test(raw))
    return /\b(?:speed|velocity|how fast)\b/i.test(question) ? elastic(meeting) : null;
  const sticks = /\b(?:stick|sticks|stuck|together|embed\w*|coupl\w*|lock\w*|lodges?)\b/i.test(raw);
  return sticks && /\b(?:kinetic )?energy\b[^?]*\blost\b|\blos[st]\b[^?]*\benergy\b/i.test(question)
    ? lost(meeting)
    : null;
};

const meetingIn = (raw: string): Meeting | null => {
  const { all, text } = givenIn(raw);
  const masses = all.filter(({ kind }) => kind === CONCEPTS.mass.kind);
  const speeds = quantitiesIn(text).filter(({ kind }) => kind === CONCEPTS.speed.kind);
  const isTwin = /\b(?:identical|equal mass(?:es)?|same mass|second,? identical)\b/i.test(raw);
  const [a, b = isTwin ? a : undefined] = firstOfEach(masses);
  const [u, w, more] = speeds;
  const others = quantitiesIn(text).length - masses.length - speeds.length;
  if (!a || !b || !u || more || others > 0) return null;
  const rest = /\b(?:at rest|stationary|not moving|standing still|initially at rest)\b/i.test(raw);
  if (!w && !rest) return null;
  const question = questionIn(raw);
  const opposite = /\b(?:opposite|toward each other|head-on)\b/i.test(raw) ? -1 : 1;
  // The speed belongs to the mass that stands nearer.
  const own = Math.abs(a.start - u.start) <= Math.abs(b.start - u.start) || isTwin ? a : b;
  const other = own === a ? b : a;
  return {
    raw,
    question,
    m: own.value,
    M: other.value,
    u: u.value,
    w: opposite * (w?.value ?? 0),
    asksFirst: isTwin ? twinAsked(text, question, u, w) : bodyAsked(question, own, other),
  };
};

const firstOfEach = (masses: readonly Quantity[]): Quantity[] =>
  masses.filter((one, at) => masses.findIndex((other) => other.value === one.value) === at).slice(0, 3);

const bodyAsked = (question: string, own: Quantity, other: Quantity): boolean | null => {
  const [first, second] = [own, other].map(({ written }) =>
    question.replaceAll('-', ' ').includes(written.replaceAll('-', ' ')),
  );
  return first === second ? null : (first ?? false);
};

// `the leading car`: the word beside its speed.
const twinAsked = (text: string, question: string, u: Quantity, w: Quantity | undefined): boolean | null => {
  if (!w && /\b(?:second|other|target|struck)\b/i.test(question)) return false;
  if (!w && /\bfirst\b/i.test(question)) return true;
  const word = /\b(?:of|is) the (\w+)\b/i.exec(question)?.[1];
  if (word === undefined || !w) return null;
  const away = (one: Quantity): number => {
    const before = text.slice(0, one.start).toLowerCase().lastIndexOf(word.toLowerCase());
    return before < 0 ? Number.POSITIVE_INFINITY : one.start - before;
  };
  const [first, second] = [away(u), away(w)];
  return first === second || Math.min(first, second) > 80 ? null : first < second;
};

const elastic = ({ raw, m, M, u, w, asksFirst }: Meeting): Worked | null => {
  if (asksFirst === null) return null;
  return formulaWorked({
    text: raw,
    law: asksFirst ? 'v = ((m - M)*u + 2*M*w)/(m + M)' : 'v = ((M - m)*w + 2*m*u)/(m + M)',
    title: 'Momentum and kinetic energy are kept',
    unknown: 'v',
    unit: 'm/s',
    given: { m: put(m, 'kg'), M: put(M, 'kg'), u: put(u, 'm/s'), w: put(w, 'm/s') },
    why: 'In an elastic collision no energy is lost.',
  });
};

const lost = ({ raw, m, M, u, w }: Meeting): Worked | null =>
  formulaWorked({
    text: raw,
    law: 'K = m*M*(u - w)^2/(2*(m + M))',
    title: 'Energy before minus energy after',
    unknown: 'K',
    unit: 'J',
    given: { m: put(m, 'kg'), M: put(M, 'kg'), u: put(u, 'm/s'), w: put(w, 'm/s') },
    why: 'Both move on together with the momentum of both; what kinetic energy is missing became heat.',
  });

// Comes and goes back: the change of momentum is both together.
const bounced = (raw: string): Worked | null => {
  const question = questionIn(raw);
  if (
    !/\b(?:bounc\w*|rebound\w*|hit back|returns?|opposite direction)\b/i.test(raw) ||
    !/\b(?:impulse|change in momentum|average force)\b/i.test(question)
  )
    return null;
  const found = quantitiesIn(raw);
  const of = (kind: string): Quantity[] => found.filter((one) => one.kind === kind);
  const [mass, otherMass] = of(CONCEPTS.mass.kind);
  const [u, v, more] = of(CONCEPTS.speed.kind);
  const [time, otherTime] = of(CONCEPTS.time.kind);
  if (!mass || otherMass || !u || !v || more || otherTime || found.length > 4) return null;
  const isForce = /\bforce\b/i.test(question);
  if (isForce !== (time !== undefined)) return null;
  return formulaWorked({
    text: raw,
    law: isForce ? 'F = m*(u + v)/t' : 'J = m*(u + v)',
    title: 'Change of momentum, there and back',
    unknown: isForce ? 'F' : 'J',
    unit: isForce ? 'N' : 'kg*m/s',
    given: {
      m: put(mass.value, 'kg'),
      u: put(u.value, 'm/s'),
      v: put(v.value, 'm/s'),
      ...(time && isForce ? { t: put(time.value, 's') } : {}),
    },
    why: 'The direction turns around, so both speeds add up.',
  });
};

// Two masses on one string over a wheel.
const pulley = (raw: string): Worked | null => {
  if (
    !/\bpulley\b|\batwood\b/i.test(raw) ||
    /\b(?:incline|table|friction(?!less)|moment of inertia|degrees)\b|°/i.test(raw)
  )
    return null;
  const { found, g } = givenIn(raw);
  const [a, b, more] = found.filter(({ kind }) => kind === CONCEPTS.mass.kind);
  const question = questionIn(raw);
  if (!a || !b || more || found.length !== 2) return null;
  const [light, heavy] = a.value < b.value ? [a, b] : [b, a];
  const isTension = /\btension\b/i.test(question);
  if (!isTension && !/\bacceleration\b/i.test(question)) return null;
  return formulaWorked({
    text: raw,
    law: isTension ? 'T = 2*m*M*g/(m + M)' : 'a = (M - m)*g/(m + M)',
    title: isTension ? 'What the string carries' : 'The difference of the weights moves both masses',
    unknown: isTension ? 'T' : 'a',
    unit: isTension ? 'N' : 'm/s^2',
    given: { m: put(light.value, 'kg'), M: put(heavy.value, 'kg'), g: put(g ?? 9.8, 'm/s²') },
  });
};
