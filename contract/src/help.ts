import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { filledText } from './text.ts';
import { everybody, type Trials } from './trial.ts';

/** Questions to the help pages. */
export const HELP = {
  questionCharacters: 300,
  /** From here on, an answer is the one that was asked for. */
  certain: 0.75,
  /** From here on, an answer may be of use. */
  likely: 0.35,
  mostFound: 6,
} as const;

const HelpAnswer = z.object({
  id: z.string(),
  category: z.string(),
  question: z.string(),
  /** Markdown. */
  answer: z.string(),
});
/** An answer that we wrote. */
export type HelpAnswer = z.infer<typeof HelpAnswer>;

const HelpCategory = z.object({ id: z.string(), title: z.string() });
export type HelpCategory = z.infer<typeof HelpCategory>;

const FoundAnswer = z.object({ id: z.string(), certainty: z.number() });
/** An answer that may be meant, and how certain that is, from 0 to 1. */
export type FoundAnswer = z.infer<typeof FoundAnswer>;

/** SPEC 2.1: the answers of Help & Support. */
export const help = endpoints({
  answers: {
    method: 'GET',
    path: '/api/help/answers',
    summary: 'Every answer of the help pages, in the order of its categories.',
    access: 'public',
    pace: 'normal',
    reply: z.object({ categories: z.array(HelpCategory), answers: z.array(HelpAnswer) }),
  },
  find: {
    method: 'GET',
    path: '/api/help/find',
    summary: 'The answers that fit a question, by its words and its meaning, the most certain first.',
    access: 'public',
    pace: 'normal',
    query: z.object({ question: filledText(HELP.questionCharacters) }),
    reply: z.object({ found: z.array(FoundAnswer) }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof help> => ({
  answers: { request: () => ({}), answers: everybody(200) },
  find: { request: () => ({ query: { question: 'How do I cancel?' } }), answers: everybody(200) },
});
