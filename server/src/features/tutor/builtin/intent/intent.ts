import { PARAPHRASES, SMALL_TALK } from './paraphrases.ts';
import { RULES, type IntentKind } from './phrases.ts';
import { inPlainSpelling } from './spelling.ts';

/** What a student wants with a message. */
export interface Intent {
  kind: IntentKind;
  /** What it is wanted about, in the student's words; empty when that was left out. */
  about: string;
  /** The two things of a comparison. */
  pair: readonly [string, string] | null;
  /** The message leans on what was said before: "and in plants?", "what does it do?" */
  leans: boolean;
}

/** Recognises what a student wants; a message that asks for nothing is something said. */
export const intentOf = (message: string): Intent => {
  const text = inPlainSpelling(message);
  const whole = text.replace(/[\s?!.,;:]+$/, '');
  const asked = whole.replace(KIND_WORD, '').replace(POLITE, '').trim();
  const kind = /^[\s?!.]*\?[\s?!.]*$/.test(text)
    ? 'meaning'
    : (kindOf(whole, OF_THE_WHOLE) ?? kindOf(asked) ?? (/\?\s*$/.test(text) ? 'explain' : 'say'));
  const pair = kind === 'compare' ? pairIn(asked) : null;
  return {
    kind: kind === 'compare' && !pair ? 'explain' : kind,
    about: kind === 'more' && !NAMES_MORE.test(asked) ? '' : aboutIn(asked),
    pair,
    leans: LEANS.test(asked),
  };
};

// “More about volcanoes” names its subject; “and after that?” goes on with the one at hand.
const NAMES_MORE = /\b(?:about|on|of)\b/;

// What a rule knows word for word comes before what only carries the same wish; that any question asks comes last.
const KNOWN = [...RULES.filter(([kind]) => kind !== 'explain' && kind !== 'define'), ...SMALL_TALK];
const ORDER = [...KNOWN, ...PARAPHRASES, ...RULES];

const kindOf = (said: string, among?: ReadonlySet<IntentKind>): IntentKind | undefined =>
  ORDER.find(([kind, phrase]) => (!among || among.has(kind)) && phrase.test(said))?.[0];

// "Hi" alone is all that was said; before a question it is only polite.
const OF_THE_WHOLE: ReadonlySet<IntentKind> = new Set(['greeting', 'thanks', 'goodbye', 'feeling']);

const KIND_WORD =
  /^(?:(?:thanks?(?: you)?(?: so much| a lot)?|great|cool|nice|perfect|got it|i see)\s*[,!.]+\s*)+(?=\S)/;
const POLITE =
  /^(?:(?:please|pls|ok(?:ay)?|so|um+|well|hey|hi|hello|sorry|then|now|alright|tutor|yes|yeah|excuse me|sir|miss|teacher|quick question|question|could you|can you|would you|will you|can i|could i|may i|i'd like you to|i would like you to|i want you to)\b[\s,:!-]*)+/;

const LEANS =
  /^(?:and|but|or|what about|how about|then)\b|\b(?:it|its|they|them|their|that|this|these|those|he|she|there|one|ones)\b(?! (?:is|are) (?:a|an|the)\b.{12})/;

/** Words at the beginning of a request that say what is wanted, not what it is about. */
const BEFORE_THE_SUBJECT =
  /^(?:(?:please|can|could|would|you|u|i|i'm|i'd|me|us|we|want|wanna|need|like|love|to|some|few|any|all|give|gets?|make|create|build|write|set|do|does|did|have|has|take|start|begin|let's|let|ask|quiz|test|examine|drill|practi[sc]e|questions?|problems?|exercises?|summari[sz]e|summary|sum|up|recap|tl;?dr|key|main|most|important|points?|ideas?|facts?|overview|explain|describe|teach|tell|show|talk|help|understand|learn|know|define|definition|meaning|means|meant|examples?|instance|simpler|easier|hint|more|again|another|just|also|short|quick|quickly|good|nice|what|what's|which|who|is|are|was|were|a|an|the|of|on|in|about|for|with|by|from|at|our|my|this|that|these|those|it|its|them|they|there|don't|doesn't|not|how|why|when|where|and|but|or|then|so|one|compare|difference|differences|between)\b(?:'(?:s|re|m|d|ll|ve)\b)?[\s,:;?!.]*)+/;
const BEHIND_THE_SUBJECT =
  /(?:^|[\s,]+)(?:please|to me|for me|me|again|now|today|so far|here|simply|in (?:simple|plain|easy|short|other) (?:words|english|terms)|with examples?|like i'm \w+|works?|helps?|happens?|it|this|that|them|one|topic|chapter|lesson|conversation|section|chat|stuff|things?)[\s?!.,]*$/;

// “An example from the book” is about nothing new.
const FROM_THE_BOOK = /\s*\b(?:from|in|out of|of) (?:the|this|my) (?:book|text|textbook)\b/;

const aboutIn = (asked: string): string => {
  let about = asked.replace(FROM_THE_BOOK, '').replace(BEFORE_THE_SUBJECT, '');
  if (/^what (?:does|do|did)\b/.test(asked)) about = about.replace(/\s*\bmeans?$/, '');
  for (let before = ''; before !== about;) {
    before = about;
    about = about.replace(BEHIND_THE_SUBJECT, '');
  }
  return about
    .replaceAll(/[?!.,;:"()]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const PAIRS: readonly RegExp[] = [
  /\b(?:difference|differences|distinction|similarit\w+|relation\w*)\s+(?:is there\s+)?(?:between|of)\s+(.+?)\s+(?:and|vs\.?|versus)\s+(.+)$/,
  /\b(?:compare|contrast)\s+(.+?)\s+(?:and|with|to|vs\.?|versus|against)\s+(.+)$/,
  /\bhow do(?:es)?\s+(.+?)\s+and\s+(.+?)\s+differ$/,
  /\bwhat\s+(?:sets|distinguishes|separates)\s+(.+?)\s+(?:apart\s+)?from\s+(.+)$/,
  /\b(?:are|is)\s+(.+?)\s+and\s+(.+?)\s+(?:really\s+)?(?:different|alike|similar|the same)\b/,
  /\b(?:are|is)\s+(.+?)\s+the same(?: thing)?\s+as\s+(.+)$/,
  /^which is \w+,\s+(.+?)\s+or\s+(.+)$/,
  /\bwhat's (?:different|similar|the difference) (?:about|between|with|in)\s+(.+?)\s+and\s+(.+)$/,
  /^(.+?)\s+and\s+(.+?),\s+what's the difference$/,
  /\bhow (?:is|are|does|do)\s+(.+?)\s+(?:different|differ|distinct)\s+(?:from|to|than)\s+(.+)$/,
  /\bwhat do\s+(.+?)\s+and\s+(.+?)\s+have in common$/,
  /^(?:what's |what is )?(.+?)\s+(?:vs\.?|versus)\s+(.+)$/,
];

const pairIn = (asked: string): readonly [string, string] | null => {
  for (const form of PAIRS) {
    const found = form.exec(asked);
    const [one, other] = [bare(found?.[1]), bare(found?.[2])];
    if (one !== '' && other !== '') return [withSharedNoun(one, other), other];
  }
  return null;
};

// Of “plant and animal cells”, the first are cells, too.
const withSharedNoun = (one: string, other: string): string => {
  const [, noun] = /^\S+ (\S+[^s]s)$/.exec(other) ?? [];
  return noun !== undefined && /^[^\s]+[^s\s]$/.test(one) ? `${one} ${noun}` : one;
};

const bare = (words: string | undefined): string =>
  (words ?? '')
    .replace(/^(?:an?|the)\s+/, '')
    .replace(/[\s?!.,]+$/, '')
    .trim();
