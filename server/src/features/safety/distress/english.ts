/**
 * Words of English that somebody in trouble uses, by what they speak of. One alone proves nothing: they are the second witness
 * beside what was learnt, so a word that lessons are full of stands here with the words that make it somebody's own.
 */
export const ENGLISH_DISTRESS: readonly RegExp[] = [
  // Dying and hurting oneself
  /\b(?:die|died|dying|dead|death|kill(?:ing|ed)?|suicid\w*|self-harm\w*|cut(?:ting|s)? (?:my|again|deep\w*|until|and)|razors?|blades?|noose|overdos\w*|bleach|pills?|tablets|alive|exist(?:ing)?|worthless|burden|goodbye|farewell|funeral|jump(?:ing)? (?:off|in front|from)|bridge|rooftop|train tracks|hurt(?:ing)? (?:my|me)\w*|harm\w* (?:my|me)\w*|scars?|bleed\w*|noone|will not be here|not be here|without me|miss me|be gone|if i (?:was|were) gone|wake up|end (?:it|things|everything|my)|it(?: all)? to (?:end|stop|be over)|stop the pain|give up on (?:life|everything|me)|disappear\w*|vanish\w*|last (?:day|night|message|time)|my (?:will|note|letter)|giving away|gave away|in heaven|reason to|point (?:of|in) (?:me|life|living|anything|being|going)|tired of (?:life|living|being|everything|it all|me|fighting))\b/,
  // Feelings that weigh
  /\b(?:hopeless|numb|empty|lonely|alone|trapped|broken|ashamed|disgust\w*|depress\w*|sad|cry(?:ing)?|cried|tears|sob\w*|hate (?:my|me|being)\w*|hates me|nobody|no one|anyone|can not (?:take|do this|cope|go on|handle|anymore|stop)|not (?:okay|ok|safe|fine)|help me please|please help|panic\w*|anxi\w*|unwanted|invisible|unlov\w*|loves? me|cares?|nothing (?:matters|helps|left|anymore)|anymore|useless|failure|mistake to be|fault)\b/,
  // Fear, and those who cause it
  /\b(?:scar(?:ed|es)|afraid|terrif\w*|fear\w*|frighten\w*|unsafe|threat\w*|hid(?:e|es|ing)|secrets?|not (?:to )?tell|do not tell|tell (?:anyone|anybody|my (?:mom|mum|dad|parents))|lock(?:s|ed)? (?:me|us|my|the)|following|follow(?:s|ed) me|stalk\w*|watch(?:es|ing) me|run(?:ning)? away|ran away|go(?:ing)? home|at home|comes? (?:home|into my|in my))\b/,
  // Blows and other harm by somebody
  /\b(?:hit|hits|hitting|beat|beats|beaten|beating|slap\w*|punch\w*|kick\w*|shov\w*|chok\w*|strangl\w*|belt|bruis\w*|whip\w*|drag(?:s|ged) me|grab\w*|thr[oe]w(?:s|n)? (?:\w+ ){0,3}(?:at|me)|burn(?:s|ed|t) me|hurts? (?:me|us|my|him|her)|hurting|abus\w*|violent|drunk|drink(?:s|ing)|yell\w*|scream\w*|shout\w*|insult\w*|starv\w*|no food|fridge|kicked (?:me )?out|push(?:es|ed)? me|pushing me|blood)\b/,
  // Touch, pictures and people one does not know
  /\b(?:touch\w*|kiss\w*|naked|nudes?|undress\w*|clothes|underwear|shirt|rape\w*|molest\w*|grop\w*|sex\w*|private parts?|privates|body|bed|bedroom|shower|bath\w*|lap|thigh|uncomfortable|weird\w*|creep\w*|(?:pic|pics|photos?|pictures?|videos?|selfies?|nudes?) (?:of|from|without|to|in|or) ?(?:me|my|him|her|it)?|send (?:him|her|them|it|more|pics?|a (?:pic|photo|picture|video))|meet (?:me|up|him|her|alone)|older (?:man|guy|boy|than)|online|webcam|camera|on cam|discord|snap\w*|insta\w*|whatsapp|blackmail\w*|leak\w*|screenshots?|address|gifts?|girlfriend|boyfriend)\b/,
  // Being shut out and made fun of
  /\b(?:bull(?:y|ies|ied|ying)|teas(?:e|es|ed|ing)|mock\w*|make fun|made fun|making fun|laugh\w*|call(?:s|ed|ing)? me|names|rumou?rs?|fake account|group chat|ignor\w*|left out|leave me out|exclud\w*|spit\w*|trip(?:s|ped) me|stole|steal\w*|lunch money|ugly|fat|loser|freak|trash|whisper\w*|sit (?:alone|with me)|nobody (?:sits|talks|likes)|hate(?:s)? me|posted|spread\w*(?! (?:it |them |this |things |everything )?(?:out|over))|pretend\w*|humiliat\w*|embarrass\w*|lockers?)\b/,
  // Eating
  /\b(?:(?:not|never|stopped?|skip\w*|without|hate|afraid of|only|have not|do not) (?:\w+ ){0,3}(?:eat\w*|ate|food|meals?|breakfast|lunch|dinner)|eat\w*|ate|starv\w*|fasting|calories?|binge\w*|purg\w*|throw(?:ing)? up|threw up|vomit\w*|puk\w*|laxatives?|diet\w*|skinny|thin|thinner|fat|weigh\w*|scale|lose \d+|kilos?|bones|mirror|anorexi\w*|bulimi\w*)\b/,
  // Drink and drugs
  /\b(?:drugs?|weed|vap\w*|smok\w*|joints?|edibles?|high|stoned|cocaine|coke|meth|ketamine|molly|xanax|opioids?|oxy\w*|adderall|vodka|whisk\w*|beers?|wine|alcohol\w*|booze|drunk|drink\w*|drank|wasted|hungover|blacked out|sober|addict\w*|dealer|withdrawal|nicotine|cigarettes?|lighter gas|sniff\w*|inhal\w*|relaps\w*|syringes?|needles?)\b/,
  // Wanting to hurt others
  /\b(?:kill|guns?|knife|knives|shoot\w*|stab\w*|weapons?|bombs?|revenge|pay for|regret|attack\w*|murder\w*|smash\w*|strangle|burn (?:down|it|the|his|her|their)|blow up|hurt (?:him|her|them|someone|people|everyone)|make (?:him|her|them) (?:suffer|pay|bleed)|suffer|deserve\w*|hit ?list|rage|violent)\b/,
  // The body
  /\b(?:pain\w*|ach(?:e|es|ing)|hurts|bleed\w*|blood|breathe|breathing|chest|dizzy|faint\w*|pass(?:ed|ing)? out|unconscious|swell\w*|swollen|allerg\w*|poison\w*|swallow\w*|seizure\w*|shak(?:e|ing)|fever|ambulance|emergency|hospital|collapsed|numb|concussion|overdose\w*|not (?:slept|eaten)|no sleep|can not sleep|awake)\b/,
];

/** Who speaks of themselves, or of somebody near. */
export const OWN =
  /\b(?:i|me|my|myself|mine|we|us|our)\b|\b(?:he|she|they|someone|somebody|people|everyone|nobody|no one)\b[^.!?]{0,60}\b(?:me|us)\b/;

/** Things of study and of the product that a harmless message is about. */
export const ENGLISH_STUDY =
  /\b(?:homework|hw|maths?|algebra|geometry|chem|chemistry|physics|biology|history|english class|answer|proof|school trip|essay|paragraph|sentence|grammar|comma|verb|noun|spelling|thesis|poem|novel|book|chapter|character|author|shakespeare|macbeth|hamlet|story about|my story|write a story|plot|protagonist|equation|fraction|decimal|graph|slope|triangle|angle|formula|calculate|solve|multiply|divide|percent\w*|probability|dice|vector|velocity|acceleration|force|newton\w*|friction|gravity|momentum|energy|circuit|voltage|atom|molecule|electron|ion\w*|acid|reaction|periodic table|cell|cells|mitosis|dna|enzyme|photosynthesis|ecosystem|predator|prey|vaccine|antibod\w*|virus|bacteria|war|battle|empire|revolution|treaty|king|queen|emperor|holocaust|slavery|colon\w*|government|economy|inflation|demand|supply|tax\w*|python|javascript|java|code|coding|function|loop|variable|array|compile\w*|process|thread|server|bug|debug\w*|program|algorithm|translate|vocab\w*|flashcards?|quiz\w*|worksheet|textbook|lesson|notes|upload\w*|login|log in|password|account|subscription|app|button|page|screen|lab report|experiment|hypothesis|worked example|practice problems?|exam|test|midterm|finals?|grades?|gpa|question \d+|number \d+|game|level|boss|minecraft|roblox|fortnite|\d ?n|on (?:the )?(?:earth|moon|mars))(?:s|es)?\b/;
