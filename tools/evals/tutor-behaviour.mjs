import { readFile } from 'node:fs/promises';
import { halfOf, rowsOf } from './mathematics-engine.mjs';
import { loadTutor } from './tutor.mjs';

const SEEDS = 4;
const FROM_ELSEWHERE = 150;

/** How the built-in tutor behaves: one figure a property, over problems of every kind that it can make and phrases of our own. */
export const evalTutorBehaviour = async () => {
  const material = JSON.parse(await readFile(new URL('tutor-behaviour.json', import.meta.url), 'utf8'));
  const tutor = await loadTutor();
  const properties = new Map();
  const turns = [];
  const count = (property, held, miss) => {
    const { good, all, misses } = properties.get(property) ?? { good: 0, all: 0, misses: [] };
    properties.set(property, {
      good: good + (held ? 1 : 0),
      all: all + 1,
      misses: held ? misses : [...misses, miss],
    });
  };
  const talk = async (...asked) => {
    const said = await tutor.talk(...asked);
    turns.push(...said);
    return said;
  };
  const openings = [];
  const bench = { tutor, talk, count, material, openings };
  await intents(bench);
  const problems = await problemsFor(tutor);
  for (const problem of problems) await oneProblem(bench, problem);
  await ownWork(bench);
  await knowledge(bench);
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

const percent = (good, all) => `${((100 * good) / Math.max(1, all)).toFixed(1)} %`;
const middle = (turns, share) => {
  const times = turns.map(({ firstWords }) => firstWords).toSorted((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
};
const TASK =
  /(?:^|\n|[.:;!?…✓] )(?:\*\*Question \d+ of \d+\.\*\* |Try |Now one like it|Say |Write |Put |Tell me|Can you|Which)[^\n]*$/;
const endsInTask = (text) =>
  /\?["”*)]*\s*$/.test(text) || TASK.test(text.trim()) || /\*\*Question \d+ of/.test(text);

/** Problems of every kind that the tutor makes itself, our own set, and some of the shared material where that is here. */
const problemsFor = async (tutor) => {
  const made = Array.from({ length: SEEDS }, (_, seed) =>
    tutor.problemOfEveryKind(tutor.drawFrom(`behaviour ${seed}`)),
  ).flat();
  const own = JSON.parse(await readFile(new URL('own-mathematics.json', import.meta.url), 'utf8'))
    .filter(({ answer }) => answer !== null)
    .map(({ ask }) => ask);
  const shared = await Promise.all(
    ['algebra.jsonl', 'deepmind-math.jsonl'].map(async (file) =>
      ((await rowsOf(file)) ?? []).filter(isSeen).map(askOf),
    ),
  );
  const draw = tutor.drawFrom('from elsewhere');
  const others = shared.flatMap((asks) =>
    asks.length === 0 ? [] : Array.from({ length: FROM_ELSEWHERE }, () => asks[draw(asks.length)]),
  );
  return [...made, ...own, ...new Set(others)].filter((ask) => tutor.work(ask).kind === 'worked');
};

// Only the half that the engine is developed against: the other stays unread.
const isSeen = ({ id, question }) => halfOf(id ?? question) === 'seen';
const askOf = ({ question, instruction, problem }) =>
  question ?? `${instruction.replace(/^In the following exercises?, /i, '')} ${problem}`;

/** Kinds of small talk that a paraphrase may be taken for alike. */
const CHAT = new Set(['greeting', 'thanks', 'goodbye', 'feeling', 'about you']);

const intents = async ({ tutor, count, material }) => {
  const others = JSON.parse(await readFile(new URL('tutor-intents.json', import.meta.url), 'utf8'));
  for (const [kind, phrases] of Object.entries(others))
    for (const phrase of phrases) {
      const found = tutor.intentOf(phrase).kind;
      const half = halfOf(phrase);
      const held = kind === 'chat' ? CHAT.has(found) : found === kind;
      // The misses of the other half stay unread.
      count(
        `other ways to say it, ${half} half`,
        held,
        half === 'seen' ? `${phrase} → ${found}` : 'kept unread',
      );
    }
  for (const [kind, phrases] of Object.entries(material.intents))
    for (const phrase of phrases) {
      const found = tutor.intentOf(phrase).kind;
      count('intents recognised', found === kind, `${phrase} → ${found}, not ${kind}`);
    }
};

const CONFIRMED = /^(?:Yes|Right)\b/;
const oneProblem = async ({ tutor, talk, count, openings }, problem) => {
  const worked = tutor.work(problem);
  if (worked.kind !== 'worked') return count('problems understood', false, problem);
  const { answer } = worked;
  const [opened] = await talk([problem]);
  openings.push(opened);
  const own = opened.text
    .replace(problemIn(worked, tutor), '')
    .replace(worked.problem.text, '')
    .replace(opened.proof?.solution?.problem.text ?? '', '');
  count('no solution at the first ask', !holdsAnswer(own, answer), `${problem} → ${opened.text}`);
  count('solution waits in the data', Boolean(opened.proof?.solution), problem);
  const [, begged] = await talk([problem, 'just tell me the answer']);
  count('no solution at the first ask', !holdsAnswer(begged.text, answer), `${problem} → ${begged.text}`);
  for (const said of waysToSay(answer.text)) {
    const [, reply] = await talk([problem, said]);
    count('right answers confirmed', CONFIRMED.test(reply.text), `${problem} · ${said} → ${reply.text}`);
  }
  const late = await talk([problem, 'hint', 'i dont know', 'hint', answer.text]);
  count(
    'right answers confirmed',
    late.some(({ text }) => CONFIRMED.test(text)) || /This step/.test(late[3].text),
    `late: ${problem} · ${answer.text} → ${late.at(-1).text}`,
  );
  const [, explained] = await talk([problem, answer.text], { style: 'explain', learner: null });
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
  for (const said of wrongFor(answer.text)) {
    const [, reply] = await talk([problem, said]);
    const done = reply.lesson.finished !== null || /^(?:Yes|That line is right)/.test(reply.text);
    count('wrong answers not confirmed', !done, `${problem} · ${said} → ${reply.text}`);
  }
  const asked = await talk([
    problem,
    'just tell me',
    'give me the solution',
    'because my homework is due and I want to compare',
  ]);
  count(
    'solution shown to who asks twice and says why',
    /\*\*Answer:\*\*/.test(asked[3].text) && !/\*\*Answer:\*\*/.test(asked[2].text),
    `${problem} → ${asked[3].text}`,
  );
};

const problemIn = (worked, tutor) => tutor.inline(worked.problem);
const holdsAnswer = (text, answer) => {
  const bare = answer.text.replace(/^[a-z] = /, '');
  // A lone letter stands in every sentence.
  if (/^[a-z]$/.test(bare)) return false;
  return (
    [answer.text, answer.latex].some((one) => text.includes(one)) ||
    new RegExp(`(?<![\\d.⁄/])${escaped(bare)}(?![\\d.⁄/])`).test(text)
  );
};
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const waysToSay = (answer) => {
  const [bare] = answer.split('; as an interval');
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
    ...(whole !== null && whole >= 0 && whole <= 12 ? [WORDS[whole], `it's ${WORDS[whole]}`] : []),
    ...(whole === null ? [] : [`${value === undefined ? '' : 'x = '}${whole}.0`]),
  ];
};

const wrongFor = (answer) => {
  const [bare] = answer.split('; as an interval');
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

const ownWork = async ({ talk, count, material }) => {
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
      count(
        'right work confirmed',
        reply.text.startsWith('Yes, every line is right'),
        `${message} → ${reply.text}`,
      );
    }
};

const REFUSED = /won’t guess/;
const knowledge = async ({ tutor, talk, count, material }) => {
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
    const proved = await Promise.all(quotes.map((quote) => tutor.library.verify(quote)));
    count(
      'answered with a proved quote',
      quotes.length > 0 &&
        proved.every(Boolean) &&
        reply.text.includes('[1]') &&
        quotes[0].text.toLowerCase().includes(word),
      `${question} → ${reply.text}`,
    );
    for (const more of material.followUps) {
      const [, reply2] = await talk([question, more]);
      count('follow-ups not refused', !REFUSED.test(reply2.text), `${question} · ${more} → ${reply2.text}`);
    }
    const quiz = await talk([question, 'quiz me']);
    const open = quiz[1].lesson.quiz;
    count('quiz made from the topic', Boolean(open), `${question} → ${quiz[1].text}`);
    if (open) {
      const [{ key }] = open.items;
      for (const said of [key, key.toUpperCase(), `is it ${key}?`, `the ${key}`]) {
        const right = await talk([question, 'quiz me', said]);
        count(
          'quiz keys confirmed',
          right[2].text.startsWith('Right'),
          `${key} · ${said} → ${right[2].text}`,
        );
      }
    }
  }
};
