import type { StoryReader } from '../../ports/embed/port.ts';
import type { WorkerPool } from '../../ports/worker-pool/port.ts';
import { storyIn } from './kinds/read-story.ts';
import type { Questions } from './questions.ts';

type Input<Name extends keyof Questions> = Parameters<Questions[Name]>[0];
type Answer<Name extends keyof Questions> = ReturnType<Questions[Name]>;

export type { Examined } from './reading/examined.ts';
export type { OwnLines } from './reading/judged-lines.ts';
export type { Amounts } from './reading/amounts.ts';
export type { Balance } from './reading/balance.ts';
export type { Comparison } from './reading/comparison.ts';
export type { UnitsOff } from './reading/units-of-sum.ts';
export type { ByFormula } from './reading/by-formula.ts';
export type { KnownFormula } from './reading/known-formula.ts';
export type { Property } from './reading/property.ts';
export type { Follows } from './reading/follows.ts';
export type { Equality } from './reading/equality.ts';
export type { OnTheWay } from './reading/on-the-way.ts';
export type { Judgement } from './reading/judgement.ts';
export type { SetUp } from './reading/set-up.ts';
export type { Harder } from './working/another.ts';
export type { ExerciseFacts } from './working/facts.ts';
export type { TaskKind } from './kinds/task-kind.ts';
export type { AskedPart } from './kinds/asked-parts.ts';
export type { TaskHelp } from './kinds/task-help.ts';

/** Works mathematics out for the tutor, on a thread beside everything else that the server does. */
export interface Exercises {
  /** Asks; `otherwise` is the answer when none comes in time. */
  ask<Name extends keyof Questions, Otherwise>(
    name: Name,
    input: Input<Name>,
    otherwise: Otherwise,
  ): Promise<Answer<Name> | Otherwise>;
}

/** Milliseconds: four times what the slowest of 16,800 turns takes on one core, which was a hint with six tries at a twin. */
const OF_A_TURN = 2_000;
const LIMITS: Readonly<Record<keyof Questions, number>> = {
  examine: OF_A_TURN,
  facts: OF_A_TURN,
  twin: OF_A_TURN,
  another: OF_A_TURN,
  taskLike: OF_A_TURN,
  likeTask: OF_A_TURN,
  taskHelp: OF_A_TURN,
  openPart: OF_A_TURN,
  otherNumbers: OF_A_TURN,
  approach: OF_A_TURN,
  step: OF_A_TURN,
  // Up to fifteen lines are tried.
  inFile: 2 * OF_A_TURN,
  workedLines: 1_500,
  lines: 750,
};

/** A message that may tell a new story is read before it is examined. */
const withStory = async (
  input: Input<'examine'>,
  stories: Pick<StoryReader, 'read'>,
): Promise<Input<'examine'>> => {
  const story = input.exercise ? null : storyIn(input.message);
  return story ? { ...input, read: { ...story, readings: await stories.read(story.task) } } : input;
};

/** Exercises on a thread that answers `questions.ts`; stories are read by a model of their own, where there is one. */
export const makeExercises = (
  workerPool: WorkerPool,
  stories: Pick<StoryReader, 'read'> | null = null,
): Exercises => ({
  ask: async <Name extends keyof Questions, Otherwise>(
    name: Name,
    input: Input<Name>,
    otherwise: Otherwise,
  ) => {
    const whole = name === 'examine' && stories ? await withStory(input as Input<'examine'>, stories) : input;
    const answered = await workerPool.ask({ name, input: whole, limit: LIMITS[name] });
    // The other side is built from the same table of questions.
    return answered ? (answered.value as Answer<Name>) : otherwise;
  },
});
