import { answerFromMaterial, materialFor, sentencesOfMaterial } from '../pages/material.ts';
import { text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { openExercise } from './exercise.ts';

/** What is said to files that were shown with a message, or that it points at; null when there are none. */
export const materialMove = async (context: MoveContext): Promise<Reply | null> => {
  const { thread, reading, state, exercises } = context;
  const material = materialFor(thread);
  if (material.length === 0) return null;
  const isSummary = /\bsummar|\bsum (?:it|this) up\b|\bmain points?\b/.test(reading.plain);
  const problem = isSummary
    ? null
    : await exercises.ask('inFile', { material, message: reading.message }, null);
  if (problem !== null)
    return openExercise(context, {
      kind: 'open exercise',
      problem: { exercise: problem, judgement: null, attempt: '' },
    });
  const answer = answerFromMaterial(
    sentencesOfMaterial(material),
    { isSummary, about: reading.subject },
    reading.message,
  );
  return answer === null ? null : { parts: [text(answer)], state: goOn(state, { waits: 'answer' }) };
};
