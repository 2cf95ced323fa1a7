import { materialFor, sentencesOfMaterial } from './material/material.ts';
import { proofOf, said, type Moment, type Reply } from './moment.ts';
import { itemsFromBooks, itemsFromMaterial } from './quiz/items.ts';
import { openQuiz, type QuizTurn } from './quiz/open.ts';

// Whoever asks something else in the middle of a quiz gets an answer; the question waits.
const ELSEWHERE = new Set([
  'define',
  'compare',
  'explain',
  'summarise',
  'plan',
  'about you',
  'greeting',
  'quiz',
]);

/** What is said in a quiz, or to who asks for one; null when the message has nothing to do with one. */
export const quizTurn = async (moment: Moment): Promise<Reply | null> => {
  const { intent, memory, message, reckoner } = moment;
  if (memory.quiz) {
    const turn = await reckoner.ask('quiz', { quiz: memory.quiz, message, intent }, null);
    const confirms = turn !== null && turn.quiz?.tries !== 1;
    if (turn && (confirms || !ELSEWHERE.has(intent.kind))) return fromQuiz(moment, turn);
  }
  if (intent.kind === 'quiz') return begun(moment, intent.about);
  return memory.waitsFor === 'quiz topic' && ['say', 'define', 'explain'].includes(intent.kind)
    ? begun(moment, intent.about || message)
    : null;
};

const begun = async (moment: Moment, named: string): Promise<Reply> => {
  const { memory, thread, library, reckoner } = moment;
  const seed = `${thread.length} ${thread[0]?.text ?? ''} ${named}`;
  const material = materialFor(thread);
  const last = memory.last === 'exercise' ? (memory.finished ?? memory.exercise?.exercise ?? null) : null;
  const about = named || memory.topic?.words || '';
  const items =
    material.length > 0
      ? itemsFromMaterial(sentencesOfMaterial(material), seed)
      : named === '' && last !== null
        ? await reckoner.ask('problemsLike', last, [])
        : [
            ...(await reckoner.ask('problems', { about, seed }, [])),
            ...(about === '' ? [] : await itemsFromBooks(about, seed, library)),
          ].slice(0, 4);
  const opened = openQuiz(about, items);
  if (opened) return fromQuiz(moment, opened);
  return about === ''
    ? said(moment, 'Gladly. On what shall I quiz you? Name a topic, such as “cells” or “fractions”.', {
        waitsFor: 'quiz topic',
      })
    : said(
        moment,
        `I do not find enough about “${about}” in the books for a fair quiz. Which other topic shall I take?`,
        {
          waitsFor: 'quiz topic',
        },
      );
};

const fromQuiz = ({ memory }: Moment, { text, quiz, quotes }: QuizTurn): Reply => ({
  text,
  memory: { ...memory, quiz, waitsFor: null },
  proof: quotes.length > 0 ? proofOf('books', { quotes }) : null,
});
