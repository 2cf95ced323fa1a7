import { JOKING, SOMEBODY_NEAR, words, type Sign } from './sign.ts';

const I_OR_NEAR = `(?:\\bi\\b|${SOMEBODY_NEAR}|\\b(?:he|she|someone|somebody)\\b)`;
const MEDICINE =
  '(?:pills?|tablets?|medicines?|medications?|meds|capsules|tylenol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|painkillers?|antidepressants|sleeping pills|xanax|opioids?|oxy\\w*|adderall)';
const TOO_MUCH =
  '(?:too many|too much|a (?:whole|full|lot of|bunch of|handful of|bottle of|pack of|packet of|box of)(?: [^\\s.!?,"]+){0,3}|all (?:of )?(?:my|the|her|his|their)|lots of|so many|\\d{2,}|an overdose of)';
const A_STORY =
  /\b(?:novel|poem|character|chapter|scene|essay|story|movie|film|patients?|experiment|textbook|(?:this|the|a|word|math) (?:question|problem)|minecraft|roblox|video game|history|biology|first aid)\b/;
const HANDED_OUT =
  /\bpassed out (?:the|some|his|her|our|their|my|papers|copies|flyers|candy|cookies|worksheets|books|homework|sheets|invitations)\b/;

const emergency = (sign: RegExp, unless?: RegExp): Sign => ({
  concern: 'emergency',
  sign,
  ...(unless && { unless }),
});
const either = (...doubts: readonly RegExp[]): RegExp =>
  new RegExp(doubts.map(({ source }) => source).join('|'));

/** A body in danger now, the student's own or that of somebody near. */
export const EMERGENCY: readonly Sign[] = [
  emergency(
    words(
      `${I_OR_NEAR}~ (?:took|taken|take|swallowed|ate|drank|downed)(?: [^\\s.!?,"]+)? ${TOO_MUCH} (?:[^\\s.!?,"]+ ){0,3}?${MEDICINE}\\b`,
    ),
    A_STORY,
  ),
  emergency(
    words(`(?:\\bi\\b|${SOMEBODY_NEAR})~ (?:overdosed|od'?ed|overdosing|took an overdose)\\b`),
    A_STORY,
  ),
  emergency(
    words(
      `(?:\\bi\\b|${SOMEBODY_NEAR})~ (?:drank|drunk|swallowed|ate|inhaled)(?: [^\\s.!?,"]+){0,3} (?:bleach|poison|detergent|antifreeze|battery|batteries|magnets?|drain cleaner|pesticide|mercury|petrol|gasoline|chlorine)\\b`,
    ),
    A_STORY,
  ),
  emergency(
    /\bi (?:really |suddenly )?(?:can not|can hardly|can barely|am struggling to|am unable to|am having trouble|have trouble) breath(?:e|ing)\b/,
    either(
      JOKING,
      A_STORY,
      /\bbreathe (?:underwater|under water|in (?:space|water)|on (?:mars|the moon)|like|through|without|if|movement|protest)\b|\b(?:floyd|garner|blm|protest)\b/,
      // Fear takes one's breath too: that is asked after.
      /\b(?:test|exam|quiz|presentation|finals?|midterm|stress\w*|nervous|anxi\w*|panic\w*|(?:when|whenever|every time) i (?:look|think|see|open|read|try))\b/,
    ),
  ),
  emergency(
    words(
      `(?:${SOMEBODY_NEAR}|\\b(?:someone|somebody|this (?:kid|girl|boy|man|woman|person)))(?: [^\\s.!?,"]+){0,6} (?:passed out|fainted|collapsed|(?:is |are |was )?(?:unconscious|not breathing|not waking up|not responding|choking|having a (?:seizure|stroke|heart attack|fit)|bleeding|dying)|will not wake up|stopped breathing|can not breathe|had a (?:seizure|stroke|heart attack)|fell(?: [^\\s.!?,"]+){0,5} (?:is|are) not moving|got (?:shot|stabbed|electrocuted|hit by a car)|was (?:shot|stabbed|electrocuted|hit by a car))`,
    ),
    either(
      HANDED_OUT,
      A_STORY,
      JOKING,
      /\b(?:plant|phone|laptop|computer|goldfish|years? ago|last (?:year|month)|when (?:he|she|they) (?:was|were))\b|\bdying (?:to|of (?:laughter|boredom)|her|his)\b/,
    ),
  ),
  emergency(
    /\b(?:he|she) (?:is not breathing|will not wake up|is unconscious|stopped breathing|is choking|is not responding)\b/,
    A_STORY,
  ),
  emergency(
    /\bi (?:think i )?(?:am|might be|have been|keep) (?:choking|having a (?:heart attack|stroke|seizure|severe allergic reaction|allergic reaction)|losing (?:a lot of|too much) blood|(?:going|about) to (?:pass out|faint)|bleeding(?: (?:a lot|badly|heavily|out|so much|everywhere|from|and)))\b/,
    either(A_STORY, JOKING),
  ),
  emergency(
    /\b(?:bleeding|blood) (?:[^\s.!?,"]+ ){0,3}(?:will not|does not|did not|can not) stop\b|\b(?:i|my)\b[^.!?]{0,60} (?:will|does|did) not stop bleeding\b|\bcan not stop (?:the )?bleeding\b/,
    either(A_STORY, /\bwhy (?:does|do|will|is)\b/),
  ),
  emergency(
    /\bi (?:have|am having|feel|got)(?: [^\s.!?,"]+){0,3} (?:chest pains?|pain in my chest)\b|\bmy (?:throat is (?:closing|swelling)|chest (?:hurts (?:so|really) (?:bad|much)|is crushing))\b/,
    A_STORY,
  ),
  emergency(
    /\b(?:snake|scorpion|spider) (?:just )?(?:bit|stung) me\b|\bi (?:was|got|have been) (?:just )?(?:bitten|stung) by a (?:snake|scorpion|black widow)\b|\bi (?:was|got) (?:electrocuted|stabbed|shot|hit by a car)\b/,
    either(A_STORY, JOKING),
  ),
  emergency(
    /\b(?:my|our) (?:house|home|kitchen|apartment|flat|room|school|building) is on fire\b|\b(?:fire|gas leak) in (?:my|our) (?:house|home|kitchen|apartment|flat|room|school)\b/,
    either(A_STORY, JOKING),
  ),
  emergency(
    /\b(?:bring|brought|brings|bringing|has|have)(?: [^\s.!?,"]+){0,2} (?:gun|knife|weapon|bomb)(?: [^\s.!?,"]+){0,2} (?:to|at|in) (?:my |our |the )?(?:school|class)\b|\b(?:shoot|shooting|blow) up (?:my|our|the|a) school\b/,
    either(A_STORY, /\b(?:columbine|debate|law|laws|policy|should)\b/),
  ),
];
