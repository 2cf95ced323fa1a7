import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { card, factsAt, type MoveOf } from './exercise-facts.ts';
import { openExercise } from './exercise.ts';

/** Takes several exercises one by one; what is right already is said first. */
export const openList = async (
  context: MoveContext,
  { exercises }: MoveOf<'open list'>,
): Promise<Reply | null> => {
  const isRight = ({ judgement }: (typeof exercises)[number]): boolean => judgement?.kind === 'right';
  const before: Part[] = [say('seesList', { count: String(exercises.length) })];
  for (const [index, task] of exercises.entries())
    if (isRight(task)) before.push(...(await rightOne(context, task, String(index + 1))));
  const [first, ...rest] = exercises.filter((task) => !isRight(task));
  if (first === undefined)
    return {
      parts: [...before, ask('lastOfList')],
      state: goOn(context.state, { finished: exercises.at(-1)?.exercise ?? null, focus: 'exercise' }),
    };
  const opened = await openExercise(context, { kind: 'open exercise', problem: first });
  return (
    opened && {
      ...opened,
      parts: [...before, ask('number', { number: String(exercises.indexOf(first) + 1) }), ...opened.parts],
      state: { ...opened.state, queue: rest.map(({ exercise }) => exercise) },
    }
  );
};

const rightOne = async (
  context: MoveContext,
  { exercise, name }: MoveOf<'confirm later'>['task'],
  number: string,
): Promise<Part[]> => {
  const facts = await factsAt(context, { problem: exercise, line: null });
  if (!facts) return [];
  return [
    name === undefined
      ? say('listRight', { number, answer: facts.answer })
      : say('namedRight', { name, answer: facts.answer }),
  ];
};

/** The answer to a task that comes later in the list: it is done, and the one at hand stays. */
export const confirmLater = async (
  context: MoveContext,
  { task, open }: MoveOf<'confirm later'>,
): Promise<Reply | null> => {
  const { exercise, queue } = context.state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  return {
    parts: [
      ...(await rightOne(context, task, String(queue.indexOf(task.exercise) + 2))),
      card(facts),
      open === null ? ask('nowThis', { line: facts.line }) : ask('nowNamed', { name: open }),
    ],
    state: goOn(context.state, {
      queue: queue.filter((one) => one !== task.exercise),
      focus: 'exercise',
      waits: 'answer',
    }),
  };
};
