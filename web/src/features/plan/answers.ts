import { PLAN } from '@studia/contract/limits';
import type { PlanLevel } from '@studia/contract/plan';

/** The questions, in their order. */
export const STEPS = ['topic', 'goal', 'level', 'minutes', 'date'] as const;
export type Step = (typeof STEPS)[number];

/** What was answered; null is an answer too: the student skipped it. */
export interface Answers {
  topic?: string;
  goal?: string | null;
  level?: PlanLevel | null;
  minutes?: number | null;
  date?: string | null;
}

/** A conversation as it stands: `asking` is null when everything was answered. */
export interface Conversation {
  answers: Answers;
  asking: Step | null;
}

/** Begins with what was typed elsewhere, if there is something. */
export const begun = (query: string | null): Conversation =>
  query === null
    ? { answers: {}, asking: 'topic' }
    : { answers: { topic: query.slice(0, PLAN.topicCharacters) }, asking: 'goal' };

/** Takes an answer, and goes on with the first question that has none. */
export const answered = ({ answers }: Conversation, given: Answers): Conversation => {
  const known = { ...answers, ...given };
  return { answers: known, asking: STEPS.find((step) => known[step] === undefined) ?? null };
};

/** Asks a question again; what was answered to it stays until something else is said. */
export const askedAgain = ({ answers }: Conversation, step: Step): Conversation => ({
  answers,
  asking: step,
});

/** Leaves out what is still open. */
export const finished = ({ answers }: Conversation): Conversation => ({
  answers: { goal: null, level: null, minutes: null, date: null, ...answers },
  asking: null,
});

/** What was kept, as far as it can still be read. */
export const readConversation = (stored: string | null, student: string, query: string | null) => {
  const parsed = parse(stored);
  const same = parsed?.student === student && (query === null || parsed.query === query);
  return same && parsed.conversation ? parsed.conversation : begun(query);
};

interface StoredConversation {
  student?: unknown;
  query?: unknown;
  conversation?: Conversation;
}

const parse = (stored: string | null): StoredConversation | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};
