/** What a student may want. */
export type IntentKind =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'about you'
  | 'plan'
  | 'check'
  | 'reveal'
  | 'hint'
  | 'quiz'
  | 'summarise'
  | 'compare'
  | 'define'
  | 'meaning'
  | 'example'
  | 'why'
  | 'more'
  | 'simpler'
  | 'back'
  | 'stop'
  | 'feeling'
  | 'do it for me'
  | 'explain'
  | 'say';

const WORK = '(?:exercise|problem|question|sum|equation|task|work|maths?|lesson|calculation|quiz)';

/** How each of them sounds, in plain spelling and small letters. The first that fits decides. */
export const RULES: readonly (readonly [IntentKind, RegExp])[] = [
  [
    'greeting',
    /^(?:hi+|hell?o+|hey+|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|namaste|hola|salut|bonjour)\b[\s,!]*(?:there|tutor|studia|again|everyone|sir|miss|teacher|friend|bro|mate|buddy)?[\s,!]*(?:how are you(?: doing)?(?: today)?|how's it going|what's up|nice to meet you|i'm [a-z]+)?$|^(?:what's up|sup)$/,
  ],
  [
    'thanks',
    /^(?:(?:ok(?:ay)?|great|cool|nice|perfect|awesome|wow|oh|ah|got it|i see|i get it|i understand|makes sense)\b[\s,!.]*)*(?:many |so much )?(?:thanks|thank you|thank u|cheers|thankyou)\b(?![^?]{0,30}\b(?:what|how|why|who|when|where|which|can you|could you|quiz|explain|solve|next|another)\b)[^?\d]{0,50}$|^(?:(?:ok(?:ay)?|oh|ah) )?(?:got it|i see|i get it now|i understand now|that makes sense|makes sense|that helped|that was helpful)$/,
  ],
  [
    'goodbye',
    /^(?:bye+|goodbye|good bye|see (?:you|ya)|good night|i (?:have|got|need) to go|gtg|cya)\b.{0,30}$/,
  ],
  [
    'stop',
    /^(?:stop|quit|enough|cancel|never ?mind|skip(?: (?:it|this|that|this one))?|forget (?:it|about it)|end(?: (?:the|this))? quiz|stop (?:the|this) quiz|no more(?: questions)?|i(?:'m| am) done|i want to stop|something else|(?:another|a different|new) topic|change (?:the )?(?:topic|subject)|let's (?:stop|do something else))$/,
  ],
  [
    'back',
    new RegExp(
      String.raw`\bback to (?:the |my |our |that |this )?(?:last |first |old )?${WORK}|\b(?:continue|go on|carry on) with (?:the|my|our|that) ${WORK}|\bwhere were we\b|\b(?:resume|return to) (?:the|my|our) ${WORK}`,
    ),
  ],
  [
    'plan',
    /\b(?:study|learning|revision|lesson|exam|work) ?(?:plan|schedule|roadmap|timetable)\b|\b(?:make|create|build|write|give|need|want|set)\b.{0,25}\b(?:plan|schedule|roadmap|timetable)\b(?! for me to)|^plan\b|\bhow (?:should|do|can|could) i (?:prepare|study|revise|get ready|learn) for\b|\b(?:have|got) (?:a|an|my) (?:\w+ ){0,3}(?:exam|test|finals?|midterm)\b.{0,20}\b(?:tomorrow|next|in|on|this|coming|soon)\b|\bhelp me (?:plan|prepare|get ready)\b/,
  ],
  [
    'about you',
    /\bwhat (?:can|do|could) you (?:do|know|teach|help)\b|\bwho (?:are|made|created) you\b|\bwhat are you\b|\bhow (?:do|can|should) i use (?:you|this)|\bhow (?:do|does) (?:you|this) work$|\bwhat is (?:this|studia)$|\bwhat (?:subjects?|topics?|books?|things?) (?:do|can|could|have) you\b|\bwhich (?:subjects?|topics?|books?) (?:do|can|have)\b|^(?:can you )?help me$|^are you (?:a |an )?(?:robot|human|real|person|ai|bot|chatgpt|teacher)\b|\bwhat's your name\b|\bwhat is your name\b/,
  ],
  [
    'do it for me',
    /^(?:please |can you |could you |just |i (?:want|need) you to )*(?:help me )?(?:do|write|finish|make|complete|create|type) (?:me )?(?:my|our|a|an|the|this) (?:\w+ ){0,3}(?:homework|essay|assignment|report|paper|story|poem|paragraph|composition|speech|letter|presentation|project)\b(?! (?:plan|schedule|outline))|^(?:just )?(?:write|type) it(?: for me)?$|^(?:can you |could you |please )*help me (?:with|in|on|wif) (?:my |some |the )?(?:maths?|mathematics|homework|science|english|history|physics|chemistry|biology|school(?: ?work)?|exercises?|assignment)$/,
  ],
  [
    'check',
    /\bcheck (?:my|this|if|whether|the|it|these|that|for)\b|^check\b|\b(?:is|was|are) (?:this|that|it|these|my \w+|what i did) (?:right|correct|ok|okay|good|true|wrong)\b|\bam i (?:right|correct|wrong)\b|\bdid i (?:do|get|make|solve)\b|\bwhat did i do wrong\b|\bwhere (?:did i go wrong|is (?:my|the) (?:mistake|error)|did i make)\b|\bfind (?:my|the) (?:mistakes?|errors?)\b|\b(?:correct|mark|grade|review|look at|verify) my\b|\bhere(?:'s| is| are) (?:my|mine|what i)\b|\bthis is (?:my|what i)\b|\bmy (?:work|solution|steps|working|attempt)\b/,
  ],
  [
    'reveal',
    /\bjust (?:tell|give|show|say|solve|do)\b|\b(?:tell|give|show)(?: me)? (?:the |its |your )?(?:whole |full |final |complete |entire |right |correct |real |worked )*(?:answers?|solutions?|result|steps|working)\b|^(?:what's|what is) the (?:final |right |correct |full )?(?:answer|solution|result)$|\b(?:do|solve|finish|calculate|work) (?:it|this|that)(?: out)? for me\b|\b(?:i|we) give up\b|\bshow (?:me )?(?:all|every|everything|how it(?:'s| is) done)\b|\b(?:want|need) (?:to (?:see|know) )?(?:the|a) (?:full |whole |final |complete )?(?:answer|solution)\b|^(?:the |full |final |whole )*(?:answer|solution)(?: please| now)*$|\bcan't you just\b|\bsolve it$|\b(?:answer|solution) please\b|\bstop (?:asking|with the hints)\b|\bwithout hints\b/,
  ],
  [
    'quiz',
    /\b(?:quiz|test|examine|drill) (?:me|us|my)\b|\bask me (?:\w+ ){0,3}(?:questions?|something)\b|\b(?:give|make|set|show|write) (?:me |us )?(?:a |an |some |a few |\d+ |more )?(?:\w+ ){0,2}(?:quiz|test|questions|practice|problems?|exercises?)\b|\blet's (?:do|have|play|try|start|practi[sc]e)\b.{0,12}\b(?:quiz|questions?|exercises?|problems?|practi[sc]e)\b|^(?:a )?quiz\b|^practi[sc]e\b|\bpractice (?:questions?|problems?|test)\b|\b(?:want|need|like) to (?:practi[sc]e|be (?:quizzed|tested)|do (?:a )?quiz)\b|\b(?:want|need) (?:a |some )?(?:quiz|practice|exercises)\b|\bstart (?:a |the )?quiz\b/,
  ],
  [
    'summarise',
    /\bsummari[sz]e\b|\bsum (?:it |this |that |everything )?up\b|\bsummary\b|\brecap\b|\btl;?dr\b|\b(?:key|main|important|most important) (?:points?|ideas?|facts?|things)\b|\bnutshell\b|\boverview\b|\bwhat (?:did|have) (?:we|i) (?:learn|learned|learnt|do|done|talk|talked|cover|covered)\b|\bin short$/,
  ],
  [
    'compare',
    /\bcompare\b|\b(?:difference|differences|distinction|similarit\w+) (?:is there )?between\b|\bhow (?:is|are|does|do) .+ (?:different|differ|distinct) (?:from|to|than)\b|\bhave in common\b|\b(?:vs\.?|versus)\b/,
  ],
  [
    'simpler',
    /\b(?:simpler|easier|more simply|more easily)\b|\bin (?:plain|easy|simple|other) (?:words|english|terms)\b|\blike i'm (?:five|5|ten|10|eight|8|a (?:kid|child|baby|beginner))\b|\beli5\b|\btoo (?:hard|difficult|complicated|long)(?: for me)?(?: to understand)?$|\bdumb (?:it|that) down\b|\bfor (?:a )?(?:kids?|child(?:ren)?|beginners?|dummies)$|\bexplain (?:it |that |this )?(?:again|differently|another way)\b|\bsay (?:it|that) (?:again|differently)\b/,
  ],
  [
    'meaning',
    /^(?:and |but |so )?what (?:does|do|did|is) (?:that|this|it|they|those|these|you) (?:mean|all mean|supposed to mean)\b|^what do you mean$|^(?:huh|what|pardon|come again|sorry)$|^i (?:don't|do not|didn't|still don't|really don't) (?:get|understand|follow) (?:that|it|this|the book|what you mean)$|^(?:i )?(?:don't|do not) (?:get|understand)$|^meaning$/,
  ],
  [
    'hint',
    /\b(?:hint|clue|tip)s?\b|\bstuck\b|\b(?:i'm|i am) (?:so |really |totally |completely |still |very )*(?:lost|confused)\b|\b(?:no idea|no clue|don't know|do not know|not sure|dunno)\b|^help\b.{0,20}$|\bhelp(?: me)?(?: please)?$|\bhelp me (?:with|solve|start|do) (?:this|it|that)\b|^(?:and |ok |so )?(?:what|how) (?:do i do|now|next|should i do|do i start|do i begin|do i do (?:it|this|that)|can i start)(?: now| next| first)?$|\bwhat(?:'s| is) (?:the )?next(?: step)?$|\bwhere (?:do|should) i (?:start|begin)\b|^(?:the )?next(?: step)?$|^show me(?: how)?$|^how$|\bi (?:don't|can't|cannot) (?:do|solve|get|understand) (?:it|this|that|the \w+)\b|\b(?:i )?can't$|^nothing(?: yet)?$|^(?:i )?(?:haven't|have not) tried\b|^i (?:tried|did) nothing\b/,
  ],
  [
    'define',
    /^(?:define|definition of|meaning of)\b|\b(?:definition|meaning) of\b|\bwhat (?:does|do) .+ mean$|\bwhat is meant by\b|\bwhat do you mean by\b|^what (?:is|are|was|were) (?:an? |the )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}$|^what's (?:an? |the )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}$/u,
  ],
  [
    'example',
    /\b(?:for |another |an |some |one more |give |more )?examples?\b|\bfor instance\b|\be\.g\b|\bsample\b/,
  ],
  [
    'why',
    /^(?:(?:and|but|so|ok(?:ay)?|oh|hmm+)\b[\s,]*)*(?:why|how come|how so|for what reason)(?: not| though| then)?(?: (?:is|was|does|do|did|are|would) (?:that|this|it|they|so|we)(?: (?:so|do that|do this|work|happen|like that|true))?)?$/,
  ],
  [
    'more',
    /^(?:(?:and|ok(?:ay)?|yes|please|sure)\b[\s,]*)*(?:(?:tell|teach|show|give) me (?:some )?more\b.{0,30}|more(?: please| about (?:it|that|this)| info(?:rmation)?| details?)?|go on|continue|keep going|carry on|(?:give me )?another(?: one)?(?: please)?|one more(?: please)?|again|(?:and )?(?:then|after that|afterwards|next)|what (?:comes|came|happens|happened) (?:then|next|after (?:that|this)|afterwards)|(?:and )?what (?:then|after that|else)|and then|what else|anything else|next one|say more|say it again)$/,
  ],
  [
    'feeling',
    /^(?:(?:ugh+|oh|man|but|and|ok(?:ay)?|well|sorry)\b[\s,]*)*(?:(?:(?:i(?:'m| am| feel| get| was)?|im|we(?:'re| are)?|feeling|this makes me|it makes me|(?:this|it|that|math|maths|school|homework) is|it's|its|that's) )?(?:(?:so|very|really|just|too|a bit|kind of|getting|feeling|pretty|still|already) )*(?:bored|boring|tired|sleepy|sad|angry|hungry)\b(?! (?:for|by|of)\b)[^?]{0,30})$|\bi(?:'m| am| feel) (?:(?:so|very|really|just|too|a bit|pretty) )*(?:bored|tired|sleepy|sad|angry|hungry)\b|\b(?:hate|don't like) (?:maths?|school|this|homework|science|reading|it)\b|\btell me a joke\b|\bhow are you\b|\bdo you (?:like|love)\b|^(?:(?:wow|ok|ugh)\b[\s,]*)*you(?:'re| are)? (?:suck|stink|stupid|dumb|useless|annoying|so bad|bad|not helpful|no help)\b.{0,20}$|^(?:this|it) (?:sucks|is (?:dumb|useless|annoying|not helpful))$|^(?:lol|haha+|hehe+|ok(?:ay)?|cool|nice|wow|yay|hmm+|great|yes|no|yeah|nope|sure|fine)$|\bthis is (?:too )?(?:hard|difficult|stupid|easy|fun)\b|\bi (?:love|like) (?:you|this|maths?|science)\b|\bi(?:'m| am| feel) (?:(?:so|too|just|really|very) )*(?:bad at|terrible at|stupid|dumb|not good at|useless|an idiot|not smart)\b/,
  ],
  [
    'explain',
    /^(?:explain|describe|teach|tell me|talk about|show me how|help me (?:with|understand|learn)|i (?:want|need|would like) to (?:learn|know|understand)|how|why|what|who|when|where|which|whose|is|are|do|does|did|can|could)\b|\bexplain\b/,
  ],
];
