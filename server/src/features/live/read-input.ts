import type { AttachmentId, StudentId } from '@studia/contract/ids';
import type { Answer, Hunch, Idea, Item, Lesson } from '@studia/contract/lessons';
import { LIVE } from '@studia/contract/limits';
import type { LiveInput, LiveSubject } from '@studia/contract/live-events';
import type { LiveScenes, SceneOption } from '@studia/contract/live-scenes';
import type { Lessons } from '../lessons/service.ts';
import type { ThreadMessage, Tutor, UnderstoodMessage } from '../tutor/service.ts';
import type { AskTutor } from './ask-tutor.ts';
import type { FindLesson } from './find-lesson.ts';
import type { Hear } from './hear.ts';
import type { LessonState } from './rules/lesson-state.ts';
import { generalIn, isAboutDrawing, isNo, wishIn, wishOfAct } from './rules/meaning.ts';
import { chosenOption, hasNoIdea, optionIn, placedOption, tappedOption } from './rules/options.ts';
import type { LessonTurn } from './rules/turn.ts';

interface Dependencies {
  tutor: Pick<Tutor, 'kind' | 'read' | 'sees'>;
  lessons: Pick<Lessons, 'idea' | 'judge'>;
  askTutor: AskTutor;
  hear: Hear;
  /** What stands in a file that the student uploaded; empty where nothing could be read. */
  textIn: (owner: StudentId, file: AttachmentId) => Promise<string>;
  findLesson: FindLesson;
}

/** Everything that a student's words are understood by. */
export interface Moment {
  owner: StudentId;
  state: LessonState;
  lesson: Lesson | null;
  /** How its ideas are taught, where somebody wrote that. */
  scenes: LiveScenes;
  /** The words came by voice. */
  isSpoken: boolean;
  /** Everything said so far, these words included. */
  thread: readonly ThreadMessage[];
  /** What they have drawn on the board, as a picture. */
  drawing: () => Promise<Uint8Array | null>;
}

/** What was done, and who judged it where it was an answer. */
export interface ReadInput {
  turn: LessonTurn;
  judge: 'rules' | 'model' | null;
}

/** What somebody may answer where no question of the lesson's own waits. */
type Choice = Hunch['options'][number] | SceneOption;

const just = (turn: LessonTurn): ReadInput => ({ turn, judge: null });
/** Talk that the tutor answers in its own way, after which the lesson goes on. */
const TALK = new Set([
  'thanks',
  'hello',
  'about-you',
  'product',
  'rude',
  'feeling',
  'trouble',
  'figure',
  'off-topic',
]);
const UNSURE = 0.4;
/** So many words ask something of their own, and so many say something. */
const WHOLE_QUESTION = 4;
const A_THOUGHT = 5;
/** Who says so much says what it is about. */
const POINTS_FAR = 7;
const POINTS_BACK = /\b(?:that|this|it|these|those|they)\b/i;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Understands what a student did, by the tutor's own understanding and the judge of the lessons. */
export const makeReadInput = ({ tutor, lessons, askTutor, hear, textIn, findLesson }: Dependencies) => {
  const waiting = ({ state, lesson }: Moment): { idea: Idea; item: Item } | null => {
    const { question } = state;
    const idea = lesson?.ideas.find(({ id }) => id === question?.idea);
    const item = idea?.items.find(({ id }) => id === question?.item);
    return idea && item && state.waits === 'item' ? { idea, item } : null;
  };

  /** What can be answered to a hunch or to the question of a scene, where one waits. */
  const choicesAt = ({ state, lesson, scenes }: Moment): readonly Choice[] => {
    const idea = lesson?.ideas.find(({ id }) => id === state.ideas[state.at]);
    if (state.waits === 'hunch') return idea?.hunch?.options ?? [];
    const options = (state.waits === 'scene' && idea && scenes[idea.id]?.scenes[state.scene]?.options) || [];
    return options.filter(({ says }) => !state.missed.includes(says));
  };

  /** What was chosen, if only something that nobody thought of. */
  const chose = ({ state, isSpoken }: Moment, words: string, choice: Choice | null): LessonTurn => {
    // What was perhaps only misheard is asked for again, and nothing is told for it.
    if (!choice && isSpoken && state.waits === 'scene') return { kind: 'unclear' };
    return state.waits === 'hunch'
      ? { kind: 'hunch', reply: choice?.reply ?? null }
      : { kind: 'scene', words, option: choice && 'also' in choice ? choice : null };
  };

  const judged = async (moment: Moment, answer: Answer, words: string): Promise<ReadInput> => {
    const at = waiting(moment);
    if (!at) return just({ kind: 'unclear' });
    const { checked, judge } = await lessons.judge(moment.owner, {
      idea: at.idea.id,
      item: at.item.id,
      answer,
    });
    return { turn: { kind: 'answer', item: at.item, words, checked }, judge };
  };

  const answered = async (moment: Moment, words: string): Promise<ReadInput> => {
    const reply = await askTutor.reply(moment.owner, await seen(moment), moment.state.tutor);
    return just(reply ? { kind: 'reply', words, reply } : { kind: 'unclear' });
  };

  /** The built-in tutor has nothing to say to a question where it names no page. */
  const known = (read: ReadInput, words: string): ReadInput => {
    const { turn } = read;
    const isEmpty =
      turn.kind === 'reply' && turn.reply.quotes.length === 0 && !turn.reply.exercise && !turn.reply.solved;
    return isEmpty && tutor.kind === 'built-in' ? just({ kind: 'unknown', words }) : read;
  };

  /** A tutor that sees is shown what the student has drawn beside what they say. */
  const seen = async ({ thread, drawing }: Moment): Promise<readonly ThreadMessage[]> => {
    const last = thread.at(-1);
    const bytes = tutor.sees && last?.by === 'student' ? await drawing() : null;
    if (!bytes || !last) return thread;
    const picture = { mediaType: 'image/png', bytes };
    return [...thread.slice(0, -1), { ...last, shown: [{ filename: 'whiteboard.png', text: '', picture }] }];
  };

  /** Words where nothing is taught yet: an exercise, or a topic. */
  const chosen = async (moment: Moment, words: string, understood: UnderstoodMessage): Promise<ReadInput> => {
    if (understood.isExercise) return answered(moment, words);
    const goesOn = ['yes', 'another', 'harder', 'easier', 'no', 'thanks'].includes(understood.act);
    if (moment.state.tutor !== null && goesOn) return answered(moment, words);
    const lesson = await findLesson.ofTopic(moment.owner, words);
    if (lesson) return just(lesson);
    if (understood.isQuestion || TALK.has(understood.act)) return answered(moment, words);
    return just({ kind: 'not-found', suggestions: await findLesson.suggestions(moment.owner) });
  };

  const inLesson = async (
    moment: Moment,
    words: string,
    understood: UnderstoodMessage,
  ): Promise<ReadInput> => {
    const { owner, state } = moment;
    const { act, certainty, answer, isQuestion, isExercise, idea: ideaId } = understood;
    const asks = waiting(moment);
    const isNoAnswer = hasNoIdea(words) || (answer?.kind === 'short' && wishOfAct(act) !== null);
    if (asks && answer && !isQuestion && !isNoAnswer) return judged(moment, answer, words);
    if (isExercise) return answered(moment, words);
    const wish = certainty >= UNSURE ? wishOfAct(act) : null;
    const choices = choicesAt(moment);
    if (choices.length > 0 && !isQuestion && !wish && !TALK.has(act))
      return just(
        act === 'unsure' || hasNoIdea(words)
          ? { kind: 'wish', wish: 'go-on' }
          : chose(moment, words, chosenOption(words, choices) ?? placedOption(words, choices)),
      );
    // The reason of a statement is said in words that are no answer by themselves.
    if (asks?.item.kind === 'true-false' && state.question?.asksWhy && !isQuestion && !wishOfAct(act)) {
      const { key: value } = asks.item;
      if (act !== 'unsure') return judged(moment, { kind: 'true-false', value, reason: words }, words);
    }
    // A bare “why?” is about what was just said; a whole question says itself what it is about.
    const isWhole = ideaId !== null && wordsIn(words) >= WHOLE_QUESTION;
    if (wish && !(wish === 'why' && isWhole)) return just({ kind: 'wish', wish });
    if (act === 'unsure' || (asks && hasNoIdea(words)))
      return just({ kind: 'wish', wish: asks ? 'simpler' : 'lost' });
    if (isQuestion || act === 'concept' || wish || generalIn(words) !== null) {
      const reply = (await hear.definition(moment, words, ideaId)) ?? (await hear.reply(moment, words, true));
      if (reply) return just({ kind: 'heard', words, reply });
      const atHand = moment.lesson?.ideas.find(({ id }) => id === state.ideas[state.at]);
      const general = generalIn(words);
      if (general !== null && atHand) return just({ kind: 'question', words, idea: atHand, part: general });
      const idea = ideaId === null ? null : await lessons.idea(owner, ideaId);
      const isBare = idea?.id === state.ideas[state.at] && state.told.length === 0 && !isWhole;
      // “Is that always true?” is about this lesson, whichever other one has these words.
      const isElsewhere = idea === null || !state.ideas.includes(idea.id);
      const pointsBack = isElsewhere && wordsIn(words) < POINTS_FAR && POINTS_BACK.test(words);
      if (isBare || pointsBack) return just({ kind: 'wish', wish: 'why' });
      if (idea) return just({ kind: 'question', words, idea, part: await hear.part(idea, words) });
      return known(await answered(moment, words), words);
    }
    if (asks && answer) return judged(moment, answer, words);
    const shown = asks?.item.kind === 'choice' ? (state.question?.options ?? []) : [];
    const option = optionIn(words, shown) ?? placedOption(words, shown);
    if (option !== null) return judged(moment, { kind: 'choice', option }, words);
    if (act === 'yes') return just({ kind: 'wish', wish: 'go-on' });
    if (act === 'no') return just({ kind: 'wish', wish: asks ? 'hint' : 'simpler' });
    // A thought of the student's own is held against the lesson, as in chat.
    const isThought = wordsIn(words) >= A_THOUGHT;
    const reply = isThought && !TALK.has(act) ? await hear.statement(moment, words) : null;
    if (reply) return just({ kind: 'heard', words, reply });
    return TALK.has(act) || isThought ? answered(moment, words) : just({ kind: 'unclear' });
  };

  /** An exercise on a picture is treated as if it had been typed. */
  const ofPhoto = async (moment: Moment, file: AttachmentId): Promise<ReadInput> => {
    const { owner, thread } = moment;
    const text = (await textIn(owner, file)).replaceAll(/\s+/g, ' ').trim().slice(0, LIVE.wordsCharacters);
    const suggestions = await findLesson.suggestions(owner);
    if (text === '') return just({ kind: 'photo', text, follows: null, suggestions });
    const typed = { ...moment, thread: [...thread, { by: 'student' as const, text, state: null }] };
    const { turn, judge } = await ofWords(typed, text);
    return { turn: { kind: 'photo', text, follows: turn, suggestions }, judge };
  };

  const ofWords = async (moment: Moment, words: string): Promise<ReadInput> => {
    const { owner, state, thread } = moment;
    const care = await askTutor.careFor(owner, thread);
    if (care !== null) return just({ kind: 'care', words: care });
    // “Yes” may be a guess, but “slow down” is not the guess “Down”.
    const tapped = tappedOption(words, choicesAt(moment));
    if (tapped) return just(chose(moment, words, tapped));
    const wish = wishIn(words);
    // “OK” to a question is no answer, and no wish to be told it.
    if (wish === 'go-on' && state.waits === 'scene') return just({ kind: 'nod' });
    if (wish === 'finish' || (wish === 'go-on' && state.held)) return just({ kind: 'wish', wish });
    if (state.mode === 'closing' && isNo(words)) return just({ kind: 'wish', wish: 'finish' });
    if (state.mode === 'exercise') return answered(moment, words);
    const asks = waiting(moment);
    if (asks && state.question?.compares)
      return just({ kind: 'wish', wish: wish === 'go-on' ? 'had-it' : 'missed-it' });
    // "Yes" and "right" may be the answer to a question.
    if (wish && state.mode !== 'choosing' && !(asks && wish === 'go-on')) return just({ kind: 'wish', wish });
    if (isAboutDrawing(words))
      return tutor.sees && (await moment.drawing()) ? answered(moment, words) : just({ kind: 'drawing' });
    const last = thread.findLast(({ by }) => by === 'tutor')?.text ?? '';
    const question = asks && { item: asks.item, options: state.question?.options ?? [] };
    const understood = await tutor.read(words, { last, question });
    return state.mode === 'choosing'
      ? chosen(moment, words, understood)
      : inLesson(moment, words, understood);
  };

  return {
    /** What a lesson begins with. */
    opening: async (moment: Moment, subject: LiveSubject): Promise<ReadInput> => {
      const { owner } = moment;
      if (subject.kind === 'chapter') {
        const lesson = await findLesson.ofChapter(owner, subject.book, subject.chapter, subject.idea);
        if (lesson) return just(lesson);
      }
      if (subject.kind === 'photo') return ofPhoto(moment, subject.file);
      if (subject.kind === 'plan') {
        const topic = await findLesson.planTopic(owner, subject);
        const lesson = topic === null ? null : await findLesson.ofTopic(owner, topic);
        if (lesson) return just(lesson);
      }
      const suggestions = await findLesson.suggestions(owner);
      return just({ kind: subject.kind === 'open' ? 'open' : 'not-found', suggestions });
    },

    of: async (moment: Moment, input: LiveInput, isCurrent: (ask: number) => boolean): Promise<ReadInput> => {
      switch (input.type) {
        case 'words':
          return ofWords(moment, input.text);
        case 'wish':
          return just({ kind: 'wish', wish: input.wish });
        case 'end':
          return just({ kind: 'wish', wish: 'finish' });
        case 'answer':
          return isCurrent(input.ask)
            ? judged(moment, input.answer, answerText(input.answer))
            : just({ kind: 'unclear' });
        default:
          return just({ kind: 'unclear' });
      }
    },
  };
};

/** An answer as one would say it. */
export const answerText = (answer: Answer): string => {
  switch (answer.kind) {
    case 'choice':
      return answer.option;
    case 'order':
      return answer.order.join(' → ');
    case 'true-false':
      return [answer.value ? 'True' : 'False', answer.reason].filter((part) => part !== '').join(': ');
    default:
      return answer.text;
  }
};
