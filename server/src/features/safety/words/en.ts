import type { SafeWords } from './words.ts';

export const ENGLISH: SafeWords = {
  openings: {
    'self-harm': 'I’m really glad you told me. This sounds heavy, and you don’t have to carry it alone.',
    eating:
      'Thank you for telling me. Worries about food and your body can get very heavy, and you deserve help with them. You also deserve to eat.',
    abuse:
      'Thank you for telling me. That took courage. What happens there is not okay, and it is not your fault.',
    drugs:
      'Thank you for telling me. You’re not in trouble here. Alcohol, pills and drugs can get hold of anybody, and there is good help.',
    violence:
      'Thank you for telling me. This sounds serious. Nobody should get hurt: not you, and nobody else.',
    emergency: 'This may be an emergency, so please get help from a person right now.',
    'follow-up': 'Thank you for staying with me. What you feel matters.',
    'still with you': 'I’m still with you, and I’m listening.',
    'still an emergency': 'Thank you for telling me. That can be dangerous even if you feel okay right now.',
    doubt: 'That sounds hard, and I’d rather ask than guess: are you okay right now?',
    check: 'Okay. I’d rather ask once too often: are you safe right now?',
    safe: 'I’m glad you’re safe. Thank you for telling me. If it ever gets heavy again, tell somebody you trust, or write to me. Whenever you like, we go on with your work.',
  },
  toSomebody:
    'Please talk to a person you trust now: a parent, a teacher, a school counsellor or another adult. If you or somebody else might get hurt right now, call {number} and don’t stay alone.',
  ifHurt:
    'Please tell an adult you trust as soon as you can: a parent or relative who is safe, a teacher, a school counsellor, a doctor. Keep telling until somebody acts. If you are in danger right now, go where other people are and call {number}.',
  nobodyHurt:
    'Please tell an adult you trust right now, even if you promised not to: a parent, a teacher, a school counsellor. That isn’t telling tales, it keeps people safe. If you feel that you might hurt somebody, walk away and go to that adult first. If it could happen today, call {number}.',
  callNow:
    '**Call {number} now**, or shout for an adult to call. Say where you are and what happened, and stay on the line: they will tell you what to do.',
  ifSwallowed: 'If somebody swallowed something:',
  whileYouWait:
    'While you wait: stay with the person if it is safe, keep them warm and don’t give food or drink. If somebody took pills or swallowed something, keep the packet to show the helpers, and don’t make them vomit. Press a clean cloth firmly on heavy bleeding. If it was on purpose, tell the helpers that too: nobody will be angry, they want to keep you safe.',
  whoListens: 'People who listen, free and without judging:',
  anywhere: 'Anywhere in the world: findahelpline.com shows a free helpline for your country',
  stillHere:
    'I’m a study tutor, so I can’t give you the help that a person can. But I’m still here, and your work can wait. Whenever you feel ready, write to me and we go on together, gently.',
  afterwards: 'Your work can wait. Come back whenever everybody is safe, and we go on together.',
  orGoOn:
    'If you’re hurt, scared or thinking about hurting yourself, tell me, and tell an adult you trust. If it was only a way of saying it, just go on: I’m here for your work too.',
  isSomebodyThere: 'Is somebody with you right now?',
  says: {
    safe: /\b(?:i am|we are|everyone is|everybody is|he is|she is) (?:totally |really |completely |all )?(?:safe|fine|okay|ok|better|good)(?: now)?\b(?! but)|\b(?:told|with|talked to|called|talking to) (?:my |an? |the )?(?:mom|mum|mother|dad|father|parents?|teacher|adult|counsell?or|ambulance|doctor|nurse|grandma|aunt|uncle|911|112|999)\b/,
    joke: /\b(?:joking|joke|kidding|jk|just playing|not serious|did not mean it|i mean candy|candy|pretend|in (?:a|the|my) (?:game|story|movie)|figure of speech|sarcasm|sarcastic|exaggerating)\b/,
    yes: /^(?:yes|yeah|yea|yep|ya|yup|sure|i am|of course|mhm|uh huh)\b/,
    no: /^(?:no|nope|nah|not really|i do not know|idk|i am not)\b/,
  },
  startSmall:
    'Telling somebody can feel hard, and it is all right to start small. You could show an adult this screen, or say just one sentence: “I’m not okay and I need help.” If the first person does not listen, tell the next one. It is not your fault.',
  refusals: {
    'dangerous wish':
      'I can’t help with that: somebody could get badly hurt. If you are curious about the chemistry, the history or the law behind it, I’m happy to teach you those safely. And if you are worried about somebody’s safety, please tell an adult you trust.',
    'sexual wish':
      'I can’t help with that. I’m a study tutor, and students of all ages learn here. If you have a question about biology, health or growing up, ask me and I’ll explain it plainly. And if somebody makes you feel unsafe, please tell an adult you trust.',
  },
  localNumber:
    'your local emergency number (112 in most of the world, 911 in North America, 999 in the UK, 000 in Australia)',
};
