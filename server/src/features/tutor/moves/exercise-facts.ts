import type { ExerciseFacts } from '../../exercises/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import type { Exercise, State } from '../state/state.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext } from './context.ts';

/** One kind of move. */
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** Asks what can be said about an exercise where it stands. */
export const factsAt = async (
  { exercises, state }: MoveContext,
  { problem, line }: Pick<Exercise, 'problem'> & { line: string | null },
): Promise<ExerciseFacts | null> => {
  const facts = await exercises.ask('facts', { problem, line }, null);
  if (!facts || state.language === 'en') return facts;
  // The engine says its rules in English; the same step on other numbers is understood in every language.
  const twin = await exercises.ask('twin', { problem, line: facts.lineText }, null);
  return twin && twin.before !== facts.line
    ? { ...facts, rule: `${twin.before} → ${twin.after}`, reason: '', strategy: null, first: null }
    : facts;
};

/** The state with an exercise that waits for the student's next step. */
export const at = (state: State, exercise: Exercise): State =>
  goOn(state, { exercise, focus: 'exercise', waits: 'answer', story: null, item: null });

export const card = ({ solution }: ExerciseFacts): Part => ({ part: 'card', solution });

export const picture = (shown: ExerciseFacts['picture']): Part[] =>
  shown ? [{ part: 'picture', picture: shown }] : [];

/** What is said on a rung of the ladder: where to look, what is done there, then nothing but the step itself. */
export const hintFor = (facts: ExerciseFacts, rung: number): Part[] => {
  const { line, goal, rule, reason, strategy, first, isTold, after, wanted } = facts;
  if (rung <= 1 && wanted !== null) return [say('storyWanted', { wanted }), ask('storyWantedAsk')];
  if (rung <= 1)
    return [
      say('lookAt', { line }),
      ask(isTold ? 'firstThing' : goal.kind === 'work out' ? 'sumAsk' : 'oneThing', { line }),
    ];
  if (first !== null && strategy !== null)
    return [
      say('partFirst', { first }),
      { part: 'say', phrase: 'whyRule', fill: { reason: strategy }, breaks: false },
      ask('sumAsk', { line: first }),
    ];
  // A law is told with its formula: its name alone helps nobody.
  if (isTold && goal.kind === 'formula' && reason.startsWith('Here '))
    return [say('hintLaw', { rule, formula: after.replaceAll('*', '·'), reason }), ask('hintAsk')];
  const why: Part[] =
    strategy !== null
      ? []
      : reason === '' || sentence(reason) === sentence(rule)
        ? []
        : [{ part: 'say', phrase: 'whyRule', fill: { reason }, breaks: false }];
  return [
    strategy === null
      ? say('hintRule', { rule: sentence(rule) })
      : { part: 'say', phrase: 'whyRule', fill: { reason: strategy }, breaks: false },
    ...why,
    ask(strategy === null ? 'hintAsk' : 'sumAsk', { line }),
  ];
};

/** Words without the dot that a phrase sets behind them. */
const sentence = (words: string): string => words.replace(/\.$/, '');

export const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
