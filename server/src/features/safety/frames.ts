import type { Slot } from './lexicon/slot.ts';
import type { Concern } from './sign.ts';

interface Frame {
  concern: Concern;
  /** What must stand together. */
  all: readonly Slot[];
  /** What shows that something else is meant. */
  unless?: readonly Slot[];
}

/** What stands together when somebody is in trouble or wants what must not be; the most urgent first. */
const FRAMES: readonly Frame[] = [
  { concern: 'emergency', all: ['emergency'], unless: ['joke', 'study'] },
  { concern: 'self-harm', all: ['ends own life'], unless: ['joke'] },
  { concern: 'self-harm', all: ['wishes', 'death'], unless: ['joke', 'study'] },
  { concern: 'self-harm', all: ['hurts oneself'], unless: ['joke', 'mishap', 'study'] },
  { concern: 'self-harm', all: ['is worth nothing'], unless: ['joke', 'study'] },
  { concern: 'self-harm', all: ['says farewell'], unless: ['joke', 'study'] },
  { concern: 'self-harm', all: ['asks for a method'], unless: ['study'] },
  { concern: 'self-harm', all: ['near', 'ends their life'], unless: ['joke', 'study'] },
  { concern: 'eating', all: ['starves oneself'], unless: ['joke', 'study'] },
  { concern: 'abuse', all: ['elder', 'hurts me'], unless: ['joke', 'mishap', 'play', 'study'] },
  { concern: 'abuse', all: ['touches me'], unless: ['joke', 'play', 'study'] },
  { concern: 'abuse', all: ['was abused'], unless: ['joke', 'play', 'study'] },
  { concern: 'abuse', all: ['is afraid at home'], unless: ['joke', 'study'] },
  { concern: 'abuse', all: ['is bullied'], unless: ['joke', 'play', 'study'] },
  { concern: 'abuse', all: ['threatens with pictures'], unless: ['study'] },
  { concern: 'abuse', all: ['stranger', 'wants of me'], unless: ['study'] },
  { concern: 'drugs', all: ['takes drugs'], unless: ['joke', 'study'] },
  { concern: 'violence', all: ['threatens'], unless: ['joke', 'play', 'study', 'harmless thing'] },
  { concern: 'dangerous wish', all: ['how to get', 'weapon or drug'], unless: ['study', 'harmless thing'] },
  { concern: 'dangerous wish', all: ['harms others'], unless: ['joke', 'study', 'harmless thing'] },
  { concern: 'sexual wish', all: ['asks to make', 'lewd'], unless: ['study', 'harmless thing'] },
];

/** What a short text is about by the slots that it fills. */
export const concernOf = (filled: ReadonlySet<Slot>): Concern | null => {
  const holds = (slot: Slot): boolean => filled.has(slot);
  return FRAMES.find(({ all, unless }) => all.every(holds) && !unless?.some(holds))?.concern ?? null;
};
