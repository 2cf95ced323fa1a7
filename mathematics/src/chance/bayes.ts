import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { isNegative } from '../words/stems.ts';
import { told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { questionIn } from './parameters.ts';
import { bestOf, sharesSaid, type SaidShare } from './said-chances.ts';

/** Groups that make up everything, and how often something happens in each. */
interface Groups {
  readonly names: readonly string[];
  readonly priors: readonly number[];
  readonly rates: readonly number[];
}

const LONGEST = 900;
const OTHERS = /\b(?:not|without|no|other|others|healthy|never|non\w*|rest)\b|n't\b/i;

/** Groups with different rates: how likely something is at all, and from which group it came. */
export const bayesTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\bprobab|\bchance\b|\bhow likely\b|\bpercent/i.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const story = text.slice(0, text.lastIndexOf(question));
  const groups = urnsIn(text) ?? groupsIn(`${story} ${questionWithNumbers(question)}`);
  return groups && answered(groups, story, question, raw);
};

const questionWithNumbers = (question: string): string => (/\d/.test(question) ? question : '');
const isWhole = (a: number, b: number): boolean => Math.abs(a + b - 1) < 1e-9;

const groupsIn = (text: string): Groups | null => {
  const shares = sharesSaid(text);
  const [a, b, c, d, more] = shares;
  if (!a || !b || !c || more) return null;
  if (!d) return priorFirst(text, a, b, c);
  const byOrder = isWhole(a.part, b.part) ? [a, b, c, d] : isWhole(a.part, c.part) ? [a, c, b, d] : null;
  if (!byOrder) return null;
  const [first, second, third, fourth] = byOrder;
  if (!first || !second || !third || !fourth) return null;
  const names = [first.clause, second.clause];
  const swapped = bestOf(names, third.clause) === 1 && bestOf(names, fourth.clause) !== 1;
  const [one, two] = swapped ? [fourth, third] : [third, fourth];
  return { names, priors: [first.part, second.part], rates: [one.part, two.part] };
};

// How large the group is stands in a sentence of its own, or comes first.
const priorFirst = (text: string, a: SaidShare, b: SaidShare, c: SaidShare): Groups | null => {
  const isApart = (x: SaidShare, y: SaidShare): boolean =>
    /[.;?!]\s/.test(text.slice(Math.min(x.start, y.start), Math.max(x.start, y.start)));
  if (!isApart(a, b) && isApart(b, c)) return withOthers(c, a, b);
  return isApart(a, b) ? withOthers(a, b, c) : null;
};

// One group is told, the other is everybody else.
const withOthers = (prior: SaidShare, b: SaidShare, c: SaidShare): Groups | null => {
  const [ofB, ofC] = [OTHERS.test(b.clause), OTHERS.test(c.clause)];
  if (ofB === ofC || isWhole(b.part, c.part)) return null;
  const [hit, other] = ofB ? [c, b] : [b, c];
  // A test that is told by its negative results is right so often.
  const turned = /\bnegative\b/i.test(other.clause) && /\bpositive\b/i.test(hit.clause);
  return {
    names: [`${prior.clause} ${hit.clause}`, 'not'],
    priors: [prior.part, 1 - prior.part],
    rates: [hit.part, turned ? 1 - other.part : other.part],
  };
};

const URN =
  /\b((?:box|bag|urn|jar|bowl|bin)\s+(?:\d|[A-Z]\b)|(?:first|second)\s+(?:box|bag|urn|jar|bowl))\b[^.]*?\b(\d+)\s+([a-z]+)(?:\s+[a-z]+)?\s+and\s+(\d+)\s+([a-z]+)/gi;

// A box is chosen at random, then a ball.
const urnsIn = (text: string): Groups | null => {
  const urns = [...text.matchAll(URN)];
  if (
    urns.length < 2 ||
    !/\b(?:box|bag|urn|jar|bowl|bin)\b[^.]*\b(?:random|chosen|selected|picked)/i.test(text)
  )
    return null;
  const kinds = urns.map((match) => [match[3]?.toLowerCase(), match[5]?.toLowerCase()]);
  const asked = kinds[0]?.find(
    (kind) =>
      kind !== undefined &&
      new RegExp(String.raw`\b${kind}\b`, 'i').test(
        text.slice((urns.at(-1)?.index ?? 0) + (urns.at(-1)?.[0].length ?? 0)),
      ),
  );
  if (asked === undefined) return null;
  const rates = urns.map((match, at) => {
    const [first, second] = [Number(match[2]), Number(match[4])];
    return (
      (kinds[at]?.[0] === asked ? first : kinds[at]?.[1] === asked ? second : Number.NaN) / (first + second)
    );
  });
  if (rates.some((rate) => !Number.isFinite(rate))) return null;
  return { names: urns.map((match) => match[1] ?? ''), priors: urns.map(() => 1 / urns.length), rates };
};

const answered = (
  { names, priors, rates }: Groups,
  story: string,
  question: string,
  raw: string,
): Worked | null => {
  const joint = priors.map((prior, at) => prior * (rates[at] ?? 0));
  const whole = joint.reduce((sum, one) => sum + one, 0);
  const line = priors.map((prior, at) => `${inLine(prior)} × ${inLine(rates[at] ?? 0)}`).join(' + ');
  const steps: ToldStep[] = [
    [`${line} = ${inLine(whole)}`, 'Add the ways to it', 'Each group with its own rate.'],
  ];
  const known = conditionIn(story, question);
  if (known === null)
    return isForOneGroup(names, question)
      ? null
      : told('groups with rates', 'probability', steps, nearAnswer(whole, raw, '', 4));
  const group = groupAsked(names, known.asked);
  if (group === null || known.isDenied) return null;
  const value = (joint[group] ?? 0) / whole;
  return told(
    'groups with rates',
    'probability',
    [
      ...steps,
      [
        `${inLine(joint[group] ?? 0)} ÷ ${inLine(whole)} = ${inLine(value)}`,
        'The part of this group',
        'Bayes: only those ways are left.',
      ],
    ],
    nearAnswer(value, raw, '', 4),
  );
};

const isForOneGroup = (names: readonly string[], question: string): boolean =>
  /\bgiven\b|\band\b/i.test(question) && bestOf(names, question) !== null;

// What is known to have happened: after `if` or `given`, or told in a sentence without numbers just before.
const conditionIn = (story: string, question: string): { asked: string; isDenied: boolean } | null => {
  const within = /^(?:if|given(?:\s+that)?|suppose)\b([^,]*),(.*)$/is.exec(question.trim()) ?? null;
  if (within) return { asked: within[2] ?? '', isDenied: denied(within[1] ?? '') };
  const behind = /^(.*?)\b(?:given(?:\s+that)?|if)\b(.*)$/is.exec(question);
  if (behind) return { asked: behind[1] ?? '', isDenied: denied(behind[2] ?? '') };
  const last =
    story
      .trim()
      .split(/(?<=[.!?])\s+|\n/)
      .at(-1) ?? '';
  const isEvent = last !== '' && !/\d/.test(last) && !/\b(?:chosen|selected|picked|drawn)\b/i.test(last);
  const said = last.replace(/\b(?:box|bag|urn|jar)\s+\d/gi, '');
  return isEvent && said !== '' ? { asked: question, isDenied: denied(last) } : null;
};

const denied = (text: string): boolean => isNegative(text) || /\bnegative\b/i.test(text);

const groupAsked = (names: readonly string[], asked: string): number | null => {
  if (names[1] === 'not') return isNegative(asked) ? 1 : 0;
  const letter =
    /\b(?:factory|machine|box|bag|urn|plant|supplier|line|company|jar|bowl|bin|group|store|farm|school|city|brand|shop|class|team|route|country|worker|bank|printer|airline|school)\s+(\d|[A-Z])\b/i;
  const wanted = letter.exec(asked)?.[1];
  if (wanted !== undefined) {
    const hits = names.flatMap((name, at) => (letter.exec(name)?.[1] === wanted ? [at] : []));
    return hits.length === 1 ? (hits[0] ?? null) : null;
  }
  return bestOf(names, asked);
};
