import type { Intent } from './intent/intent.ts';

/** What is said to a kind word, a feeling or a question about the tutor itself; null to everything else. */
export const smallTalk = ({ kind }: Intent, message: string): string | null => {
  switch (kind) {
    case 'greeting':
      return 'Hello! I can work through mathematics with you line by line, and look things up in the books that I have here. What are you working on?';
    case 'thanks':
      return 'You did the work. What would you like to look at next?';
    case 'goodbye':
      return 'Goodbye! Tomorrow, try to say from memory what you learned today. That makes it stay.';
    case 'about you':
      return WHAT_I_DO;
    case 'feeling':
      return onFeeling(message);
    case 'stop':
      return 'All right. What would you like to do instead?';
    default:
      return null;
  }
};

const WHAT_I_DO = `I am the tutor of Studia, a program that teaches. I can

- work through mathematics with you, step by step, and check your own lines,
- answer from the books that I have here, with the page where it stands,
- quiz you, summarise a topic, compare two things,
- read a text that you attach,
- help you to make a study plan.

What would you like to start with?`;

const onFeeling = (message: string): string => {
  if (/\bjoke\b/i.test(message))
    return 'Why was the equals sign so humble? It knew that it was neither less than nor greater than anybody else. Shall we go back to work?';
  if (/\byou\b|\b(?:sucks|useless|annoying|not helpful)\b/i.test(message))
    return 'I am sorry that I was no help. What did you expect to hear? Tell me, and I try it another way.';
  if (/\b(?:tired|sleepy|hungry)\b/i.test(message))
    return 'A short break helps more than pushing on. When you are back, we do one small thing. What shall it be?';
  if (/\b(?:hate|don'?t like|bored|boring|stupid|dumb|hard|difficult|bad|terrible|not good)\b/i.test(message))
    return 'That happens to everybody who learns something new. Let’s take one small piece of it. What is the first thing that you do not get?';
  if (/\bhow are you\b/i.test(message)) return 'I am well and ready to work. What shall we look at?';
  if (/^\W*(?:no|nope|nah)\b/i.test(message)) return 'All right. What would you like to do instead?';
  return 'Good. What would you like to do next?';
};

/** The first two questions on the way to a study plan. */
export const PLAN_BEGINS =
  'A plan is made best on the [goal page](/goal-setting), where it becomes a list of steps that you can tick off.\n\nWe can begin here with two things: what do you want to be able to do, and until which date?';

/** What follows when goal and date were told. */
export const PLAN_GOES_ON =
  'Good, that is a goal. Put it into the [goal page](/goal-setting) in these words, and you get the steps for it with minutes and dates.\n\nWhich part of it do you find hardest? We can start with that right now.';
