import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { signedIn, type Trials } from './trial.ts';

export const LetterTopic = z.enum(['invitations']);
/** A kind of letter that a student can do without. */
export type LetterTopic = z.infer<typeof LetterTopic>;

const LetterChoices = z.object({ refused: z.array(LetterTopic) });
/** What a student wants no letters about. */
export type LetterChoices = z.infer<typeof LetterChoices>;

/** Which letters a student wants; those that an account, a payment or a question needs come in any case. */
export const letters = endpoints({
  choices: {
    method: 'GET',
    path: '/api/letters/choices',
    summary: 'The kinds of letters that the student does not want.',
    access: 'signed-in',
    pace: 'normal',
    reply: LetterChoices,
  },
  choose: {
    method: 'PUT',
    path: '/api/letters/choices',
    summary: 'Say for one kind of letters whether they are wanted.',
    access: 'signed-in',
    pace: 'normal',
    body: z.object({ topic: LetterTopic, wanted: z.boolean() }),
    reply: LetterChoices,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof letters> => ({
  choices: { request: () => ({}), answers: signedIn(200) },
  choose: { request: () => ({ body: { topic: 'invitations', wanted: true } }), answers: signedIn(200) },
});
