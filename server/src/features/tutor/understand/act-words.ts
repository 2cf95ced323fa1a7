import type { Act } from './acts.ts';

/** A student's message that says one thing in words that mean nothing else; in plain spelling and small letters. */
type Rule = readonly [Act, RegExp];

const LEAD = String.raw`(?:(?:ok(?:ay)?|so|but|and|wait|hm+|um+|oh|ah|well|please|pls|yeah|yes|no|hey|can you|could you|can u|will you|i think|now|then|just|sorry|bro|dude)\b[\s,.!]*)*`;
const TAIL = String.raw`(?:[\s,.!?]*(?:please|pls|tho|though|then|now|again|bro|lol|haha|thanks|thx|for me|tutor)\b)*[\s,.!?…)]*$`;
const only = (words: string): RegExp => new RegExp(`^${LEAD}(?:${words})${TAIL}`, 'i');
const holds = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'iu');

/** Words that settle what a message does. What is not settled here is left to what was learnt from messages. */
const RULES: readonly Rule[] = [
  [
    'about-you',
    holds(
      String.raw`who (?:are|made|created|built) (?:you|u)|(?:can|may|could) i ask (?:you|u)\b.{0,25}questions?|what (?:subjects?|topics?|classes) (?:can|do|could|are) (?:you|u)|what(?:'s|s| is| are) (?:your|ur) fav\w*|do (?:you|u) (?:like|play|eat|sleep|dream|have (?:a |any )?(?:friends?|pets?|hobb\w+|family))|what are you|are (?:you|u) (?:a |an )?(?:robot|human|real|person|ai|bot|chatgpt|teacher)|what (?:can|could) (?:you|u) (?:\w+ ){0,2}do|what(?:'s| is) your name|how do you work|which model|are you alive|(?:can|do) (?:you|u) (?:speak|know|understand) (?:spanish|french|german|portuguese|hindi|arabic|chinese|romanian|italian|polish|turkish|russian|english|other languages|my language|any language)|(?:you|u) (?:could|can|might|may|will) (?:ever |sometimes |also |even )*(?:be wrong|get (?:it|things) wrong|make mistakes)|are (?:you|u) (?:ever|sometimes|always|never) (?:wrong|right)|do (?:you|u) (?:ever |sometimes )*make mistakes|how do i know (?:you|u|ur|your|you're)\b|why do (?:you|u) (?:keep |always )?ask(?:ing)?\b.{0,40}|can i trust (?:you|u|this)`,
    ),
  ],
  [
    'product',
    holds(
      String.raw`(?:does|is|will) (?:this|it|studia) (?:cost|free|paid)|how much (?:is|does) (?:studia|it|this|premium)|(?:do|does|can|will|did|are) (?:you|u|this|it|studia|they) (?:\w+ ){0,2}(?:keep|store|save|sell|share|record|remember) (?:my|what i|everything|our|this|all)|(?:keep|store|save|sell|share|see|read) my (?:chats?|messages?|data|conversations?)|(?:can|will|does|do) (?:my |the )?(?:teachers?|parents?|mom|mum|dad|school|others?|anyone|anybody|someone) (?:\w+ )?(?:see|read|know|get|find out)|tell my (?:parents?|teachers?|mom|mum|dad|school)|work offline|remind me (?:at|on|to|in|about)|(?:can|do|could) (?:you|u) (?:do|read|see|take|scan|look at) (?:\w+ )?(?:pictures?|photos?|pics?|images?|screenshots?)|(?:how many|\d+) pages?.{0,30}\b(?:limit|max|handle|upload)|(?:handle|upload).{0,30}\bpages|premium|refunds?|invoices?|(?:in|of|on) (?:this|the|your) (?:app|site|website)|my (?:password|account|subscription|payment|profile picture|email address)|cancel (?:my|the) (?:account|plan|subscription|premium)|upload (?:a|my|the) (?:book|pdf|file|document)|delete (?:my account|my data|my chats?|everything)|log ?(?:out|in) (?:to|of|on|here|please|again)|(?:can not|can't|cant|won't|wont) (?:let me )?log ?in|sign (?:out|up)|dark mode|change the language`,
    ),
  ],
  [
    'off-topic',
    holds(
      String.raw`(?:who|what party) (?:should|would|do|will) (?:i|you|u|we|my parents) vote|vote for|(?:(?:should|can|could) i bet|bet(?:ting)? (?:on|money|odds)|gambl\w*|lottery)\b|who (?:will |is going to )?wins? the|(?:diss|roast|insult|make fun of|prank)\b.{0,40}\b(?:teacher|mr|mrs|ms|friend|classmate|brother|sister|him|her|kid)|my (?:gf|bf|girlfriend|boyfriend|crush|ex)\b|left me on read|broke up with|how (?:much|many)\b.{0,20}\b(?:ibuprofen|paracetamol|tylenol|advil|aspirin|acetaminophen|pills?|medicine|melatonin|caffeine)`,
    ),
  ],
  [
    'concept',
    /^(?:(?:and|but|so|ok|oh|wait)\b[\s,]*)*what(?:'s| is| does| do| are)? (?!(?:you|u|that|this|it|they)\b)\S.{0,40} mean(?:s|t)?\b/i,
  ],
  [
    'reveal',
    holds(
      String.raw`(?:just|please) (?:tell|give|show|say) (?:me )?(?:the |it|what)\w*|just tell me(?: (?:i|im|i'm|pls|please)\b.*)?$|(?:tell|give|show) (?:me )?(?:the )?(?:whole |full |final |complete |worked )*(?:answers?|solutions?|working)|(?:do|solve|finish) (?:it|this|that) for me|i give up|what(?:'s| is) the answer|show (?:me )?all (?:the )?steps|(?:need|want) the (?:full |final |whole )?(?:answer|solution)|answer (?:please|pls|now)|show me the whole solution`,
    ),
  ],
  [
    'hint',
    only(
      String.raw`(?:a |another |one more |give me (?:a |another )?|i need (?:a )?)?(?:hint|clue|tip)s?|help(?: me)?(?: with (?:this|it|that))?|i(?:'m| am|m)? (?:so |really |totally )?stuck|stuck|(?:i )?(?:do not|don'?t) know (?:what|where|how) (?:to|i|do i)\b.*|where do i (?:even )?(?:start|begin)|how do i (?:even )?(?:start|begin)|what do i do(?: first| next| now)?|how to start`,
    ),
  ],
  [
    'unsure',
    only(
      String.raw`(?:i )?(?:do not|don'?t|dont) (?:really |even )?know|(?:i )?have no (?:idea|clue)|idk|dunno|no idea|no clue|not sure|i(?:'m| am|m) not sure|i have no (?:idea|clue)|(?:i )?(?:can'?t|cant) remember|i forgot|forgot|pass|skip(?: (?:it|this))?|nothing(?: yet)?|beats me`,
    ),
  ],
  [
    'harder',
    // Who asks why one has to push harder wishes for nothing.
    holds(
      String.raw`(?:(?:can|could|may) (?:i|we|you|u) (?:please )?(?:have|get|do|try|give me)|give me|i want) (?:an? )?(?:really )?(?:hard|tough|difficult|tricky) (?:one|question|problem)|(?:harder|more difficult|more challenging|tougher) (?:ones?|questions?|problems?|examples?|exercises?|tasks?|stuff|please|pls)|(?:something|make (?:it|them)|(?:try|do|want|give me) (?:a |an |one )?|a (?:bit|little)|much|now|go|sth) ?(?:harder|more difficult|more challenging|tougher)|^\W*(?:harder|more difficult|more challenging|tougher)\W*$|too easy|level up`,
    ),
  ],
  [
    'easier',
    only(
      String.raw`(?:give me |do |try |can we do |i want )?(?:an? |something )?(?:easier|simpler) (?:one|question|problem|exercise)|(?:something )?easier|that(?:'s| is) too hard|too hard|too difficult`,
    ),
  ],
  [
    'another',
    only(
      String.raw`(?:give me |do |try |let'?s (?:do|try) |can (?:i|we) (?:have|do|try|get) |ask me |i want )?(?:an?other|one more|1 more|more)(?: (?:one|question|problem|exercise|example like (?:this|that)))?(?: like (?:this|that|it))?|same again|again|next (?:one|question|problem|exercise)|(?:is there )?anything else (?:they|my teacher|the teacher|it|u|you) (?:could|might|can|will|may) ask.*|what else (?:could|might|can|will|would|may) (?:they|he|she|be|come|my teacher).*`,
    ),
  ],
  [
    'another',
    holds(
      String.raw`give me (?:like )?(?:some|a few|one|\d+|more)(?: more)?(?: (?:problem|question|exercise|task|one|equation|sum)s?)? to (?:try|practi[sc]e|do|solve)|(?:can|could|may) (?:i|we|you|u) (?:please )?(?:do|get|have|try|give me|make) (?:one|another|some)(?: more| like| with| about| for)?`,
    ),
  ],
  [
    'example',
    holds(
      String.raw`(?:an?|another|some|more|for|real life|real-life|one|give|show|any) (?:\w+ ){0,2}examples?|examples?(?: with| of| please| from| using)|^examples?$|^(?:ok |so |but )*(?:like what|such as(?: what)?)\W*$|for instance|with (?:a )?(?:pizza|money|football|soccer|minecraft|cookies|cars?|chocolate|real life)`,
    ),
  ],
  [
    'picture',
    holds(
      String.raw`draw(?: it| this| that| me| a| the)?|diagram|picture of|show (?:me )?(?:a |the )?(?:picture|graph|diagram|drawing)|on the board|sketch|visuali[sz]e`,
    ),
  ],
  [
    'cards',
    holds(
      String.raw`(?:make|create|give|build|want|need|get|do) (?:me |us )?(?:some |a few |a set of |\d+ )?(?:\w+ )?(?:flash ?cards?|cards)|flash ?cards? (?:on|about|for|of|from|please|pls)|anki`,
    ),
  ],
  [
    'podcast',
    holds(
      String.raw`podcast|audio version|read (?:it|this|that) (?:to me|aloud|out loud)|listen to (?:it|this|my)`,
    ),
  ],
  [
    'notes',
    holds(
      String.raw`(?:make|create|write|take|give) (?:me )?(?:some |the )?(?:study )?notes|notes (?:on|about|for|from)|study guide|cheat ?sheet|summary sheet`,
    ),
  ],
  // Who wants to be asked now wants that, however near the test is.
  ['quiz', holds(String.raw`(?:quiz|test|examine|drill) (?:me|us)|ask me (?:some |a few |\d+ )?questions?`)],
  [
    'plan',
    holds(
      String.raw`(?:study|learning|revision|exam) ?(?:plan|schedule|timetable)|(?:make|create|need|want|give me|build) (?:me )?(?:a |an )?(?:plan|schedule)|how (?:should|do|can) i (?:prepare|revise|study) for|(?:tests?|exams?|finals?|midterms?|quiz) (?:(?:is|are|coming up) )?(?:tomorrow|tmrw?|on (?:mon|tue|wed|thu|fri|sat|sun)\w*|next week|in \d+ (?:days?|weeks?)|this (?:week|mon|tue|wed|thu|fri)\w*|(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?)|(?:math|history|chem|bio|physics|english)\w* (?:mon|tues?|wed|thurs?|fri)\w*`,
    ),
  ],
  [
    'quiz',
    holds(
      String.raw`(?:give|make) me (?:a )?(?:quiz|test|practice)|practice (?:questions?|problems?|test)|can i (?:have|do) (?:a )?quiz`,
    ),
  ],
  [
    'draft',
    holds(
      String.raw`my (?:essay|thesis|paragraph|introduction|intro|conclusion|draft|text|report|speech|letter|cover letter|personal statement|poem)|(?:write|proofread|improve) (?:me )?(?:an?|my|this) (?:essay|paragraph|thesis|introduction|conclusion)|essay (?:about|on)|(?:write|writing|need|want|make|start) (?:a |an |my )?(?:\w+ )?(?:thesis|essay|story|paragraph|poem|speech|letter)|thesis (?:statement|for)|^mine is\b`,
    ),
  ],
  [
    'check',
    holds(
      String.raw`check (?:my|this|if|it|these|those|them|that|for)|how (?:do|can|could|would|should) (?:i|you|we) (?:\w+ ){0,3}check|how do i know (?:it|that|this)(?:'s| is) right|is (?:this|that|it|my \w+) (?:right|correct|ok|okay|good|true|wrong)|am i (?:right|correct|wrong)|did i (?:do|get) (?:it|this|that)|where (?:did i go wrong|is (?:my|the) mistake)|what did i do wrong|find (?:my|the) mistakes?|(?:right|correct) ?\?$`,
    ),
  ],
  [
    'simpler',
    holds(
      String.raw`simpler|shorter|in (?:plain|easy|simple|other|normal|kid\w*|baby|human) (?:words|english|terms|language|talk|speak)|(?:trick|way|tip|how (?:do|can|should) i|help me) (?:to )?(?:remember|memori[sz]e|tell them apart|keep them apart)|like i(?:'m| am|m) (?:\d+|five|ten|a (?:kid|child|baby|beginner|idiot|dummy))|eli5|dumb (?:it|that) down|too (?:many words|long|complicated|confusing)|explain (?:it |that |this )?(?:again|differently|another way|better)|(?:do not|don'?t|dont|didn'?t|didnt) (?:really |quite |fully |even |totally )?(?:get|understand|follow) (?:it|that|this|you|what you|any of)|makes? no sense|doesn'?t make sense|confus(?:ed|ing)|i(?:'m| am|m) (?:so )?lost|wdym|what do you mean`,
    ),
  ],
  [
    'simpler',
    only(
      String.raw`huh|what|wut|wat|\?+|pardon|come again|(?:i guess |hm+ )?(?:kind of|kinda|sort of|sorta|half|a bit|mostly|more or less)|i guess(?: so| mostly)?|i ?(?:do not|don'?t|dont|still don'?t|still dont) (?:get|understand|follow)(?: (?:it|that|this))?`,
    ),
  ],
  [
    'why',
    only(
      String.raw`(?:but )?why(?: not)?|(?:no way[\s.,!]*)?prove (?:it|that)|how come|for what reason|why(?: is| does| do| did| are| would| can| could| may| should| must| can'?t| cant| do we| did you| did we)\b.*`,
    ),
  ],
  [
    'how',
    only(
      String.raw`how|how (?:did (?:you|we) (?:get|do|know|find)|do (?:i|you|we) (?:do|get|know|find)|does (?:that|this|it) work|is that|so)\b.*|show me how|where (?:did|does) (?:the|that|this) .* come from`,
    ),
  ],
  [
    'next',
    only(
      String.raw`next|go on|continue|keep going|carry on|what(?:'s| is)? next|what now|now what|and (?:then|now)|move on|next step|then\?|ready|i(?:'m| am|m) ready|let'?s go`,
    ),
  ],
  [
    'thanks',
    only(
      String.raw`(?:(?:k+|ok+|gtg|got to go|gotta go|bye+)[\s,]+)*(?:many |so much )?(?:thanks?|thank (?:you|u)|ty+|tysm+|thx+|cheers)(?: (?:so much|a lot|man|bro))?[^?\d=]{0,60}|got it|i (?:see|get it|understand)(?: now)?|that (?:helped|helps|makes sense)|makes sense|nice|cool|great|perfect|awesome|wow`,
    ),
  ],
  [
    'hello',
    only(
      String.raw`(?:hi+|hell?o+|hey+|hiya|yo+|howdy|sup|good (?:morning|afternoon|evening|day)|what'?s up|wassup|hola|bonjour|hallo|ciao|oi|salam|ola)\b[^?\d]{0,30}|how are (?:you|u).{0,20}|how(?:'s| is) it going.{0,15}|(?:nm|nothing much|not much)(?:[\s,]+(?:how about )?(?:you|u|wbu|hbu))?|(?:i(?:'m| am|m) )?(?:good|fine|great|ok|okay|not bad|doing (?:good|well|fine))\b.{0,6}(?:how are (?:you|u)|and (?:you|u)|wbu|hbu|how about (?:you|u)).{0,10}|bye+|goodbye|see (?:you|ya).{0,10}|good ?night|gtg.{0,15}|got to go.{0,15}|gotta go.{0,15}`,
    ),
  ],
  [
    'rude',
    holds(
      String.raw`(?:you|u)(?:'re| are|r| r)? (?:so )?(?:stupid|dumb|useless|bad|annoying|trash|terrible|an idiot|suck|the worst|no help)|fuck (?:you|off|this)|stfu|shut up|this (?:sucks|is (?:stupid|dumb|trash|useless))|worst (?:tutor|bot|app)|i hate (?:you|this)|it(?:'s| is) annoying`,
    ),
  ],
  [
    'rude',
    only(
      String.raw`(?:you|u|ur|your|you're|that|that's|thats|this|it|it's)(?: are| is|r|'re)? (?:just |so |totally )?(?:wrong|not (?:right|true|correct)|incorrect)|i disagree|no way`,
    ),
  ],
  [
    'feeling',
    only(
      String.raw`(?:i(?:'m| am|m)? )?(?:(?:still|so|really|kinda|just|a bit|very|super|feel|feeling) )*(?:scared|nervous|anxious|stressed(?: out)?|worried|afraid|overwhelmed)(?: (?:about|of|for) (?:it|this|that|tomorrow|tmrw|the \w+|my \w+))?`,
    ),
  ],
  [
    'feeling',
    holds(
      String.raw`i(?:'m| am|m)? (?:so |just |really |such an? |too )?(?:dumb|stupid|idiot|tired|exhausted|stressed|nervous|anxious|scared|overwhelmed|bored|frustrated|bad at (?:this|maths?|everything))|i(?:'ll| will|m going to|'m going to) (?:never|fail)|i (?:suck|can'?t do (?:this|anything)|(?:really |just |so )?hate (?!you|u\b|this)\p{L}+)|i (?:got|failed|flunked) (?:an? |my )?(?:[df]|zero|bad grade|test|exam)\b.{0,40}|freaking out|no motivation|i keep forgetting|i (?:keep|always|am always) (?:forget|mix|confus|gett)\w* (?:it|them|these|those|everything|all|this|that|stuff|things)\b.{0,20}|burn(?:ed|t) out|(?:i(?:'m| am|m) |feel(?:ing)? )(?:just |so |kinda |a bit |really )?(?:sad|down|lonely|upset|lost in class)`,
    ),
  ],
  [
    'yes',
    only(
      String.raw`yes+|yeah+|yea|yep|yup|ya+|y|sure|ok(?:ay)?|alright|of course|why not|do it|let'?s (?:do|try)(?: it| that)?|go ahead|sounds good|i(?:'d| would) (?:like|love)(?: that| to)?|fine|good idea|k|kk|absolutely|definitely|mhm`,
    ),
  ],
  [
    'no',
    only(
      String.raw`no+|nope|nah+|not (?:now|really|yet|today)|no thanks?|n|never mind|nvm|stop|i(?:'m| am|m) done|rather not|let'?s not`,
    ),
  ],
];

/** The act that plain words settle; null where they do not. */
export const actByRules = (text: string): Act | null =>
  RULES.find(([, words]) => words.test(text))?.[0] ?? null;
