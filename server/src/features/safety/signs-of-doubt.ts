import { ENGLISH_STUDY } from './distress/english.ts';
import { allOf, JOKING, type Sign } from './sign.ts';
import { MEDICINE } from './signs-of-bodily-danger.ts';

const NIGHTS =
  '(?:(?:for|in|since)? ?(?:like |about |over |almost |the past |the last )*(?:\\d+|two|three|four|five|a few|several|many) (?:days|nights)|(?:all|this whole|the whole) week|for (?:days|nights)|in days|since (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const NO_SLEEP = new RegExp(
  `\\bi (?:have |did |do |can )?(?:not|barely|hardly|never)(?: been able to| really| even)? (?:slept|sleep|sleeping|been sleeping)\\b[^.!?]{0,40}${NIGHTS}|\\bno sleep\\b[^.!?]{0,30}${NIGHTS}|${NIGHTS}[^.!?]{0,20} (?:without sleep|no sleep|awake)|\\bi have been (?:awake|up) ${NIGHTS}`,
);
const NO_FOOD = new RegExp(
  `\\b(?:have |did |do )?(?:not|barely|hardly|never)(?: really| even)? (?:eaten|eat|ate|eating|been eating)\\b[^.!?]{0,40}${NIGHTS}|\\bno food\\b[^.!?]{0,30}${NIGHTS}|${NIGHTS}[^.!?]{0,20} (?:without (?:food|eating)|no food)`,
);
const NEITHER =
  /\bi\b[^.!?]{0,40}\bnot (?:slept|eaten|sleep\w*|eat\w*|been (?:sleeping|eating))\b[^.!?]{0,20}\b(?:or|and|nor)\b[^.!?]{0,12}\b(?:eat\w*|slept|sleep\w*|food)\b|\bno (?:sleep|food) (?:and|or|no)[^.!?]{0,6} (?:no )?(?:food|sleep|eating)\b/;
const FASTING = /\b(?:ramadan|fasting|lent|yom kippur|hamster|cat|dog|plant|bear|camel|hibernat\w*)\b/;

const doubt = (sign: RegExp, unless?: RegExp): Sign => ({
  concern: 'doubt',
  sign,
  ...(unless && { unless }),
});
const either = (...doubts: readonly RegExp[]): RegExp =>
  new RegExp(doubts.map(({ source }) => source).join('|'));

/** What may be heavy and may be nothing. It is looked for last, and answered with one question. */
export const DOUBTS: readonly Sign[] = [
  // Who neither sleeps nor eats is worn out already, whatever the reason.
  { concern: 'self-harm', sign: allOf(NO_SLEEP, NO_FOOD), unless: FASTING },
  { concern: 'self-harm', sign: allOf(NEITHER, new RegExp(NIGHTS)), unless: FASTING },
  doubt(either(NO_SLEEP, NO_FOOD, NEITHER), either(FASTING, JOKING)),
  {
    concern: 'self-harm',
    sign: new RegExp(
      `\\bhow (?:much|many)\\b[^.!?]{0,30}\\b${MEDICINE}\\b[^.!?]{0,40}\\b(?:kills? me|i die|to die|overdose)\\b`,
    ),
  },
  // “What's the point of anything” is tiredness, or more than that.
  doubt(
    /\b(?:what(?: is|s)?|there is|do not see|see) (?:the|no|any) (?:actual |whole )?point (?:of|in|to) (?:anything|everything|it all|me|my life|life|living|being (?:here|alive)|existing|going on|getting up)\b/,
    either(JOKING, ENGLISH_STUDY),
  ),
  // Who asks for the deadly dose may have a project, and may not.
  doubt(
    new RegExp(
      `\\bhow (?:much|many)\\b[^.!?]{0,30}\\b${MEDICINE}\\b[^.!?]{0,40}\\b(?:dangerous|deadly|lethal|fatal|toxic|kills?|too (?:much|many))\\b`,
    ),
  ),
  // A joke about dying is mostly one. About being gone for good it is asked after.
  doubt(
    allOf(
      JOKING,
      /\bi\b[^.!?]{0,60}\b(?:disappear\w*|vanish\w*)(?: [^\s.!?,"]+){0,2} (?:forever|for good|for ever)\b|\b(?:better|happier)(?: off)? without me\b|\b(?:nobody|no one) (?:would|will) (?:even )?(?:miss me|notice|care) if i\b|\bend(?:ing)? my (?:own )?life\b|\bwish i (?:was|were) (?:dead|never born|not alive)\b|\bnot (?:want to )?wake up (?:again|tomorrow|ever)\b/,
    ),
    /\b(?:game|level|boss|minecraft|roblox|fortnite|group project)\b/,
  ),
  doubt(
    /\bi\b[^.!?]{0,60}\b(?:disappear\w*|vanish\w*|be(?:ing)? gone)(?: [^\s.!?,"]+){0,2} (?:forever|for good|for ever)\b/,
    /\b(?:file|files|notes|progress|account|data|chat|chats|essay|document|work|cards)\b/,
  ),
  doubt(
    /\bi (?:really |just |suddenly )*(?:can not|can hardly|can barely) breathe\b|\bi (?:am having|have|get|keep having|think i am having) (?:a )?(?:panic|anxiety) attacks?\b/,
    either(
      JOKING,
      /\bbreathe (?:underwater|under water|in (?:space|water)|on (?:mars|the moon)|like|through|without|if|movement)\b|\b(?:floyd|garner|blm|novel|character|story|essay)\b/,
    ),
  ),
  doubt(
    /\bi (?:really |just |so )*hate myself\b(?! for (?:not|missing|forgetting|getting))|\bi am (?:really |just )*not (?:ok|okay|alright|doing (?:ok|okay|well|good))\b|\b(?:what is|is there)(?: even)? (?:the|a|any) point (?:of|in) (?:me|being me|me being here)\b|\bi feel (?:so |really |just |totally |completely )*(?:empty inside|hopeless|worthless|dead inside|numb|like nothing matters)\b|\b(?:nobody|no one) (?:likes|loves|wants|cares about) me\b|\bi do not feel safe\b|\bsomething (?:really |very )?bad (?:happened|is happening) (?:to me|at home)\b|\bi do not know who to (?:tell|talk to)\b/,
    either(JOKING, /\b(?:character|novel|story|poem|scene|essay|movie|film|quote|song)\b/),
  ),
  doubt(
    /\bi (?:really |just )*can not (?:take|handle|do) (?:it|this|life|everything) anymore\b|\bi (?:just )?want to (?:disappear|vanish)\b|\bi am (?:so |just |really )*tired of (?:everything|it all|being me)\b|\beverything is too much\b|\bdo not (?:really |even )?see the point (?:anymore|in anything|of anything)\b|\bi am (?:so |just |really )*done with everything\b|\bi feel nothing\b|\bi (?:keep having|have|get) (?:really |very |such )?(?:bad|dark) thoughts\b|\bi want to (?:run away|leave home)\b/,
    either(
      JOKING,
      ENGLISH_STUDY,
      /\b(?:school|class|assignment|answers?|proof|questions?|problems?|steps?|hints?)\b/,
    ),
  ),
];
