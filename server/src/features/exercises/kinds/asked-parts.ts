import { bindingsOf } from './bind.ts';
import { isOfFormula } from './judge-number.ts';
import { numbersIn } from './numbers-told.ts';
import { kindById } from './read-story.ts';
import { taskAlone } from './task-alone.ts';

/** One of the things that a task asks for, and the task as if only that were asked. */
export interface AskedPart {
  part: string;
  text: string;
}

const QUESTION = String.raw`(?:how (?:many|much|long|far|old|fast|tall|big|high|deep|heavy|large|often)|what(?:'s|’s|s)?|which|where|when|find|calculate|work out|determine|compute)\b`;
const YES_OR_NO = String.raw`(?:does|do|is|are|will|would|can) (?:it|they|he|she|the \p{L}+)\b`;
const ASIDE = String.raw`\s*(?:\([^()]{1,40}\)\s*)?`;
/** “…, and how fast is it then”, “…? And what power if it takes 6 s”. */
const SECOND = new RegExp(
  String.raw`(?:\s*[,;?.]+${ASIDE}|\s+)(?:(?:and|n|&|then|also)\s+){1,2}(?=${QUESTION}|${YES_OR_NO})|\?${ASIDE}(?=${QUESTION})`,
  'iu',
);
const NAME = String.raw`((?:the |its |their )?\p{L}{3,20}(?: (?!(?:of|between|for|in|to|from|with|at|and)\b)\p{L}{2,20}){0,3}?)`;
/** “Find the acceleration and the net force”. */
const TWO_NAMES = new RegExp(
  String.raw`\b(?:find|calculate|work out|determine|compute|what(?:'s|’s| is| are))\s+${NAME}\s+(?:and|n|&)\s+${NAME}\s*[.?!]*$`,
  'iu',
);
/** What asks about the work on a task asks for nothing in it. */
const ABOUT_THE_WORK =
  /\b(?:i|u|you|we)\s+(?:do|start|begin|did|use|need)\b|\b(?:formula|first step|equation|rule|method|mean|help|answer|right|wrong)\b/i;
const [LONGEST_TASK, LONGEST_PART, SHORTEST_PART] = [400, 120, 2];

/** The two things that a task asks for, in their order; null where it asks for one, or for more. */
export const askedParts = (task: string): [AskedPart, AskedPart] | null =>
  task.length > LONGEST_TASK ? null : (partsOfQuestions(task) ?? partsByName(task));

const partsOfQuestions = (task: string): [AskedPart, AskedPart] | null => {
  const parting = SECOND.exec(task);
  if (!parting) return null;
  const [before, behind] = [task.slice(0, parting.index), task.slice(parting.index + parting[0].length)];
  const at = before.search(new RegExp(String.raw`\b${QUESTION}`, 'i'));
  const [told, first] = [before.slice(0, at), before.slice(at)];
  const [second = '', ...rest] = behind.split(/(?<=[?!]|[^\d][.])\s+/);
  const end = rest.join(' ').trim();
  const isMore = new RegExp(QUESTION, 'i').test(end);
  if (
    at < 0 ||
    first.includes('?') ||
    isMore ||
    !isPart(first) ||
    !isPart(second) ||
    ABOUT_THE_WORK.test(second)
  )
    return null;
  const aside = /\([^()]{1,40}\)/.exec(parting[0])?.[0] ?? '';
  const given = /\d/.test(aside) ? aside : '';
  return [
    { part: bare(first), text: joined(told, `${bare(first)}?`, given, end) },
    {
      part: bare(second),
      text: joined(/\d/.test(told) ? told : `${asTold(first)}.`, given, `${bare(second)}?`, end),
    },
  ];
};

/** “How much work is done lifting a 15 kg box 2 m up” without its question tells of “lifting a 15 kg box 2 m up”. */
const asTold = (question: string): string =>
  bare(question).replace(
    new RegExp(
      String.raw`^${QUESTION}(?: (?!(?:a|an|the)\b)\p{L}+){0,4}? (?:is|are|was|were|does|do|did)(?: (?:done|needed|used|made|it|there|in))?\s(?=\S+\s)`,
      'iu',
    ),
    '',
  );

const partsByName = (task: string): [AskedPart, AskedPart] | null => {
  const named = TWO_NAMES.exec(task);
  const [, first, second] = named ?? [];
  const told = task.slice(0, named?.index ?? 0);
  if (first === undefined || second === undefined || !/\d/.test(told)) return null;
  const asFound = (name: string): AskedPart => ({
    part: withArticle(name),
    text: joined(told, `find ${withArticle(name)}.`),
  });
  return [asFound(first), asFound(second)];
};

const withArticle = (name: string): string => (/^(?:the|its|their)\s/i.test(name) ? name : `the ${name}`);
const bare = (part: string): string => part.replace(/^\W+|[\s?.!,;]+$/g, '');
const isPart = (part: string): boolean =>
  bare(part).length <= LONGEST_PART && (bare(part).match(/\p{L}+/gu)?.length ?? 0) >= SHORTEST_PART;
const joined = (...parts: string[]): string =>
  parts
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(' ');

interface TaskProgress {
  /** The task, and its kind where it is known. */
  text: string;
  id: string | null;
  /** What the answer that was just found is called, where no kind says so. */
  named: string;
  /** All values that were reached on it, as they were written. */
  reached: readonly string[];
}

/** The part of a task that is still open once something was found; null where it asks for one thing, or both are there. */
export const openPart = ({ text, id, named, reached }: TaskProgress): AskedPart | null => {
  const parts = askedParts(taskAlone(text));
  if (!parts) return null;
  const kind = id === null ? undefined : kindById(id);
  const bindings = kind ? bindingsOf(kind, taskAlone(text)) : [];
  const values = [...new Set(reached.flatMap((one) => numbersIn(one).slice(0, 1)).map(({ value }) => value))];
  const quantities = kind
    ? [...(kind.answer === undefined ? [] : [{ is: kind.name, get: kind.answer }]), ...(kind.steps ?? [])]
    : [];
  const isFound = (get: string): boolean => values.some((value) => isOfFormula(get, bindings, value));
  const found = quantities.filter(({ get }) => isFound(get));
  const missing = quantities.filter(({ get }) => !isFound(get));
  const names = [named, ...found.map(({ is }) => is)];
  const open = parts.filter(({ part }) => !names.some((name) => isAlike(name, part)));
  const [one, other] = open;
  if (one === undefined) return null;
  // What the kind does not know at all is open while only one thing was found.
  const isLeft = !kind || found.length < parts.length || missing.some(({ is }) => isAlike(is, one.part));
  if (other === undefined) return isLeft ? one : null;
  return found.length < parts.length && (kind || named === '') ? other : null;
};

const isAlike = (name: string, part: string): boolean => {
  const words = wordsOf(name);
  return wordsOf(part).some((word) => words.includes(word));
};
const wordsOf = (text: string): string[] =>
  (
    MEASURED.reduce((left, [asked, named]) => left.replace(asked, named), text.toLowerCase()).match(
      /\p{L}{4,20}/gu,
    ) ?? []
  )
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/s$/, ''));
/** What is asked for by how it is asked. */
const MEASURED: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:long|much time)\b(?=.*\b(?:take|till|until|hit|land|last|time|air)\b)/, 'time'],
  [/\bhow fast\b/, 'speed velocity'],
  [/\bhow far\b/, 'distance'],
  [/\bhow (?:high|tall)\b/, 'height'],
  [/\bhow old\b/, 'age'],
  [/\bhow heavy\b/, 'mass weight'],
];
const SMALL_WORDS = new Set(
  'find much many what does long will take takes have with from that then them they their this into which when where each both total number calculate determine compute work out needed'.split(
    ' ',
  ),
);
