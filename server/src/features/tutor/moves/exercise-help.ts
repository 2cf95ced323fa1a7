import type { ExerciseFacts, Harder } from '../../exercises/service.ts';
import { openedExercise } from '../state/state.ts';
import { ask, choice, say, type Part } from '../wording/parts.ts';
import { anotherOfKind } from './another-story.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { at, card, factsAt, hintFor, lower, picture, type MoveOf } from './exercise-facts.ts';
import { reasonOf } from './why.ts';

const [RULE, SHOWS] = [2, 4];

/** The next hint of the ladder: point, rule, twin, and at last the step itself. */
export const hint = async (context: MoveContext): Promise<Reply | null> => {
  const { state } = context;
  const { exercise } = state;
  if (!exercise) return null;
  const facts = await factsAt(context, exercise);
  if (!facts) return null;
  // To look at a task that is told in words tells nobody where to begin.
  const rung = Math.max(exercise.rung + 1, facts.isTold && facts.wanted === null ? RULE : 1);
  if (rung >= SHOWS) return showStep(context);
  const climbed = { ...exercise, rung, hints: exercise.hints + 1 };
  const climbing = { ...context, state: { ...state, exercise: climbed } };
  if (rung === SHOWS - 1 || (rung === RULE && isRuleTold(context, facts)))
    return isRuleTold(context, facts) && (await likeThis(climbing, exercise.problem, facts)) === null
      ? showStep(climbing)
      : twinExample(climbing);
  return { parts: [...hintFor(facts, rung), card(facts)], state: at(state, climbed) };
};

/** The rule of a step, or what stands in its place, was told word for word. */
const isRuleTold = ({ thread }: MoveContext, { rule, strategy }: ExerciseFacts): boolean => {
  const words = strategy ?? rule;
  return words !== '' && thread.some(({ by, text }) => by === 'tutor' && text.includes(words));
};

/** Another exercise, one whose numbers nobody was shown yet; null where there is none. */
const anotherUnseen = async (
  { exercises, thread }: Pick<MoveContext, 'exercises' | 'thread'>,
  asked: { problem: string; harder: Harder; seed: number },
): Promise<string | null> => {
  for (let more = 0; more < MOST_TRIES; more += 1) {
    const last = await exercises.ask('another', { ...asked, seed: asked.seed + more }, null);
    const numbers = last?.match(/\d+(?:\.\d+)?/g) ?? [];
    const isSeen = thread.some(({ text }) => {
      const told: readonly string[] = text.match(/\d+(?:\.\d+)?/g) ?? [];
      return numbers.every((one) => told.includes(one));
    });
    if (last === null || !isSeen) return last;
  }
  return null;
};
const MOST_TRIES = 3;

/** A task of the same kind with other numbers, worked line by line. */
const workedTwin = async (
  { exercises, state, thread }: MoveContext,
  problem: string,
): Promise<Part | null> => {
  const other = await anotherUnseen({ exercises, thread }, { problem, harder: 'alike', seed: state.turns });
  const facts = other === null ? null : await exercises.ask('facts', { problem: other, line: null }, null);
  if (!facts || facts.solution.steps.length > LONGEST_TWIN || state.language !== 'en') return null;
  const lines = facts.solution.steps.map(({ latex }) => `$${latex}$`).join(', then ');
  const shown = say('twinTold', { given: facts.given.join(' and '), lines });
  const words = lines.slice(0, BEGINNING);
  return facts.given.length === 0 || thread.some(({ text }) => text.includes(words)) ? null : shown;
};
const [LONGEST_TWIN, BEGINNING] = [5, 60];

/** The step at hand on other numbers, in words; null where none is known that tells more than the rule. */
const likeThis = async (
  context: MoveContext,
  problem: string,
  facts: ExerciseFacts,
): Promise<Part | null> => {
  // The name of a law and its formula show nobody how it is used.
  const worked = facts.isTold && facts.goal.kind === 'formula' ? await workedTwin(context, problem) : null;
  if (worked || context.state.language !== 'en') return worked;
  const twin = await context.exercises.ask('twin', { problem, line: facts.lineText }, null);
  if (twin && twin.before !== facts.line)
    return say('twin', { ...twin, rule: lower(twin.rule), line: facts.line });
  const sum = facts.isTold ? withoutResult(facts.after) : null;
  return sum === null ? null : say('stepOpen', { sum });
};
/** “M = 2 × 1.008 + 15.999 = 18.015 g/mol” up to its result; null where nothing is worked out. */
const withoutResult = (line: string): string | null => {
  const sides = line.split(' = ');
  const sum = sides.slice(0, -1);
  return !line.includes('$') && /\d [-+−×÷·/] /.test(sum.at(-1) ?? '') ? sum.join(' = ') : null;
};

/** The same step on other numbers. */
export const twinExample = async (context: MoveContext): Promise<Reply | null> => {
  const { state } = context;
  const { exercise } = state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  const shown = { ...exercise, rung: Math.max(2, exercise.rung), hints: exercise.hints + 1 };
  const like = await likeThis(context, exercise.problem, facts);
  const words = like ? [like] : hintFor(facts, RULE);
  return {
    parts: [...words, card(facts), ...(words.length === 1 ? [ask('hintAsk')] : [])],
    state: at(state, shown),
  };
};

/** The step at hand, done together; where it was the last, a twin is left to do alone. */
export const showStep = async (context: MoveContext): Promise<Reply | null> => {
  const { state } = context;
  const { exercise } = state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  // A law that was told with its formula is a step that is done.
  if (facts.next !== null && facts.reason.startsWith('Here ') && isRuleTold(context, facts))
    return showStep({ ...context, state: { ...state, exercise: { ...exercise, line: facts.next } } });
  const shown = say('showStep', { rule: facts.rule, after: facts.after });
  if (facts.next !== null) {
    const moved = {
      ...exercise,
      line: facts.next,
      rung: 0,
      triesHere: 0,
      hints: exercise.hints + 1,
      tries: exercise.tries + 1,
    };
    return { parts: [shown, card(facts), ask('whatNext')], state: at(state, moved) };
  }
  return withTwin(context, [shown, say('isAnswer'), card(facts)], 'tryTwin');
};

/** Everything at once, and one to do alone. */
export const reveal = async (context: MoveContext): Promise<Reply | null> => {
  const { exercise } = context.state;
  const facts = exercise && (await factsAt(context, { problem: exercise.problem, line: null }));
  if (!facts) return null;
  return withTwin(
    context,
    [say('revealed'), { part: 'steps', solution: facts.solution }, ...picture(facts.picture)],
    'comeBack',
  );
};

const withTwin = async (
  context: MoveContext,
  parts: Part[],
  phrase: 'tryTwin' | 'comeBack',
): Promise<Reply | null> => {
  const { state } = context;
  const problem = state.exercise?.problem ?? '';
  const exercise = await anotherUnseen(context, { problem, harder: 'alike', seed: state.turns });
  const facts = exercise === null ? null : await factsAt(context, { problem: exercise, line: null });
  if (exercise === null || !facts)
    return {
      parts: [...parts, ask('whichStep')],
      state: goOn(state, { exercise: null, finished: problem, focus: 'exercise' }),
    };
  return {
    parts: [...parts, ask(phrase, { exercise: facts.inFull })],
    state: { ...at(state, openedExercise(exercise, facts.problemText)), finished: problem },
  };
};

/** The first wish for the answer gets a beginning, and a tap that asks again. */
export const holdBack = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading } = context;
  const { exercise } = state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  const asked = {
    ...exercise,
    asks: exercise.asks + 1,
    hasReason: exercise.hasReason || reading.hasReason,
    rung: Math.max(2, exercise.rung),
  };
  return {
    parts: [
      say('holdBack', { rule: facts.rule }),
      card(facts),
      ask('hintAsk'),
      {
        part: 'choices',
        choices: [choice('One more hint', 'hint'), choice('Show me the whole solution', 'reveal')],
      },
    ],
    state: at(state, asked),
  };
};

/** Why a step is taken, how it is done, or the same in smaller pieces. */
export const explainStep = async (
  context: MoveContext,
  { how }: MoveOf<'explain step'>,
): Promise<Reply | null> => {
  const { state, reading, exercises } = context;
  const { exercise } = state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  const asked = await exercises.ask('step', { message: reading.message, problem: exercise.problem }, null);
  if (asked && exercise.tries + exercise.hints > 0 && /\bstep|\bline\b/i.test(reading.message))
    return {
      parts: [
        say('lookAt', { line: facts.line }),
        say('hintRule', { rule: facts.rule }),
        card(facts),
        ask('hintAsk'),
      ],
      state: at(state, exercise),
    };
  const climbed = { ...exercise, rung: Math.max(2, exercise.rung), hints: exercise.hints + 1 };
  const reason = reasonOf(context, facts, [`${facts.rule}. ${facts.reason}`], exercise.tries > 0);
  // Who has heard the rule and still doesn't get it needs a picture of it, not the rule again.
  if (how === 'simpler' && reason && isRuleTold(context, facts))
    return { parts: [reason, card(facts), ask('tryAgain', { line: facts.line })], state: at(state, climbed) };
  if (how === 'simpler')
    return hint({
      ...context,
      state: { ...state, exercise: { ...exercise, rung: Math.max(exercise.rung, 1) } },
    });
  if (how === 'how') return { parts: [...hintFor(facts, RULE), card(facts)], state: at(state, climbed) };
  // What they had thought may be right of another step: it is held against this one, and not judged.
  if (how === 'believed')
    return { parts: [say('believed'), ...hintFor(facts, RULE), card(facts)], state: at(state, climbed) };
  if (!reason && exercise.rung > 1) return hint(context);
  const rule: Part = {
    part: 'say',
    phrase: 'whyRule',
    fill: { reason: facts.reason || `${facts.rule}.` },
    breaks: false,
  };
  return {
    parts: [reason ?? rule, card(facts), ask('tryAgain', { line: facts.line })],
    state: at(state, climbed),
  };
};

/** The whole way of the exercise that was finished last, or one step of it. */
export const explainSolution = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading, exercises } = context;
  if (state.finished === null) return null;
  const asked = await exercises.ask('step', { message: reading.message, problem: state.finished }, null);
  const facts = await factsAt(context, { problem: state.finished, line: null });
  if (!facts) return null;
  if (asked) {
    const { twin } = asked;
    const parts = [
      say('stepOf', {
        number: String(asked.number),
        reason: asked.reason,
        before: asked.before,
        after: asked.after,
      }),
      card(facts),
    ];
    if (!twin) return { parts: [...parts, ask('inOwnWords')], state: goOn(state, { focus: 'exercise' }) };
    return {
      parts: [...parts, ask('yourTurnStep', { line: twin.shown })],
      state: at(state, { ...openedExercise(twin.exercise, twin.line) }),
    };
  }
  const steps = facts.solution.steps.map((step) => step.reason);
  const reason = reading.act === 'why' ? reasonOf(context, facts, steps, false) : null;
  if (reason)
    return {
      parts: [reason, card(facts), ask('offerAlike')],
      state: goOn(state, { focus: 'exercise', waits: 'yes-no', offer: { act: 'another', about: null } }),
    };
  return {
    parts: [say('solutionAgain'), { part: 'steps', solution: facts.solution }, ask('whichStep')],
    state: goOn(state, { focus: 'exercise' }),
  };
};

/** How the student can check the last answer alone. */
export const howToCheck = async (context: MoveContext): Promise<Reply | null> => {
  const { state } = context;
  const facts =
    state.finished === null ? null : await factsAt(context, { problem: state.finished, line: null });
  return (
    facts && { parts: [{ part: 'text', text: facts.howToCheck }], state: goOn(state, { focus: 'exercise' }) }
  );
};

/** Another exercise, as hard, harder or easier. */
export const anotherExercise = async (
  context: MoveContext,
  { harder }: MoveOf<'another exercise'>,
): Promise<Reply | null> => {
  const { state } = context;
  const problem = state.exercise?.problem ?? state.finished;
  const exercise =
    problem === null ? null : await anotherUnseen(context, { problem, harder, seed: state.turns });
  const like =
    exercise === null && problem !== null && harder === 'alike'
      ? await anotherOfKind(context, problem)
      : null;
  if (exercise === null) return like ?? { parts: [say('noAnother')], state: goOn(state) };
  const before = say(harder === 'harder' ? 'harderOne' : harder === 'easier' ? 'easierOne' : 'anotherOne');
  const facts = await factsAt(context, { problem: exercise, line: null });
  if (!facts) return null;
  return {
    parts: [before, { part: 'text', text: facts.inFull }, card(facts), ask('openNow')],
    state: { ...at(state, openedExercise(exercise, facts.problemText)), finished: state.finished },
  };
};

/** Back to the line at hand, each time with a little more help. */
export const backToExercise = async (context: MoveContext): Promise<Reply | null> => {
  const { exercise } = context.state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  // Who asks something else has taken no step, and is not nudged as if it were a bad one.
  if (context.reading.isQuestion && !/\d/.test(context.reading.message))
    return { parts: [say('besideNotKnown'), ask('onWith', { line: facts.line })], state: context.state };
  const rung = Math.min(exercise.rung + 1, SHOWS - 1);
  if (rung === SHOWS - 1) return hint(context);
  return {
    parts: [
      TESTS_IT.test(context.reading.plain) ? say('goodTest') : say('backTo', { line: facts.line }),
      ...hintFor(facts, rung + 1),
      card(facts),
    ],
    state: at(context.state, { ...exercise, rung }),
  };
};

/** Who holds a result against common sense does what a teacher hopes for. */
export const TESTS_IT =
  /\b(?:can'?t be|cannot be|can not be|too (?:big|small|high|low|much|many|long|short)|not possible|impossible|doesn'?t (?:fit|work|make sense)|something(?:'s| is) (?:off|wrong)|that'?s not|isn'?t \d)/;

/** Who asks whether it is right without showing anything is asked to show it. */
export const askForWork = (context: MoveContext): Reply => ({
  parts: [say('showWork')],
  state: { ...context.state, waits: 'answer' },
});
