import type { Reading } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { inText } from './story-help.ts';

/** A number that was found in a task: its answer, something on the way, or a slip. */
export const onNumber = (
  { number, verdict }: NonNullable<Reading['maths']['inTask']>,
  message: string,
  where: 'opening' | 'going on',
): Part[] => {
  switch (verdict.is) {
    case 'answer':
      return [say('taskAnswer', { answer: inText(number) })];
    case 'step':
      return [
        // Where several numbers answer a task, one of them is no step before them.
        say(
          !verdict.isLast && !verdict.isPart && isMeantAsResult(message, where) ? 'taskStepOnly' : 'taskStep',
          {
            answer: inText(number),
            name: verdict.name,
          },
        ),
        // Behind the last thing that is looked for nothing comes.
        ...(verdict.isLast ? [] : [ask('whatNext')]),
      ];
    case 'slip':
      return [say('taskSlip'), text(verdict.say)];
    default:
      return verdict satisfies never;
  }
};

/** “64 m high”, “is it 126”: a number that is told as what was asked for, and not as a step. */
const isMeantAsResult = (message: string, where: 'opening' | 'going on'): boolean =>
  !/\b(?:first|then|start|step|now|next|so far|need|on the way|just|only)\b/i.test(message) &&
  (TOLD_AS_RESULT.test(message) ||
    // In the middle of a task a bare number answers our question for the next step.
    (where === 'opening' && (A_NUMBER_ALONE.test(message) || A_SUM_TO_THE_END.test(message))));
/** “8 × 7 × 6 = 336”; what has a letter of its own is no result yet. */
const A_SUM_TO_THE_END = /^[^\p{L}=]*=\s?[-−$]?\d[\d.,]*\s?\S{0,8}\W*$/u;
const A_NUMBER_ALONE = /^(?:like |about |just )?[-−$]?\d[\d.,/]*(?:\s?[\p{L}%°$€²³]{1,9}){0,2}\s*[?!.]*$/iu;
const TOLD_AS_RESULT =
  /\b(?:is it|is that|answer is|so|so (?:the|my) [\p{L} ]{3,30} (?:is|=|comes to)|i (?:got|get|think|put)|its|it['’]s)\s+(?:rs\.?\s)?(?:like |about |just )?[-−$]?\d[\d.,/]*(?:\s?[\p{L}%°$€²³]{1,9}){0,2}\s*[?!.]*$/iu;
