import type { Tokens } from '../../../ports/tokens/port.ts';
import type { Said, Situation, TutorEvent } from '../turn.ts';
import { followUp, languageOfCare, safeAnswer } from './answer.ts';
import { noticedIn, type Noticed } from './concern.ts';
import { inPlainWords } from './wording.ts';

/** The fixed words for what was said last; null when it is a matter of study, which an engine may answer. */
export const safeWords = (thread: readonly Said[], { learner }: Situation): string | null => {
  const said = thread.at(-1);
  if (said?.by !== 'student') return null;
  const noticed = noticedIn(said.text);
  const country = learner?.country ?? null;
  if (noticed) return safeAnswer(noticed, country);
  const language = languageOfCare(thread.findLast(({ by }) => by === 'tutor')?.text ?? '');
  return language && answersToCare(said.text, language) ? followUp(language, country) : null;
};

/** Says the fixed words. What the lesson remembers stays, so that the exercise can go on afterwards. */
export const saySafely = async function* (
  words: string,
  thread: readonly Said[],
  tokens: Tokens,
): AsyncGenerator<TutorEvent> {
  for (const text of words.match(/\S+\s*|\s+/g) ?? []) yield { type: 'text', text };
  yield {
    type: 'done',
    usage: {
      inputTokens: await tokens.count(thread.at(-1)?.text ?? ''),
      outputTokens: await tokens.count(words),
      cost: null,
    },
    lesson: thread.findLast(({ by }) => by === 'tutor')?.lesson ?? null,
    proof: { source: 'teaching', quotes: [], solution: null, checks: [], picture: null },
  };
};

// Work is recognised by its signs and its length, whatever the language.
const answersToCare = (text: string, language: Noticed['language']): boolean =>
  language === 'en' ? ANSWERS_TO_CARE.test(inPlainWords(text)) : /^[^\d=?]{1,40}$/s.test(text.trim());

// Short, without numbers, and about people and feelings: not yet about the work.
const ANSWERS_TO_CARE =
  /^(?=[^\d=]{1,160}$)(?:(?:ok|okay|thanks|thank you|thx|yes|yeah|no|nope|idk|maybe|please|but|and|it is|i am)\b[\s,.!?]*)*(?:$|.*\b(?:i (?:can not|do not want to|am (?:scared|afraid|alone|sad|not okay|fine|okay|sorry|crying|safe))|nobody|no one|no-one|everyone|they will not|will not (?:believe|listen|help|understand)|do not (?:care|believe|understand|listen)|help me|alone|scared|afraid|hurts|tell (?:anyone|anybody|my)|joking|kidding|kill|die|care about me)\b)/s;
