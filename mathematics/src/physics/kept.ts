import type { ConceptName } from './concepts.ts';

/** Something that is the same before and after, or here and there: made of quantities that come in pairs. */
export interface Kept {
  readonly title: string;
  readonly why: string;
  /** The quantities with their powers in what is kept. */
  readonly parts: readonly (readonly [name: ConceptName, letter: string, power: number])[];
  readonly when: RegExp;
  readonly not?: RegExp;
}

/** What stays the same between two states. */
export const KEPT: readonly Kept[] = [
  {
    title: 'Combined gas law',
    why: 'Pressure times volume over temperature stays the same.',
    parts: [
      ['pressure', 'P', 1],
      ['volume', 'V', 1],
      ['temperature', 'T', -1],
    ],
    when: /\b(?:gas|balloon|air|tire|cylinder|helium|oxygen|nitrogen|hydrogen|container|piston|bubble)\b/i,
    not: /\b(?:moles?|mol)\b|\bspecific heat\b/i,
  },
  {
    title: 'The same water comes through',
    why: 'Area times speed is the same everywhere in the pipe.',
    parts: [
      ['area', 'A', 1],
      ['speed', 'v', 1],
    ],
    when: /\b(?:pipe|hose|nozzle|artery|tube|river|flows?|blood|water)\b/i,
  },
  {
    title: 'The same water comes through',
    why: 'Area times speed is the same everywhere, and the area goes with the radius squared.',
    parts: [
      ['radius', 'r', 2],
      ['speed', 'v', 1],
    ],
    when: /\b(?:pipe|hose|nozzle|artery|tube|flows?|blood|water)\b/i,
  },
  {
    title: 'Pascal: the pressure is the same everywhere',
    why: 'Force over area is the same on both pistons.',
    parts: [
      ['force', 'F', 1],
      ['area', 'A', -1],
    ],
    when: /\b(?:hydraulic|pistons?|press|jack|brake)\b/i,
  },
  {
    title: 'Pascal: the pressure is the same everywhere',
    why: 'Force over area is the same, and the area goes with the diameter squared.',
    parts: [
      ['force', 'F', 1],
      ['length', 'd', -2],
    ],
    when: /\b(?:hydraulic|pistons?|press|jack|cork|bottle|jug)\b[\s\S]*\b(?:radius|diameter)\b|\b(?:radius|diameter)\b[\s\S]*\b(?:hydraulic|pistons?|press|jack|cork)\b/i,
  },
  {
    title: 'Angular momentum is kept',
    why: 'Moment of inertia times angular speed stays the same.',
    parts: [
      ['inertia', 'I', 1],
      ['angularSpeed', 'w', 1],
    ],
    when: /\b(?:spin\w*|rotat\w*|skater|pulls?|arms|merry)\b/i,
    not: /\b(?:torque|energy)\b/i,
  },
  {
    title: 'Torques balance',
    why: 'Force times distance from the pivot is the same on both sides.',
    parts: [
      ['force', 'F', 1],
      ['length', 'd', 1],
    ],
    when: /\b(?:pivot|fulcrum|lever|seesaw|nail puller|crowbar|wheelbarrow|balance\w*)\b/i,
    not: /\b(?:supporting force|mass of)\b|\bwork\b/i,
  },
  {
    title: 'Intensity falls with the square of the distance',
    why: 'The same power spreads over a larger sphere.',
    parts: [
      ['intensity', 'I', 1],
      ['distance', 'r', 2],
    ],
    when: /\b(?:sound|light|source|speaker|lamp|siren|radiation)\b/i,
  },
  {
    title: 'Period of a pendulum',
    why: 'The period squared goes with the length.',
    parts: [
      ['period', 'T', 2],
      ['length', 'L', -1],
    ],
    when: /\bpendulum\b/i,
  },
  {
    title: 'Period of a pendulum at two places',
    why: 'The length is the same, so period squared times gravity is too.',
    parts: [
      ['period', 'T', 2],
      ['acceleration', 'a', 1],
    ],
    when: /\bpendulum\b/i,
  },
  {
    title: 'Period of a mass on the same spring',
    why: 'The spring is the same: the period squared goes with the mass.',
    parts: [
      ['period', 'T', 2],
      ['mass', 'm', -1],
    ],
    when: /\bspring\b|\boscillat\w*/i,
  },
  {
    title: 'Power of waves',
    why: 'The energy of waves goes with the square of their height.',
    parts: [
      ['power', 'P', 1],
      ['length', 'h', -2],
    ],
    when: /\b(?:waves?|breakers)\b/i,
  },
  {
    title: 'Gravity or electric force at two distances',
    why: 'The force falls with the square of the distance.',
    parts: [
      ['force', 'F', 1],
      ['distance', 'r', 2],
    ],
    when: /\b(?:gravitational|charges?|electric|electrostatic)\b/i,
    not: /\bkg\b|\bμ?C\b/,
  },
  {
    title: 'Hooke’s law',
    why: 'Force over stretch is the same for the same spring.',
    parts: [
      ['force', 'F', 1],
      ['length', 'x', -1],
    ],
    when: /\bspring\b|\belastic\b|\brubber band\b/i,
    not: /\bwork\b|\benergy\b/i,
  },
  {
    title: 'Dilution keeps what is dissolved',
    why: 'Concentration times volume stays the same.',
    parts: [
      ['concentration', 'C', 1],
      ['volume', 'V', 1],
    ],
    when: /\b(?:dilut\w*|stock|solution|prepare|make|add\w*)\b/i,
    not: /\b(?:neutrali[sz]\w*|titrat\w*|pH|how much water)\b/i,
  },
  {
    title: 'Acid and base in equal amounts',
    why: 'One of them takes one of the other: concentration times volume is the same.',
    parts: [
      ['concentration', 'C', 1],
      ['volume', 'V', 1],
    ],
    when: /\b(?:neutrali[sz]\w*|titrat\w*)\b/i,
    not: /H_?2\s?(?:SO|C)|H_?3\s?PO|\(OH\)|\b(?:sulfuric|phosphoric|carbonic|oxalic|calcium|barium|magnesium)\b|\bpH\b/i,
  },
];
