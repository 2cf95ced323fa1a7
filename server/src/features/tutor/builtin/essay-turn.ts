import { said, type Moment, type Reply } from './moment.ts';

const PLAN = [
  'your point, in one sentence',
  'the first reason, with an example',
  'the second reason, with an example',
  'what someone could say against it, and your answer',
  'what follows from it all',
];

/** A text that the student has to write is planned together, one question after the other; null when none is planned. */
export const essayTurn = (moment: Moment): Reply | null => {
  const { message, intent, memory } = moment;
  if (intent.kind === 'do it for me')
    return HOMEWORK.test(message)
      ? said(moment, WHICH_EXERCISE)
      : said(moment, memory.waitsFor === 'point' ? ONLY_A_SENTENCE : NOT_FOR_YOU, { waitsFor: 'point' });
  if (!TELLS.has(intent.kind) || /\?\s*$/.test(message)) return null;
  switch (memory.waitsFor) {
    case 'point':
      return said(
        moment,
        `“${message.trim().slice(0, LONGEST)}”: that’s a good point to write about. What are two reasons for it? One sentence each.`,
        {
          waitsFor: 'reasons',
        },
      );
    case 'reasons':
      return said(
        moment,
        'Good, that’s the middle of your essay. Now the other side: who might disagree, and what would you say to them?',
        {
          waitsFor: 'objection',
        },
      );
    case 'objection':
      return said(
        moment,
        `Now you have a plan:\n\n${PLAN.map((part, at) => `${at + 1}. ${part}`).join('\n')}\n\nWrite the first part, starting with “check my introduction:”, and I’ll tell you what I see. How does it begin?`,
      );
    default:
      return null;
  }
};

const LONGEST = 160;
const TELLS = new Set(['say', 'explain', 'feeling', 'why']);
const HOMEWORK = /\b(?:homework|assignment|project|exercises?|school)\b|\bhelp me (?:with|in|on|wif)\b/i;

const WHICH_EXERCISE =
  'Let’s do it together, so you can do it alone afterwards. What’s the first exercise? Type it here exactly as it’s written, or attach a photo.';
// What is handed in under a student's name is the student's own work.
const NOT_FOR_YOU =
  'I won’t write it for you: it should sound like you, and you learn by writing it. But I can help you plan it.\n\nFirst, in one sentence: what should your reader know or believe at the end?';
const ONLY_A_SENTENCE =
  'It’s less work than it looks: five small steps of one or two sentences each. Here’s the first one again. What should your reader know or believe at the end?';
