import { JOKING, SOMEBODY_NEAR, words, type Sign } from './sign.ts';

const MEANWHILE =
  '(?: (?:just|really|actually|literally|seriously|sometimes|so|badly|honestly|kind of|kinda|always|still|also|only|even|to|of|about|like|be|myself))*';
const WANT =
  '(?:want|wanted|need|wish|would like|plan|planning|am going|am planning|am about|am ready|am trying|thinking|think|thought|thoughts|feel|feeling|tried|trying|will|might|could|should|decided|intend|urge)';
const END_IT =
  '(?:kill(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself|commit(?:ting)? suicide|suicide|self-harm(?:ing)?|(?:hurt|harm|cut)(?:ting|ing)? myself|drown(?:ing)? myself|shoot(?:ing)? myself|jump(?:ing)? off (?:a|the) (?:bridge|building|roof)|disappear(?:ing)? forever|not exist(?:ing)?|stop (?:living|existing)|never wake up|not wake up)';
const A_TOPIC =
  /suicide (?:rates?|statistics|data|prevention|notes?|squad|bomb\w*|hotlines?|in |as |awareness|mission|gene)/;
const MISHAP =
  /\b(?:accident\w*|by mistake|shaving|cooking|chopping|paper ?cut|playing|practice|slack|when i fell|falling|tripped|skating|football|soccer|a (?:slice|piece)|some (?:cake|bread|time))\b/;

const WORK =
  /\b(?:homework|essay|exams?|tests?|math|maths|lessons?|class|project|fractions?|week|year|school year|sentence|paragraph|story)\b/;

/** Work that piles up, and nothing in it that would weigh without the work. */
const OVER_WORK =
  /^(?=[\s\S]*\b(?:\d+ (?:cards?|pages|questions|reviews|sums)|(?:card|page|question|slide) \d+|flash ?cards?|vocab\w*|worksheets?|revision|revising|conjugations?|lab reports?|algebra|trig(?:onometry)?|equations?|quadratics?|fractions?)\b)(?![\s\S]*\b(?:want|wish|die|dead|dying|anymore|home|alone|nobody|no one|cry\w*|cut\w*|hurt\w*|myself|everyone|everything|anything|every ?day|tired of|pointless|hopeless|pain|mom|mum|dad|parents?|kill\w*|suicid\w*|pills?|alive|living|nothing|worthless|useless|burden|trigger\w*|hates? me|hit\w*|beat\w*|scared|can not (?:take|go on|do this|cope)|giv(?:e|ing) up|ending (?:it|things))\b)/;

const selfHarm = (sign: RegExp, unless?: RegExp): Sign => ({
  concern: 'self-harm',
  sign,
  ...(unless && { unless }),
});
const either = (...doubts: readonly RegExp[]): RegExp =>
  new RegExp(doubts.map(({ source }) => source).join('|'));

/** Somebody who thinks of dying or of hurting themselves, in their own words or about a friend. */
export const SELF_HARM: readonly Sign[] = [
  selfHarm(words(`\\bi\\b~ ${WANT}${MEANWHILE} ${END_IT}\\b`), either(A_TOPIC, MISHAP, JOKING)),
  selfHarm(
    words(
      `\\bi\\b(?: [^\\s.!?,"]+){0,2} (?:want|wanted|wish|would like|feel like|am ready|long|prefer)${MEANWHILE} (?:to die|dying|to be dead|death)\\b`,
    ),
    either(
      JOKING,
      /\bdie (?:of|from|in (?:the|a|this) (?:game|level|round)|laughing|for)\b|\bnot want to die\b/,
    ),
  ),
  selfHarm(/\bkill(?:ing|ed)? myself\b/, either(JOKING, /\bkill(?:ing)? myself (?:at|with) work\b/)),
  selfHarm(
    /\bi (?:do not|no longer|never) (?:really |even |just )?(?:want|wish|wanted) to (?:live|be alive|exist|wake up|go on living|be (?:here|around) anymore|be on this (?:earth|planet))\b/,
    /\bwant to live (?:in|with|at|near|on|like|under|there|here)\b/,
  ),
  selfHarm(
    /\bi (?:can not|could not) (?:go on|live)(?: like this| living| anymore| with this pain| any longer)/,
  ),
  selfHarm(
    /\b(?:i )?wish(?:ed)? (?:that )?i (?:was|were|am|had) (?:dead|never (?:been )?born|not (?:alive|born)|not here anymore)\b/,
  ),
  selfHarm(
    /\b(?:better|happier)(?: off)? (?:without me|if i (?:was|were) (?:dead|gone|not here)|when i am (?:dead|gone))\b/,
    /\b(?:team|game|match|group|band)\b/,
  ),
  selfHarm(
    /\b(?:no|not any|nothing|do not see (?:a|any|the)) (?:reason|point|left)? ?(?:to|in|of)? ?(?:for me )?(?:to live(?: for)?|living|to be alive|staying alive|being alive)\b/,
    /\bnothing living\b/,
  ),
  selfHarm(
    /\b(?:my life|living|being alive) is not worth (?:it|living)\b|\blife is not worth living\b/,
    /\b(?:socrates|unexamined|camus|philosoph\w+)\b/,
  ),
  selfHarm(
    /\bi (?:really |just |so )*hate (?:my life|being alive|living)\b/,
    either(
      JOKING,
      /\b(?:homework|essay|exam|test|math|maths|project|living (?:in|with|here|at|on))\b/,
      OVER_WORK,
    ),
  ),
  selfHarm(
    words(
      '\\bi (?:am|feel|have been|was|get)~ suicidal\\b|\\bi (?:have|had|get)~ suicidal (?:thoughts|feelings|ideas)\\b|\\bmy suicidal (?:thoughts|feelings)\\b',
    ),
  ),
  selfHarm(
    /\bi (?:[^\s.!?,"]+ ){0,2}(?:self-harm(?:ed|ing)?|cut(?:ting)?|slit|burn(?:ed|ing|t)?|scratch(?:ed|ing)?) my (?:own )?(?:wrists?|arms?|legs?|thighs?|skin|veins?)\b/,
    MISHAP,
  ),
  selfHarm(
    /\bi (?:[^\s.!?,"]+ ){0,3}(?:self-harm\w*|(?:cut|hurt|harm|burn|scratch)(?:ed|ting|ing|t)? myself|mak(?:e|ing) myself bleed)/,
    either(MISHAP, JOKING),
  ),
  selfHarm(
    /\bhow (?:do|can|should|could|would|to)(?: i| you| someone| one)?(?: [^\s.!?,"]+)? (?:commit suicide|kill (?:myself|yourself)|end my (?:own )?life|hang myself|die (?:painlessly|fast|quickly|without pain|in my sleep)|tie a noose|overdose)\b/,
    A_TOPIC,
  ),
  selfHarm(
    /\b(?:painless|easiest|easy|best|quickest|fastest|least painful)(?: and [^\s.!?,"]+)? (?:ways?|methods?) (?:to|of) (?:die|dying|kill(?:ing)? (?:myself|yourself)|commit(?:ting)? suicide|suicide|end(?:ing)? (?:my|your) life|self-harm)\b/,
  ),
  selfHarm(
    /\bhow (?:many|much) (?:[^\s.!?,"]+ ){1,5}(?:to|would|does it take to|do i need to|can i take to|before i|until i|will) (?:[^\s.!?,"]+ )?(?:die|kill (?:me|myself|yourself)|overdose)\b/,
  ),
  selfHarm(
    /\b(?:my|a|this is my) (?:own )?(?:suicide|goodbye) (?:note|letter|message)\b/,
    /\b(?:character|novel|play|werther|teacher|farewell party|team|class)\b/,
  ),
  selfHarm(
    words(
      `(?:${SOMEBODY_NEAR})~(?: ?\\b(?:wants?|wanted|is|has|was|tried|threaten\\w*|keeps?|said|says|told|talks?|talked|talking|might|will|thinks?))+(?: [^\\s.!?,"]+){0,6} (?:kill(?:ing)? (?:him|her|them)sel\\w+|suicide|suicidal|end(?:ing)? (?:his|her|their) (?:own )?life|(?:hurt|harm|cut)(?:ting|ing|s)? (?:him|her|them)sel\\w+|self-harm\\w*|to die|to be dead|not want to (?:live|be alive|be here anymore|exist))`,
    ),
    either(A_TOPIC, /\b(?:accident\w*|by mistake)\b/),
  ),
  selfHarm(
    /\bi am (?:so |just |really )*(?:tired|sick|done) (?:of|with) (?:living|life|being alive|my life)\b/,
    /\b(?:living (?:in|with|here|at|on|next)|life (?:science|cycle)\w*)\b/,
  ),
  selfHarm(
    /\bi (?:just )?want (?:it|this|everything)(?: all)? to (?:end|be over)\b|\bi (?:just )?want to disappear\b/,
    either(JOKING, WORK, /\bdisappear (?:from the|in the|like|when)\b/),
  ),
  selfHarm(
    /\b(?:nobody|no one|no-one|anyone|anybody|everyone|they)(?: would| will)?(?: even| ever)? (?:care|cares|miss me|notice|be (?:happy|happier|sad)|cry)(?: [^\s.!?,"]+)? if i (?:died|die|(?:was|were|am) (?:gone|dead)|disappear\w*|killed)/,
  ),
  selfHarm(/\bi\b[^.!?]{0,80} (?:and|but|so) (?:i )?(?:just |really )?want to die\b/, JOKING),
  selfHarm(/\bi (?:have been|started|am|keep) cutting(?: again| lately)?(?:$|[.!?,])/),
  selfHarm(
    /\bi (?:think i )?(?:want|am going|plan|need) to (?:just )?end (?:things|everything)\b|\bwhy should i (?:keep|go on|stay) (?:living|alive)\b|\bi do not deserve to (?:live|be alive|exist)\b|\bi am (?:just |such |only )?a burden\b|\bi want to be gone\b/,
    either(JOKING, WORK, /\bend things with\b/),
  ),
  selfHarm(
    /\b(?:hurt|painful|long|easy) (?:does it take )?(?:is it )?to (?:hang|kill|drown|shoot) yourself\b/,
  ),
  selfHarm(
    /\bi will not be (?:here|alive|around) (?:tomorrow|anymore|much longer)\b[^?]*\b(?:goodbye|bye|forever|sorry)\b|\bgoodbye\b[^?]*\bi will not be (?:here|alive) (?:tomorrow|anymore)\b/,
    WORK,
  ),
  // The same wish in some languages that have no phrases of their own.
  selfHarm(/\b(?:voglio morire|wil dood|chcę umrzeć)\b|死にたい|хочу умереть|покончить с собой/),
];
