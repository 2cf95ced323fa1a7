import { askedParts } from './asked-parts.ts';
import { bindingsOf } from './bind.ts';
import { onlyCountsWhatIsAsked } from './counting-numbers.ts';
import { isOfTask } from './judge-number.ts';
import { makeKindIndex, type KindIndex } from './kind-index.ts';
import { isDoubted, kindOfStory } from './kind-of-story.ts';
import { lettersOf, taskOf, type Kind } from './kind.ts';
import { isNamed, makeLikelyKind, type LikelyKind } from './likely-kind.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { numbersIn } from './numbers-told.ts';
import { kindById, type ReadStory } from './read-story.ts';
import { partedAfterTask, taskAlone, workBehind } from './task-alone.ts';
import type { TaskKind } from './task-kind.ts';
import { whatIfIn, type WhatIf } from './what-if.ts';
import { writtenKinds } from './written-kinds.ts';

/**
 * How likely the formulas of a kind must hold for a task. Of 237 tasks by writers who had seen no kind, and which the engine can't
 * read, 100 come so far: for 81 of them the right number is the kind's, for two one of its slips.
 */
const SURE = 0.4;
/** “1/n goes to 0” gives no number of a task. */
const NO_GIVEN =
  /(?<!\d)\d{1,9}\s?\/\s?n\b(?:\^?\d)?|\b(?:goes|go|tends?|gets close|going) to (?:0|zero)\b/gi;
/** “Find the domain of f(x) = …” is no story. */
const [FEWEST_WORDS, FEWEST_ABOUT_FUNCTIONS] = [5, 8];
const FEWEST_AT_ALL = 2;
/** From here on a kind is told, whatever the story was read as. */
const BEYOND_DOUBT = 0.55;
const [SURE_IN_FEW_WORDS, SURE_THOUGH_TOLD] = [0.5, 0.85];
/** Where so many words are in no written task, it is likely about something else. */
const MANY_UNKNOWN = 0.2;
const A_FUNCTION = /(?<![a-z])[fgh]\(x\)/i;
const ASKS =
  /\?|\b(?:how|what|whats|what's|which|find|calculate|work out|determine|compute|need|much|many|setup|set up|help|(?:is|am|that|this|it|i) right)\b/i;
// Made when the first task asks for it, where no build has laid it down.
let likelyKind: ReturnType<typeof makeLikelyKind> | null = null;

const likelyIn = (task: string): LikelyKind | null => {
  likelyKind ??= makeLikelyKind(writtenKinds, makeKindIndex(writtenKinds));
  return likelyKind(task);
};

/** Takes the index that a build has laid down. */
export const useKindIndex = (index: KindIndex): void => {
  likelyKind = makeLikelyKind(writtenKinds, index);
};

/** The kind that a task is surely of, also where work on it stands behind, or what a story was read as; null where neither is sure. */
export const kindOf = (message: string, read: ReadStory | null = null): TaskKind | null => {
  if (onlyCountsWhatIsAsked(message)) return null;
  for (const { task, work } of partedAfterTask(message)) {
    const kind = surelyOf(task, read);
    if (kind) return { ...kind, task, work };
  }
  const story = read && kindOfStory(read, likelyIn(read.task));
  const whole = surelyOf(message, read);
  if (!whole) return story ?? firstOfTwo(message);
  const told = story?.id === whole.id ? story.story : undefined;
  return { ...whole, task: message, work: workBehind(message), ...(told && { story: told }) };
};

/** Of two things that a task asks for, the first may be of a kind by itself. */
const firstOfTwo = (message: string): TaskKind | null => {
  const [first, rest] = askedParts(taskAlone(message)) ?? [];
  const kind = first && surelyOf(first.text, null);
  return kind && rest ? { ...kind, task: first.text, work: workBehind(message), rest } : null;
};

const surelyOf = (message: string, read: ReadStory | null): Omit<TaskKind, 'task' | 'work'> | null => {
  const task = taskAlone(message).replaceAll(NO_GIVEN, ' ');
  const words = task.match(/[a-z][a-z\d]+/gi)?.length ?? 0;
  const fewest = A_FUNCTION.test(task) ? FEWEST_ABOUT_FUNCTIONS : FEWEST_WORDS;
  const asks = words >= fewest && /\d/.test(task) && ASKS.test(task);
  if (words < FEWEST_AT_ALL || ASKS_TO_KNOW.test(task)) return null;
  // No kind is without both, and most messages are: they need not be held against all tasks.
  if (!/\d/.test(task) && !A_SHARE.test(task)) return null;
  if (!asks && (TALKS.test(task) || WORKED_OUT.test(task))) return null;
  if (GOES_ON.test(task) && !ASKS_FOR_SOMETHING.test(task)) return null;
  const likely = likelyIn(task);
  if (!likely || likely.chance < SURE) return null;
  const { id, kind, chance, unknownWords } = likely;
  const isPlain = chance >= SURE_THOUGH_TOLD;
  if (!asks && !isPlain && SPEAKS.test(task)) return null;
  if (!asks && HAPPENS.test(message) && !asksByName(kind, message)) return null;
  const isSurer = chance >= SURE_IN_FEW_WORDS;
  if (unknownWords > MANY_UNKNOWN && !(asks && isSurer)) return null;
  const named = isNamed(kind, task);
  if (!named && chance < BEYOND_DOUBT && read && isDoubted(read, kind)) return null;
  // What has no question, or few words, must call its task by its name, or be surer: where it tells something, surer still.
  const isSet =
    asks ||
    (named && /\d/.test(task)) ||
    (isSurer && (isPlain || !STATES.test(task) || asksByName(kind, task)));
  // What needs no number must call its task by its name too, and ask for a share.
  const isSure = isOfNumbers(kind) ? isSet && hasNumbers(kind, task, isSurer) : named && A_SHARE.test(task);
  const { name, way, example, ask } = kind;
  return isSure ? { id, name, way, example, ask } : null;
};

/** Who asks what something means, or why it is so, sets no task. */
const ASKS_TO_KNOW =
  /^\W*(?:(?:ok(?:ay)?|so|but|and|wait)\b[\s,]*)*(?:why|how come|what if|(?:what|how) about|warum|wieso|pourquoi|por ?qu[eé]|perch[eé]|neden)(?!\p{L})|\bexplain\w*|\bwh(?:at|ats|at's)\b.{0,40}\bmeans?\b(?!\s?(?:of|is|=|\d))|\bhow (?:can|could)\b(?! (?:i|we|you) (?:find|work|calculate|solve))|\bhow do(?:es)? (?:i|you|u|we|they) (?:know|remember|count)\b|\btell me about\b|\bwho (?:invented|discovered|was|were|wrote|came up|made|found)\b/iu;
/** What goes on with something, or speaks about it: “so its 9:35”, “always pH 7”. */
const TALKS =
  /^\W*(?:so|and|but|ok(?:ay)?|oh(?!-)|no|yes|yeah|then|after)\b|\b(?:so|always|never|means|differ|agree|because|cuz|thats|that's|everything|nothing|isnt|cant|dont|doesnt)\b/i;
/** “K so (3,2). and it never crosses the x axis?” goes on with something, and asks for no amount. */
const GOES_ON = /^\W*(?:k|so|and|but|ok(?:ay)?|oh(?!-)|wait|yes|yeah|then)\b/i;
const ASKS_FOR_SOMETHING =
  /\b(?:how|what|whats|what's|which|find|calculate|work out|determine|compute|much|many|set ?up|(?:is|am|that|this|it|i) right)\b/i;
/** Who speaks of themselves may still set a task: “water goes from 50 ml to 65 ml when i put a rock in, …”. */
const SPEAKS = /\b(?:i(?!\s?=)|im|you|we|gone)\b/i;
/** “vy = 20 sin 30 = 10”, “18/6 = 3 half lives”. */
const WORKED_OUT =
  /(?:\d\s?(?:sin|cos|tan|ln|log|√)|\d\s?[-+−*/×÷·^]\s?\(?\d)[^=]{0,40}=\s*[-−$]?\d[\d.,]*(?!\s?[-+*/×÷])/i;
/** What is told: “rain has pH 7”. */
const STATES =
  /^(?!.*\b(?:if|when|where|given)\b).*\b(?:is|are|was|has|have|had|goes|go|gives?|get|makes?|needs?|calls?|must)\b/is;
/** “Na gives 1 electron to Cl and becomes Na+”: what comes of it is told, and nothing is looked for. */
const HAPPENS =
  /\b(?:becomes?|became|turns? into|turned into|means|started|ended|happened)\b|\b(?:gives?|gave|gains?|gained|loses?|lost|takes?|took|uses?|used|shares?)\b[^.?!]{1,80}\b(?:and|so|to)\b/i;
/** “…, area 88. width”: a few words at the end that tell nothing, and name what the kind looks for. */
const asksByName = ({ name, way, ask, steps = [] }: Kind, task: string): boolean => {
  const [, end = ''] = /[.,;:]\s+([^.,;:]{3,60})$/.exec(task.replace(/[\s.]+$/, '')) ?? [];
  if (end === '' || STATES.test(end.replace(LEFT_OPEN, ''))) return false;
  const known = ` ${[name, way, ask, ...steps.map(({ is }) => is)]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, ' ')} `;
  return (
    end.toLowerCase().match(/\b(?!(?:that|with|from|this|then|them|each|same)\b)[a-z]{4,20}/g) ?? []
  ).some((word) => known.includes(` ${word} `));
};
/** “Its area is”. */
const LEFT_OPEN = /\s(?:is|are|=)\s*$/i;
const A_SHARE =
  /\bprob\w*|\bchances?\b|\bhow likely\b|\bodds\b|\bfraction\b|\bpercent\w*|\bproportion\b|\bshare\b|\bp\(|\bboth\b|%/i;

const isOfNumbers = ({ says }: Kind): boolean => says.some((say) => lettersOf(say).length > 0);

/** As many numbers as a task of the kind has at least; a year alone is none, unless the task is surely of the kind. */
const hasNumbers = (kind: Kind, task: string, isSurer: boolean): boolean => {
  const { numbers } = withoutNumbers(task);
  const fewest = Math.min(...kind.says.map((say) => withoutNumbers(taskOf(say)).numbers.length));
  return (
    numbers.length >= fewest &&
    (isSurer || numbers.some(({ value }) => value < FIRST_YEAR || value > LAST_YEAR))
  );
};
const [FIRST_YEAR, LAST_YEAR] = [1000, 2100];

/** The task with one of its numbers changed, where the student asks for that. The formula of a story holds for its own numbers alone. */
export const whatIf = (id: string, task: string, message: string, isDone = false): WhatIf | null => {
  const kind = writtenKinds.get(id);
  return kind ? whatIfIn(kind, taskAlone(task), message, isDone) : null;
};

/** Whether what equations of a student's own come to is what the task comes to; null where nothing says so. */
export const fitsTask = (id: string, task: string, solved: string): boolean | null => {
  const kind = kindById(id);
  const values = numbersIn(solved).map(({ value }) => value);
  if (!kind || values.length === 0 || bindingsOf(kind, taskAlone(task)).length !== 1) return null;
  return values.some((value) =>
    [value, Math.floor(value)].some((one) => isOfTask(kind, taskAlone(task), one)),
  );
};

/** Another task of the kind, one that was not told yet; null where all of them were. Those that read like a book go first, and those with numbers that nobody has worked with. */
export const taskLike = ({ id, text }: { id: string; text: string }): string | null => {
  const known = new Set(numbersIn(text).map(({ value }) => value));
  const tasks = (writtenKinds.get(id)?.says ?? []).map(taskOf).filter((task) => !text.includes(task));
  const isWhole = (task: string): boolean => /^\p{Lu}.*[.?]$/u.test(task) && workBehind(task) === '';
  const isNew = (task: string): boolean =>
    numbersIn(task).filter(({ value }) => known.has(value)).length < SHARED;
  return (
    tasks.find((task) => isWhole(task) && isNew(task)) ??
    tasks.find(isWhole) ??
    tasks.find(isNew) ??
    tasks[0] ??
    null
  );
};
const SHARED = 2;

/** Another task of the kind that a task is of, with that kind; null where it is of none. */
export const likeTask = ({
  problem,
  text,
}: {
  problem: string;
  text: string;
}): { id: string; example: string; task: string } | null => {
  const kind = kindOf(problem);
  const task = kind && taskLike({ id: kind.id, text });
  return kind && task !== null ? { id: kind.id, example: kind.example, task } : null;
};
