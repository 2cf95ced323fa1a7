import type { Quote } from '@studia/contract/proof';
import { makeLine } from '../../line.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { CodeParser } from '../../ports/code/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Model } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Exercises } from '../exercises/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { BookSearch } from '../library/service.ts';
import type { Noticed, Safety } from '../safety/service.ts';
import { planBuiltIn, type BuiltInDependencies } from './built-in.ts';
import { guardWhole } from './guard/whole-reply.ts';
import { backgroundOf, type AbilitiesOf } from './model/background.ts';
import { guidedTurn } from './model/guided.ts';
import { teachByModel } from './model/teach.ts';
import { noteFor } from './model/turn-note.ts';
import type { FindHelp } from './moves/context.ts';
import { plainThread } from './plain-message.ts';
import { exerciseIn, makeReadMessage, type MessagePlace, type UnderstoodMessage } from './read-message.ts';
import { sayFixedReply, screenedTurn } from './screened-turn.ts';
import type { ThreadMessage, Situation, TutorEvent } from './turn.ts';
import { classifyLearnt } from './understand/classifier/learnt.ts';

export type { UnderstoodMessage } from './read-message.ts';
export type { Learner, ThreadMessage, Situation, TutorEvent } from './turn.ts';

/** The teaching engine: the configured model, or the built-in one when there is none. */
export interface Tutor {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  /** Whether it can be shown pictures themselves. */
  readonly sees: boolean;
  teach(
    thread: readonly ThreadMessage[],
    situation: Situation,
    signal: AbortSignal,
  ): AsyncIterable<TutorEvent>;
  /** Begins to work a turn out while the question is still being saved: no model hears of it before `teach`. */
  prepare(thread: readonly ThreadMessage[], situation: Situation): PreparedTurn;
  /** What a message means, without an answer to it: for a lesson that somebody else leads. */
  read(message: string, place: MessagePlace): Promise<UnderstoodMessage>;
  /** What a model wrote for a lesson that somebody else leads, put right as every reply is: `[1]` names the first quote. */
  guard(
    text: string,
    about: { topic: string; shown: readonly Quote[] },
  ): Promise<{ lines: string[]; quotes: readonly Quote[] }>;
  /** The exercise that a conversation is at, by the state beside its last answer. */
  exerciseIn(state: unknown): { problem: string; line: string } | null;
  /** Gets ready before somebody asks: rules are compiled and tables read by their first use. */
  warmUp(): Promise<void>;
}

/** A turn that is being worked out. */
export interface PreparedTurn {
  /** Settles once it is; why it failed, `teach` tells. */
  readonly ready: Promise<unknown>;
  teach(signal: AbortSignal): AsyncIterable<TutorEvent>;
}

/** What the tutor needs of the lessons. */
export type TutorLessons = Pick<
  Lessons,
  | 'find'
  | 'near'
  | 'idea'
  | 'whole'
  | 'check'
  | 'judgeExplanation'
  | 'judgeKnown'
  | 'exchanges'
  | 'judgeThought'
  | 'topicNamed'
  | 'exchangesAbout'
>;

interface Dependencies {
  model: Model | null;
  tokens: Tokens;
  library: BookSearch;
  lessons: TutorLessons;
  safety: Safety;
  /** What the help page says; without it the tutor only leads there. */
  findHelp?: FindHelp;
  language: Pick<Language, 'languageOf'>;
  /** Reads students' programs; without it they are not looked at. */
  code?: CodeParser;
  /** What a student can do; without it, a model is not told. */
  abilities?: AbilitiesOf;
  exercises: Exercises;
  random: Random;
  clock: Clock;
}

/** The tutor. Who is in trouble gets fixed words before any engine is asked. */
export const makeTutor = (dependencies: Dependencies): Tutor => {
  const { plan, ...engine } = engineFrom(dependencies);
  const { tokens, safety, exercises } = dependencies;
  // Whatever breaks in here is told by `teach`: the question is being saved meanwhile.
  const workOut = async (written: readonly ThreadMessage[], situation: Situation) => {
    const thread = plainThread(written);
    const country = situation.learner?.country ?? null;
    const words = safety.fixedReply(thread, country);
    if (words !== null) return { planned: null, teach: () => sayFixedReply(words, thread, tokens) };
    const planned = plan(thread, situation);
    const ways = {
      teach: (signal: AbortSignal) => eventsOf(planned.then((teach) => teach(signal))),
      crisisReply: (noticed: Noticed) => sayFixedReply(safety.crisisReply(noticed, country), thread, tokens),
    };
    const teach = (signal: AbortSignal) =>
      thread.at(-1)?.by === 'student' ? screenedTurn(thread, safety, ways, signal) : ways.teach(signal);
    return { planned, teach };
  };
  const prepare: Tutor['prepare'] = (written, situation) => {
    const working = workOut(written, situation);
    return {
      ready: working.then(({ planned }) => planned).catch(() => undefined),
      teach: (signal) => eventsOf(working.then(({ teach }) => teach(signal))),
    };
  };
  return {
    ...engine,
    read: makeReadMessage(exercises, dependencies.lessons),
    guard: (text, about) => guardWhole(text, about, exercises),
    exerciseIn,
    warmUp: async () => {
      await exercises.ask('workedLines', 'Solve 2x + 3 = 11', null);
      await safety.warmUp();
      for (const text of FIRST_WORDS) {
        const thread: ThreadMessage[] = [{ by: 'student', text, state: null }];
        safety.fixedReply(thread, null);
        await tokens.count(text);
        await plan(thread, NOBODY);
      }
    },
    prepare,
    teach: (thread, situation, signal) => prepare(thread, situation).teach(signal),
  };
};

/** Events of which is not known yet who tells them; a generator in between would cost something for every word. */
const eventsOf = (coming: Promise<AsyncIterable<TutorEvent>>): AsyncIterable<TutorEvent> => ({
  [Symbol.asyncIterator]: () => {
    const telling = coming.then((events) => events[Symbol.asyncIterator]());
    let known: AsyncIterator<TutorEvent> | null = null;
    // Whoever asks for the next one hears how it failed, who only ends it does not.
    const whoTells = telling.then(
      (events) => (known = events),
      () => null,
    );
    return {
      next: () => known?.next() ?? telling.then((events) => events.next()),
      return: async () => (await (await whoTells)?.return?.()) ?? { done: true, value: undefined },
    };
  },
});

const CARED_FOR_IN = ['en', 'es', 'fr', 'de', 'pt', 'hi', 'ar', 'zh'] as const;
const NOTHING_TRIED = { subjects: [], misconceptions: [] };
/** More at once would only keep each other from the processor, and who asks for something else from an answer. */
const PLANNED_AT_ONCE = 2;
const NOBODY: Situation = { style: 'guide', reader: null, learner: null };
const FIRST_WORDS = ['Hello', 'what?', 'What is a cell?', 'Solve 2x + 3 = 11'];

/** Who teaches, the model or the built-in tutor; what a model is told is planned by the built-in one too. */
interface Engine extends Pick<Tutor, 'kind' | 'name' | 'sees'> {
  /** Works a turn out; what comes of it is said when it is asked for. */
  plan: (thread: readonly ThreadMessage[], situation: Situation) => Promise<PreparedTurn['teach']>;
}

const engineFrom = (dependencies: Dependencies): Engine => {
  const { model, tokens, library, lessons, exercises, safety, language, random, clock } = dependencies;
  const { findHelp = async () => null, abilities = async () => NOTHING_TRIED } = dependencies;
  const aroundFor = (situation: Situation): BuiltInDependencies => ({
    tokens,
    library: library.forReader(situation.reader),
    lessons,
    exercises,
    classify: classifyLearnt,
    findHelp,
    languageOf: language.languageOf,
    code: dependencies.code ?? null,
    careWords: (spoken) =>
      safety.crisisReply(
        { concern: 'doubt', language: CARED_FOR_IN.find((one) => one === spoken) ?? 'en' },
        situation.learner?.country ?? null,
      ),
  });
  if (!model)
    return {
      kind: 'built-in',
      name: 'Built-in tutor',
      sees: false,
      plan: async (thread, situation) => (await planBuiltIn(thread, situation, aroundFor(situation))).say,
    };
  const planning = makeLine({ atOnce: PLANNED_AT_ONCE });
  return {
    kind: 'model',
    name: model.name,
    sees: model.sees,
    plan: async (thread, situation) => {
      const built = aroundFor(situation);
      const [background, { plan, say }] = await planning(() =>
        // The database is asked first: it answers while this thread thinks.
        Promise.all([
          backgroundOf({ thread, reader: situation.reader }, { library: built.library, abilities }),
          planBuiltIn(thread, situation, built),
        ]),
      );
      const note = noteFor(plan, background, thread.findLast(({ by }) => by === 'tutor')?.text ?? '');
      const around = { model, tokens, library: built.library, exercises, random, clock, note };
      return (signal) => {
        const hangUp = new AbortController();
        const until = AbortSignal.any([signal, hangUp.signal]);
        return guidedTurn(teachByModel(around, thread, situation, until), {
          plan,
          builtIn: say,
          style: situation.style,
          stop: () => hangUp.abort(),
        });
      };
    },
  };
};
