import { allOf, JOKING, SOMEBODY_NEAR, words, type Sign } from './sign.ts';

/** Who it is about: the student, or somebody who is there with them. */
const SOMEBODY_HERE = `(?:\\b(?:i|we)\\b|${SOMEBODY_NEAR}|\\b(?:he|she|the baby|this (?:boy|girl|kid|man|woman))\\b)`;
const MINE = /\b(?:i|me|my|he|she|his|her)\b/;
/** What is read, studied, remembered or only thought out is no danger now; that somebody has homework does not make it less. */
const NOT_NOW =
  /\b(?:novel|poem|characters?|chapter|scene|essay|story|movie|film|patients?|experiment|textbook|minecraft|roblox|fortnite|video ?game|dream\w*|macbeth|hamlet|romeo|juliet|socrates|cleopatra|years? ago|months? ago|last (?:year|month|summer|winter)|when i was (?:\d|little|small|young|a (?:kid|baby|child))|symptoms? of|what (?:is|are|happens|would happen|causes)(?! (?:it|this|that|wrong|happening|going|the matter|to me|my|if i)\b)|why (?:do|does|did|is|are|would)(?! (?:my|it|i|this)\b)|how (?:does|do|did) (?:a|an|the|your|our|people|bleach|poison))\b/;
const NERVES =
  /\b(?:nerv\w+|butterflies|presentations?|excited|laugh\w*|hungry|period cramps|sit ?-?ups|workout|gym|leg day|burpees|abs)\b/;

const PLACE = '(?:stomach|tummy|belly|abdomen|abdominal|side|appendix|gut|guts|groin|kidneys?)';
const PAIN =
  '(?:hurt\\w*|pains?|painful|ach\\w+|stomach ?ache|cramp\\w*|killing me|burning|stabbing|throbbing|agony)';
const SEVERE =
  /\b(?:so bad\w*|so much|really bad\w*|very bad\w*|real bad|bad pain|badly|severe\w*|terribl\w+|horribl\w+|awful\w*|unbearable|worst|extreme\w*|sharp|stabbing|excruciating|insane|can not (?:stand|walk|move|get up|breathe|sleep|sit|straighten)|(?:will|does|did|do) not (?:stop|go away)|(?:getting|gets|got) worse|worse and worse|worse when|since (?:yesterday|last night|this morning|\w+day)|for (?:days|hours|(?:\d+|two|three|four|five) (?:days|hours))|doubled over|curled up|on the floor|fever|throw(?:ing)? up|threw up|vomit\w*|right side|lower right|hard (?:as a|like a) (?:rock|board))\b/;

const NUMBER_TOO_HIGH =
  '(?:[5-9]|\\d{2,3}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|dozens of|half a (?:pack|packet|box|bottle)(?: of)?|a (?:whole|full|entire) (?:pack|packet|box|bottle|strip|blister)(?: of)?|two (?:packs|packets|boxes|bottles|strips)(?: of)?|a handful of|handfuls of|too many|too much|so many|way too many|a bunch of|a lot of|all (?:of )?(?:my|the|her|his|their))';
const TOOK =
  '(?:took|taken|take|taking|had|have had|swallowed|swallow|ate|eaten|popped|downed|drank|drunk|given)';
export const MEDICINE =
  '(?:pills?|tablets?|capsules|medicines?|medications?|meds|tylenol|paracetamols?|acetaminophen|panadol|ibuprofens?|advil|nurofen|aspirins?|painkillers?|antidepressants|sleeping pills|melatonin|xanax|valium|codeine|opioids?|oxy\\w*|adderall|ritalin|benadryl|antihistamines|insulin|caffeine pills|iron pills)';
const POISON =
  '(?:bleach|poison\\w*|detergent|antifreeze|battery|batteries|magnets?|drain cleaner|cleaner|cleaning (?:stuff|spray|fluid|liquid|product)|dish ?soap|dishwasher (?:tablet|pod|soap)|laundry (?:pod|detergent)|tide pod|pesticide|insecticide|weed ?killer|rat poison|paint thinner|turpentine|nail polish remover|acetone|mercury|petrol|gasoline|kerosene|lighter fluid|lamp oil|chlorine|ammonia|hand sanitizer|rubbing alcohol|methanol|wild (?:berries|mushrooms?)|mushrooms? (?:from|in) the|unknown berries|(?:acid|chemicals?) (?:from|in) (?:the|my))';

/** Onions and lemons sting, and that is all. Of what was splashed, or comes from a lab, nobody knows what it is. */
const ACID_OF_FOOD =
  /^(?=[\s\S]*\b(?:onions?|lemons?|lime juice|citrus)\b)(?![\s\S]*\b(?:bleach|chemicals?|cleaner|ammonia|batter\w+|lab|drain|root|hydrochloric|hcl|sul(?:f|ph)uric|nitric|acetic|concentrated|experiment|science|class|teacher|beaker|remover|can not see|blind|got|get|splash\w*|spill\w*|spilt|spray\w*|fainted|passed out|blacked out|collapsed|fainting)\b)/;

const emergency = (sign: RegExp, unless: RegExp = NOT_NOW): Sign => ({ concern: 'emergency', sign, unless });
const either = (...doubts: readonly RegExp[]): RegExp =>
  new RegExp(doubts.map(({ source }) => source).join('|'));

/** A body in danger by pain, a dose, poison, a blow to the head, or something it can't bear. */
export const BODILY_DANGER: readonly Sign[] = [
  emergency(
    allOf(
      words(
        `\\b(?:my|his|her|brother s|sister s)(?: [^\\s.!?,"]+){0,4} ${PLACE}\\b[^.!?]{0,60}\\b${PAIN}\\b|\\b${PAIN}\\b[^.!?]{0,40}\\b(?:my|his|her|the)(?: [^\\s.!?,"]+){0,3} ${PLACE}\\b|\\b(?:stomach|tummy|belly) ?(?:ache|pain|cramps)\\b`,
      ),
      SEVERE,
      MINE,
    ),
    either(NOT_NOW, NERVES, JOKING),
  ),
  emergency(
    words(
      '\\b(?:my|his|her) (?:[^\\s.!?,"]+ ){0,2}(?:chest|heart)~ (?:hurt\\w*|pains?|ach\\w+|burning|tight|crushed|pounding out)\\b|\\b(?:sharp|bad|really bad|terrible|crushing|stabbing|severe|tight|strong)(?: [^\\s.!?,"]+){0,2} (?:pain|pressure|feeling|tightness) (?:[^\\s.!?,"]+ ){0,2}(?:in|on) (?:my|his|her) (?:[^\\s.!?,"]+ )?(?:chest|heart)\\b|\\b(?:i|he|she) (?:have|has|am having|is having|got|keep getting)(?: [^\\s.!?,"]+){0,3} chest pains?\\b',
    ),
    either(NOT_NOW, NERVES, JOKING, /\bheart (?:hurts|aches|is broken)\b/),
  ),
  emergency(
    words(
      `${SOMEBODY_HERE}~ ${TOOK}(?: [^\\s.!?,"]+){0,2} ${NUMBER_TOO_HIGH}(?: [^\\s.!?,"]+){0,4} ${MEDICINE}\\b|\\b${MEDICINE}\\b[^.!?]{0,30}\\b(?:i|she|he) (?:just |already |have )*(?:took|had|taken|swallowed|ate)(?: [^\\s.!?,"]+){0,2} ${NUMBER_TOO_HIGH}\\b`,
    ),
    either(NOT_NOW, /\btake out\b|\b(?:as|was) prescribed\b/),
  ),
  emergency(
    words(
      `\\b(?:can|could|should|may|is it (?:ok|okay|safe|fine|bad|dangerous)|what if|will i be (?:ok|okay|fine))\\b[^.!?]{0,30}\\bi\\b[^.!?]{0,20} (?:take|took|have|had|swallow\\w*)(?: [^\\s.!?,"]+){0,2} ${NUMBER_TOO_HIGH}(?: [^\\s.!?,"]+){0,3} ${MEDICINE}\\b|\\bis (?:it )?${NUMBER_TOO_HIGH}(?: [^\\s.!?,"]+){0,2} ${MEDICINE}(?: [^\\s.!?,"]+){0,4} (?:too (?:many|much)|dangerous|safe|ok|okay|bad)\\b`,
    ),
  ),
  emergency(
    allOf(
      words(
        `\\bi\\b[^.!?]{0,40} ${TOOK}\\b[^.!?]{0,60}\\b${MEDICINE}\\b|\\b${MEDICINE}\\b[^.!?]{0,40}\\bi\\b[^.!?]{0,20} ${TOOK}\\b`,
      ),
      /\b(?:dizzy|too many|too much|double(?:d)?|twice (?:as|by)|by (?:mistake|accident)|accidentally|more than (?:it says|i should|the|you)|overdos\w*|feel (?:weird|sick|sleepy|strange|funny|ill)|throwing up|vomiting|shaking|heart is|all at once|someone else s|not mine|(?:[4-9]|[1-9]\d) ?(?:g|grams)|[4-9]\d{3} ?mg|\d{5} ?mg)\b/,
    ),
  ),
  emergency(
    words(
      `${SOMEBODY_HERE}~ (?:drank|drunk|drinking|swallowed|ate|eaten|inhaled|licked|chewed|sipped)(?: [^\\s.!?,"]+){0,4} ${POISON}(?!\\w)`,
    ),
    either(NOT_NOW, /\bbattery (?:life|acid battery)\b|\bpokemon\b/),
  ),
  emergency(
    allOf(
      words(
        '\\b(?:hit|hits|bang(?:ed)?|bumped|smashed|cracked|slammed|whacked|knocked|landed on|fell on|split|hurt)(?: [^\\s.!?,"]+){0,3} (?:my|his|her) head\\b|\\b(?:my|his|her) head (?:hit|slammed|smashed|bounced|got hit)\\b|\\bball (?:hit|to) (?:me in the|my) head\\b|\\bconcuss\\w+\\b',
      ),
      /\b(?:dizzy|throw\w* up|threw up|vomit\w*|puk\w*|see(?:ing)? (?:stars|double|weird|blurry|funny)|blur\w*|black(?:ed)? out|pass(?:ed)? out|knocked out|confused|sleepy|drowsy|nauseous|feel\w* (?:sick|weird|funny|strange)|blood|bleed\w*|(?:can|do) not (?:remember|see|stand|walk)|numb|ringing|hard|stairs|concrete|bike|tree|roof|big bump|headache|talking weird|unconscious|think i have a concussion|have a concussion)\b/,
      MINE,
    ),
    either(
      NOT_NOW,
      JOKING,
      /\b(?:head against (?:the|a) (?:wall|desk|book)|hard (?:problem|question|chapter|one))\b/,
    ),
  ),
  emergency(
    words(
      '\\b(?:my|his|her|brother\'s|sister\'s) (?:[^\\s.!?,"]+ ){0,2}(?:lips?|tongue|throat|face|eyes|neck|mouth)(?: [^\\s.!?,"]+){0,5} (?:swell\\w*|swollen|clos\\w+(?: up)?|puff\\w*|tight\\w*|huge|twice (?:its|the) size|getting (?:big\\w*|fat))\\b|\\b(?:allergic reaction|anaphyla\\w+)\\b[^.!?]{0,40}\\b(?:right now|help|i|my|she|he)\\b|\\b(?:i|she|he) (?:think|am|is|might)(?: [^\\s.!?,"]+){0,3} having an? (?:[^\\s.!?,"]+ )?allergic reaction\\b',
    ),
    either(NOT_NOW, /\b(?:close|closing) my (?:eyes|mouth)\b|\beyes (?:are )?(?:closing|tight)\b|\bcry\w*\b/),
  ),
  emergency(
    allOf(
      /\ballerg\w+|\bepi ?pen\b|\bpeanuts?\b|\bbee sting\b|\bstung\b/,
      /\b(?:swell\w*|swollen|hives|(?:can not|hard to|trouble|barely) (?:breathe|breathing|swallow)|throat|itch\w* all|rash (?:all|every)|wheez\w*|turning red)\b/,
      /\b(?:i|my|she|he)\b[^.!?]{0,60}\b(?:ate|eaten|had|got|was|is|am|are|feel\w*|has|have|just)\b/,
    ),
  ),
  emergency(
    words(
      '\\bi (?:[^\\s.!?,"]+ ){0,3}(?:fainted|passed out|blacked out|collapsed)\\b|\\bi keep (?:fainting|passing out|blacking out)\\b|\\b(?:i|he|she|we) (?:[^\\s.!?,"]+ ){0,2}(?:got|get|splashed|spilled|sprayed)(?: [^\\s.!?,"]+){0,3} (?:acid|bleach|chemicals?|cleaner|ammonia)(?: [^\\s.!?,"]+){0,2} (?:in|on|into) (?:my|his|her) (?:eyes?|face|skin|hands?)\\b|\\b(?:acid|bleach|chemicals?|cleaner)(?: [^\\s.!?,"]+){0,3} (?:in|into) (?:my|his|her) eyes?\\b',
    ),
    either(
      NOT_NOW,
      JOKING,
      ACID_OF_FOOD,
      /\b(?:passed|blacked) out (?:the|some|his|her|our|their|my|papers|copies|flyers|on (?:the|my) (?:couch|sofa|bed) (?:after|from)|from (?:boredom|laughing))\b|\b(?:drunk|drank|vodka|beer)\b/,
    ),
  ),
  emergency(
    words(
      '\\bi (?:[^\\s.!?,"]+ ){0,3}(?:broke|snapped|dislocated|fractured) my (?:arm|leg|wrist|ankle|neck|back|nose|hand|foot|collarbone|shoulder)\\b[^.!?]*\\b(?:now|just|hurts?|bent|bone|swollen|can not|pain|help|alone|today)\\b|\\b(?:arm|leg|wrist|ankle|finger) (?:is |looks )?bent (?:the wrong|weird|funny|backwards)\\b|\\bcan see (?:the |my )?bone\\b|\\bskin (?:is )?(?:coming|peeling|falling) off\\b[^.!?]*\\bburn\\w*|\\bburn(?:ed|t) (?:my|his|her)(?: [^\\s.!?,"]+){1,3} (?:badly|really bad|so bad|with boiling|with hot oil|on the stove)\\b|\\bcut (?:my|his|her)(?: [^\\s.!?,"]+){1,3} (?:really |so |very )?(?:deep|bad|badly)\\b',
    ),
    either(NOT_NOW, JOKING, /\b(?:so what did we do|cast|last (?:week|season))\b/),
  ),
  emergency(
    words(
      `(?:${SOMEBODY_NEAR}|\\b(?:he|she|grandma|grandpa|mom|mum|dad)\\b)(?: [^\\s.!?,"]+){0,6} (?:turning blue|going blue|lips are blue|eyes rolled|shaking all over|face is (?:drooping|hanging)|slurring|can not (?:move (?:his|her) (?:arm|leg|side)|talk|speak|get up)|will not (?:wake|answer|respond|get up)|is not (?:answering|waking|moving)|drowning|foaming|grabbed (?:his|her) chest|breathing (?:weird|funny|strange|slow))`,
    ),
    either(
      NOT_NOW,
      JOKING,
      /\b(?:phone|text\w*|messages?|calls?|email|chess|bed for school|for school|in french|in spanish|english|shy)\b/,
    ),
  ),
  emergency(
    /\b(?:smell\w*|leak\w*) (?:of |like )?gas\b[^.!?]{0,30}\b(?:house|home|kitchen|flat|apartment|here|dizzy)\b|\b(?:house|home|kitchen|flat|apartment)\b[^.!?]{0,20}\bsmells? (?:like|of) gas\b|\bsmoke\b[^.!?]{0,30}\b(?:my (?:door|room|house)|our (?:house|flat|building|stairs))\b|\bcarbon monoxide (?:alarm|detector)\b[^.!?]{0,30}\b(?:going off|beeping|ringing)\b/,
  ),
  emergency(
    allOf(
      /\b(?:inhaler|asthma)\b|\b(?:diabetic|diabetes|insulin|blood sugar|my sugar)\b|\bhives\b|\bheadache\b|\bstiff neck\b|\bneck is stiff\b|\belectric shock\b|\belectrocuted\b|\bface is (?:drooping|hanging|numb)\b/,
      /\b(?:empty|attack|can not|will not (?:calm|stop|go)|get air|breathe|shaking|(?:really|very|too|so) low|forgot|missed|dizzy|faint\w*|thirsty|too much insulin|all over|swallow|swell\w*|worst headache|vomit\w*|throwing up|fever|light|numb|burn\w*|one side|talks? funny)\b/,
      /\b(?:i|my)\b/,
    ),
    either(NOT_NOW, JOKING, /\b(?:homework|fractions?|maths?|algebra|exam|essay|gives me a headache)\b/),
  ),
  emergency(
    /\b(?:dog|snake|scorpion|spider|bat|jellyfish|monkey) (?:just )?(?:bit|stung|attacked) (?:me|my|him|her|us)\b|\b(?:arm|leg|wrist|ankle|nose|collarbone) is (?:definitely |probably )?broken\b|\b(?:we|i) can not wake (?:him|her|them|my)\b|\bfell (?:in|into) the (?:river|lake|pool|water|well|canal)\b[^.!?]*\bcan not\b|\b(?:drank|swallowed|sipped)\b[^.!?]{0,30}\b(?:under the sink|from the garage|cleaning cupboard)\b/,
    either(NOT_NOW, JOKING),
  ),
  emergency(
    /\bi (?:just |already )?(?:took|swallowed) (?:them all|all of them|the whole (?:box|bottle|pack|strip))\b/,
    either(
      NOT_NOW,
      JOKING,
      /\b(?:photos?|pictures?|tests?|class\w*|notes|courses?|quiz\w*|exams?|vitamins|cookies|candy|screenshots?)\b/,
    ),
  ),
];
