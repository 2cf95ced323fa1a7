import {
  inOurWriting,
  lettersIn,
  type Line,
  readLine,
  sameLine,
  sameValue,
  type Worked,
} from '@studia/mathematics';
import { stepsFrom } from '../working/own-way.ts';
import { workedIn } from '../working/worked.ts';

/** What a student proposes to do, tried out on the line at hand. */
export interface Method {
  /**
   * `good`: it leads nearer to the answer; `allowed`: the line stays true, but gets no simpler; `try`: nobody here can tell, so
   * the student tries it; `forbidden`: it can't be done.
   */
  worth: 'good' | 'allowed' | 'try' | 'forbidden';
  /** The line that it gives; null where only the student can write it. */
  after: Line | null;
  /** That line is the answer. */
  isAnswer: boolean;
  /** What to say about a move that can't be done. */
  remark: 'divides by zero' | 'divides by a letter' | null;
  /** It is this very task’s way, and no idea that may fit. */
  isSure?: true;
}

interface Move {
  sign: '+' | '-' | '*' | '/';
  by: string;
}

const TERM = String.raw`([-−]?\d*(?:[./]\d+)?\s*[a-z]?(?:\^?2|²)?)(?![\p{L}])`;
const FILLER = String.raw`(?:\s+(?:the|a|an|of|that|out|off|it|both|sides?|each|everything|all|by|from|to|on|with|over|across))*\s*`;
const MOVES: readonly (readonly [RegExp, Move['sign']])[] = [
  [
    new RegExp(
      String.raw`\b(?:subtract(?:ing|ed)?|minus(?:ing|ed)?|t(?:akes?|ook|aking)\b(?: away)?|remove|get rid of(?: the)? \+|move(?: the)? \+|deduct)${FILLER}${TERM}`,
      'iu',
    ),
    '-',
  ],
  [
    new RegExp(String.raw`\b(?:add(?:ing|ed)?|plus(?:sing)?|get rid of(?: the)? [-−])${FILLER}${TERM}`, 'iu'),
    '+',
  ],
  [new RegExp(String.raw`\b(?:divid(?:ing|ed|es?)\b|÷|split)${FILLER}${TERM}`, 'iu'), '/'],
  [new RegExp(String.raw`\b(?:multipl(?:y|ying|ied)|times(?:ing|ed)?)${FILLER}${TERM}`, 'iu'), '*'],
  [/^\s*[-−]\s*(\d+(?:\.\d+)?\s*[a-z]?)\s*(?:on|from|to|both)\b/iu, '-'],
  [/^\s*\+\s*(\d+(?:\.\d+)?\s*[a-z]?)\s*(?:on|to|both)\b/iu, '+'],
  [/^\s*[÷/]\s*(?:by\s*)?(\d+(?:\.\d+)?)\s*(?:on|both|each|$)/iu, '/'],
  [/^\s*[×*]\s*(?:by\s*)?(\d+(?:\.\d+)?)\s*(?:on|both|each|$)/iu, '*'],
];

/** “So I times the 5 as well?” speaks of what stands in the brackets. */
const EACH_TERM =
  /\b(?:times|multipl\w+)\b.*\b(?:as well|too|also|both (?:terms|of them|numbers)|everything in\w*|each term|every term|all of them)\b/i;

/** Ways that have a name, and how a step sounds that goes this way. */
const NAMED: readonly (readonly [words: RegExp, step: RegExp])[] = [
  [/\bfactor/i, /\bfactor|\bproduct\b|\bset every\b/i],
  [
    new RegExp(
      String.raw`\bexpand|\bdistribut|\bmultiply (?:it )?out|\bopen the brackets?|\bfoil\b|${EACH_TERM.source}`,
      'i',
    ),
    /\bmultiply out|\bexpand|\bbrackets?\b|\bproducts?\b/i,
  ],
  [
    /\b(?:combine|collect|add up)\b.*\blike terms|\blike terms\b|\bsimplif/i,
    /\bcombine|\blike terms|\bsimplif|\bwork out/i,
  ],
  [/\bquadratic formula|\babc formula|\bpq|\bmidnight formula/i, /\bquadratic|\bfactor/i],
  [/\bcomplet(?:e|ing) the square/i, /\bsquare|\bquadratic|\bfactor/i],
  [/\bcross[- ]?multipl/i, /\bmultiply both sides|\bcancel|\bdenominator|\bcross/i],
  [/\b(?:common|same) (?:denominator|bottom)|\blcm\b|\blcd\b/i, /\bsame bottom|\bdenominator/i],
  [/\bflip|\breciprocal|\bkeep change/i, /\bflip|\breciprocal|\bturn|\bupside|\bdivid/i],
  [/\bsquare root|\broot both|\bsqrt\b/i, /\broot/i],
  [
    /\bsubstitut|\bplug\b|\bput (?:it|that) in/i,
    /\bput it in|\bsubstitut|\bput the (?:numbers|values)|\bsolve one/i,
  ],
  [/\beliminat/i, /\beliminat|\badd the|\bsubtract|\bsolve one/i],
  [/\bpythag/i, /\bpythag|\bright triangle|\bright angle|\bhypotenuse|a\^2|c\^2/i],
  [/\bsoh\b|\bsohcah|\btrig|\b(?:sin|cos|tan)e?\b/i, /\bsine?\b|\bcos|\btan|\btrig|\bangle/i],
  [/\b(?:brackets?|parenthes[ei]s)\b.*\bfirst\b|\bpemdas|\bbodmas|\bbidmas|\border of operations/i, /./],
  [/\bchain rule/i, /\bchain/i],
  [/\bproduct rule/i, /\bproduct/i],
  [/\bquotient rule/i, /\bquotient/i],
  [/\bpower rule/i, /\bpower|\bexponent/i],
  [
    /\bspeed|\bdistance|\bformula|\barea|\bvolume|\bdensity|\bohm/i,
    /\bspeed|\bdistance|\bformula|\barea|\bvolume|\bdensity|\bohm|\bput the numbers/i,
  ],
];
/** Ways that can be gone for any line of their kind, whatever our own steps do. */
const ALWAYS_ALLOWED =
  /\bquadratic formula|\bcomplet|\bsubstitut|\beliminat|\bcross[- ]?multipl|\border of operations|\bpemdas|\bbodmas|\bfactor|\bgraph\b|\btable\b/i;

const [MOST_WORDS, FEW_WORDS] = [22, 8];
/** In a longer sentence, a way is named for many reasons; who goes it says so. */
const PROPOSES =
  /^(?:\W|\b(?:ok(?:ay)?|so|then|maybe|first|well|and|hm+|oh+|we learned|but)\b)*\b(?:use|try|take|do|find|put|set|apply|start|begin|factor\w*|expand\w*|multiply\w*|i(?:'d| would| could| can| should|'ll| will| think (?:i|we)| need to| have to| want to| use| tried| try| put| do)|we|you|by|with|let'?s|(?:can|could|should|do|would) (?:i|we|you))\b/i;
/** “2 take away 7 you can't” proposes nothing. */
const DENIED = /\b(?:can'?t|cannot|can not|couldn'?t)\b/i;
/**
 * Who asks for a reason, wonders what would be, or asks which of two it is proposes nothing; and who tells in many words how it went
 * may have gone any way.
 */
const ASKS_OF_IT =
  /^(?:\W|\b(?:ok(?:ay)?|so|but|and|wait|oh+|hm+|ugh+|well|then|no|yeah|i (?:do not|don'?t|dont) (?:get|understand|see))\b)*(?:\bto get .{1,30}\W)?\b(?:why|how (?:can (?:the|it|that|this)|come|is|are|does|do (?:i|you|u|we) (?:even )?know)|when|where|who|if\b.*\b(?:does|do|is|will|would|gets?|doubles?|halves|right)|(?:do|should) (?:i|we|you|u) \S+(?: \S+)? or)\b|\b(?:thats|that's|that is) how\b|\b(?:comes?|goes) (?:before|first|after)\b|\bwhat if (?:they|he|she|it|the)\b|\b(?:got|says|gives|gets) (?:like |about |me )?[-−]?\d|\bif (?:he|she|it|they|the)\b/i;
const RESULT = /=\s*[-−]?\d[\d./]*\s*[.!?]*$/;

/** The method in a message, tried out on a line of an exercise; null when it proposes none. */
export const methodIn = (message: string, worked: Worked, line: string): Method | null => {
  if ((message.match(/\S+/g)?.length ?? 0) > MOST_WORDS || RESULT.test(message) || DENIED.test(message))
    return null;
  if (ASKS_OF_IT.test(message)) return null;
  const parts = byParts(message, worked);
  if (parts) return parts;
  const move = line.includes('(') && EACH_TERM.test(message) ? null : moveIn(message);
  const sides = sidesOf(line);
  if (move && sides) return tried(move, sides, worked, line);
  const named =
    (message.match(/\S+/g)?.length ?? 0) > FEW_WORDS && !PROPOSES.test(message)
      ? undefined
      : NAMED.find(([words]) => words.test(message));
  if (named)
    return {
      worth: isAhead(worked, line, named[1]) ? 'good' : ALWAYS_ALLOWED.test(message) ? 'good' : 'try',
      after: null,
      isAnswer: false,
      remark: null,
    };
  if (!move) return null;
  return {
    worth: isAhead(worked, line, OPERATION[move.sign]) ? 'good' : 'try',
    after: null,
    isAnswer: false,
    remark: null,
  };
};

/** “Use cos² = 1 − sin²” is no line of the work, but a way to go on; null where it is no such rule. */
export const identityUsed = (
  worked: Worked,
  message: string,
  line: string,
): ({ kind: 'method' } & Method) | null => {
  const [, left = '', right = ''] = USES_IDENTITY.exec(message.replaceAll(WITHOUT_ANGLE, '$1(x)$2')) ?? [];
  if (left === '' || sameValue(left, right) !== true) return null;
  const worth = isAhead(worked, line, /\bsin|\bcos|\btan/i) ? 'good' : 'try';
  return { kind: 'method', worth, after: null, isAnswer: false, remark: null };
};
const USES_IDENTITY =
  /^\W*(?:(?:ok|so|then|and|maybe|i|we|can|could|should|would|let'?s|you)\s+){0,4}(?:use|using|apply|replace|put|with|by|know)\s(?:that\s|the (?:fact|rule|identity)(?: that)?\s)?((?:\d\s*[-+−]\s*)?\d?\s*(?:sin|cos|tan)[^=]{0,40})=([^=.!?]{1,40})[.!?\s]*$/i;
/** Where an angle is left out, it is the same everywhere. */
const WITHOUT_ANGLE = /\b(sin|cos|tan)\s*(²|\^\s*2)?(?=\s*(?:[-+−*/=).!?]|$))/gi;

const U_AND_DV = /\bu\s?=\s?(\S.{0,60}?)[\s,;]{1,3}(?:and\s)?dv\s?=\s?(\S.{0,60}?)\s?d([a-z])\b/i;

const U_ALONE =
  /^\W*(?:(?:i|let|take|set|use|put|substitute|with|so|then|pick(?:ed)?|chose|what|if|took|used)\s){0,6}[utw]\s?=\s?([^\s,;][^,;]{0,60}?)(?:\sinstead)?\s?[?.]?$/i;

/** “u = x and dv = cos x dx”: the two must make what stands under the integral, and u gets simpler where it is a power. */
const byParts = (message: string, { instruction, problem }: Worked): Method | null => {
  const [, u = '', dv = ''] =
    (instruction === 'integrate' && (U_AND_DV.exec(message) ?? U_ALONE.exec(message))) || [];
  const inside = /^∫ (?:from \S+ to \S+ )?(.+) d[a-z]$/.exec(problem.text)?.[1];
  if (u === '' || inside === undefined) return null;
  const named = inOurWriting(u);
  // What stands inside a bracket or a power is put by another letter.
  if (dv === '')
    return {
      worth: named !== null && /\W/.test(named) && inside.includes(named) ? 'good' : 'try',
      after: null,
      isAnswer: false,
      remark: null,
    };
  const isSplit = sameValue(inside, `(${u}) * (${dv})`) === true;
  const isPower = /^\d*\s*[a-z](?:\s*\^\s*\d+)?$|^ln/i.test(u.trim());
  return { worth: isSplit && isPower ? 'good' : 'try', after: null, isAnswer: false, remark: null };
};

const OPERATION: Readonly<Record<Move['sign'], RegExp>> = {
  '+': /\badd|\bsum\b|\btogether/i,
  '-': /\bsubtract|\btake/i,
  '*': /\bmultipl|\btimes/i,
  '/': /\bdivide|\bcancel/i,
};

const moveIn = (message: string): Move | null => {
  for (const [form, sign] of MOVES) {
    const by = form.exec(message)?.[1]?.replaceAll(/\s+/g, '').replace('−', '-').replace('²', '^2');
    if (by !== undefined && by !== '' && by !== '-') return { sign, by };
  }
  return null;
};

const sidesOf = (line: string): { left: string; sign: string; right: string } | null => {
  const found = /^([^=<>≤≥]+)([=<>≤≥])([^=<>≤≥]+)$/.exec(line);
  return found
    ? { left: found[1]?.trim() ?? '', sign: found[2] ?? '=', right: found[3]?.trim() ?? '' }
    : null;
};

const tried = (
  { sign, by }: Move,
  { left, sign: relation, right }: { left: string; sign: string; right: string },
  worked: Worked,
  line: string,
): Method => {
  if (sign === '/' && Number(by) === 0)
    return { worth: 'forbidden', after: null, isAnswer: false, remark: 'divides by zero' };
  if (sign === '/' && /[a-z]/i.test(by))
    return { worth: 'forbidden', after: null, isAnswer: false, remark: 'divides by a letter' };
  const isTurned = (sign === '*' || sign === '/') && by.startsWith('-') && relation !== '=';
  const [one, other] = [left, right].map((side) => simplified(`(${side}) ${sign} (${by})`));
  const after =
    one === undefined || other === undefined || one === null || other === null
      ? null
      : readLine(`${one} ${isTurned ? TURNED[relation] : relation} ${other}`);
  if (!after) return { worth: 'try', after: null, isAnswer: false, remark: null };
  const isOnTheWay = stepsFrom(worked, line).some((step) => sameWriting(step.after.text, after.text));
  const isAnswer = after.text === worked.answer.text.split(';')[0];
  return {
    worth: isAnswer || isOnTheWay || isSimpler(after.text, line) ? 'good' : 'allowed',
    after,
    isAnswer,
    remark: null,
  };
};

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

const simplified = (expression: string): string | null => {
  const worked = workedIn(`Simplify ${expression}`) ?? workedIn(`What is ${expression}?`);
  return worked?.answer.text ?? inOurWriting(expression);
};

const sameWriting = (one: string, other: string): boolean =>
  one === other || (sameLine(one, other) && one.length === other.length);

/** Fewer signs, or the letter stands on one side only where it stood on both. */
const isSimpler = (after: string, before: string): boolean => {
  const weight = (line: string): number =>
    (line.match(/[+\-−×÷/·]/g)?.length ?? 0) +
    2 * line.split(/[=<>≤≥]/).filter((side) => lettersIn(side).length > 0).length +
    (/[()]/.test(line) ? 1 : 0);
  return (
    weight(after) < weight(before) ||
    (weight(after) === weight(before) && /\//.test(before) && !/\//.test(after))
  );
};

const isAhead = (worked: Worked, line: string, sound: RegExp): boolean =>
  stepsFrom(worked, line).some(({ rule, reason }) => sound.test(rule) || sound.test(reason));
