import type { Intent } from './intent/intent.ts';

/** What is said to a kind word, a feeling or a question about the tutor itself; null to everything else. */
export const smallTalk = ({ kind }: Intent, message: string): string | null => {
  switch (kind) {
    case 'greeting':
      return 'Hello! I can work through maths with you line by line, and look things up in the books here. What are you working on?';
    case 'thanks':
      return 'You did the work! What would you like to look at next?';
    case 'goodbye':
      return 'Goodbye! Tomorrow, try to recall what you learned today without looking. That makes it stick.';
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

const WHAT_I_DO = `I’m Studia’s tutor, a computer program that teaches. I can

- work through maths with you step by step, and check your own work,
- answer from the books here, and show you the page,
- quiz you, summarise a topic or compare two things,
- read a file you attach,
- help you make a study plan.

What would you like to start with?`;

const onFeeling = (message: string): string => {
  if (/\bjoke\b/i.test(message))
    return 'Why was the equals sign so humble? It knew it was neither less than nor greater than anyone else. Shall we get back to work?';
  if (/\byou\b|\b(?:sucks|useless|annoying|not helpful)\b/i.test(message))
    return 'I’m sorry that didn’t help. What were you hoping for? Tell me, and I’ll try another way.';
  if (/\b(?:tired|sleepy|hungry)\b/i.test(message))
    return 'A short break helps more than pushing on. When you’re back, we’ll do one small thing. What should it be?';
  if (/\b(?:hate|don'?t like|bored|boring|stupid|dumb|hard|difficult|bad|terrible|not good)\b/i.test(message))
    return 'That happens to everyone who learns something new. Let’s take one small piece of it. What’s the first thing you don’t get?';
  if (/\bhow are you\b/i.test(message)) return 'I’m well, thanks, and ready to work. What shall we look at?';
  if (/^\W*(?:no|nope|nah)\b/i.test(message)) return 'All right. What would you like to do instead?';
  return 'Good. What would you like to do next?';
};

/** The first two questions on the way to a study plan. */
export const PLAN_BEGINS =
  'The best place to make a plan is the [goal page](/goal-setting), where it becomes a list of steps you can tick off.\n\nTwo things to start with: what do you want to be able to do, and by when?';

/** What follows when goal and date were told. */
export const PLAN_GOES_ON =
  'Good, that’s a goal. Enter it on the [goal page](/goal-setting) just like that, and you’ll get the steps for it, with times and dates.\n\nWhich part do you find hardest? We can start with that right now.';
