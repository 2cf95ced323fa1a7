import { JOKING, SOMEBODY_NEAR, words, type Sign } from './sign.ts';

const GROWN_UP_OR_FAMILY = `(?:${SOMEBODY_NEAR}|\\b(?:dad|daddy|mom|mum|mommy|mummy|papa|grandpa|grandma|uncle)\\b|\\b(?:the|a|our|this|some|an older|one) (?:teacher|coach|priest|neighbou?r|man|guy|adult|stranger|boy|girl|kid|kids|boys|girls|student|uncle)\\b)`;
const AGAINST_ME =
  '(?:hits?|hitting|beats?(?: up)?|beating(?: up)?|slaps?|slapped|slapping|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|hurts?|hurting|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|burn(?:s|ed|t)?|whip(?:s|ped|ping)?|abus(?:es|ed|ing)|molest(?:s|ed|ing)?|rap(?:es|ed|ing)|grop(?:es|ed|ing)|assault(?:s|ed|ing)?|bull(?:ies|ied|ying)|blackmail(?:s|ed|ing)?|stalk(?:s|ed|ing)?)';
/** Games, jokes and news of one's scores. */
const IN_PLAY =
  /\b(?:beats?|beat|hits?|kicks?|kicked|punched|hit|hurts?|burns?|burned) (?:me|us)(?: up)? (?:at (?!home|night|the house)|to (?:the|it|school)|by \d|by one|up on|off (?:the|a)|out of|in (?!front|my|the (?:face|head|stomach|back))|on (?:the )?(?:test|exam|quiz|snap|insta\w*|whats\w*|discord|level)|with (?:a|another|an) (?:joke|pillow|snowball|question|(?:pop |surprise |hard )?quiz|test|(?:math\w* )?problem|essay)|that|when (?:i|he|she|they) (?:win|lose|say))/;
const A_TEXT =
  /\b(?:novel|poem|character|chapter|scene|essay about|myth|movie|film|minecraft|roblox|fortnite|video game)\b/;

const abuse = (sign: RegExp, unless?: RegExp): Sign => ({
  concern: 'abuse',
  sign,
  ...(unless && { unless }),
});
const either = (...doubts: readonly RegExp[]): RegExp =>
  new RegExp(doubts.map(({ source }) => source).join('|'));

/** Somebody who is hurt, threatened, bullied or approached by another. */
export const ABUSE: readonly Sign[] = [
  abuse(
    words(
      `${GROWN_UP_OR_FAMILY}~ ${AGAINST_ME} (?:me|us|on me|my (?:mom|mum|mother|sister|brother|little brother|little sister))\\b`,
    ),
    either(IN_PLAY, JOKING, A_TEXT),
  ),
  abuse(
    /\bi (?:am|was|got|get|have been|keep|am being|was being)(?: [^\s.!?,"]+){0,2} (?:sexually (?:assaulted|abused|harassed)|raped|molested|abused|groomed|trafficked|blackmailed|beaten up|assaulted|bullied|sextorted)\b/,
    either(A_TEXT, /\b(?:beaten up (?:old|car))\b/),
  ),
  abuse(
    /\b(?:he|she|they|someone|somebody|people)(?: [^\s.!?,"]+){0,2} (?:raped|molested|groped|assaulted|abus(?:es|ed|ing)|blackmail(?:s|ed|ing)?|stalk(?:s|ed|ing)?) me\b/,
    A_TEXT,
  ),
  abuse(
    /\b(?:mak(?:es|ing)|made|forc(?:es|ed|ing)) me (?:to )?(?:touch (?:him|her|them|his|it)|kiss|undress|do (?:things|stuff|something)(?: [^\s.!?,"]+){0,3} (?:do not (?:like|want)|did not (?:like|want)))/,
    A_TEXT,
  ),
  abuse(
    /\b(?:keeps?|kept|started|will not stop)(?: on)? (?:touching|groping|grabbing) me\b|\btouch(?:es|ed|ing)? me (?:at night|in (?:my )?(?:bed|sleep|the shower)|under my)\b|\b(?:my room|my bed)(?: [^\s.!?,"]+){0,3} and touch\w* me\b/,
    A_TEXT,
  ),
  abuse(
    /\bi (?:get|got|am|keep getting|was)(?: being| getting)? (?:beaten|hit|slapped|whipped|kicked)(?: [^\s.!?,"]+){0,2} (?:at home|by my (?:step ?)?(?:dad|father|mom|mum|mother|parents|uncle|brother|boyfriend|teacher|coach))\b/,
    either(A_TEXT, /\b(?:at|in) (?:chess|fifa|a game|the game|tennis)\b/),
  ),
  abuse(
    /\b(?:man|guy|stranger|car|someone|somebody)(?: is| has been| keeps| was)? (?:following|stalking) me\b/,
    either(A_TEXT, /\b(?:twitter|instagram|tiktok|insta|youtube|dream)\b/),
  ),
  abuse(
    /\b(?:everyone|everybody|they all|people|kids|they|he|she)(?: [^\s.!?,"]+){0,3} (?:bull(?:y|ies|ied|ying) me|beats? me up|beat me up|beating me up)\b/,
    either(A_TEXT, JOKING),
  ),
  abuse(
    /\b(?:touch(?:es|ed|ing)?|grab(?:s|bed|bing)?|kiss(?:es|ed|ing)?) (?:me|my (?:body|private parts?|privates|chest|breasts?|bottom|butt|thigh))(?: [^\s.!?,"]+){0,3} (?:inappropriate\w*|private\w*|down there|sexual\w*|without (?:asking|my|permission)|where i|when (?:we are|i am) alone|and i (?:did not|do not) (?:want|like)|weird\w*|uncomfortable)\b|\btouch(?:es|ed|ing)? my (?:body|private parts?|privates|breasts?)\b|\btouch(?:es|ed|ing)? me (?:inappropriately|sexually|down there)\b/,
    A_TEXT,
  ),
  abuse(
    /\b(?:asked|asks|asking|wants?|told|tells|telling|forc\w+|pressur\w+|threaten\w*|makes?|made|begs|keeps)(?: [^\s.!?,"]+){0,5} (?:nudes?|naked (?:pic\w*|photos?|picture\w*|video\w*|body)|(?:pic|pics|photos?|pictures?|videos?) of my (?:body|chest|private\w*)|(?:pic|pics|photos?|pictures?|videos?) without (?:my )?(?:clothes|shirt)|undress|take off my clothes|have sex|do sexual|touch (?:him|her) (?:there|down))/,
    either(A_TEXT, /\b(?:write|draw|generate) (?:me )?\b/),
  ),
  abuse(
    /\b(?:man|guy|adult|stranger|someone|somebody|person|friend)(?: [^\s.!?,"]+){0,5} (?:online|internet|discord|snapchat|instagram|roblox|game chat|tiktok|whatsapp)(?: [^\s.!?,"]+){0,8} (?:meet (?:me|up)|(?:keep|stay) (?:it )?(?:a )?secret|my address|where i live|nudes?|pics|be (?:his|her) girlfriend|be (?:his|her) boyfriend)\b/,
    /\b(?:novel|character|chapter|essay about|movie|film)\b/,
  ),
  abuse(
    /\b(?:threaten\w*|said (?:he|she|they) (?:will|would|is going to|are going to)|says (?:he|she|they) will|want|wants|going)(?: me)? to (?:kill|beat|hurt|stab|shoot|jump|rape) me\b|\bthreaten\w* me\b|\b(?:said|says|told me) (?:he|she|they) (?:will|would|is going to|are going to) (?:kill|stab|shoot|hurt|beat) me\b/,
    either(
      A_TEXT,
      JOKING,
      /\bif i (?:fail|do not (?:pass|finish|clean|study)|get a)\b|\b(?:homework|exam|test|math|maths) is going to kill me\b|\b(?:mom|mum|dad|mother|father|parents?|teacher|coach|sister|brother) (?:is|are|will be) going to kill me\b/,
    ),
  ),
  abuse(
    /\b(?:sent|sends|sending|showed|shows|showing) me (?:[^\s.!?,"]+ ){0,4}(?:penis|dick|private parts?|privates|naked|nudes)\b/,
    A_TEXT,
  ),
  abuse(
    /\b(?:wants?|told|tells|asked|asks) me to keep (?:it|this|that|our [^\s.!?,"]+) (?:a )?secret\b/,
    either(A_TEXT, /\b(?:surprise|party|gift|present|recipe|key|password|cipher|code)\b/),
  ),
  abuse(
    /\b(?:forc\w+|mak(?:e|es|ing)) (?:me|my sister) (?:to |into )?(?:marry(?:ing)?|get married|a marriage)\b/,
    A_TEXT,
  ),
  abuse(/\bi (?:feel|am) unsafe (?:with|around|at|in my)\b/),
  abuse(
    /\bi (?:do not|never|no longer) feel safe (?:at home|in my (?:house|home)|with my|around my|at school)\b|\b(?:i am|it is) not safe (?:for me )?at home\b|\b(?:scared|afraid|terrified) to go home\b/,
  ),
  abuse(
    /\bi (?:[^\s.!?,"]+ ){0,3}(?:run|running|ran) away from (?:home|my (?:home|house|family|parents|dad|mom))\b/,
    A_TEXT,
  ),
];
