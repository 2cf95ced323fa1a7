import type { Act } from './acts.ts';

/** What a whole sentence must hold to be a wish of this kind: “arteries go away from the heart” asks for nothing. */
const CUES: Readonly<Partial<Record<Act, RegExp>>> = {
  next: /\b(?:next|go on|continue|more|ready|move on|keep going|carry on|go ahead)\b/,
  another: /\b(?:an?other|more|again|question|practi[sc]e|exercise|problem)\b/,
  harder: /\b(?:hard\w*|tough\w*|challeng\w*|difficult|advanced)\b/,
  easier: /\b(?:eas\w+|simpler|smaller|baby)\b/,
  why: /\b(?:why|reason|how come|for what)\b/,
  how: /\b(?:how|show|steps?|method)\b/,
  simpler:
    /\b(?:simpl\w*|eas\w+|short\w*|plain|understand|get (?:it|that|this|any)|confus\w*|lost|kids?|words|slow\w*|explain)\b/,
  example: /\b(?:examples?|instance|like what|real life|show)\b/,
  picture: /\b(?:draw\w*|picture|diagram|graph|sketch|see it|show|board|visual\w*)\b/,
  hint: /\b(?:hints?|help|stuck|clue|start|begin|know|tip)\b/,
  reveal: /\b(?:answer|solution|tell me|give me|show me|give up|just)\b/,
  quiz: /\b(?:quiz|test|questions?|practi[sc]e|drill|ask)\b/,
  unsure: /\b(?:know|sure|idea|clue|idk|remember|forgot|dunno|guess\w*|maybe|confused)\b/,
  yes: /^\W*(?:ye\w*|ya+|sure|ok\w*|please|do it|let'?s|fine|of course|alright|sounds)\b/,
  no: /^\W*(?:no\w?|na+h?|not (?:now|really|yet|today)|stop|enough|i (?:do not|don't|dont) want|never mind|later|rather)\b/,
  thanks:
    /\b(?:thank\w*|thx+|ty+|tysm|cheers|got it|makes sense|helpful|helped|nice|cool|great|awesome|understand)\b/,
  hello: /\b(?:hi+|hey+|hello|morning|afternoon|evening|bye+|night|how are|what's up|see you)\b/,
};

/** Whether what was learnt from other messages can be meant by this one: a sentence of the student's own tells something. */
export const isMeant = (act: Act, plain: string, isClaim: boolean): boolean =>
  !(isClaim || (AGREES.has(act) && ASKS.test(plain))) || (CUES[act]?.test(plain) ?? true);
// “Would it float then” agrees to nothing.
const AGREES = new Set<Act>(['yes', 'no', 'next']);
const ASKS = /^(?:would|will|could|should|does|did|do|is|are|can)\b/;
