import { findSum, nextSumStep, type Sum } from '@studia/mathematics';
import { escapeQuoted } from '../../escape-quoted.ts';
import { quoted } from '../books/reply.ts';
import { judgeClaim } from '../exercise/judge.ts';
import { strategyFor } from '../exercise/strategy.ts';
import { workedIn } from '../exercise/worked.ts';
import type { Intent } from '../intent/intent.ts';
import type { Quiz, QuizItem } from '../memory.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline } from '../show/mathematics.ts';
import { isTheTerm } from './judge-term.ts';
import { questionOf, type QuizTurn } from './open.ts';

/** The answer to what a student says while a quiz question waits. */
export const continueQuiz = (quiz: Quiz, message: string, { kind }: Intent): QuizTurn | null => {
  const [item] = quiz.items;
  if (!item) return null;
  if (isRight(item, message)) return { ...afterQuestion(quiz, item, quiz.tries === 0, 'Right'), right: true };
  const passes = PASSES.test(message);
  if (kind === 'stop' && !passes) return ended(quiz);
  const gaveUp = passes || GIVES_UP.has(kind);
  if (gaveUp || quiz.tries > 0)
    return afterQuestion(quiz, item, false, gaveUp || kind === 'hint' ? 'Here it is' : 'Not quite');
  return {
    text: `${kind === 'hint' ? 'A hint' : 'Not yet. A hint'}: ${hintFor(item)} Try again: what is it?`,
    quiz: { ...quiz, tries: 1 },
    quotes: [],
  };
};

const PASSES =
  /^\s*(?:(?:ok(?:ay)?|please|i)\b[\s,]*)*(?:skip|pass|next)(?: (?:it|this|that|one|question|please|this one|the next one))*\W*$/i;
const GIVES_UP = new Set<Intent['kind']>(['reveal', 'more']);

const isRight = ({ key, problem }: QuizItem, message: string): boolean => {
  if (problem === null) return isTheTerm(message, key);
  const worked = workedIn(problem);
  return worked !== null && judgeClaim(worked, message).kind === 'right';
};

const hintFor = ({ key, problem }: QuizItem): string => {
  if (problem === null) return `${inLetters(key)}.`;
  const sum = findSum(problem);
  const strategy = sum ? strategyOf(sum) : null;
  if (strategy !== null) return strategy.charAt(0).toLowerCase() + strategy.slice(1);
  const worked = workedIn(problem);
  const rule = worked ? worked.steps[0]?.rule : undefined;
  return rule === undefined
    ? 'take it slowly, one step at a time.'
    : `${inMarkdown(rule.charAt(0).toLowerCase() + rule.slice(1))}.`;
};

const inLetters = (key: string): string => {
  const words = key.split(/[\s-]+/);
  const [first = ''] = words;
  return words.length === 1
    ? `it begins with “${first.charAt(0)}” and has ${first.length} letters`
    : `it has ${words.length} words, and they begin with ${words.map((word) => `“${word.charAt(0)}”`).join(' and ')}`;
};

const strategyOf = (sum: Sum): string | null => {
  const step = nextSumStep(sum);
  return step && step.after.kind === 'number' ? strategyFor(step) : null;
};

const afterQuestion = (quiz: Quiz, item: QuizItem, right: boolean, verdict: string): QuizTurn => {
  const next = {
    ...quiz,
    items: quiz.items.slice(1),
    right: quiz.right + (right ? 1 : 0),
    asked: quiz.asked + 1,
    tries: 0,
  };
  const quotes = item.quote ? [item.quote] : [];
  const parts = [
    `${verdict}: ${keyOf(item)}.`,
    ...(item.quote ? [quoted(item.quote, 1)] : []),
    ...(item.material
      ? [`“${escapeQuoted(item.material.text)}” (${inMarkdown(item.material.filename)})`]
      : []),
    next.items.length > 0 ? questionOf(next) : resultOf(next),
  ];
  const text = parts.join('\n\n');
  return next.items.length > 0 ? { text, quiz: next, quotes } : { ...ended(next), text, quotes };
};

const ended = (quiz: Quiz): QuizTurn => ({
  text: resultOf(quiz),
  quiz: null,
  quotes: [],
  ...(quiz.asked > 0 && { offer: `quiz me on ${quiz.about}`.replace(/ on $/, '') }),
});

const keyOf = ({ key, problem }: QuizItem): string => {
  if (problem === null) return `**${key}**`;
  const worked = workedIn(problem);
  return worked ? inline(worked.answer) : inMarkdown(key);
};

const resultOf = ({ right, asked, about }: Quiz): string => {
  if (asked === 0) return 'All right, no quiz now. What would you like to do instead?';
  const praise =
    right === asked ? 'You know this.' : 'Tomorrow, test yourself again on the ones you missed today.';
  const topic = about === '' ? 'this' : `“${about}”`;
  return `**${right} of ${asked}** on the first try. ${praise}\n\nShall I ask you more about ${topic}, or would you rather try something new?`;
};
