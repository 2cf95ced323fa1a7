import { claimsIn } from './claims.ts';
import { type DoubtStanding, makeDoubt } from './doubt.ts';
import { type ReadEquation, makeSolution, stepIn } from './equations.ts';
import { type NamedFunction, formulasIn } from './formulas.ts';
import { claimsSpokenIn, conversionsIn } from './in-words.ts';
import { judgeClaim, judgeSpoken } from './numbers.ts';
import { type Flaw, type Part, type Span, partsOf, sentencesOf } from './parts.ts';
import { type Exchange, type SlipsStanding, makeSlips } from './slips.ts';
import type { Side } from './value.ts';

/** What became of a line in which mathematics was found. */
export type LineVerdict = { verdict: 'right' } | { verdict: 'corrected'; was: string; line: string };

/** What was found right in a line, and what wrong. */
interface FoundClaim {
  right: number;
  flaws: Flaw[];
}

/** A place of the line that says something wrong; `was` is what was said, where that stands there no more. */
type Wrong = Flaw & { was?: string };

/** Whether nothing else is wrong between two places of the line. */
const isFree = (flaws: readonly Flaw[], from: number, to: number): boolean =>
  !flaws.some((other) => other.from < to && from < other.to);

const FENCE = /^\s*(?:```|~~~)/;
const OPENS_DISPLAY = /^\s*(?:\$\$|\\\[|\\begin\{(?:align|equation|gather|aligned)\*?\})\s*$/;
const CLOSES_DISPLAY = /^\s*(?:\$\$|\\\]|\\end\{(?:align|equation|gather|aligned)\*?\})\s*[.,]?\s*$/;
const LONGEST_LINE = 2_000;

/** All that must be known of the lines before to check the next: plain data. */
export interface LinesStanding {
  doubt: DoubtStanding;
  solution: ReadEquation | null;
  /** The sign that will close the code in which the reply is. */
  fence: string | null;
  /** Whether the reply is inside of mathematics that has lines of its own. */
  display: boolean;
  /** What the line before came to. */
  carried: Side | null;
  /** Functions that were named. */
  named: NamedFunction[];
  slips: SlipsStanding;
}

/**
 * Checks the next lines of a reply; `standing` is what the check of those before came to, null at the beginning. Of an `open`
 * line, which is not finished, the last sentence is only heard: it may say how those before it are meant.
 */
export const checkLines = ({
  topic,
  standing,
  lines,
  open = false,
}: {
  topic: string;
  standing: LinesStanding | null;
  lines: readonly string[];
  open?: boolean;
}): { verdicts: (LineVerdict | null)[]; standing: LinesStanding } => {
  const check = makeLineCheck(topic, standing);
  const verdicts = lines.map((line, at) => check.next(line, open && at === lines.length - 1));
  return { verdicts, standing: check.standing() };
};

/** Reads a reply line by line and checks the mathematics in it; `topic` is what the student asked. */
const makeLineCheck = (topic: string, begun: LinesStanding | null = null) => {
  const doubt = makeDoubt(topic, begun?.doubt ?? null);
  const solution = makeSolution(begun?.solution ?? null);
  const slips = makeSlips(topic, begun?.slips ?? null);
  // Who writes 2,5 for two and a half is answered alike.
  const hasCommas = topic.search(DECIMAL_COMMA) >= 0;
  const named: NamedFunction[] = [...(begun?.named ?? namedIn(topic))];
  let { fence, display, carried }: Pick<LinesStanding, 'fence' | 'display' | 'carried'> = begun ?? {
    fence: null,
    display: false,
    carried: null,
  };

  const spansOf = (line: string): Span[] =>
    display ? [{ text: line, start: 0, end: line.length }] : sentencesOf(line);

  const check = (written: string, open: boolean): LineVerdict | null => {
    const spans = spansOf(written);
    const sentences = spans.map(({ text }) => text);
    const doubts = doubt.about(written, sentences);
    const count = open ? spans.length - 1 : spans.length;
    const flaws: Wrong[] = [];
    let right = 0;
    let isWrongInDoubt = false;
    let line = '';
    let ended: Side | null = null;
    for (const [at, { text: words }] of spans.entries()) {
      const doubtful = doubts[at] !== false || at >= count;
      const from = line.length;
      const { text, exchanges } = doubtful ? { text: words, exchanges: [] } : slips.exchanged(words);
      const found = checkSentence(text, { from, isFirst: at === 0, doubtful });
      ended = found.ended;
      if (doubtful) isWrongInDoubt ||= found.flaws.length > 0;
      else {
        for (const { from: start, to, now } of found.flaws)
          slips.note({ was: text.slice(start - from, to - from), now }, line + text.slice(0, start - from));
        const exchanged = exchanges.map((one) => exchangeAsFlaw(one, text, from));
        flaws.push(...(found.flaws.length > 0 ? found.flaws : exchanged));
      }
      slips.see(words);
      right += found.right;
      line += text;
    }
    if (line.trim() !== '') carried = ended;
    const steps = open ? { right: 0, flaws: [] } : stepsOf(line, spans.length, doubts);
    flaws.push(...steps.flaws.filter(({ from, to }) => isFree(flaws, from, to)));
    if (flaws.length > 0) return mended(line, flaws, display);
    return right + steps.right > 0 && !isWrongInDoubt ? { verdict: 'right' } : null;
  };

  /** What the claims of one sentence are worth; places are counted in the line that begins at `from`. */
  const checkSentence = (
    text: string,
    { from, isFirst, doubtful }: { from: number; isFirst: boolean; doubtful: boolean },
  ): FoundClaim & { ended: Side | null } => {
    const parts = partsIn(text, from, isFirst);
    const flaws: Flaw[] = [];
    let right = 0;
    let ended: Side | null = null;
    const take = (judged: ReturnType<typeof judgeClaim>, words: string): void => {
      if (judged.verdict === 'right') right++;
      if (judged.verdict === 'wrong' && !doubt.isRepeated(words, text))
        flaws.push(hasCommas ? { ...judged, now: judged.now.replace('.', ',') } : judged);
    };
    const before = isFirst ? carried : null;
    for (const claim of parts
      .filter((part, at) => !isTied(part, parts[at - 1], parts[at + 1]))
      .flatMap(claimsIn)) {
      const judged = judgeClaim(claim, before);
      const [first, last] = [claim.sides[0], claim.sides.at(-1)];
      take(judged, text.slice((first?.start ?? from) - from, (last?.end ?? from) - from));
      ended = judged.verdict === 'unknown' ? null : judged.value;
    }
    for (const claim of parts.flatMap((part) => [...claimsSpokenIn(part), ...conversionsIn(part)]))
      if (isFree(flaws, claim.start, claim.end)) take(judgeSpoken(claim), text);
    for (const part of parts) {
      const found = formulasIn(part, { sentence: text, topic, known: named });
      named.push(...found.named);
      if (doubtful) continue;
      right += found.right;
      flaws.push(...found.flaws.filter((flaw) => isFree(flaws, flaw.from, flaw.to)));
    }
    return { right, flaws, ended };
  };

  const partsIn = (words: string, from: number, isFirst: boolean): Part[] => {
    const text = hasCommas ? words.replaceAll(DECIMAL_COMMA, '$1.$2') : words;
    const whole = { kind: 'mathematics' as const, text, start: 0, outerEnd: text.length };
    const parts = display ? [whole] : partsOf(isFirst ? unlisted(text) : text);
    return parts.map((part) =>
      Object.assign({}, part, { start: part.start + from, outerEnd: part.outerEnd + from }),
    );
  };

  // Behind a step a question may stand, or a word of praise, without making it something else.
  const stepsOf = (line: string, sentences: number, doubts: readonly boolean[]): FoundClaim => {
    const spans = spansOf(line);
    const last = spans.findLastIndex(({ text }) => text.includes('='));
    const upTo = sentences === spans.length && last >= 0 ? last : spans.length - 1;
    const text = line.slice(0, spans[upTo]?.end ?? line.length);
    const parts = partsIn(text, 0, true);
    const found: FoundClaim = { right: 0, flaws: [] };
    const isDoubtful = doubts.slice(0, upTo + 1).some(Boolean);
    const step = isDoubtful ? { kind: 'something else' as const } : stepIn(text, parts);
    if (step.kind === 'something else' || (step.kind === 'equations' && step.isNew)) solution.forget();
    if (step.kind !== 'equations') return found;
    for (const stated of step.stated) {
      const judged = solution.judge(stated);
      if (judged.verdict === 'right') found.right++;
      if (judged.verdict === 'wrong') {
        const part = parts.find(({ start, outerEnd }) => start <= stated.start && stated.start < outerEnd);
        const behind = part?.kind === 'mathematics' ? part.outerEnd : stated.end;
        const { start: from, end: to, latex } = stated;
        found.flaws.push({ from, to, now: judged.now, behind, latex });
      }
    }
    return found;
  };

  return {
    standing: (): LinesStanding => ({
      doubt: doubt.standing(),
      solution: solution.standing(),
      fence,
      display,
      carried,
      named: named.slice(-MOST_NAMED),
      slips: slips.standing(),
    }),
    /** Checks a line; null when there is nothing in it to check. */
    next: (line: string, open: boolean): LineVerdict | null => {
      const mark = FENCE.exec(line)?.[0].trim() ?? null;
      if (mark !== null && (fence === null || mark === fence)) {
        fence = fence === null ? mark : null;
        return null;
      }
      if (fence !== null || /^\s*>|^ {4,}\S|^\t/.test(line) || line.length > LONGEST_LINE) return null;
      if (display ? CLOSES_DISPLAY.test(line) : OPENS_DISPLAY.test(line)) {
        display = !display;
        return null;
      }
      return check(line, open);
    },
  };
};

/** `$2^2$ + $3^2 = 13$`: what stands between dollar signs is only the end of a sum, or its beginning. */
const isTied = ({ kind }: Part, before: Part | undefined, after: Part | undefined): boolean =>
  kind === 'mathematics' &&
  ((before?.kind === 'words' && /[-+−–*×·÷/]\s*$/.test(before.text)) ||
    (after?.kind === 'words' && /^\s*[-+−*×·÷/]\s*$/.test(after.text)));

const MOST_NAMED = 12;
const DECIMAL_COMMA = /(\d),(\d{1,2})(?!\d)/g;

const namedIn = (topic: string): NamedFunction[] =>
  formulasIn(
    { kind: 'words', text: topic.slice(0, LONGEST_LINE), start: 0, outerEnd: topic.length },
    { sentence: '', topic, known: [] },
  ).named;

const exchangeAsFlaw = ({ was, now, start, end }: Exchange, text: string, from: number): Wrong => {
  const part = partsOf(text).find((one) => one.start <= start && start < one.outerEnd);
  const latex = part?.kind === 'mathematics';
  const behind = from + (latex ? part.outerEnd : end);
  return { from: from + start, to: from + end, now, behind, latex, was };
};

// The number of a list item is no factor. What is left keeps its place.
const unlisted = (line: string): string =>
  line.replace(/^\s*(?:#{1,6}\s+)?(?:[-*•+]\s+)?(?:\(?\d{1,2}[.)]\s+|\(?[a-h][.)]\s+)?/, (lead) =>
    ' '.repeat(lead.length),
  );

const mended = (line: string, flaws: readonly Wrong[], display: boolean): LineVerdict => {
  const wrong = flaws.toSorted((one, other) => one.from - other.from);
  const edits = wrong.flatMap(({ from, to, now, behind, latex, was = line.slice(from, to) }) => [
    { from, to, text: now },
    ((place) => ({ from: place, to: place, text: note(was, display, latex) }))(display ? to : behind),
  ]);
  // From the end, so that the places of the others stay right.
  const now = edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), line);
  return {
    verdict: 'corrected',
    was: wrong.map(({ from, to, was = line.slice(from, to) }) => was).join('; '),
    line: now,
  };
};

const note = (wrong: string, display: boolean, latex: boolean): string => {
  if (display)
    return /^[\w\s.,/+=-]+$/.test(wrong)
      ? ` \\quad \\text{(corrected: was ${wrong})}`
      : ' \\quad \\text{(corrected)}';
  return ` *(corrected: was ${latex ? `$${wrong}$` : wrong})*`;
};
