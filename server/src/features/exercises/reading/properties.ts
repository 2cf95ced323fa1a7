import { measuresIn, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { ofCurve } from './curve-properties.ts';
import { judgeMessage } from './judge-message.ts';
import { lawsOf } from './law-told.ts';
import type { Property } from './property.ts';

const NAMES =
  'area|perimeter|circumference|volume|surface area|power|speed|velocity|acceleration|force|work|(?:kinetic |potential )?energy|momentum|pressure|density|current|voltage|resistance|hypotenuse|diameter|radius|mean|median|mode|range';
const VALUE = String.raw`[-−]?[$€£]?\d[\d.,]*(?:\s?[\p{L}Ω°%][\p{L}\d/²³^°]{0,9})?`;
const NAMED = new RegExp(
  String.raw`^(.*?)(?:^|[\s,.;]+)(?:(?:and|so|then|also)\s+)+(?:the |its |it['’]s |my )?(${NAMES})\s?(?:=|is|was|would be|must be|:)\s?(?:about )?(${VALUE})[\s.?!]*(?:right|then|too)?[\s.?!]*$`,
  'isu',
);

/** “12 and the area is 60”, “… and it never crosses the x axis?”: what is said first, and what is said of something that was not asked; null where nothing is. */
export const propertyIn = (
  message: string,
  task: string,
  before: readonly string[],
): { rest: string; property: Property } | null => {
  const worked = workedIn(task);
  if (!worked) return null;
  const curve = ofCurve(worked, message);
  if (curve) return curve;
  const [, rest = '', name = '', value = ''] = NAMED.exec(message) ?? [];
  if (name === '' || isAsked(worked, task, name)) return null;
  const claim = `the ${name.toLowerCase()} is ${value.trim()}`;
  const other = tasksFor(name, worked, task, before).find((one) => workedIn(one));
  const held = other === undefined ? null : workedIn(other);
  const judgement = held && judgeMessage(held, { line: held.problem.text, found: '' }, value);
  const isRight = judgement?.kind === 'right' ? true : judgement?.kind === 'wrong' ? false : null;
  const [first] = held?.steps ?? [];
  const law = held?.steps.findLast(({ reason }) => reason.startsWith('Here '))?.after ?? first?.after;
  return {
    rest,
    property: {
      claim,
      isRight,
      why: isRight ? claim : law ? `Look at how it goes: ${law.text}.` : '',
    },
  };
};

const isAsked = (worked: Worked, task: string, name: string): boolean => {
  const law = lawsOf(worked).at(-1);
  const asked = `${worked.instruction} ${law?.quantities.get(law.target) ?? ''} ${QUESTION.exec(task)?.[0] ?? ''}`;
  return asked.toLowerCase().includes(name.toLowerCase());
};
const QUESTION =
  /(?:^|[.,;?!]\s*|\s)(?:find|what(?:['’]s|s| is)?|how|calculate|determine|work out|need)\b.*$/is;

/** The task with another question: with the same numbers, or with what came out and what was told beside it. */
const tasksFor = (name: string, worked: Worked, task: string, before: readonly string[]): string[] => {
  const head = task.replace(QUESTION, '');
  const told = before.findLast((one) => one.includes(task.slice(0, SAME).trim())) ?? task;
  const law = lawsOf(worked).at(-1);
  const own = new Set(measuresIn(worked.problem.text)?.map(({ number }) => number));
  const more = Array.from(told.matchAll(A_MEASURE), ([one]) => one).filter(
    (one) => !own.has(Number.parseFloat(one)),
  );
  return [
    ...(/\d/.test(head) ? [`${head}, find the ${name}`] : []),
    ...(law && more.length > 0
      ? [
          `${worked.answer.text} of ${(law.quantities.get(law.target) ?? '').split(' ').at(-1)} in ${more.join(', ')}. What is the ${name}?`,
        ]
      : []),
  ];
};
const SAME = 30;
const A_MEASURE =
  /(?<![\d.\p{L}])\d+(?:\.\d+)?\s?(?:[kcm]?m|s|h|min|k?g|N|J|W|V|A|L|l)(?:²|³|\^[23])?(?![\p{L}\d/])/gu;
