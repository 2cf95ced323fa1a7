import { readFile } from 'node:fs/promises';
import { PHRASES } from '../../server/src/features/tutor/wording/phrases.ts';
import type { HeldConversation } from './held-conversation.ts';

/**
 * What the tutor makes of what students say, held against what their writer knows: `npm run evals:verdicts -- held.jsonl [which]`, where
 * `held.jsonl` comes from `evals:conversations` and each line has a `truth` for every turn: right, wrong, partly or null. A verdict is
 * read off the phrase that a reply begins with, so it says what a student hears. `which`, as “right/–”, lists the turns of one cell.
 */
const [, , file, which] = process.argv;
if (file === undefined)
  throw new Error('Name held conversations: npm run evals:verdicts -- held.jsonl [right/wrong]');

type Phrase = keyof typeof PHRASES;
type Verdict = 'right' | 'partly' | 'wrong' | 'sum';
type Truth = 'right' | 'partly' | 'wrong' | null;

/** Of a step it is said that it is right and that it is not all: partly of an answer, right of a step. */
const SAYS: Readonly<Record<Verdict, readonly Phrase[]>> = {
  right: [
    'amountsRight',
    'askedRight',
    'askedYes',
    'balanced',
    'claimLikely',
    'claimRight',
    'coefficientFits',
    'compared',
    'equal',
    'formulaGives',
    'formulaNamed',
    'itemRight',
    'linesAnswer',
    'linesRight',
    'listRight',
    'methodDone',
    'methodGood',
    'methodToo',
    'methodTry',
    'namedRight',
    'pointsAll',
    'pointsSome',
    'programClaimRight',
    'right',
    'rightLine',
    'rightNumber',
    'sentenceRight',
    'setUpFollows',
    'storyResult',
    'taskAnswer',
    'taskStep',
    'thoughtRepeated',
    'thoughtRight',
    'yesAgain',
    'yesAnswer',
    'yesGives',
    'yesReals',
    'yesStays',
    'yesSum',
  ],
  partly: ['claimPartly', 'rightForm', 'rightPart', 'storyAllUsed', 'taskStepOnly'],
  wrong: [
    'amountsWrong',
    'askedNo',
    'claimNotQuite',
    'claimWrong',
    'coefficientNot',
    'dividesByLetter',
    'dividesByZero',
    'equalNot',
    'formulaChanged',
    'guessIs',
    'hoursAndMinutes',
    'itemNearly',
    'itemWrong',
    'lineWrong',
    'notBalanced',
    'notQuite',
    'notQuiteClose',
    'pointsContrary',
    'sentenceWrong',
    'setUpWrong',
    'slipDerived',
    'slipRounded',
    'storyWrong',
    'taskMisread',
    'taskSlip',
    'thoughtWrong',
  ],
  sum: ['setUpNew', 'storyDerived', 'storyDone', 'storyLine', 'storyOnlySums'],
};

/** A verdict comes first; what stands further on speaks of something else. */
const FIRST_SIGNS = 230;

const patternOf = (phrase: string): RegExp => {
  const parts = phrase
    .split(/\{\w+\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![^\s*])${parts.join('[^\n]{1,160}?')}(?!\S)`, 'u');
};

// A phrase of little but holes would be found in anything.
const isTelling = (phrase: string): boolean => phrase.replaceAll(/\{\w+\}|[^\p{L}]/gu, '').length > 2;

const PATTERNS = Object.entries(SAYS).flatMap(([verdict, phrases]) =>
  phrases.flatMap((name) =>
    PHRASES[name]
      .filter(isTelling)
      .map((phrase) => ({ verdict: verdict as Verdict, pattern: patternOf(phrase), length: phrase.length })),
  ),
);

/** Where several phrases fit at one place, the longer one was said. */
const verdictOf = (reply: string): Verdict | '–' => {
  const [first] = PATTERNS.flatMap(({ verdict, pattern, length }) => {
    const at = pattern.exec(reply)?.index ?? -1;
    return at >= 0 && at < FIRST_SIGNS ? [{ verdict, at, length }] : [];
  }).toSorted((a, b) => a.at - b.at || b.length - a.length);
  return first?.verdict ?? '–';
};

const conversations = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as HeldConversation & { truth: readonly Truth[] });

const counts = new Map<string, number>();
for (const { id, subject, held, truth } of conversations)
  for (const [at, { student, tutor }] of held.entries()) {
    const cell = `${truth[at] ?? 'nothing'}/${verdictOf(tutor)}`;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
    if (cell === which)
      console.log(`\n[${id} ${subject ?? ''} ${at + 1}] ${student}\n   → ${tutor.slice(0, 300)}`);
  }

const VERDICTS = ['right', 'partly', 'sum', 'wrong', '–'] as const;
console.log(`\n| said | ${VERDICTS.join(' | ')} |\n|---|${'---|'.repeat(VERDICTS.length)}`);
for (const truth of ['right', 'partly', 'wrong', 'nothing'])
  console.log(
    `| ${truth} | ${VERDICTS.map((verdict) => counts.get(`${truth}/${verdict}`) ?? 0).join(' | ')} |`,
  );
