import type { Exchange } from '@studia/contract/lessons';
import type { Move } from '../pedagogy/moves.ts';
import { isOfStudying } from '../pedagogy/on-life.ts';
import type { State } from '../state/state.ts';
import { sharedWords } from '../understand/overlap.ts';
import type { Doing } from '../understand/statement.ts';
import { ask, choice, say, text, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';
import { sentencesIn } from '../wording/sentences-in.ts';
import { askAbout } from './ask-about.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { topicAtHand } from './topic.ts';

const TAKES_UP: Readonly<Record<Doing, PhraseKey>> = {
  concludes: 'takeUpConclusion',
  'gives a reason': 'takeUpReason',
  compares: 'takeUpComparison',
  tells: 'takeUpThought',
};

/** Takes up what a student says of a matter that can’t be judged from here; the words to hold it against follow. */
export const takeUp = (doing: Doing, { idea }: Exchange): Part =>
  say(isOfStudying(idea) ? 'takeUpHabit' : TAKES_UP[doing]);

/** Hands the judgement to the student, after the words that their sentence is held against. */
export const handOver = ({ idea }: Exchange): Part[] =>
  isOfStudying(idea)
    ? [ask('adviseAsk')]
    : [
        ask('saysTheSame'),
        {
          part: 'choices',
          choices: [choice('Yes', 'yes'), choice('Not quite', 'no'), choice('Not sure', 'unsure')],
        },
      ];

/** What is stored until the student has told whether both say the same. */
export const comparisonOf = (statement: string, { idea, reply }: Exchange): State['comparison'] =>
  isOfStudying(idea) ? null : { statement, against: reply };

/** Whose sentence says the same goes on with a question; for anybody else the spot is looked for where the two part. */
export const afterComparison = async (
  context: MoveContext,
  { is }: Extract<Move, { kind: 'after comparison' }>,
): Promise<Reply | null> => {
  const { comparison } = context.state;
  if (!comparison) return null;
  return is === 'same' ? carryOn(context) : findDifference(context, comparison, is);
};

type Comparison = NonNullable<State['comparison']>;

const carryOn = async (context: MoveContext): Promise<Reply> => {
  const { state } = context;
  const topic = await topicAtHand(context);
  const item = topic && (await askAbout(context, topic, { topic: '', isQuiz: false, step: 0, count: null }));
  if (!item || item.state.waits === 'none')
    return { parts: [say('carryOnAlone')], state: goOn(state, { heard: state.heard }) };
  const [first, ...rest] = item.parts;
  const isOpening = first?.part === 'say' && (first.phrase === 'checkIt' || first.phrase === 'hereIsOne');
  return { ...item, parts: [say('carryOn'), ...(isOpening ? rest : item.parts)] };
};

/** Both sentences side by side: of ours only the one that speaks most of theirs. */
const findDifference = (
  { state }: MoveContext,
  { statement, against }: Comparison,
  is: 'different' | 'unsure',
): Reply => {
  const [mine = against] = sentencesIn(against).toSorted(
    (one, other) => sharedWords(other, statement) - sharedWords(one, statement),
  );
  return {
    parts: [
      say('findDifference', { yours: statement.trim(), mine: mine.trim() }),
      ask(is === 'different' ? 'differenceAsk' : 'unsureAsk'),
    ],
    state: goOn(state, { heard: state.heard }),
  };
};

/** The beginning of a reply that comes near to what was said, and answers it only perhaps. */
export const beginningOf = (reply: string): Part => text(sentencesIn(reply).slice(0, FEW).join(' '));
const FEW = 2;
