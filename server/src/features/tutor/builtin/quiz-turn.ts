import { wordsIn } from './books/central.ts';
import { materialFor, sentencesOfMaterial } from './material/material.ts';
import type { QuizItem } from './memory.ts';
import { proofOf, said, type Moment, type Reply } from './moment.ts';
import { itemsFromBooks, itemsFromMaterial } from './quiz/items.ts';
import { openQuiz, type QuizTurn } from './quiz/open.ts';
import { countWanted, quizTopic } from './quiz/wanted.ts';

// Whoever asks something else in the middle of a quiz gets an answer; the question waits.
const ELSEWHERE = new Set([
  'define',
  'compare',
  'explain',
  'summarise',
  'plan',
  'about you',
  'greeting',
  'thanks',
  'feeling',
  'quiz',
]);

const GUESSES = /^\s*(?:is|was|are|could|might) (?:it|that|this|they)\b/i;

/** What is said in a quiz, or to who asks for one; null when the message has nothing to do with one. */
export const quizTurn = async (moment: Moment): Promise<Reply | null> => {
  const { intent, memory, message, mathWorker } = moment;
  if (memory.quiz) {
    const turn = await mathWorker.ask('quiz', { quiz: memory.quiz, message, intent }, null);
    // Who works on an exercise meanwhile answers that, unless it is the very answer to the question.
    const isElsewhere = memory.exercise !== null || (ELSEWHERE.has(intent.kind) && !GUESSES.test(message));
    if (turn && (turn.right || !isElsewhere)) return fromQuiz(moment, turn);
  }
  if (intent.kind === 'quiz') return begun(moment, intent.about);
  return memory.waitsFor === 'quiz topic' && ['say', 'define', 'explain'].includes(intent.kind)
    ? begun(moment, intent.about || message)
    : null;
};

const begun = async (moment: Moment, named: string): Promise<Reply> => {
  const { memory, message, thread, library, mathWorker } = moment;
  const wanted = { seed: `${thread.length} ${thread[0]?.text ?? ''} ${named}`, count: countWanted(message) };
  const material = materialFor(thread);
  const last = memory.last === 'exercise' ? (memory.finished ?? memory.exercise?.exercise ?? null) : null;
  const about = quizTopic(named) || memory.topic?.words || '';
  const items =
    material.length > 0
      ? itemsFromMaterial(sentencesOfMaterial(material), wanted)
      : named === '' && last !== null
        ? await mathWorker.ask('problemsLike', { exercise: last, count: wanted.count }, [])
        : [
            ...(await mathWorker.ask('problems', { about, ...wanted }, [])),
            ...(about === '' ? [] : await itemsFromBooks(about, wanted, library)),
          ].slice(0, wanted.count);
  const opened = openQuiz(about, items);
  if (opened) {
    const text = isAbout(items, about) ? opened.text : `${FROM_THE_CHAPTER}\n\n${opened.text}`;
    return fromQuiz(moment, { ...opened, text });
  }
  return about === ''
    ? said(moment, 'Sure. What should I quiz you on? Name a topic, such as “cells” or “fractions”.', {
        waitsFor: 'quiz topic',
      })
    : said(
        moment,
        `I can’t find enough about “${about}” in the books for a fair quiz. What other topic would you like?`,
        {
          waitsFor: 'quiz topic',
        },
      );
};

/** Begins a quiz with questions that were made already; says so where there are none. */
export const beginQuizOn = (
  moment: Moment,
  about: string,
  items: QuizItem[],
  before: string | null,
): Reply => {
  const opened = openQuiz(about, items);
  if (!opened)
    return said(
      moment,
      `I can’t make fair questions from ${about}. What other page or topic would you like?`,
      {
        waitsFor: 'quiz topic',
      },
    );
  return fromQuiz(moment, {
    ...opened,
    text: before === null ? opened.text : `${before}\n\n${opened.text}`,
  });
};

const FROM_THE_CHAPTER =
  'The books don’t have a question on exactly that, so I’ll ask about the chapter it’s in.';

// Without a topic, or where it is worked out, there is nothing to compare.
const isAbout = (items: readonly QuizItem[], about: string): boolean => {
  const wanted = [...wordsIn(about)];
  return (
    wanted.length === 0 ||
    items.some(
      ({ question, key, quote }) =>
        quote === null || wanted.some((word) => wordsIn(`${question} ${key} ${quote.text}`).has(word)),
    )
  );
};

const fromQuiz = ({ memory }: Moment, { text, quiz, quotes, offer }: QuizTurn): Reply => ({
  text,
  memory: { ...memory, quiz, waitsFor: null, offer: offer ?? null },
  proof: quotes.length > 0 ? proofOf('books', { quotes }) : null,
});
