import type { Answer } from '../../mathematics/src/worked.ts';
import { drawFrom } from '../../server/src/chance.ts';
import { inline } from '../../server/src/features/exercises/show/mathematics.ts';
import { problemOfEveryKind } from '../../server/src/features/exercises/working/problem-kinds.ts';
import type { Lookup } from '../../server/src/features/library/search/search.ts';
import { readState } from '../../server/src/features/tutor/state/state.ts';
import type { Evaluation } from './evaluation.ts';
import { halfOf } from './halves.ts';
import { ownMaterial, rowsOf } from './material.ts';
import { engine } from './mathematics-engine.ts';
import type { OwnProblem } from './own-mathematics.ts';
import { starterLibrary, talkWith, type Turn } from './tutor.ts';

interface Material {
  wrongWork: readonly { lines: readonly string[]; wrong: number }[];
  rightWork: readonly (readonly string[])[];
  notInTheBooks: readonly string[];
  inTheBooks: readonly (readonly [question: string, word: string])[];
  followUps: readonly string[];
}

/** A problem of the shared material, in the words of either file. */
interface SharedProblem {
  id?: string;
  question?: string;
  instruction?: string;
  problem?: string;
}

/** What the parts of this eval share. */
interface Bench {
  material: Material;
  talk: ReturnType<typeof talkWith>;
  count: (property: string, held: boolean, miss: string) => void;
  /** The first turns to new problems. */
  openings: Turn[];
}

const SEEDS = 4;
const FROM_ELSEWHERE = 150;

/** How the built-in tutor behaves: one figure a property, over problems of every kind that it can make and phrases of our own. */
export const evalTutorBehaviour = async (): Promise<Evaluation> => {
  const material = await ownMaterial<Material>('tutor-behaviour.json');
  const library = starterLibrary();
  const hold = talkWith(library);
  const properties = new Map<string, { good: number; all: number; misses: string[] }>();
  const turns: Turn[] = [];
  const count: Bench['count'] = (property, held, miss) => {
    const { good, all, misses } = properties.get(property) ?? { good: 0, all: 0, misses: [] };
    properties.set(property, {
      good: good + (held ? 1 : 0),
      all: all + 1,
      misses: held ? misses : [...misses, miss],
    });
  };
  const talk: Bench['talk'] = async (messages, situation) => {
    const replies = await hold(messages, situation);
    turns.push(...replies);
    return replies;
  };
  const openings: Turn[] = [];
  const bench: Bench = { talk, count, material, openings };
  const problems = await problemsOfAllKinds();
  for (const problem of problems) await oneProblem(bench, problem);
  await ownWork(bench);
  await knowledge(bench, library);
  const asking = turns.filter(({ text }) => endsInTask(text)).length;
  return {
    figure: [...properties]
      .map(([property, { good, all }]) => `${property} ${percent(good, all)}`)
      .join('; '),
    notes: [
      ...[...properties].map(
        ([property, { good, all }]) => `${property}: ${good} of ${all} (${percent(good, all)})`,
      ),
      `turns that end in a question or task: ${asking} of ${turns.length} (${percent(asking, turns.length)})`,
      `first words to a new problem: half within ${middle(openings, 0.5)} ms, 95 of 100 within ${middle(openings, 0.95)} ms`,
    ],
    misses: [...properties].flatMap(([property, { misses }]) => misses.map((miss) => `${property}: ${miss}`)),
  };
};

const percent = (good: number, all: number): string => `${((100 * good) / Math.max(1, all)).toFixed(1)} %`;
const middle = (turns: readonly Turn[], share: number): number => {
  const times = turns.map(({ firstWords }) => firstWords).toSorted((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
};
const TASK =
  /(?:^|\n|[.:;!?…✓] )(?:\*\*Question \d+ of \d+\.\*\* |Try |Now try |Fill in |Your turn|Say |Write |Put |Tell me|Can you|Which)[^\n]*$/;
const endsInTask = (text: string): boolean =>
  /\?["”*)]*\s*$/.test(text) || TASK.test(text.trim()) || /\*\*Question \d+ of/.test(text);

/** Problems of every kind that the tutor makes itself, our own set, and some of the shared material where that is here. */
const problemsOfAllKinds = async (): Promise<string[]> => {
  const made = Array.from({ length: SEEDS }, (_, seed) =>
    problemOfEveryKind(drawFrom(`behaviour ${seed}`)),
  ).flat();
  const own = (await ownMaterial<OwnProblem[]>('own-mathematics.json'))
    .filter(({ answer }) => answer !== null)
    .map(({ ask }) => ask);
  const shared = await Promise.all(
    ['algebra.jsonl', 'deepmind-math.jsonl'].map(async (file) =>
      ((await rowsOf<SharedProblem>(file)) ?? []).filter(isSeen).map(askOf),
    ),
  );
  const draw = drawFrom('from elsewhere');
  const others = shared.flatMap((asks) =>
    asks.length === 0 ? [] : Array.from({ length: FROM_ELSEWHERE }, () => asks[draw(asks.length)] ?? ''),
  );
  return [...made, ...own, ...new Set(others)].filter((ask) => engine.work(ask).kind === 'worked');
};

// Only the half that the engine is developed against: the other stays unread.
const isSeen = ({ id, question = '' }: SharedProblem): boolean => halfOf(id ?? question) === 'seen';
const askOf = ({ question, instruction = '', problem = '' }: SharedProblem): string =>
  question ?? `${instruction.replace(/^In the following exercises?, /i, '')} ${problem}`;

const CONFIRMED = /^(?:Yes|Right|That’s|Exactly|Good)\b/;
const oneProblem = async ({ talk, count, openings }: Bench, problem: string): Promise<void> => {
  const worked = engine.work(problem);
  if (worked.kind !== 'worked') return count('problems understood', false, problem);
  const { answer } = worked;
  const [opened] = await talk([problem]);
  openings.push(opened);
  const own = opened.text
    .replace(inline(worked.problem), '')
    .replace(worked.problem.text, '')
    .replace(opened.proof?.solution?.problem.text ?? '', '');
  count('no solution at the first ask', !holdsAnswer(own, answer), `${problem} → ${opened.text}`);
  count('solution waits in the data', Boolean(opened.proof?.solution), problem);
  const [, begged] = await talk([problem, 'just tell me the answer']);
  count('no solution at the first ask', !holdsAnswer(begged.text, answer), `${problem} → ${begged.text}`);
  for (const message of waysToSay(answer.text)) {
    const [, reply] = await talk([problem, message]);
    count('right answers confirmed', CONFIRMED.test(reply.text), `${problem} · ${message} → ${reply.text}`);
  }
  const late = await talk([problem, 'hint', 'i dont know', 'hint', answer.text]);
  count(
    'right answers confirmed',
    late.some(({ text }) => CONFIRMED.test(text)) || /This step/.test(late[3].text),
    `late: ${problem} · ${answer.text} → ${late[4].text}`,
  );
  const [, explained] = await talk([problem, answer.text], { style: 'explain', reader: null, learner: null });
  count(
    'right answers confirmed',
    CONFIRMED.test(explained.text),
    `explained: ${problem} · ${answer.text} → ${explained.text}`,
  );
  const [claimed] = await talk([`${problem.replace(/\?$/, '')}. I got ${answer.text}, is that right?`]);
  count(
    'right answers confirmed',
    CONFIRMED.test(claimed.text),
    `claimed: ${problem} · ${answer.text} → ${claimed.text}`,
  );
  for (const message of wrongFor(answer.text)) {
    const [, reply] = await talk([problem, message]);
    const done = readState(reply.state).finished !== null || CONFIRMED.test(reply.text);
    count('wrong answers not confirmed', !done, `${problem} · ${message} → ${reply.text}`);
  }
  const asked = await talk([
    problem,
    'just tell me',
    'give me the solution',
    'because my homework is due and I want to compare',
  ]);
  count(
    'solution shown to who asks twice and says why',
    asked.slice(2).some(({ text }) => /\*\*Answer:\*\*/.test(text)) && !/\*\*Answer:\*\*/.test(asked[1].text),
    `${problem} → ${asked[3].text}`,
  );
};

const holdsAnswer = (text: string, answer: Answer): boolean => {
  const bare = answer.text.replace(/^[a-z] = /, '');
  // A lone letter stands in every sentence.
  if (/^[a-z]$/.test(bare)) return false;
  return (
    [answer.text, answer.latex].some((one) => text.includes(one)) ||
    new RegExp(`(?<![\\d.⁄/])${escaped(bare)}(?![\\d.⁄/])`).test(text)
  );
};
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const waysToSay = (answer: string): string[] => {
  const [bare = ''] = answer.split('; as an interval');
  const value = /^[a-z] = ([^ ]+)$/.exec(bare)?.[1];
  const whole = /^−?\d+$/.test(value ?? bare) ? Number((value ?? bare).replace('−', '-')) : null;
  return [
    bare,
    `I think it is ${bare}.`,
    `is it ${bare}?`,
    `the answer is ${bare}!`,
    `$${bare}$`,
    `**${bare}**`,
    ...(/\p{L}{2}|, /u.test(bare) ? [] : [bare.replaceAll('−', '-').replaceAll(' ', '')]),
    `um maybe ${bare} i guess`,
    ...(value === undefined ? [] : [value, `x is ${value}`, `X = ${value}`]),
    ...(whole !== null && whole >= 0 && whole <= 12 ? [`${WORDS[whole]}`, `it's ${WORDS[whole]}`] : []),
    ...(whole === null ? [] : [`${value === undefined ? '' : 'x = '}${whole}.0`]),
  ];
};

const wrongFor = (answer: string): string[] => {
  const [bare = ''] = answer.split('; as an interval');
  const moved = bare.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 7));
  const numeric = /^(?:[a-z] = )?−?\d+$/.test(bare);
  return [
    ...(moved === bare ? [] : [moved, `I think it is ${moved}`]),
    ...(numeric
      ? [
          `is it ${bare.replace(/^[a-z] = /, '')} or ${moved.replace(/^[a-z] = /, '')}?`,
          `not ${bare.replace(/^[a-z] = /, '')}`,
        ]
      : []),
    "i don't know",
    'no idea, none',
  ];
};

const ownWork = async ({ talk, count, material }: Bench): Promise<void> => {
  for (const { lines, wrong } of material.wrongWork)
    for (const message of [
      lines.join('\n'),
      `check my work:\n${lines.join('\n')}`,
      `is this right? ${lines.join(' => ')}`,
    ]) {
      const [reply] = await talk([message]);
      count(
        'first wrong line found',
        new RegExp(`Line ${wrong} is where`).test(reply.text),
        `${message} → ${reply.text}`,
      );
    }
  for (const lines of material.rightWork)
    for (const message of [lines.join('\n'), `check my work:\n${lines.join('\n')}`]) {
      const [reply] = await talk([message]);
      count('right work confirmed', /every line is right/i.test(reply.text), `${message} → ${reply.text}`);
    }
};

const REFUSED = /^(?:I don’t know that one|That’s not in my books)/;
const knowledge = async ({ talk, count, material }: Bench, library: Lookup): Promise<void> => {
  for (const question of material.notInTheBooks) {
    const [reply] = await talk([question]);
    count(
      'refused what the books do not hold',
      REFUSED.test(reply.text) && !reply.proof,
      `${question} → ${reply.text}`,
    );
  }
  for (const [question, word] of material.inTheBooks) {
    const [reply] = await talk([question]);
    const quotes = reply.proof?.quotes ?? [];
    const proved = await Promise.all(quotes.map((quote) => library.verify(quote)));
    count(
      'answered with a proved quote',
      quotes.length > 0 &&
        proved.every(Boolean) &&
        reply.text.includes('[1]') &&
        `${reply.text} ${quotes[0]?.text ?? ''}`.toLowerCase().includes(word),
      `${question} → ${reply.text}`,
    );
    for (const more of material.followUps) {
      const [, reply2] = await talk([question, more]);
      count('follow-ups not refused', !REFUSED.test(reply2.text), `${question} · ${more} → ${reply2.text}`);
    }
    const [, asked] = await talk([question, 'ask me one']);
    count(
      'asked about the topic',
      readState(asked.state).item !== null || readState(asked.state).topic !== null,
      `${question} → ${asked.text}`,
    );
  }
};
