import type { IntentKind } from './phrases.ts';

const EXAM = '(?:exams?|tests?|finals?|midterms?|final exam)';
const RIGHT = '(?:right|correct|correctly|ok|okay|fine|good|wrong|true|mistakes?|errors?)';
const TASKS = '(?:questions?|quiz|problems?|exercises?|tasks?|practi[cs]e|stuff|something)';
const START = '(?:start|begin|go|continue|proceed|do (?:now|next|first|here))';
const PLAN =
  '(?:plan|schedule|timetable|roadmap|calendar|routine|organi[sz]e|structure|map out|lay out|divide|split|spread|set up|order)';
const STUDYING =
  '(?:stud(?:y|ying|ies)|learn|learning|revis(?:e|ion|ing)|weeks?|days?|exam|test|finals|chapters|topics|preparation)';

/** What is said to be friendly, and nothing else. */
export const SMALL_TALK: readonly (readonly [IntentKind, RegExp])[] = [
  [
    'greeting',
    /^(?:(?:hi+|hell?o+|hey+|hiya|yo|good (?:morning|afternoon|evening|day))[\s,!]*)+(?:tutor|there|again|everyone|studia)?[\s,!]*(?:(?:what's|what is) up|how's (?:it going|life)|how are you.{0,15}|(?:my name is|i'm|i am|it's) [\p{L}]+|nice to meet you)?$|^(?:nice|good|great) to meet you.{0,15}$|^how(?:'s| is) (?:your|the) day.{0,15}$/u,
  ],
  [
    'thanks',
    /^(?:(?:ok(?:ay)?|great|cool|wow|oh)[\s,!]*)*(?:i )?(?:really )?appreciate (?:it|that|your help)$|^(?:that|this|you|it) (?:was|were|is|are|'re|has been) (?:really |super |very |so )*(?:helpful|useful|a lifesaver|a big help)$|^you're the best$/,
  ],
  [
    'goodbye',
    /^(?:i )?(?:gotta|have to|need to|must) (?:run|go|leave)\b.{0,20}$|^(?:talk|see you|until) (?:later|tomorrow|soon|next time).{0,10}$/,
  ],
  [
    'feeling',
    /^(?:(?:ok(?:ay)?|lol|haha+|wow|oh|yay)\b[\s,]*)+(?:cool|nice|great|good|fun|sweet|awesome)?$|^you(?:'re| are) (?:so |really |very )*(?:cool|nice|funny|smart|great|awesome|kind|weird)$|^i had (?:a|an) (?:\w+ )?day\b|^i(?:'m| am) (?:\w+ ){0,2}(?:tired|happy|sad|excited|bored|hungry|sleepy)\b.{0,20}$/,
  ],
  [
    'about you',
    /\bdo you (?:have|feel|sleep|eat|dream)\b.{0,20}$|\b(?:what's|what is) your (?:favou?rite|age|job)\b|^(?:are you|you) (?:real|alive|human|a person|a bot)\b/,
  ],
];

/** Other ways to say what `RULES` knows, by the words that carry the wish and not by whole phrases. */
export const PARAPHRASES: readonly (readonly [IntentKind, RegExp])[] = [
  [
    'quiz',
    new RegExp(
      String.raw`\b(?:by asking me|ask me|quizz?es me|quiz me|challenge me|pop quiz|quiz time)\b|\b(?:put|give (?:me|us)|set|throw|shoot|fire|hit|send|drill|test|examine|prepare|make|create|show)\b(?: \w+){0,4} (?:${TASKS}|to the test)\b(?!.{0,20}\b(?:my|plan)\b)|\b(?:test|examine|drill|probe|try out) (?:me|us|my (?:knowledge|understanding|memory|skills))\b|\b(?:want|need|like|try|do|have|more|some|can we|let's|let me)\b(?: \w+){0,4} (?:quiz|practi[cs]e|exercises?|practi[cs]e (?:problems?|questions?)|problems)\b|\bbe (?:tested|quizzed|examined)\b`,
    ),
  ],
  [
    'plan',
    new RegExp(
      String.raw`\b${PLAN}\b.{0,40}\b${STUDYING}\b|\b${STUDYING} (?:plan|schedule|timetable|calendar|routine|roadmap)\b|\bmake (?:me )?a plan\b|\b${EXAM}\b.{0,40}\b(?:prepare|preparing|ready|get started|start)\b|\b(?:prepare|preparing|ready|revise)\b.{0,40}\b${EXAM}\b|\bwhat should i (?:study|revise|learn) (?:each|every|first|next|this|on|before|for)\b|\bhow (?:many hours|much|long|often) .{0,25}\b(?:study|revise|learn)\b|\blearn .{2,40}\b(?:by|before|until|within|in) (?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday|summer|next|the end|\w+ (?:weeks|months|days))\b`,
    ),
  ],
  [
    'hint',
    new RegExp(
      String.raw`\b(?:nudge|pointer)\b|\b(?:don't|do not|without) (?:just )?(?:tell|give|giving|telling) (?:me )?the (?:whole )?(?:answer|solution)\b|\b(?:first|next) step\b(?! (?:of|in) (?:the )?\p{L}{4,})|\bget me (?:started|going)\b|\b(?:can't|cannot|don't know how to|unable to) (?:figure|work) (?:it|this|that) out\b|^(?:i'm|i am|i) (?:\w+ ){0,2}(?:blocked|struggling|clueless|puzzled|at a loss)\b|\b(?:how|where|what) (?:do|should|can|would|could|must) (?:i|we) (?:even |possibly |now )?${START}\b|\bwhat do i (?:have|need) to do(?: now| next| here| first)?$|\bhow to (?:go on|start|continue|begin|proceed)$|\bcomes next$|\b(?:a (?:little|bit of|small|tiny)|some) (?:help|push|tip)\b|\bhelp me a (?:bit|little)\b|\bi need (?:a )?(?:push|help here)\b|\bwhich (?:rule|formula|method|law) (?:do|should|must|can) i\b|\bsomething to go on\b`,
      'u',
    ),
  ],
  [
    'check',
    new RegExp(
      String.raw`\b(?:double.?check|proofread|verify|grade|mark|assess)\b|\b(?:correct|check|review|evaluate|look (?:over|at|through)|have a look at|go (?:over|through))\b(?: \w+){0,2} (?:my|what i|mine)\b|\b(?:tell me|let me know|see|say|know|wonder) (?:if|whether|where) (?:i|this|it|that|my|these)\b.{0,30}\b${RIGHT}\b|\bsee if i (?:did|got|have)\b|\b(?:mistakes?|errors?)\b.{0,12}\b(?:in|with) (?:my|this|the|here)\b|\b(?:spot|find|see) (?:the|my|any|where) .{0,12}\b(?:mistakes?|errors?|slip)\b|\bwrong (?:with|in) (?:my|this|it)\b|\b(?:have|did) i (?:done|do|did|got|get|made|make|solved?|worked?|understood) (?:this|it|that|these|the|any|one)\b|\b(?:does|do|is|are|was|were) (?:this|that|it|these|my \w+)(?: \w+){0,2} ${RIGHT}\b|\bis that it$|\bi (?:think i )?(?:messed|mixed|screwed) (?:it |this )?up\b`,
    ),
  ],
  [
    'summarise',
    /\bsum (?:\w+ ){0,2}up\b|\bsum up\b|\b(?:gist|takeaways?|take-aways?|essentials|highlights)\b|\b(?:outline|condense|shorten|summarise|summarize) (?:the|this|it|that|what|everything|my|our|all)\b|\bboil (?:it|this|that) down\b|\bbullet points?\b|\b(?:brief|catch|fill) me (?:on|up|in)\b|\bin brief\b|\bshort version\b|\bwrap (?:it |this |that )?up\b|\bwhat (?:should|must|do) i (?:need to |have to )?remember\b|\bmost important (?:\w+ )?(?:facts|things|points|parts|ideas)\b|\bwhat (?:did|have) we (?:cover|covered|go|gone|discuss|discussed)\b|\bmake it short\b/,
  ],
  [
    'compare',
    /\b(?:differ|differs|distinguish\w*|contrast|set\w* .{2,40} apart)\b|\bwhat's (?:different|similar|the difference)\b|\b(?:in what way|how) (?:are|is) .+ (?:different|alike|similar)\b|\b(?:are|is) .+ the same\b|^which is \w+, .+ or .+|\bwhat's similar about\b/,
  ],
  [
    'define',
    /^(?:definition|meaning)\b|\b(?:define|meant by|stands? for)\b|\bexplain the term\b|\bwhat (?:do|does|did) (?:you|we|they|it|people) (?:mean by|call)\b|^what exactly (?:is|are) (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?$|^tell me what (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|means)$/u,
  ],
  [
    'explain',
    /\b(?:walk|talk|run|take|guide|lead) (?:me|us) through\b|\bbreak (?:it |this |that )?down\b|\bgo over\b|\b(?:get|wrap) my head around\b|\b(?:explanation of|clarify|elaborate)\b|\bmake me understand\b|\bi (?:never|don't|do not|didn't|can't) (?:really |quite )?(?:understood|understand|get|got|see|know) (?:how|why|what)\b|^in what way\b|\b(?:learn|know) (?:more )?about\b/,
  ],
];
