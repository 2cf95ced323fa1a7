import { said, standingOf, type Moment, type Reply } from './moment.ts';

const WORDS = /\p{L}{2,}/gu;
const NUMBER = /(?:[$€£₹]\s?)?\d+(?:[.,]\d+)?(?:\s?[/⁄]\s?\d+)?\s?%?/g;
const ASKS_FOR_AN_AMOUNT =
  /\bhow (?:many|much|far|long|old|tall|fast|big|heavy|high|wide|deep|often)\b|\bwhat(?:'s| is| was| will| do| does| did| are| would| should)?\b|\bwhich\b|\bfind\b|\bcalculate\b|\bwork out\b/i;
const YEAR = /^(?:1\d|20)\d\d$/;
const TELLS = /[.!;,]\s+\S|^\s*(?:if|when|suppose|imagine)\b/i;
const ENOUGH_WORDS = 6;

/** What is said to a message that neither mathematics nor a book can read: a story full of numbers, or numbers alone. */
export const unreadTurn = async (moment: Moment): Promise<Reply | null> => {
  const { message, memory, intent } = moment;
  if (ASKS_FOR_PROOF.test(message)) return said(moment, HOW_A_PROOF_BEGINS);
  const words = message.replaceAll(/\b(?:and|or)\b/gi, '').match(WORDS)?.length ?? 0;
  if (words >= ENOUGH_WORDS) return readTogether(moment);
  if (memory.waitsFor === 'story' && words > 0 && intent.kind === 'say')
    return said(
      moment,
      'All right. What calculation comes next? Write it with its result, and I’ll check it.',
      {
        waitsFor: 'story',
      },
    );
  if (words > 0 || /\\/.test(message) || (intent.kind === 'meaning' && memory.topic)) return null;
  if (memory.waitsFor === 'story' && /\d/.test(message))
    return said(
      moment,
      `How do you get ${message.trim().slice(0, 40)}? Write out the whole calculation, and I’ll check it.`,
      {
        waitsFor: 'story',
      },
    );
  if (memory.exercise)
    return said(
      moment,
      `I couldn’t read that. We’re at ${await standingOf(memory.exercise, moment)}. What would you do next, or shall I give you a hint?`,
    );
  return said(
    moment,
    /\d/.test(message)
      ? `I see ${message.trim().slice(0, 40)}, but no question with it. What is it the answer to? Write the problem too.`
      : 'I couldn’t read that. Can you write your question in a few words, or the exercise exactly as it is in your book?',
  );
};

const ASKS_FOR_PROOF =
  /^\s*(?:(?:please|can you|could you|how (?:do|can|would) (?:i|you|we))\s+)*(?:prove|disprove|show) (?:that|the|this|why)\b/i;
const HOW_A_PROOF_BEGINS =
  'I can’t write or check a whole proof yet, and I won’t pretend to. But every proof starts the same way:\n\n1. Write down what you’re given, using letters.\n2. Write down what you have to show.\n3. Look for a step that leads from one to the other, or assume the opposite and look for a contradiction.\n\nWhat are you given here, using letters?';

/** A story whose calculation was not found is read together, as a teacher would begin. */
const readTogether = (moment: Moment): Reply | null => {
  const { message } = moment;
  const numbers = (message.match(NUMBER) ?? []).map((one) => one.trim());
  const counted = [...new Set(numbers.filter((one) => !YEAR.test(one)))];
  if (counted.length < 2 || !ASKS_FOR_AN_AMOUNT.test(message) || !TELLS.test(message)) return null;
  return said(
    moment,
    `I can’t work this one out on my own yet, but I can check your lines. Let’s read it together.\n\nThe numbers in it are ${listed(counted.map(inWords))}. What does each of them tell you, and what does the question ask for?\n\nWrite the first calculation you’d do, such as “12 − 5 = 7”, and I’ll tell you whether it’s right.`,
    { waitsFor: 'story' },
  );
};

const inWords = (number: string): string => number.replace('$', '\\$');
const listed = (items: readonly string[]): string =>
  `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
