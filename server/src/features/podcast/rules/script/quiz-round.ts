import type { Idea } from '@studia/contract/lessons';
import { explainer, lengthOf, type Draft } from './draft.ts';
import * as say from './phrases.ts';
import { isForTheEar, question } from './questions.ts';
import type { Section } from './script.ts';
import type { Writing } from './writing.ts';

const TITLE = 'Questions for you';
const FEWEST = 2;
const MOST = 9;

/** Questions about the ideas in turn, with time to think, until the time is up; nothing where there is hardly any. */
export const quizRound = (ideas: readonly Idea[], room: number, writing: Writing): Section[] => {
  const asked: Draft[][] = [];
  let left = room;
  for (const { idea, item } of inTurn(ideas)) {
    const isKnown = writing.memory.knows(`${item.ask} ${typeof item.key === 'string' ? item.key : ''}`);
    if (!isForTheEar(item) || !isKnown || asked.length === MOST) continue;
    const drafts = question(idea, item, writing);
    if (lengthOf(drafts) > left) continue;
    asked.push(drafts);
    left -= lengthOf(drafts);
  }
  if (asked.length < FEWEST) return [];
  return [{ title: TITLE, drafts: [...explainer(writing.pick(say.QUIZ)), ...asked.flat()] }];
};

/** The first question about each idea, then the second, and so on. */
const inTurn = (ideas: readonly Idea[]) =>
  ideas
    .flatMap((idea) => idea.items.map((item, at) => ({ idea, item, at })))
    .toSorted((one, other) => one.at - other.at);
