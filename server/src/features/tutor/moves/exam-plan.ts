import type { State } from '../state/state.ts';
import { examsIn, minutesIn, type Exam } from '../understand/exam-list.ts';
import { subjectsIn } from '../understand/school-subjects.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** What was told of the exams so far, with what is told now. */
const aboutExamsWith = ({ plan }: State, plain: string): string =>
  plan?.isOfExams ? `${plan.about} | ${plain}` : plain;

/** What is told later counts. */
const read = (sentence: string): { exams: Exam[]; minutes: number | null; hardest: string | null } => {
  const pieces = sentence.split(' | ');
  const exams = pieces.map(examsIn).findLast((some) => some.length > 0) ?? [];
  const minutes = pieces.map(minutesIn).findLast((one) => one !== null) ?? null;
  const hardest = pieces.flatMap((one) => (HARDEST.test(one) ? subjectsIn(one) : [])).at(-1)?.name ?? null;
  return { exams, minutes, hardest };
};
const HARDEST = /\b(?:hard(?:er|est)?|worse|worst|bad at|struggl\w*|worried|scared|difficult|suck at)\b/;

/** A plan out of a student's own exams, days and hours; it is told again where one of them changes. */
export const planExams = ({ state, reading }: MoveContext): Reply | null => {
  const sentence = aboutExamsWith(state, reading.plain);
  const { exams, minutes, hardest } = read(sentence);
  const [next] = exams;
  if (!next) return null;
  const planned: State = goOn(state, {
    focus: 'plan',
    waits: 'answer',
    plan: { about: sentence, step: 1, isOfExams: true },
  });
  if (minutes === null) return { parts: [say('examsTime', { exams: listOf(exams) })], state: planned };
  const [asked] = state.plan?.isOfExams && ASKS_HOW_MUCH.test(reading.plain) ? subjectsIn(reading.plain) : [];
  const one = asked && exams.find(({ subject }) => subject === asked.name);
  if (one) return { parts: [text(shareTold(one, exams, minutes, hardest))], state: planned };
  const page = `/goal-setting?goal=${encodeURIComponent(exams.map(({ subject }) => subject).join(', '))}`;
  const parts: Part[] = [
    text([`With ${timeOf(minutes)} a day:`, ...stepsOf(exams, minutes, hardest)].join('\n\n')),
    say('examsPage', { page }),
    ...(hardest === null && exams.length > 1 ? [ask('examsHardest')] : []),
  ];
  return { parts, state: planned };
};
const ASKS_HOW_MUCH = /\bhow (?:much|long|many)\b/;

const listOf = (exams: readonly Exam[]): string =>
  exams.map(({ subject, day }) => `${subject} (${day})`).join(', ');

/** Two thirds for what comes next, or half where another one is harder. */
const sharesOf = (left: readonly Exam[], minutes: number, hardest: string | null): number[] => {
  const [next, ...others] = left;
  if (others.length === 0) return [minutes];
  const isOtherHarder =
    hardest !== null && hardest !== next?.subject && others.some(({ subject }) => subject === hardest);
  const own = roundTo5(minutes * (isOtherHarder ? 0.5 : 2 / 3));
  return [own, minutes - own];
};
const roundTo5 = (minutes: number): number => Math.round(minutes / 5) * 5;

const stepsOf = (exams: readonly Exam[], minutes: number, hardest: string | null): string[] =>
  exams.map(({ subject, day }, at) => {
    const left = exams.slice(at);
    const [own = minutes, rest = 0] = sharesOf(left, minutes, hardest);
    const from = at === 0 ? 'Until' : `After ${exams[at - 1]?.subject ?? ''}, until`;
    const others = left.slice(1).map((other) => other.subject);
    const beside = rest > 0 ? ` and ${timeOf(rest)} ${others.join(' or ')}` : '';
    return `- ${from} ${day}: ${timeOf(own)} ${subject}${beside}. The last evening: ${subject} only, questions with the book closed.`;
  });

const shareTold = (one: Exam, exams: readonly Exam[], minutes: number, hardest: string | null): string => {
  const at = exams.indexOf(one);
  const [own = minutes, rest = 0] = sharesOf(exams.slice(at), minutes, hardest);
  const now = at === 0 ? own : (sharesOf(exams, minutes, hardest)[1] ?? rest);
  const later = at === 0 ? '' : `, and ${timeOf(own)} a day once ${exams[at - 1]?.subject ?? ''} is over`;
  return `${one.subject}: ${timeOf(now)} a day out of your ${timeOf(minutes)}${later}. The evening before ${one.day} is for it alone.`;
};

const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};
