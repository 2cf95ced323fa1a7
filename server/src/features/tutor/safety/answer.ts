import type { Concern } from './concern.ts';
import { placesIn, type Places } from './places.ts';

/** What is said to somebody in trouble, or to a wish that is not met; always the same words. */
export const safeAnswer = (concern: Concern, country: string | null): string => {
  const places = placesIn(country);
  switch (concern) {
    case 'self-harm':
      return joined(OPENINGS['self-harm'], toSomebody(places), whereToTurn(places), STILL_HERE);
    case 'abuse':
      return joined(OPENINGS.abuse, IF_HURT(places), whereToTurn(places), STILL_HERE);
    case 'emergency':
      return joined(OPENINGS.emergency, callNow(places), WHILE_YOU_WAIT, AFTERWARDS);
    case 'dangerous wish':
    case 'sexual wish':
      return REFUSALS[concern];
  }
};

/** Whether the tutor's last words were such an answer, and not a refusal. */
export const wasCare = (text: string): boolean =>
  [...Object.values(OPENINGS), FOLLOW_UP_OPENING].some((opening) => text.startsWith(opening));

/** What is said to somebody who answers to the care, and not yet to the work. */
export const followUp = (country: string | null): string =>
  joined(
    FOLLOW_UP_OPENING,
    'Telling somebody can feel hard, and it is all right to start small. You could show an adult this screen, or say just one sentence: “I’m not okay and I need help.” If the first person does not listen, tell the next one. It is not your fault.',
    whereToTurn(placesIn(country)),
    STILL_HERE,
  );

const OPENINGS = {
  'self-harm': 'I’m really glad you told me. This sounds heavy, and you don’t have to carry it alone.',
  abuse:
    'Thank you for telling me. That took courage. What happens there is not okay, and it is not your fault.',
  emergency: 'This may be an emergency, so please get help from a person right now.',
} as const;

const FOLLOW_UP_OPENING = 'Thank you for staying with me. What you feel matters.';

const REFUSALS = {
  'dangerous wish':
    'I can’t help with that: somebody could get badly hurt. If you are curious about the chemistry, the history or the law behind it, I’m happy to teach you those safely. And if you are worried about somebody’s safety, please tell an adult you trust.',
  'sexual wish':
    'I can’t help with that. I’m a study tutor, and students of all ages learn here. If you have a question about biology, health or growing up, ask me and I’ll explain it plainly. And if somebody makes you feel unsafe, please tell an adult you trust.',
} as const;

const toSomebody = ({ emergency }: Places): string =>
  `Please talk to a person you trust now: a parent, a teacher, a school counsellor or another adult. If you or your friend might get hurt right now, call ${emergency} and don’t stay alone.`;

const IF_HURT = ({ emergency }: Places): string =>
  `Please tell an adult you trust as soon as you can: a parent or relative who is safe, a teacher, a school counsellor, a doctor. Keep telling until somebody acts. If you are in danger right now, go where other people are and call ${emergency}.`;

const callNow = ({ emergency, poison }: Places): string =>
  `**Call ${emergency} now**, or shout for an adult to call. Say where you are and what happened, and stay on the line: they will tell you what to do.${poison ? `\n\nIf somebody swallowed something: ${poison}.` : ''}`;

const WHILE_YOU_WAIT =
  'While you wait: stay with the person if it is safe, keep them warm and don’t give food or drink. If somebody took pills or swallowed something, keep the packet to show the helpers, and don’t make them vomit. Press a clean cloth firmly on heavy bleeding. If it was on purpose, tell the helpers that too: nobody will be angry, they want to keep you safe.';

const whereToTurn = ({ lines }: Places): string =>
  [
    'People who listen, free and without judging:',
    ...[...lines, 'Anywhere in the world: findahelpline.com shows a free helpline for your country'].map(
      (line) => `- ${line}`,
    ),
  ].join('\n');

const STILL_HERE =
  'I’m a study tutor, so I can’t give you the help that a person can. But I’m still here, and your work can wait. Whenever you feel ready, write to me and we go on together, gently.';

const AFTERWARDS = 'Your work can wait. Come back whenever everybody is safe, and we go on together.';

const joined = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');
