import type { StudentId } from '@studia/contract/ids';
import type { Idea, Item } from '@studia/contract/lessons';
import type { Quote } from '@studia/contract/proof';
import * as z from 'zod/mini';
import type { Handle } from '../../db/transaction.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { ThreadMessage, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import prompt from './prompts/lead.md?raw';
import { leadBy, type LedLine, type LedTurn } from './rules/led.ts';
import type { LessonState } from './rules/lesson-state.ts';
import type { Show } from './rules/questions.ts';
import type { Direction, LessonTurn } from './rules/turn.ts';

const WrittenTurn = z.object({
  lines: z.array(z.object({ say: z.string(), board: z.array(z.string()), sheet: z.boolean() })),
  next: z.object({
    do: z.enum(['question', 'wait']),
    id: z.optional(z.string()),
    ask: z.optional(z.string()),
  }),
});

interface Dependencies {
  db: Handle;
  /** The connected model; without one, the director leads. */
  askModel: AskModel | null;
  tutor: Pick<Tutor, 'guard'>;
  usage: Pick<Usage, 'allow' | 'note'>;
  onTrouble: (error: unknown) => void;
}

/** What a turn is about. */
interface Moment {
  owner: StudentId;
  before: LessonState;
  turn: LessonTurn;
  thread: readonly ThreadMessage[];
  ideas: readonly Idea[];
  show: Show;
}

/** A student who waits longer hears the director instead. */
const PATIENCE = 12_000;
const REMEMBERED = 12;
const MOST_PASSAGES = 12;
/** Turns that have words of their own, whoever leads. */
const LED: ReadonlySet<LessonTurn['kind']> = new Set(['lesson', 'wish', 'answer', 'question']);

/** Lets the connected model lead a lesson: it says, draws and asks, while the director keeps the books and steps in where it fails. */
export const makeModelLead = ({ db, askModel, tutor, usage, onTrouble }: Dependencies) => {
  const written = async (
    { owner, before, turn, thread }: Moment,
    direction: Direction,
    idea: Idea,
  ): Promise<LedTurn | null> => {
    if (!askModel) return null;
    await usage.allow(owner);
    const shown = passagesOf(turn.kind === 'question' ? [idea, turn.idea] : [idea]);
    const messages = [
      { role: 'system' as const, content: prompt },
      {
        role: 'user' as const,
        content: JSON.stringify(tellOf({ before, turn, thread, idea, shown, direction })),
      },
    ];
    const question = { name: 'turn', schema: WrittenTurn, messages };
    const { value, usage: used } = await askModel(question, AbortSignal.timeout(PATIENCE));
    await usage.note(db, owner, { feature: 'live', sessionId: null, ...used });
    if (!value) return null;
    const text = value.lines.map(({ say }) => say.replaceAll(/\s+/g, ' ').trim()).join('\n');
    const { lines, quotes } = await tutor.guard(text, { topic: idea.title, shown });
    return {
      lines: value.lines.map(({ board, sheet }, at) => lineOf(lines[at] ?? '', quotes, { board, sheet })),
      next: value.next,
    };
  };

  return {
    isOn: askModel !== null,

    /** The turn as the model leads it; the director's own where no model leads, or where what it wrote can't be taken. */
    turn: async (moment: Moment, direction: Direction): Promise<Direction> => {
      const { before, turn, ideas, show } = moment;
      const { state, over } = direction;
      const idea = ideas.find(({ id }) => id === state.ideas[state.at]);
      if (!askModel || over || before.held || state.mode !== 'lesson' || !idea || !LED.has(turn.kind))
        return direction;
      try {
        const led = await written(moment, direction, idea);
        return (led && leadBy(led, { before, direction, idea, show })) ?? direction;
      } catch (error) {
        // Nothing is left of today's allowance, or the model is gone: the lesson goes on all the same.
        onTrouble(error);
        return direction;
      }
    },
  };
};

export type ModelLead = ReturnType<typeof makeModelLead>;

/** What is read and not heard: numbers of sources, and what stood there before it was put right. */
const MARKS = / ?\[\d+\]| ?\*\(corrected: was [^)]*\)\*/g;

/** A line without the numbers of its sources; the first of them stands beside it. */
const lineOf = (
  sentence: string,
  quotes: readonly Quote[],
  rest: Pick<LedLine, 'board' | 'sheet'>,
): LedLine => {
  const number = /\[(\d+)\]/.exec(sentence)?.[1];
  return {
    ...rest,
    say: sentence.replaceAll(MARKS, '').trim(),
    quote: number === undefined ? null : (quotes[Number(number) - 1] ?? null),
  };
};

const passagesOf = (ideas: readonly Idea[]): Quote[] => {
  const all = ideas.flatMap(({ quote, items }) => [quote, ...items.flatMap((item) => item.quote ?? [])]);
  return all
    .filter((one, at) => all.findIndex(({ page, start }) => page === one.page && start === one.start) === at)
    .slice(0, MOST_PASSAGES);
};

const asked = ({ id, ask, difficulty, explanation }: Item) => ({ id, ask, difficulty, explanation });

const deedOf = (turn: LessonTurn): object => {
  if (turn.kind === 'answer')
    return { answered: turn.words, result: turn.checked.result, why: turn.checked.slip };
  if (turn.kind === 'wish') return { asked_for: turn.wish };
  if (turn.kind !== 'question') return { began: true };
  const { title, statement, simple, full } = turn.idea;
  return { asked: turn.words, about: { title, statement, simple, full } };
};

/** Everything that the model is told about the moment. */
const tellOf = ({
  before,
  turn,
  thread,
  idea,
  shown,
  direction,
}: Pick<Moment, 'before' | 'turn' | 'thread'> & {
  idea: Idea;
  shown: readonly Quote[];
  direction: Direction;
}) => {
  const { happenings, state } = direction;
  const waits = idea.items.find(({ id }) => id === state.question?.item);
  return {
    idea: {
      title: idea.title,
      statement: idea.statement,
      simple: idea.simple,
      why: idea.why,
      picture: idea.picture,
      example: idea.example,
      mistakes: idea.misconceptions.map(({ belief, wrong }) => ({ belief, wrong })),
    },
    passages: shown.map(({ text }, at) => `[${at + 1}] ${text}`),
    conversation: thread.slice(-REMEMBERED).map(({ by, text }) => `${by}: ${text}`),
    student_did: deedOf(turn),
    fresh_sheet: happenings.some(({ kind }) => kind === 'sheet'),
    same_question_again: waits !== undefined && before.question?.item === waits.id,
    questions: idea.items
      .filter(({ id }) => id === waits?.id || !state.asked.includes(`${idea.id}#${id}`))
      .map(asked),
    a_plain_tutor_would_say: happenings.flatMap((one) => (one.kind === 'say' ? one.sentences : [])),
  };
};
