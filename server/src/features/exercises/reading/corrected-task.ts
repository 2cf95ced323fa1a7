import { problemIn } from '../working/problem.ts';
import { workedIn } from '../working/worked.ts';
import { judgeMessage } from './judge-message.ts';
import type { OwnProblem } from './judgement.ts';

const WRONGLY =
  /\b(?:copied|wrote|typed|read|put|took|had|looked at)\s(?:it|that|this|the (?:question|problem|sum|task|equation|numbers?|sign))\s(?:down |out )?(?:wrong(?:ly)?|incorrectly)|\bmis(?:read|copied|typed|wrote)\b|\bwrong (?:number|sign|question|problem)\b|\btypo\b/i;
const LEAD =
  /^[\s,.;:!—–-]*(?:(?:sorry|oops|omg|lol|my bad|and|so|but|the (?:real|right|actual|correct) (?:one|question|task|sum) is|it|it['’]?s|its|was|is|says|reads|should (?:be|say)|actually|really|meant to be|supposed to be|i meant|here)[\s,:]+)*/i;
const CONCLUDES =
  /[\s,.;!?]+(?:(?:so|then|and|which)\s+){1,3}(?:(?:it['’]?s|its|it is|that['’]?s|thats|is|i (?:get|got)|the answer is|makes|gives|just|only|now)\s+)*(?=[-−(√a-z]?\s?[\da-z])(?<claim>[^,;]{1,40})$/i;

/** “I copied it wrong, its 3 1/3 − 1 3/4. so then its just 1 7/12”: the task as it is meant, with what is said to come out. */
export const correctedTask = (message: string, last: string): OwnProblem | null => {
  const found = WRONGLY.exec(message);
  const rest = found ? message.slice(found.index + found[0].length).replace(LEAD, '') : '';
  const end = CONCLUDES.exec(rest);
  const written = (end ? rest.slice(0, end.index) : rest)
    .replace(/[\s.!?]+$/, '')
    .replaceAll(/(?<=\d)\s?x\s?(?=\d)/gi, ' × ');
  if (!/\d/.test(written)) return null;
  const verb = /^\W*(solve|simplify|expand|factori[sz]e|factor|differentiate|integrate)\b/i.exec(last)?.[1];
  const forms = verb === undefined ? [written, `What is ${written}?`] : [`${verb} ${written}`, written];
  const exercise = forms.find((one) => problemIn(one) !== null);
  const worked = exercise === undefined ? null : workedIn(exercise);
  if (exercise === undefined || !worked || worked.problem.text === workedIn(last)?.problem.text) return null;
  const attempt = end?.groups?.['claim']?.replace(/[\s.!?]+$/, '') ?? '';
  const judgement =
    attempt === '' ? null : judgeMessage(worked, { line: worked.problem.text, found: '' }, attempt);
  return { exercise, judgement, attempt };
};
