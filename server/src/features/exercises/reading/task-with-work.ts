import { inOurWriting, type Worked } from '@studia/mathematics';
import { problemIn } from '../working/problem.ts';
import { givenBehind, withGiven } from './given-data.ts';
import { judgeMessage } from './judge-message.ts';
import type { Judgement, OwnProblem } from './judgement.ts';
import { onTheWay } from './on-the-way.ts';
import { asAnswer, BEHIND_ATTEMPT, CALLS_IT_WORK } from './own-problem.ts';

/** Where a task may end and work on it begin. */
const BOUNDARY =
  /(?<=[.?!;:])\s+|\n+|,\s+(?!\d)|\s{2,8}|\s+(?=(?:so|i|i'm|first|then|my|is it|is that|thats|its|it's|we|u|you|and (?:what|is|does|how|then|find|say|whether|if)|primero|entonces|donc|d'abord|je|zuerst|also|ich|allora|prima|então|primeiro|önce)(?!\p{L}))/giu;
const [LONGEST, MOST_BOUNDARIES] = [400, 14];
const SETS =
  /\b(?:solve|simplify|factor|expand|multiply out|evaluate|calculate|work out|find|compute|what(?:'s|s)?|differentiate|derivative|integra\w+|limit|lim|make|write|convert|r[eé]sol\w+|löse|berechne|calcul\w+|trova|risolvi|encontr\w+|çöz)\b|\?/i;
/** What anybody may write down in a sentence, without a task. */
const OF_SIGNS_ALONE = new Set(['work out', 'evaluate', 'simplify', 'solve']);
/** “… and what happens to it if the speed doubles” asks for more. */
// “Is it 2x cos(3x)” is an attempt.
const FURTHER_QUESTION = /^(?:and is|(?:and )?(?:what|does|how|whether))\b[^.?!]{0,120}(?:[.?!]\s*|$)/i;
const ENDS_A_SENTENCE = /[.?!\n]\s*$/;

/** A task with work on it behind, and whether that can only be work on it. */
interface TaskWithWork {
  problem: OwnProblem;
  isSure: boolean;
}

/** “x² − 5x + 6 = 0 solve. so (x − 2)(x − 3) = 0?”: a task with work on it behind; null where nothing says that it is so. */
export const taskWithWork = (message: string): TaskWithWork | null => {
  if (message.length > LONGEST) return null;
  const cuts = Array.from(message.matchAll(BOUNDARY), ({ index, 0: { length } }) => ({
    task: message.slice(0, index),
    ending: message.slice(0, index + length),
    behind: message
      .slice(index + length)
      .replace(CALLS_IT_WORK, '')
      .replace(BEHIND_ATTEMPT, ''),
  })).slice(0, MOST_BOUNDARIES);
  const tried = cuts.flatMap(({ task, ending, behind }) => {
    // “g = 10” is given, and no work.
    const given = givenBehind(behind);
    const work = given.rest.replace(FURTHER_QUESTION, '');
    // With what is given behind it, a task is one though nothing was done about it.
    const isAlone = work.trim() === '' && given.data !== '';
    const worked = isAlone || /\d/.test(work) || /[a-z]\s?[=^(]/i.test(work) ? problemIn(task) : null;
    return worked && worked.problem.text !== inOurWriting(work)
      ? [
          {
            task: withGiven(task, given.data),
            isEnd: ENDS_A_SENTENCE.test(ending) || work !== behind,
            work,
            worked,
            judgement: isAlone
              ? null
              : (judgeMessage(worked, standingAt(worked), work) ?? judgedEnd(worked, work)),
          },
        ]
      : [];
  });
  const sure = ofTaskAsSet(tried).find(({ judgement }) => judgement !== null && IS_ON_IT.has(judgement.kind));
  if (sure) return { problem: problemOf(sure), isSure: true };
  const set = ofTaskAsSet(tried).findLast(
    ({ task, isEnd, worked }) => isEnd && (SETS.test(task) || !OF_SIGNS_ALONE.has(worked.instruction)),
  );
  if (!set) return null;
  const number = /\p{L}{3}/u.test(set.work) ? onTheWay(set.work, set.worked, set.task) : null;
  if (number) return { problem: { ...problemOf(set), judgement: null, onTheWay: number }, isSure: true };
  return set.work.trim() === '' || IS_WORK.test(set.work) ? { problem: problemOf(set), isSure: false } : null;
};

/** “solve 3(x − 4) = 2x + 5. i got 3x − 4 = 2x + 5 so x = 9”: what comes out is held against the task as it was set, and not against a line of the student’s own. */
const ofTaskAsSet = <T extends { task: string; worked: Worked }>(tried: readonly T[]): readonly T[] => {
  const [first, ...others] = tried;
  if (!first || !SETS.test(first.task)) return tried;
  return [
    first,
    ...others.filter(
      ({ task, worked }) =>
        worked.problem.text === first.worked.problem.text || !OWN_LINE.test(task.slice(first.task.length)),
    ),
  ];
};
const OWN_LINE =
  /^[\s,.;:!?]*(?:(?:and|but|so|ok|oh)\s)*(?:i(?:['’]?ve| had| have)?|we|my|so|first|then|thats?|that['’]s|it['’]?s)(?!\p{L}).*=/isu;

/** “−9 + 4(−3) = −9 − 12 = −21”: of a sum that was worked out in one line the end is its answer. */
const judgedEnd = (worked: Worked, work: string): Judgement | null => {
  const end = /^[^\p{L}=]*(?:=[^\p{L}=]*)+=\s*([-−]?\d[\d.,/]*)\W*$/u.exec(work)?.[1];
  return end === undefined || /\p{L}/u.test(worked.problem.text)
    ? null
    : judgeMessage(worked, standingAt(worked), end);
};

const standingAt = ({ problem }: Worked) => ({ line: problem.text, found: '' });

/** What can only be said of this very task. */
const IS_ON_IT: ReadonlySet<Judgement['kind']> = new Set([
  'right',
  'right over the reals',
  'line',
  'part',
  'form',
]);

/** Work tells what comes out. */
const IS_WORK =
  /=|\b(?:is|are|gives?|get)\b|^\W*(?:so|i|i'm|first|then|my|is it|is that|thats|its|it's|we|[-−\d(])/i;

/** Who tells what it comes to proposes no way. */
const COMES_TO = /(?:\bso\b|=|\bgot\b)[^\d]{0,12}[-−$]?\d[\d.,]*\s?\S{0,6}\W*$/i;

const problemOf = ({
  task,
  work,
  judgement,
}: {
  task: string;
  work: string;
  judgement: Judgement | null;
}): OwnProblem => ({
  exercise: task.trim(),
  judgement: asAnswer(judgement?.kind === 'method' && COMES_TO.test(work) ? null : judgement, work),
  attempt: work,
  isWorkedOn: true,
});
