import {
  inOurWriting,
  judgeWork,
  lettersIn,
  numberIn,
  readLine,
  show,
  symbolsOf,
  type Slip,
  type Verdict,
  type Worked,
  whyWrong,
} from '@studia/mathematics';
import { ownWay } from '../working/own-way.ts';
import { concludes, tellsBelief, withoutBelief } from './believed.ts';
import { calculationIn, type Calculation } from './calculation.ts';
import { conclusionOf, isAlgebra } from './conclusion.ts';
import { saidOfCurveLine } from './curve-line.ts';
import { derivativeTold } from './derivative-told.ts';
import { fragmentsOf, relationsAmongWords, saysResult } from './fragments.ts';
import { bothParts, judgeWithParts } from './judge.ts';
import type { Judgement, Standing } from './judgement.ts';
import { lawTold } from './law-told.ts';
import { lineOfOwn } from './line-of-own.ts';
import { inOtherOrder, lineReached } from './line-reached.ts';
import { identityUsed, methodIn } from './method.ts';
import { numberSaid } from './number-said.ts';
import { numbersIn } from './numbers-shared.ts';
import { hasSquareUnderRoot, isInOtherForm, saysOfFunction } from './other-forms.ts';
import {
  hasOtherUnit,
  IN_WORDS,
  NAMES_A_VALUE,
  namesAnother,
  namesOthers,
  prefixLeftOut,
} from './other-quantity.ts';
import { keptOutside } from './outside-domain.ts';
import { lawPutIn } from './put-in.ts';
import { bareOf, inMinutes, isDenied } from './readings.ts';
import { judgeDivision } from './rest-of-division.ts';
import { extraValue, saysAllValues, valueNamed } from './several-values.ts';
import { sideReached } from './side-reached.ts';
import { sizeRemark } from './size-remark.ts';
import { slipWithReason } from './slip-and-reason.ts';
import { slipNamed } from './slip-named.ts';
import { remarkOn } from './slip-remark.ts';
import { againstOrder } from './step-first.ts';
import { stepMissed } from './step-missed.ts';
import { letterBelowOne } from './turned-over.ts';
import { wrongPower } from './unit-of-answer.ts';
import { wayTold } from './way-told.ts';

/** Judges what is said about a worked problem, as a whole and thought by thought; null when it says nothing about it. */
export const judgeMessage = (worked: Worked, standing: Standing, written: string): Judgement | null => {
  const isBelief = tellsBelief(written);
  if (isBelief && !concludes(written)) return null;
  const judgement = inItsUnit(worked, written, judgeThoughts(worked, standing, withoutBelief(written)));
  if (isBelief) return judgement?.kind === 'right' ? judgement : null;
  return judgement?.kind === 'wrong'
    ? {
        ...judgement,
        remark: slipWithReason(judgement.remark || builtOn(worked, standing, written), worked, written),
      }
    : judgement;
};

/** What a wrong result was built on: a line that does not follow, or a step that comes to something else. */
const builtOn = (worked: Worked, { line }: Standing, written: string): string => {
  const slip = relationsAmongWords(written)
    .map((one) => slipFrom(line, one))
    .find((one) => one !== 'unknown');
  const missed = stepMissed(worked, written);
  return (slip && remarkOn(slip).trim()) || (missed?.kind === 'wrong' ? missed.remark : '');
};

/** One over what is looked for is on the way, and not yet it. */
const notTurnedOver = (worked: Worked, message: string): Judgement | null => {
  const letter = letterBelowOne(worked, message);
  return letter === null
    ? null
    : {
        kind: 'wrong',
        why: '',
        slip: 'unknown',
        remark: `That’s 1/${letter} so far. Which number is ${letter}, then?`,
        isBare: true,
      };
};

/** A number that is right has its unit to the right power. */
const inItsUnit = (worked: Worked, written: string, judgement: Judgement | null): Judgement | null => {
  const missing = judgement?.kind === 'right' ? wrongPower(worked, bareOf(written)) : null;
  return missing === null ? judgement : { kind: 'form', missing };
};

const judgeThoughts = (worked: Worked, standing: Standing, written: string): Judgement | null => {
  const message = worked.instruction === 'duration' ? inMinutes(written) : written;
  const calculation = calculationIn(message);
  const result = calculation?.claimed ?? null;
  const division = judgeDivision(worked, message);
  if (division?.is === 'right') return { kind: 'right', as: division.as };
  if (division) return { kind: 'wrong', why: '', slip: 'unknown', remark: division.remark, isBare: true };
  // A wrong sum is named before anything is said about where it leads.
  if (calculation && !calculation.isRight) return null;
  // The number may be right, but a definite integral has no constant.
  if (worked.instruction === 'integrate' && !hasLetters(worked) && PLUS_A_CONSTANT.test(message))
    return { kind: 'form', missing: 'a number: between two bounds there is no + C' };
  const way =
    calculation && calculation.claimed === null ? sumOfAnswer(worked, calculation, standing.line) : null;
  if (way) return way;
  const atOnce =
    notTurnedOver(worked, message) ??
    keptOutside(worked, message, standing.line) ??
    saidOfCurveLine(worked, message) ??
    identityUsed(worked, message, standing.line);
  if (atOnce) return atOnce;
  const against = againstOrder(message, standing.line);
  if (against !== null) return { kind: 'wrong', why: '', slip: 'unknown', remark: against, isBare: true };
  const all = saysAllValues(worked, message, standing.found);
  if (all === 'right') return { kind: 'right' };
  if (all === 'turned')
    return {
      kind: 'wrong',
      why: 'Both numbers are right. Which is which?',
      slip: 'unknown',
      remark: '',
      isBare: true,
    };
  if (isInOtherForm(worked, message, calculation?.sum)) return { kind: 'right' };
  // “Sum = 20/2 (7 + 83) = 900” says 900, and not 20/2.
  if (
    calculation &&
    result !== null &&
    endsWith(message, result) &&
    judgeWhole(worked, standing, result)?.kind === 'right'
  )
    return { kind: 'right' };
  const named =
    IN_WORDS.has(worked.instruction) || worked.instruction === 'formula' ? valueNamed(worked, message) : null;
  const ofName = named === null ? null : judgeWhole(worked, standing, named);
  if (ofName?.kind === 'right' || ofName?.kind === 'wrong')
    return ofName.kind === 'wrong' ? { ...ofName, isBare: true } : ofName;
  const concluded = judgeConclusion(worked, standing, message);
  if (concluded?.kind === 'right') return concluded;
  const ends = result === null ? [] : [result, numberAtEnd(message)];
  if (ends.some((end) => end !== null && judgeWhole(worked, standing, end)?.kind === 'right'))
    return { kind: 'right' };
  const whole = judgeWhole(worked, standing, message);
  // A calculation that leads elsewhere may be a step on the way, unless it is named like the answer.
  if (calculation && result !== null && whole?.kind === 'wrong')
    return hasUnitOfAnswer(worked, message, calculation) ? { ...whole, isBare: true } : null;
  if (whole !== null && whole.kind !== 'wrong' && whole.kind !== 'method') return whole;
  if (concluded) return concluded;
  // One thought that is right is what the student came to; how they came there may be said around it.
  const thoughts = fragmentsOf(message).map((text) => ({
    text,
    judgement: judgeWhole(worked, standing, text),
  }));
  const [last] = thoughts;
  const right = thoughts.find(
    ({ text, judgement }) =>
      (judgement?.kind === 'right' || judgement?.kind === 'right over the reals') && saysResult(text),
  );
  // Two values of which one is wrong are no right answer.
  const contradicts = thoughts.find(
    ({ text, judgement }) =>
      judgement?.kind === 'wrong' && IS_A_VALUE.test(bareOf(text)) && IS_A_VALUE.test(worked.answer.text),
  );
  if (right && contradicts?.judgement?.kind === 'wrong') return { ...contradicts.judgement, isBare: true };
  // “2 O, so 44 g/mol” comes to the molar mass, though 2 is the answer.
  const endsElsewhere = last !== undefined && last !== right && A_MEASURE.test(bareOf(last.text));
  if (
    right &&
    !endsElsewhere &&
    (right === last || last?.judgement?.kind !== 'wrong' || !last.judgement.isBare)
  )
    return right.judgement;
  const further = thoughts.find(
    ({ judgement }) => judgement?.kind === 'line' || judgement?.kind === 'part' || judgement?.kind === 'form',
  );
  if (further) return further.judgement;
  return endsWithAnswer(worked, standing, message) ? { kind: 'right' } : whole;
};

/** Behind the result of a sum stands at most its unit, and no other number. */
const endsWith = (message: string, result: string): boolean => {
  const at = message.lastIndexOf(result);
  return at >= 0 && !/(?<!\p{L})\d/u.test(message.slice(at + result.length));
};

/** “4/10 times 3/9 then”, for a task in words: the sum that comes to its answer, left open. */
const sumOfAnswer = (
  { instruction, answer }: Worked,
  { sum, line: written }: Calculation,
  line: string,
): Judgement | null => {
  const [ours, own] = [answer.text, / = ([-−]?[\d./⁄]+)$/.exec(written)?.[1]?.replace('⁄', '/') ?? ''].map(
    (text) => numberIn(/[-−]?[\d.]+(?:\/\d+)?/.exec(text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))?.[0] ?? ''),
  );
  return !SIGNS_ALONE.has(instruction) &&
    !A_SHARE_ALONE.test(sum) &&
    typeof ours === 'number' &&
    typeof own === 'number' &&
    Math.abs(ours - own) <= 0.005 * Math.abs(ours)
    ? { kind: 'line', line, worked: readLine(sum.replaceAll(/(?<!\d)(\d{1,12}) ÷ (\d{1,12})/g, '($1/$2)')) }
    : null;
};
const A_SHARE_ALONE = /^[\d.]+ ?[÷/] ?[\d.]+$/;
const SIGNS_ALONE = new Set(['work out', 'evaluate', 'simplify', 'solve', 'expand', 'factor']);

/** “3 × 4 = 12 J” is meant to be the energy that is asked for: all that was given is in it, and the way does not pass there. */
const hasUnitOfAnswer = (
  { answer, problem, steps }: Worked,
  message: string,
  { sum, claimed }: Calculation,
): boolean => {
  const result = claimed ?? '';
  const given = numbersIn(problem.text.replaceAll(/\^\d/g, ''));
  const [own, ...ways] = [sum, ...steps.map(({ after }) => after.text)].map((text) =>
    text.replaceAll(/[\s()]/g, '').replaceAll('-', '−'),
  );
  const unit = /\d\s?([\p{L}Ω°]+(?:\/\p{L}+)?[²³]?)$/u.exec(answer.text)?.[1];
  const told = new RegExp(
    String.raw`=\s*${result.replaceAll('.', String.raw`\.`)}\s?([\p{L}Ω°]+(?:\/\p{L}+)?(?:[²³]|\^?[23])?)`,
    'u',
  ).exec(message)?.[1];
  return (
    unit !== undefined &&
    told?.replace('^', '').replace('2', '²').replace('3', '³') === unit &&
    given.every((one) => numbersIn(sum).includes(one)) &&
    !ways.some((way) => way.includes(own ?? sum)) &&
    !steps.some(({ after }) => after.text.includes(`= ${result} `))
  );
};

const PLUS_A_CONSTANT = /\+\s*c\b/i;
const hasLetters = ({ answer }: Worked): boolean =>
  answer.value !== null && symbolsOf(answer.value).length > 0;

/** “4/12 and 3/12 so 7/12”, “2^7. and (2^3)^4?”: what is concluded counts, and so does what was said before something new is asked. */
const judgeConclusion = (worked: Worked, standing: Standing, message: string): Judgement | null => {
  const [, beginning] = SAID_FIRST.exec(message) ?? [];
  // “I thought x = 5. But it’s x = 6” comes to 6.
  const rest = /[.!?]\s+but\s+([^?]{1,200})$/i.exec(message)?.[1];
  const isCorrected = rest !== undefined && judgeWhole(worked, standing, rest)?.kind === 'wrong';
  if (beginning !== undefined && /\d/.test(beginning) && !isDenied(message) && !isCorrected) {
    const claims = [beginning, conclusionOf(beginning)].filter((one) => one !== null);
    if (claims.some((one) => judgeWhole(worked, standing, one)?.kind === 'right')) return { kind: 'right' };
  }
  const end = conclusionOf(message);
  const judgement = end === null ? null : judgeWhole(worked, standing, end);
  if (end === null || !judgement || judgement.kind === 'method')
    return claimedAtEnd(worked, standing, message);
  if (judgement.kind !== 'wrong') return judgement;
  // Mathematics in the letters of the answer, and nothing else, is meant to be the answer.
  const own = worked.answer.value ? symbolsOf(worked.answer.value) : [];
  const isMeant = isAlgebra(end) && lettersIn(end).some((letter) => own.includes(letter));
  return isMeant && !/\?\s*$/.test(message)
    ? { ...judgement, isBare: true }
    : claimedAtEnd(worked, standing, message);
};

/** Of a task in words, a number that ends the message behind “=”, “got” or “so” is meant, unless it is named like something else; a calculation is looked at by itself. */
const claimedAtEnd = (worked: Worked, standing: Standing, message: string): Judgement | null => {
  // “45% off” is a change, and no name of a quantity.
  if (namesAnother(worked, bareOf(message.replaceAll(/\d\s?%\s?(?:off|less|more)\b/gi, ' ')))) return null;
  const isInWords = IN_WORDS.has(worked.instruction) || worked.instruction === 'formula';
  const end =
    isInWords && !calculationIn(message)?.claimed
      ? (CLAIMED_AT_END.exec(message) ?? OVERALL.exec(message))?.[1]
      : undefined;
  const judgement = end === undefined ? null : judgeWhole(worked, standing, end);
  return judgement?.kind === 'wrong'
    ? { ...judgement, isBare: true }
    : judgement?.kind === 'right'
      ? judgement
      : null;
};
const SAID_FIRST = /^(?:so |then |oh |ok )*([^.!?]{1,60})[.!?]\s+(?:and|but|so|what|how|why)\b/i;

/** “So 45% off = 44€ right”, “got like 81000 N, seems a lot”. */
const CLAIMED_AT_END =
  /(?:=|\b(?:got|get|makes|gives|so(?=\s[\d.,]+\s?[\p{L}Ω€$£]{1,3}(?!\p{L}))))\s*(?:like |about |around |only )?([-−]?[$€£]?\d[\d.,]*\s?(?:€|\$|£|[\p{L}Ω]{1,3}(?:\/\p{L}{1,2})?[²³]?(?!\p{L}))?)(?:[\s,.!?]+(?:right|yeah|yes|no|then|too|lol|seems? .{1,20}|but .{1,30}|is that .{1,20}))?[\s.!?]*$/iu;

/** “Then it’s just 5% off overall so 76”. */
const OVERALL =
  /\b(?:overall|altogether|all together|in the end|finally)\b[^\d]{0,12}\bso (?:its |it['’]s )?([$€£]?\d[\d.,]*)[\s.!?]*$/i;

const IS_A_VALUE = /^[a-z]\s*=\s*[-−]?\d/i;
const FEW_WORDS = 8;

/** “… cancel, put 3 in, 6?” guesses at the answer. */
const GUESSED_AT_END = /(?:[,;.]\s|\bso (?:its |it's )?|=\s?)[-−$]?\d[\d.,/]*\s?\p{L}{0,3}\s*\?+\s*$/iu;

/** “And times 2, 12”: who comes to the right number in a few words has it, whatever stands before. */
const endsWithAnswer = (worked: Worked, standing: Standing, message: string): boolean => {
  const end = lettersIn(worked.problem.text).length === 0 ? numberAtEnd(message) : null;
  return (
    end !== null &&
    (message.match(/\p{L}+/gu)?.length ?? 0) <= FEW_WORDS &&
    (!/\?/.test(message) || GUESSED_AT_END.test(message)) &&
    !isDenied(message) &&
    judgeWhole(worked, standing, end)?.kind === 'right'
  );
};

// “500 · 0.04 · 3 = 60, so I have 560”
const numberAtEnd = (message: string): string | null => {
  const number = numberSaid(message);
  return number && show(number);
};

const judgeWhole = (worked: Worked, { line, found }: Standing, message: string): Judgement | null => {
  const text = withCommas(message);
  const verdict = judgeWithParts(worked, text, found);
  if (verdict.kind === 'right')
    return hasSquareUnderRoot(worked, text) ? { kind: 'form', missing: 'not simplified' } : { kind: 'right' };
  if (
    CANT.test(text) &&
    !OF_ONESELF.test(text) &&
    worked.instruction === 'factor' &&
    worked.answer.text === worked.problem.text
  )
    return { kind: 'right' };
  if (saysNone(text) && isComplex(worked)) return { kind: 'right over the reals' };
  const told =
    stepMissed(worked, text) ??
    lawTold(worked, text) ??
    lawPutIn(worked, text, line) ??
    wayTold(worked, text, line) ??
    derivativeTold(worked, text, line);
  if (told) return told;
  const reached = lineReached(worked, line, text);
  if (reached !== null) return { kind: 'line', ...reached };
  if (saysOfFunction(worked, text)) return { kind: 'line', line, worked: null };
  const combined = lineOfOwn(worked, text);
  if (combined) {
    const own = ownWay(worked, combined.text) ? combined.text : line;
    return { kind: 'line', line: inOtherOrder(worked, combined.text) ?? own, worked: combined };
  }
  // “The area is 13” names a value, and no way to find it; nor is a line of mathematics one.
  const bare = bareOf(text);
  const isLine =
    NAMES_A_VALUE.test(bare) ||
    A_MEASURE.test(bare) ||
    (isAlgebra(bare) && (/\S\s*[-+−=]/.test(bare) || isOfCalculus(worked, bare)) && !/^[utw]\s*=/.test(bare));
  const method = isLine ? null : methodIn(text, worked, line);
  if (method) return { kind: 'method', ...method };
  return fromVerdict(verdict, worked, { line, found }, text);
};

/** “2x cos x” under a derivative goes no way: it is the answer, right or wrong. */
const isOfCalculus = ({ instruction }: Worked, bare: string): boolean =>
  /^(?:derive|integrate)$/.test(instruction) && inOurWriting(bare) !== null;
const A_MEASURE = /^[-−]?\d{1,12}(?:[.,/]\d{1,12})?\s?(?:[\p{L}Ω][\p{L}Ω/²³^\d]{0,12})?$/u;

const fromVerdict = (
  verdict: Verdict,
  worked: Worked,
  { line, found }: Standing,
  message: string,
): Judgement | null => {
  switch (verdict.kind) {
    case 'incomplete':
      return {
        kind: 'part',
        found: bothParts(worked, found, partIn(worked, found, message)),
        has: verdict.found,
        of: verdict.of,
        isOneLetter: worked.answer.value?.kind === 'both',
      };
    case 'right, other form':
      return verdict.missing === 'not solved yet'
        ? { kind: 'line', line, worked: readLine(message) }
        : { kind: 'form', missing: verdict.missing };
    case 'wrong': {
      const side = sideReached(worked, line, message);
      if (side) return { kind: 'line', ...side };
      const prefix = prefixLeftOut(worked, message);
      if (prefix !== null && message.includes(prefix)) return { kind: 'right' };
      if (prefix !== null)
        return { kind: 'form', missing: `in ${prefix}, and the unit has to stand with it` };
      if (namesAnother(worked, bareOf(message)) || hasOtherUnit(worked, bareOf(message))) return null;
      // “a² = b² + c²” under a task about quantities is a relation, and no result.
      if (worked.instruction === 'formula' && A_RELATION.test(bareOf(message))) return null;
      // “a = 2, b = −3” gives names to numbers of the exercise; neither stands in it.
      if (namesOthers(worked, message)) return null;
      const slip = slipFrom(line, message);
      return {
        kind: 'wrong',
        // Of several values none is too big or too small.
        why:
          extraValue(worked, bareOf(message)) ||
          (IS_AN_EQUATION.test(bareOf(message))
            ? ''
            : whyWrong(worked, bareOf(message)) ||
              (/\bor\b/i.test(message) ? '' : sizeRemark(worked, message))),
        slip,
        remark: remarkOn(slip).trim() || slipNamed(worked, line, bareOf(message)),
        isBare: isOnlyAnAnswer(
          message.replace(new RegExp(String.raw`\b(?:the )?${worked.instruction} is\b`, 'i'), ' '),
        ),
      };
    }
    default:
      return null;
  }
};

/** “x(x − 2) = 6” gives no value, that could be too big. */
const IS_AN_EQUATION = /(?<!\p{L})[a-z]\S*\s*[-+−*/^(·×]+[^=]*=|\d[a-z][^=]*=|=.*(?<!\p{L})[a-z](?!\p{L})/iu;

const A_RELATION = /^(?:\p{L}|\^\d|[²³\s+*/·×()−-])+=(?:\p{L}|\^\d|[²³\s+*/·×()−-])+$/u;

/** “5x = 10 so x = 2” gives x = 2. */
const partIn = (worked: Worked, found: string, message: string): string => {
  const end = conclusionOf(message);
  return end !== null && judgeWithParts(worked, end, found).kind === 'incomplete' ? end : message;
};

/** `a=3 b=2` and `a is 3, b is 2` name two letters, whatever stands between them. */
const withCommas = (message: string): string =>
  message
    .replaceAll(/\b([a-z])\s+(?:is|must be|has to be) (?:less|smaller|lower) than\s+/gi, '$1 < ')
    .replaceAll(
      /\b([a-z])\s+(?:is|must be|has to be) (?:greater|more|bigger|larger|higher) than\s+/gi,
      '$1 > ',
    )
    .replaceAll(
      /(?<![\p{L}\d])(\d*[a-z])(?:\s+(?:is|equals|would be|must be)\s+|\s*:\s*)(?=[-−]?\d)/giu,
      '$1 = ',
    )
    .replaceAll(
      /\b([a-z])\s*=\s*([-−]?\d+(?:[./]\d+)?)\s*(?:[;&]|,?\s*and|,)?\s+(?=[a-z]\s*=\s*[-−]?\d)/gi,
      '$1 = $2 and ',
    );

const SAYS_NONE =
  /\b(?:no|zero|0)\s+(?:real\s+)?(?:solutions?|answers?|roots?|values?)\b|\b(?:not|isn'?t|can'?t be) (?:solvable|solved|possible)\b|\bimpossible\b|^\W*(?:there (?:are|is) )?none\b|\bno real\b/i;
const CANT =
  /\b(?:doesn'?t|does not|can'?t|cannot|can not|won'?t|not) (?:\w+ )?(?:work|go|factor(?:ed|i[sz]ed?)?|possible|be)\b|\bimpossible\b|\birreducible\b/i;
/** “I can’t factor this” is no answer. */
const OF_ONESELF = /\b(?:i|i['’]?m|im|me|my|help|how)\b/i;
const saysNone = (message: string): boolean => SAYS_NONE.test(message);
const isComplex = ({ answer }: Worked): boolean =>
  /(?<!\p{L})i(?!\p{L})/u.test(answer.text) && answer.value?.kind === 'either';

const slipFrom = (line: string, message: string): Slip => {
  const verdict = judgeWork(`${line}\n${bareOf(message)}`);
  return verdict.kind === 'wrong' && verdict.line === 1 ? verdict.slip : 'unknown';
};

/** Whoever says more than a number, a letter and a unit says something else. */
const isOnlyAnAnswer = (message: string): boolean =>
  (bareOf(message).match(/\b(?!(?:sin|cos|tan|ln|log|sqrt|pi)\b)\p{L}{2,}/gu) ?? []).length <= 1 &&
  !/\b(?:why|how|step|number|page|if|what)\b/i.test(message);
