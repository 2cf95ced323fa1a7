import { JudgedPoint, type Answer, type Item, type Verdict } from '@studia/contract/lessons';
import * as z from 'zod/mini';
import type { AskModel, ModelUsage } from '../../ports/model/port.ts';
import prompt from './prompts/judge.md?raw';
import { verdictOfPoints } from './rules/answer/judge-answer.ts';

/** A student waits for this: a model that takes longer leaves the judgement to them. */
const PATIENCE = 8_000;

const Judgement = z.object({
  points: z.array(z.object({ number: z.int(), state: JudgedPoint.shape.state })),
});

/** What a model found out about an answer, or nothing, and what it took either way. */
interface ModelJudgement {
  verdict: Verdict | null;
  usage: ModelUsage;
}

type ItemWithPoints = Extract<Item, { kind: 'short' | 'true-false' }>;

/** Whether an answer is in words that rules alone may not understand. */
export const needsModel = (item: Item, answer: Answer, { result }: Verdict): item is ItemWithPoints =>
  (item.kind === 'short' || item.kind === 'true-false') &&
  (result === 'compare' || result === 'partly') &&
  wordsIn(answer).trim() !== '';

const wordsIn = (answer: Answer): string => {
  if (answer.kind === 'short') return answer.text;
  return answer.kind === 'true-false' ? answer.reason : '';
};

/** Has the connected model go through the points of a good answer, one by one. It decides nothing else. */
export const askForJudgement = async (
  ask: AskModel,
  item: ItemWithPoints,
  answer: Answer,
): Promise<ModelJudgement> => {
  const rubric = item.points.map(({ point, said }, index) => ({ number: index + 1, point, examples: said }));
  const question = { question: item.ask, points: rubric, answer: wordsIn(answer) };
  const { value, usage } = await ask(
    {
      name: 'judgement',
      schema: Judgement,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content: JSON.stringify(question) },
      ],
    },
    AbortSignal.timeout(PATIENCE),
  );
  if (value === null) return { verdict: null, usage };
  const states = new Map(value.points.map(({ number, state }) => [number, state]));
  const points = item.points.map(({ point }, index) => ({ point, state: states.get(index + 1) ?? null }));
  // A point that was passed over is a judgement that was not given.
  const judged = points.flatMap(({ point, state }) => (state === null ? [] : [{ point, state }]));
  return { verdict: judged.length < points.length ? null : verdictOfPoints(item, judged), usage };
};
