import { inOurWriting, inSigns, lettersIn } from '@studia/mathematics';
import { variationOf } from '../working/variation.ts';
import { workedIn } from '../working/worked.ts';
import { numeralResults } from './claimed-numerals.ts';
import type { ClaimedResult } from './claimed-result.ts';
import { furtherResults } from './follow-up.ts';
import { relationsAmongWords } from './fragments.ts';
import { guessIn } from './guess.ts';
import { measureResults } from './own-data.ts';
import { withoutReason } from './readings.ts';
import { ofSituation } from './situation.ts';
import { triedAndGot } from './tried-and-got.ts';

const LEAD =
  /^\W*(?:(?:ok(?:ay)?|so|and|then|but|oh+|ah+|wait|hm+|well|yes|yeah|now|whatever|fine|cool|i (?:think|guess)|like|is it (?:bc|cause|because)|also|k|maths?)\b[\s,.:;!]*)+/i;
const TAIL =
  /[\s,.!?]*(?:\b(?:right|correct|yes|no|ok(?:ay)?|i think|i guess|is that right|is that correct|too|then|lol|tho|though|isn'?t it)\b[\s,.!?]*)*$/i;
const NUMBER = String.raw`[-−+]?\$?\d[\d,]*(?:\.\d+)?(?:\s?/\s?\d+)?\s?(?:%|π|pi\b|°)?`;

/** The tasks that a message tells together with their results; `last` is the exercise that was spoken of before. */
export const findClaimedResults = (
  message: string,
  last: string | null,
  { situations, earlier }: { situations: readonly string[]; earlier: readonly string[] },
): ClaimedResult[] => {
  for (const one of last === null ? [] : [last, ...earlier.slice(-MOST_EARLIER).toReversed()]) {
    // What solves the equation at hand is no zero of something that was said on the way.
    const further = furtherResults(message, one, { roots: one === last || !last?.includes('=') });
    if (further.length > 0) return further;
  }
  const measures = measureResults(message, last === null ? earlier : [...earlier, last]);
  if (measures.length > 0) return measures;
  const tried = triedAndGot(message, last === null ? earlier : [...earlier, last]);
  if (tried.length > 0) return tried;
  const inNumerals = numeralResults(message, last, earlier);
  if (inNumerals !== null) return inNumerals;
  if (OTHER_NUMERALS.test(message)) return [];
  const answer = last === null ? undefined : /^[$€£]?(\d[\d.]*)/.exec(workedIn(last)?.answer.text ?? '')?.[1];
  const text = answer === undefined ? message : message.replace(/\bof (?:that|it)\b/i, `of ${answer}`);
  const bare = withoutReason(text.replace(LEAD, '').replace(TAIL, '')).replace(LEAD, '').trim();
  return [
    ...valueWithEquation(message),
    ...guessIn(message),
    ...relations(message),
    ...ofHowMany(message),
    ...ofExpression(bare),
    ...ofOperator(bare),
    ...ofFractions(bare),
    ...compared(bare),
    ...shared(bare),
    ...ofTask(bare),
    ...ofLast(bare, last),
    ...ofQuantities(bare),
    ...ofRate(bare),
    ...ofAmount(bare),
    ...ofSituation(message, situations),
  ];
};

const MOST_EARLIER = 4;

/** In binary, 1 + 1 is 10. */
export const OTHER_NUMERALS = /\b(?:binary|hex\w*|octal|base[- ]?\d+|mod(?:ulo)?)\b/i;

/** “x = 4 because 3x − 5 = 7”, “t = 2 s from 20 = ½ · 10 t²”: a value, and the equation that it is to solve. */
const valueWithEquation = (message: string): ClaimedResult[] => {
  const messages = message.replace(TAIL, '');
  // “k” may lead in, and it may be the letter.
  const [, letter = '', value = '', unit = '', equation = ''] =
    VALUE_WITH_EQUATION.exec(messages) ?? VALUE_WITH_EQUATION.exec(messages.replace(LEAD, '')) ?? [];
  const isOfLetter = lettersIn(equation).join() === letter && inOurWriting(equation) !== null;
  return isOfLetter && !PROSE.test(equation) && !SOLVED.test(equation.trim())
    ? [
        {
          problem: `Solve ${equation.trim()}`,
          claim: `${letter} = ${value}`,
          isGuess: true,
          isTold: true,
          // What is measured has no second value below zero.
          ...(unit !== '' && { isMeasure: true }),
        },
      ]
    : [];
};
const VALUE_WITH_EQUATION = new RegExp(
  String.raw`^(?:i (?:got|get|found|have) )?([a-z]) ?(?:=|is) ?(${NUMBER}) ?((?!from|for|in\b|as\b|if|since|because|cuz|bc|when)[\p{L}/]{0,5}[²2]?)[\s,]+(?:from|because|cuz|cause|bc|since|as|for|in|if|when|solves|fits|satisfies|works (?:in|for))\s(?:i (?:had|have|did) |of )?([^=]{1,60}=[^=]{1,60})$`,
  'iu',
);

/** “For 2x > −8 it flips too, so x < −4”: a relation, and another in the same letter that says what it comes to. */
const relations = (message: string): ClaimedResult[] => {
  const found = relationsAmongWords(message);
  const [first, result] = [found[0], found.length > 1 ? found.at(-1) : undefined];
  if (first === undefined || result === undefined || SOLVED.test(first)) return [];
  // “x² = 9 for x > 0” says where it is solved, and no result.
  const isWhere = /=/.test(first) && /[<>≤≥]/.test(result);
  return !isWhere && SOLVED.test(result) && lettersIn(first).join() === lettersIn(result).join()
    ? [{ problem: `Solve ${first}`, claim: result }]
    : [];
};
const SOLVED = /^[a-z]\s*[=<>≤≥]{1,2}\s*[-−]?\d[\d./]*$/i;

/** “y = 2x + 3 and 4x − 2y = 8 never cross”: equations, and how many solutions they are said to have. */
const ofHowMany = (message: string): ClaimedResult[] => {
  const claim = HOW_MANY.find(([words]) => words.test(message))?.[1];
  const parabola = A_PARABOLA.exec(message)?.[1];
  const [first, second] = [
    ...(parabola === undefined ? [] : [`${parabola} = 0`]),
    ...relationsAmongWords(message).filter((one) => /^[^<>]*=/.test(one)),
  ];
  if (claim === undefined || first === undefined || ASKS_FOR_WAY.test(message)) return [];
  if (lettersIn(first).length === 1) return [{ problem: `Solve ${first}`, claim }];
  return second === undefined ? [] : [{ problem: `Solve ${first} and ${second}`, claim }];
};
/** “So for x² + 4x + 7 it’s 16 − 28”: a quadratic that is not set to zero yet. */
const A_PARABOLA =
  /(?<![\p{L}\d^])(-?\d{0,4}[a-z](?:\^2|²)(?:\s?[-+−]\s?\d{0,4}[a-z]?){1,2})(?=\s(?:its|it's|is|gives?|has|i get)\s)/iu;
const HOW_MANY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:no|zero|0) (?:real )?(?:solutions?|answers?|roots?)|never (?:cross|meet|intersect)|do(?:n['’]?t| not) (?:cross|meet|intersect)|(?:are|is) parallel)\b/i,
    'no solution',
  ],
  [
    /\b(?:infinite(?:ly many)? (?:solutions?|answers?)|endless(?:ly many)? solutions?|(?:are )?the same line)\b/i,
    'infinitely many solutions',
  ],
];
const ASKS_FOR_WAY =
  /^\W*(?:(?:ok|so|and|but|wait)\W+)*(?:how|why|what|when|solve|find|show|prove|explain)\b/i;

const IS = String.raw`\s*(?:\bis\b|\bequals?\b|\bgives?\b|\bbecomes?\b|\bmakes?\b|\bwould be\b|=)\s*`;
const PROSE = /(?<!\p{L})(?!(?:sin|cos|tan|log|ln|sqrt|pi)(?!\p{L}))\p{L}{2,}/u;

/** “(x³)⁴ is x⁷”: two expressions that are said to be the same. */
const ofExpression = (bare: string): ClaimedResult[] => {
  const isAsked = /^is\s/i.test(bare);
  const [, left = '', right = ''] =
    new RegExp(`^(.+?)${IS}(.+)$`, 'i').exec(bare.replace(/^is\s+/i, '')) ?? [];
  if (PROSE.test(left) || PROSE.test(right) || !/[a-z]/i.test(left) || !/[\d(^]/.test(left)) return [];
  if (/=/.test(bare) && !(/[(^²³]/.test(left) && /[a-z]/i.test(right) && !/[=<>]/.test(right))) return [];
  if (inOurWriting(left) === null || inOurWriting(right) === null) return [];
  // Nobody sets x² − 81 = (x − 9)(x − 9) as an equation.
  if (!/[()]/.test(left) && IN_FACTORS.test(right)) return [{ problem: `Factor ${left}`, claim: right }];
  // What only got another form, as by completing the square, is held side against side.
  if (/=/.test(bare) && !/[()]/.test(left) && /[()]/.test(right)) return [];
  return [
    { problem: `Simplify ${left}`, claim: right, ...(/=/.test(bare) && !isAsked && { isPerhaps: true }) },
  ];
};

/** “∫ ln x dx is just 1/x + C”, “d/dx sin 2x = cos 2x”. */
const ofOperator = (bare: string): ClaimedResult[] => {
  const [, problem, claim] = OPERATOR.exec(bare) ?? OPERATOR_WITH_WAY.exec(bare) ?? [];
  return problem === undefined || claim === undefined || PROSE.test(claim) || inOurWriting(claim) === null
    ? []
    : [{ problem: problem.trim(), claim, isGuess: true }];
};
const OPERATOR = new RegExp(
  String.raw`^(∫[^=]{1,80}?d\p{Ll}(?!\p{L})|d/d\p{Ll}\s[^=]{1,80}?)${IS}(?:just |only |simply )?([^=]{1,80})$`,
  'iu',
);

/** “For ∫ ln x dx u = ln x and dv = dx and it’s x ln x − x + C”, “∫ x(x² + 1)³ dx, is that (x² + 1)⁴/2 + C”. */
const OPERATOR_WITH_WAY =
  /^(?:for )?(∫[^=]{1,80}?d\p{Ll}(?!\p{L}))(?:[\s,](?=.*(?:\bdv\b|\bu\s?=)).{1,80}?)?[\s,]+(?:and |so |then )*(?:its|it['’]s|it is|is (?:it|that)|i get|i got|gives?|get)\s([^=]{1,80})$/iu;

/** “3/4 ÷ 2/5 = 15/8”, “2 3/4 + 1 2/3 = 3 5/7”: of fractions a sum is read as a task, not sign by sign. */
const ofFractions = (bare: string): ClaimedResult[] => {
  const [, left = '', right = ''] = /^([-−\d\s/()+*×÷√]+)=([-−\d\s/.√]+)$/.exec(bare) ?? [];
  return /\d\s*\/\s*\d|√/.test(left) && /\d\s*[-+*×÷−]\s*[(√]?\d/.test(left) && inOurWriting(right) !== null
    ? [{ problem: left.trim(), claim: right.trim() }]
    : [];
};

const IN_FACTORS = /^\d*[a-z]?\s*\([^()]+\)\s*(?:\([^()]+\)|\^\s*\d|²)?$/i;

const COMPARES = new RegExp(
  String.raw`^(${NUMBER})\s+(?:is|are)\s+(?:actually |just |really )?(smaller|less|lower|bigger|larger|greater|more|higher)\s+than\s+(${NUMBER})$`,
  'i',
);

const COMPARES_TWO =
  /(?<!\d)(\d{1,6}\s?\/\s?\d{1,6})\s(?:and|or|vs|to|with)\s(\d{1,6}\s?\/\s?\d{1,6})(?!\d)[^/]{0,80}\bso (\d{1,6}\s?\/\s?\d{1,6}) (?:is (?:the )?(bigger|larger|greater|more|smaller|less)|wins)/i;

/** “0.409 is smaller than 0.41”; “for 5/6 and 7/9 … so 5/6 is bigger”. */
const compared = (bare: string): ClaimedResult[] => {
  const [, first, second, named, which = ''] = COMPARES_TWO.exec(bare) ?? [];
  if (first !== undefined && second !== undefined && named !== undefined)
    return [
      {
        problem: `Which is ${/^(?:smaller|less)/i.test(which) ? 'smaller' : 'bigger'}, ${first} or ${second}?`,
        claim: named,
      },
    ];
  const [, one, how = '', other] = COMPARES.exec(bare) ?? [];
  if (one === undefined || other === undefined) return [];
  const isLess = /^(?:smaller|less|lower)/i.test(how);
  return [{ problem: `Which is bigger, ${one} or ${other}?`, claim: isLess ? other : one }];
};

/** “12 goes into 36 three times”. */
const shared = (bare: string): ClaimedResult[] => {
  const [, by, whole, count = ''] =
    /\b(\d+) (?:goes|fits) in(?:to)? (\d+) (\w+)(?: times?)?\b(?!.*\b(?:left|remain))/i.exec(bare) ?? [];
  const times = /^\d+$/.test(count) ? Number(count) : TIMES.indexOf(count.toLowerCase());
  return by === undefined || whole === undefined || times < 1 || Number(whole) % Number(by) !== 0
    ? []
    : [{ problem: `What is ${whole} ÷ ${by}?`, claim: String(times) }];
};
const TIMES = ['', 'once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “The gcf of 12 and 18 is 6”, “is 7 × 8 54”. What is only signs and numbers is read as a calculation. */
const ofTask = (bare: string): ClaimedResult[] => {
  const match = new RegExp(String.raw`^(.*\d.*?)${IS}(${NUMBER})$`, 'i').exec(bare);
  const asked = new RegExp(String.raw`^is (.*\d\s*[+*/×÷^−-].*?\d)\s+(${NUMBER})$`, 'i').exec(bare);
  const [, task, claim] = match ?? asked ?? [];
  const isOpen = /=/.test(bare) && !/^[-−]?(?:log|ln)(?:_|\b|\d)[^=]*=[^=]*$/i.test(bare);
  if (task === undefined || claim === undefined || isOpen) return [];
  const words: readonly string[] = task.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  if (/\d\s*[+*/×÷^−-]\s*\d/.test(task) && words.some((word) => !OF_SUMS.has(word))) return [];
  return [{ problem: `What is ${/^\p{L}/u.test(task) ? 'the ' : ''}${task.replace(/^the /i, '')}?`, claim }];
};
const OF_SUMS = new Set(
  'of times plus minus over divided by half third quarter percent and squared cubed the log ln base'.split(
    ' ',
  ),
);

/** “And the circumference is 10 pi” speaks of the shape, or the numbers, that the last exercise was about. */
const ofLast = (bare: string, last: string | null): ClaimedResult[] => {
  const [, name, claim] =
    new RegExp(String.raw`^(?:the )?(\p{L}+(?: \p{L}+)?)${IS}(${NUMBER})`, 'iu').exec(bare) ?? [];
  const problem = last === null || name === undefined ? null : variationOf(`and the ${name}?`, last);
  return problem === null || claim === undefined ? [] : [{ problem, claim }];
};

/** What is measured in a unit, as far as one formula gives it. */
const MEASURED: readonly (readonly [unit: RegExp, names: readonly string[]])[] = [
  [/^(?:j|joules?|kj)$/i, ['kinetic energy', 'potential energy', 'work']],
  [/^(?:n|newtons?)$/i, ['weight', 'force']],
  [/^m\/s(?:\^?2|²|\/s)$/i, ['acceleration']],
  [/^(?:m\/s|km\/h|kmh|mph)$/i, ['speed']],
  [/^(?:a|amps?|amperes?)$/i, ['current']],
  [/^(?:ohms?|Ω)$/i, ['resistance']],
  [/^(?:v|volts?)$/i, ['voltage']],
  [/^(?:w|watts?)$/i, ['power']],
  [/^(?:pa|pascals?)$/i, ['pressure']],
  [/^(?:g\/cm(?:\^?3|³)|kg\/m(?:\^?3|³))$/i, ['density']],
];
const MEASURE = new RegExp(
  String.raw`^(.*\d.*?)[\s,]+(${NUMBER})\s?(\p{L}+(?:/\p{L}+)*(?:\^?[23]|[²³])?)(?:\s+(?:on|at|in) \p{L}+)?$`,
  'u',
);
const BEFORE_IT =
  /(?:[\s,]+(?:i|it|its|it's|that|thats|that's|is|are|goes?|moves?|weighs?|has|have|gives?|makes?|gets?|like|about|around|so|then|would be|be|will|=|of|and))+$/i;

/** “1000 kg at 20 m/s is 200000 J”: the last quantity is said to follow from the others. */
const ofQuantities = (bare: string): ClaimedResult[] => {
  const [, before = '', number = '', unit = ''] = MEASURE.exec(bare) ?? [];
  const names = MEASURED.find(([units]) => units.test(unit))?.[1] ?? [];
  const given = before.replace(BEFORE_IT, '').replace(/^if\s+/i, '');
  return given === before
    ? []
    : names.map((name) => ({ problem: `${given}. What is the ${name}?`, claim: `${number.trim()} ${unit}` }));
};

/** “200 N on 4 cm² that’s 50 N/cm²”: what is measured in one unit for each of the other is a quotient, whatever its name. */
const ofRate = (bare: string): ClaimedResult[] => {
  const [, above = '', one, below = '', other, claim = '', unit = ''] = RATE.exec(bare) ?? [];
  const plain = (text: string): string => text.toLowerCase().replaceAll('²', '2').replaceAll('³', '3');
  return one !== undefined && other !== undefined && plain(unit) === plain(`${one}/${other}`)
    ? [{ problem: `What is ${above} ÷ ${below}?`, claim, isGuess: true }]
    : [];
};
const RATE =
  /^(\d[\d.]{0,12})\s?(\p{L}{1,8})\s(?:on|in|over|per|for|by|every|divided by)\s(\d[\d.]{0,12})\s?(\p{L}{1,8}[23²³]?)[\s,]+(?:so |then )?(?:is|are|that['’]?s|that is|its|it['’]s|makes?|gives?|=)\s(\d[\d.]{0,12})\s?(\p{L}{1,8}\/\p{L}{1,8}[23²³]?)$/iu;

/** “36 g of water = 2 mol”, “2 mol of NaCl is 117 g”. */
const ofAmount = (bare: string): ClaimedResult[] => {
  const [, amount, unit = '', substance = '', claim] = AMOUNT.exec(bare) ?? [];
  if (amount === undefined || claim === undefined) return [];
  const [given, asked] = /^g/i.test(unit) ? ['g', 'moles'] : ['mol', 'grams'];
  return /mol/i.test(claim) === (asked === 'moles')
    ? [{ problem: `How many ${asked} are ${amount} ${given} of ${substance}?`, claim, isGuess: true }]
    : [];
};
const AMOUNT =
  /^(\d[\d.]{0,9})\s?(g|grams?|mol|moles?) of ([\p{L}\d()]{1,20}(?: \p{L}{1,20}){0,2}?)\s(?:is|are|=|makes?|has|gives?|that['’]?s|would be)\s(\d[\d.]{0,9}\s?(?:g|mol)(?:rams?|es?)?)$/iu;

const SAYS = String.raw`(?:i (?:think|believe|guess|say|said|got|get|found|have|calculated)(?: that)?(?: it(?:'s| is))?|my (?:answer|result|solution) (?:is|was|:)|is it|is the answer|the answer (?:is|:|should be|must be)|answer\s*:|so(?= [a-z]\s*=)|and got|gives me|gives|is that)(?!\w)`;
const CLAIMS: readonly [form: RegExp, problem: number, claim: number][] = [
  [
    /^(?:is|was)\s+(.+?)\s+(?:an?\s+|the\s+)?(?:right |correct |final )?(?:answer|solution|result|root|zero)\s+(?:to|of|for)\s+(?:the (?:equation|problem|question|inequality)\s+)?(.+)$/is,
    2,
    1,
  ],
  [
    new RegExp(
      String.raw`^${SAYS}\s+(.+?)\s+(?:for|to|as (?:the|an|my) (?:answer|solution) (?:of|to|for))\s+(.+)$`,
      'is',
    ),
    2,
    1,
  ],
  [
    /^(?:i think |i believe |i say )?(?:the )?(?:answer|solution|result)\s+(?:to|of|for)\s+(.+?)\s+(?:is|must be|should be)\s+(.+)$/is,
    1,
    2,
  ],
  [new RegExp(String.raw`^(.+?)[\s,.;:?!]+(?:and |but |then |hmm+ )?${SAYS}\s*(.+)$`, 'is'), 1, 2],
  [
    /^(?:i (?:think|believe|guess|say)(?: that)?|so|then)\s+(.+?)\s+(?:is|equals|makes|gives)\s+([^a-z]+)$/is,
    1,
    2,
  ],
  [
    /^(?:is )?((?:the )?(?:derivative|integral|antiderivative|slope|gcf|lcm|square root|limit|mean|median) of .+?)\s+(?:is|=|equals|would be)\s+(.+)$/is,
    1,
    2,
  ],
  [
    /^(?:(?:so|and|then|ok) )*for (\d[\d\s.+*×÷/^−-]*\d),? (?:i|you|we|u|it)\b.*\b(?:get|got|is|gives?) ([-−]?\d[\d.,/]*)$/is,
    1,
    2,
  ],
  [/^(?:is|does|do)\s+(.+?)\s+(?:equals?(?: to)?|make|come to|give)\s+(.+)$/is, 1, 2],
];
const LONGEST_CLAIM = 400;
const ASKED_BEHIND = /[\s,.;:!?-]*\b(?:is (?:that|this|it|my \w+)|am i|right|correct|did i)\b[^=\d]*$/i;

/** A problem and what the student says is its answer, in one message; null when nothing is claimed. */
export const claimIn = (message: string): ClaimedResult | null => {
  const text = message
    .slice(0, LONGEST_CLAIM)
    .replaceAll(/[’‘]/g, "'")
    .replace(
      /^\s*(?:(?:hi|hey|hello|please|can you)[\s,]+)?(?:check (?:if|whether|my \w+|this|that)?\s*:?\s*)?/i,
      '',
    );
  const bare = text.replace(ASKED_BEHIND, '').replace(/[\s?!.]+$/, '');
  for (const [form, problem, claim] of CLAIMS) {
    const found = form.exec(bare);
    const [one, other] = [found?.[problem]?.trim(), found?.[claim]?.trim()];
    if (
      one !== undefined &&
      other !== undefined &&
      /[\d∞+*/^−]|\b(?:no solution|yes|no|true|false)\b|^[a-z]$/i.test(inSigns(other))
    )
      return { problem: one, claim: other };
  }
  return null;
};
