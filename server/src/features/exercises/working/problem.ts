import { inSigns, lettersIn, type Worked } from '@studia/mathematics';
import { onlyCountsWhatIsAsked } from '../kinds/counting-numbers.ts';
import { isChemistry, isOfNamedLetters, isOfUnknownFunction } from './no-algebra.ts';
import { workedIn } from './worked.ts';

/** The problem in a message, as the engine reads it; null when the message sets none. */
export const problemIn = (message: string): Worked | null => {
  if (CODE.test(message) || isNestedList(message) || ASKS_FOR_WORDS.test(message) || isFormulaInTalk(message))
    return null;
  if (ASKS_WHY.test(message) || IN_PIECES.test(message) || A_RATE.test(message)) return null;
  if (IN_MEASURES.test(message) && /[=_]/.test(message)) return null;
  if (isOfUnknownFunction(message) || isOfNamedLetters(message)) return null;
  const worked = workedIn(message);
  if (worked && SIGNS_NEEDED.has(worked.instruction) && isChemistry(message)) return null;
  if (!worked || !isMeant(message, worked) || isRelationOfLetters(message, worked)) return null;
  // “Angle AOC = 134°” is given; its letters are points.
  if (worked.instruction === 'solve' && NAMED_BY_POINTS.test(worked.problem.text)) return null;
  return isNothingToDo(worked) || isOnlyNamed(message, worked) ? null : worked;
};

const NAMED_BY_POINTS = /^(?:∠\s?)?[A-Z]{2,3} = [^=]*\d/;

// A line of a program or of a spreadsheet holds numbers and signs, but nothing to solve.
const CODE =
  /\]\s?\*\s?\d|\b(?:print|input|range|len|console\.log|return)\s*\(|^\s*(?:while|for|if|elif|def|class)\b[^?\n]{1,80}:(?!\d)|^\s*import \w+|\breturn\b.*[\w)]\s*[-+*/]|[-+*/%]=|[=!]==?=?\s*\w|\b(?:int|float|double|let|const|var|string)\s+\w+\s*=|\b(\p{L})\s*=\s*\1\s*[-+*/]\s*\d|^\s*=\s*[A-Z]{2,}\(|\b[A-Z]{1,2}\d+:[A-Z]{1,2}\d+\b|#[A-Z]+\/\d!|\bSELECT\b.*\bFROM\b|[\w)];\s*(?:\w+\s+\w+\s*=|$)/mu;
// Rows in brackets are a list of lists, unless they are called a matrix or asked for what only a matrix has.
const isNestedList = (message: string): boolean =>
  message.includes('[[') &&
  !/\b(?:matri(?:x|ces)|det(?:erminant)?|inverse|transpose|eigen\w+)\b|[A-Z]\s?(?:\^\s?\(?-1|⁻¹)/i.test(
    message,
  );
// “f(x) = 2x + 1 for x < 3 and x² for x ≥ 3”: which rule holds, nobody here reads.
const IN_PIECES =
  /=.{1,60}\b(?:for|if|when)\s+\p{L}\s*(?:[<>≤≥]|is (?:less|more|at)).{1,60}\b(?:for|if|when|otherwise)\b/iu;
// “So dA/dt = 2πr = 60π” works with rates; nothing in it is set.
// “3 m 7 cm = ___ cm” holds units, and no letters to solve for.
const IN_MEASURES =
  /\d\s?(?:km|m|cm|mm|kg|g|l|ml|ft|in|lb|oz|h|min)\s+\d+\s?(?:m|cm|mm|g|ml|in|oz|min|s)(?!\p{L})/iu;
const A_RATE = /\bd\p{L}\s?\/\s?d[tx]\s*=/u;
// Who asks why something is so knows what it is.
export const ASKS_WHY =
  /^\W*(?:(?:ok(?:ay)?|so|but|and|wait|hey|hi)\b[\s,]*)*(?:why|how come|pourquoi|warum|por qu[eé]|wieso)\s+(?:is|are|does|do|did|can|would|isn'?t|aren'?t|don'?t|can'?t|not|isn|ist|est|es|é)\b(?!.*\b(?:solve|help)\b)/iu;
const ASKS_FOR_WORDS =
  /^\s*(?:(?:please|can you|how (?:do|can|would) (?:i|you|we))\s+)?(?:prove|disprove|show that|derive the)\b/i;

// “y = 2x + 3” ties letters together: without a task, there is nothing to solve in it.
const isRelationOfLetters = (message: string, { instruction, problem }: Worked): boolean =>
  instruction === 'solve' &&
  !TASK.test(message) &&
  new Set(lettersIn(problem.text)).size > 1 &&
  (problem.text.match(/[=<>≤≥]/g) ?? []).length === 1;

// “The m cancels in F=ma” speaks of a formula; nobody sets it.
const isFormulaInTalk = (message: string): boolean =>
  !TASK.test(message) &&
  /\p{L}\s*=\s*\p{L}/u.test(message) &&
  !/\d/.test(message) &&
  (message.match(WORD) ?? []).length >= SOME_WORDS;
const SOME_WORDS = 4;

/** Kinds of work in which a stray digit in a sentence can look like a formula: “ww2”, “covid 19”, “h2o”. */
const SIGNS_NEEDED = new Set(['simplify', 'evaluate', 'work out', 'factor', 'expand', 'solve', 'graph']);
const SIGN =
  /[=+*/^<>≤≥√×÷−·]|\d\s?\)\s?\(|\d\s*-\s*[\da-z(]|\b[a-z]\s*-\s*\d|\\frac|²|³|\d\s*%|\b(?:log|ln|sqrt|sin|cos|tan)(?:_|\s?[\d(]|\s+base\b)/i;
const SPELLED =
  /\b(?:plus|minus|times|divided|over|squared|cubed|square root|root|power|half|third|quarter|product|sum|difference|double|twice|percent|solve|simplify|factor(?:i[sz]e)?|expand|evaluate|calculate|work out|multiply|add|subtract|divide|derivative|differentiate|integra\w+|as an? (?:\w+ )?(?:fraction|decimal|percent\w*)|(?:scientific|standard) (?:notation|form))\b/i;
const WORD = /\p{L}{3,}/gu;

const isMeant = (message: string, { instruction }: Worked): boolean => {
  if (!SIGNS_NEEDED.has(instruction)) return true;
  if (SIGN.test(withoutMeasures(withoutDates(withoutPowers(message))))) return !isMostlyTalk(message);
  return !NAMED_AMOUNTS.test(message) && SPELLED.test(inSigns(message)) && /\d/.test(inSigns(message));
};
/** “C 500 I 120 exports 80, add them all” tells of amounts, and multiplies no letters. */
const NAMED_AMOUNTS = /(?<!\p{L})\p{L} \d{1,9} \p{L} \d{1,9}(?![\p{L}\d])/u;

// “Is that 1.2x10^24?” gives a number, however long it is to write.
const withoutPowers = (message: string): string =>
  /\p{L}{4}/u.test(message) && (/\bhow many\b/i.test(message) || !TASK.test(message))
    ? message.replaceAll(/(?<![\d.])\d{1,12}(?:\.\d{1,12})?\s?[x×*·]\s?10\s?\^\s?-?\d{1,4}/gi, ' ')
    : message;

const MEASURE =
  /\d\s?(?:[kcm]?m|s|h|k?g|mol|[kM]?[NJWVA])(?:\/(?:s|h|min|c?m|l|mol|kg|k)(?:\^?\d|[²³])?)+(?!\p{L})/giu;

// “20 m/s” is a speed and no quotient; what is given beside it, as “g = 10”, is not to be solved.
const withoutMeasures = (message: string): string =>
  message.search(MEASURE) < 0
    ? message
    : message
        .replaceAll(MEASURE, ' ')
        .replaceAll(/(?<!\p{L})\p{L}\s*=\s*[-−]?\d+(?:\.\d+)?(?!\s*[-+*/^])/gu, ' ');

// “9/11”, “WW1/WW2” and “24/7” stand in sentences about something else.
const withoutDates = (message: string): string =>
  message.replaceAll(
    /\b(?:9\/11|24\/7|50\/50|ww\s?\d|\d{4}\s*[-–]\s*\d{2,4}|\d{1,2}:\d\d(?:\s*[-–]\s*\d{1,2}:\d\d)?|\d+\.\d+\.\d+|covid-?\s?19)\b/gi,
    ' ',
  );

const TASK =
  /\b(?:solve|simplify|factor|expand|evaluate|calculate|work out|find|compute|what(?:'s| is| are)|how (?:much|many|do)|derivative|differentiate|integra\w+|answer|help|got|equals?|graph|plot|check|convert)\b/i;
const [MANY_WORDS] = [9];

// “We won 3-0” is no exercise.
const SCORE =
  /^(?=.*\b(?:won|win|lost|lose|beat|score[ds]?|game|match|tied|team|goals?|playing|played|half ?time)\b)[^\d]*\d+\s*[-–:]\s*\d+[^\d]*$/iu;

// A sentence of many words with one sign in it and no task is told, not set.
const isMostlyTalk = (message: string): boolean =>
  !TASK.test(message) &&
  !/[=<>≤≥]/.test(message) &&
  ((message.match(WORD) ?? []).length >= MANY_WORDS || SCORE.test(message));

// “The western roman empire”, “the opposite of us” and “I got 2/6 in the test” name no task.
const isOnlyNamed = (message: string, { instruction, problem }: Worked): boolean => {
  if (instruction === 'roman numeral')
    return !/\broman (?:numerals?|numbers?|digits?)\b|\bin roman\b/i.test(message);
  if (instruction === 'opposite') return !/\d/.test(problem.text);
  return (
    /^−?\d+\/\d+$/.test(problem.text) &&
    (message.match(WORD) ?? []).length >= MANY_WORDS &&
    !/\b(?:simplif\w+|reduce|decimal|percent\w*|fraction|lowest|simplest)\b/i.test(message)
  );
};

// “x = 4” has its answer already: nobody sets that as an exercise.
const isNothingToDo = ({ problem, instruction }: Worked): boolean =>
  /^−?\d[\d.]*°$/.test(problem.text) ||
  (instruction === 'work out' && /^−?\d+$/.test(problem.text)) ||
  problem.text.split(' and ').every((one) => /^\p{L} = −?\d[\d./]*%?$/iu.test(one));

/** A number in powers of ten is one number. */
const NUMBER =
  /(?<![\p{L}\d])(?:[$€£₹]\s?)?(?:\d+(?:\.\d+)?\s?[x×·*]\s?10\^[-−]?\d+|\d+\s\d+[/⁄]\d+|\d+(?:[.,]\d+)?(?:\s?[/⁄]\s?\d+)?)\s?%?/gu;
/** “The first bulb”, “the 2nd one” and “another one” name things and count none. */
const NO_AMOUNT =
  /\b(?:first|second|third|fourth|last|\d{1,2}(?:st|nd|rd|th)|(?:the|that|this|which|another|other|each|every|no|any|some) ones?|ones?(?= (?:is|of|day|another|thing|single|kid|rule)\b))\b/gi;
const YEAR = /^(?:1\d|20)\d\d$/;
const ASKS_FOR_AN_AMOUNT =
  /\b(?:chance|probability) (?:of|that)\b|\bp\(|\bhow (?:many|much|far|long|old|tall|fast|big|heavy|high|wide|deep|often)\b|\bwhat(?:'s|s)?\b(?! if\b| (?:is |was |are )?(?:that (?:got|mean|called)|the point|wrong|going on|up with|i supposed|do(?:es)? (?:it|that|this) mean))|\bwhich (?:is|one is|one has|has|costs?|number|price|option|offer|of)\b|\bneed the\b|\bfind\b|\bcalculate\b|\bestimate\b|\bdetermine\b|\bwork out\b|\bis (?:that|it|this)\b[^.?]*\d|(?<!\p{L})(?:cu[aá]nt[oa]s?|cu[aá]l|combien|quelle?s?|wie ?viele?|wie (?:groß|weit|lange|hoch|schnell|schwer|alt)|wahrscheinlichkeit|probabilidade?|probabilité|quant[oa]s?|qual|quale|quanto|कितन[ाेी]|क्या|كم|ما)(?!\p{L})|多少|几|多[远长高大]/iu;
/** “Max height?”, “density? does it float”: a quantity that is named and asked for. */
const ASKS_FOR_A_QUANTITY =
  /\b(?:speed|velocity|acceleration|height|depth|width|length|distance|displacement|density|volume|area|perimeter|mass|weight|force|energy|work|power|time|angle|pressure|temperature|current|voltage|resistance|charge|frequency|wavelength|momentum|ph|concentration|molarity|yield|population|probability|chance|odds|cost|price|total|profit|interest|revenue|average|mean|percent\w*|percentage|amount|size|elasticity|magnification|formula|ratio|share|rate|score|tension|torque|moment|efficiency|image|hypotenuse|radius|diameter|sum)(?:(?:\s(?!is\b|are\b|was\b)\p{L}{2,12}){0,3}|\sof\s[^?\d]{0,40}\d[^?]{0,60})\s?\?/iu;
const TELLS =
  /[.!;,]\s+\S|^\s*(?:if|when|suppose|imagine)\b|\b(?:has|had|have|buys?|bought|costs?|gets?|got|gives?|gave|sells?|sold|takes?|took|needs?|walks?|drives?|travels?|weighs?|each|per|every|left|altogether|total|more than|less than|times as)\b/i;
/** A number of something: dollars, metres, degrees, balls. */
const AMOUNT = /[$€£₹]\s?\d|\d\s?(?:%|°|\p{L}{1,12})/u;
const ENOUGH_WORDS = 6;
const LONG_IN_HAN = /(?:\p{Script=Han}\P{Script=Han}{0,6}){10}/u;

/** Its numbers are data, and what is asked for is no amount. */
const OF_A_PROGRAM =
  /\b(?:bst|binary (?:search )?tree|linked list|arrays?|hash ?(?:map|table)|python|java(?:script)?|scratch|pseudo ?code|recursion|bubble sort|merge sort)\b|\bwhat (?:does|do|will|would|did)\b[^?]{0,60}\b(?:look like|print|output|return)\b/i;

/** “My plan: Saturday 10–11 find 3 sources, …” tells what somebody will do, and when. */
const OF_A_PLAN = /\b(?:plan|schedule|timetable|routine)\s?:/i;

/** “in 1998”, “2016 was”; “1248 rolls” are counted. */
const isDate = (year: string, message: string): boolean =>
  new RegExp(
    String.raw`\b(?:in|since|by|until|till|year|from|to|of|and|before|after)\s+${year}\b|${year}\s*(?:[?.,;)–-]|$|(?:was|and|to|is|had|the|there)\b)`,
    'i',
  ).test(message);

/** The numbers of a story that asks for an amount; null when a message tells no such story. */
export const numbersOfStory = (message: string): string[] | null => {
  if (/(?<![\p{L}\d])\d{0,6}x\s?(?:²|\^|[-+−=])/u.test(message)) return null;
  if (OF_A_PROGRAM.test(message) || OF_A_PLAN.test(message) || onlyCountsWhatIsAsked(message)) return null;
  if ((message.match(/\p{L}{2,}/gu)?.length ?? 0) < ENOUGH_WORDS && !LONG_IN_HAN.test(message)) return null;
  const numbers = [
    ...new Set((inSigns(message.replaceAll(NO_AMOUNT, ' ')).match(NUMBER) ?? []).map((one) => one.trim())),
  ].filter((one) => !YEAR.test(one) || !isDate(one, message));
  const isTask =
    /^\s*(?:find|calculate|work out|determine|compute)\b|[,.]\s*find\b|\bnext (?:one|question|problem|task)\b/i.test(
      message,
    );
  if (
    numbers.length === 1 &&
    /\b(?:probability|chance|how many|how much)\b/i.test(message) &&
    /\b(?:two|three|four|five|six|both|dice|coins?|cards?|balls?|of)\b/i.test(message)
  )
    return numbers;
  return numbers.length > 1 &&
    (isTask ||
      ((ASKS_FOR_AN_AMOUNT.test(message) || ASKS_FOR_A_QUANTITY.test(message)) &&
        (TELLS.test(message) || AMOUNT.test(message))))
    ? numbers
    : null;
};
