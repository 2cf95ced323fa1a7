import { Quote } from '@studia/contract/proof';
import * as z from 'zod/mini';
import { ACTS } from '../understand/acts.ts';

const Count = z.number();

const Exercise = z.object({
  /** The exercise as the student gave it. */
  problem: z.string(),
  /** The line as it stands now, some steps later, in the engine's writing. */
  line: z.string(),
  /** How far up the hint ladder this step is. */
  rung: Count,
  /** Honest tries since the exercise was opened, and at this line. */
  tries: Count,
  triesHere: Count,
  hints: Count,
  /** How often the whole solution was asked for, and whether with a reason. */
  asks: Count,
  hasReason: z.boolean(),
  /** Right parts of the answer that were given one by one. */
  found: z.string(),
});
/** An exercise that is being worked on. */
export type Exercise = z.infer<typeof Exercise>;

/** The parts in which an idea can be told. */
const IDEA_PARTS = [
  'statement',
  'simple',
  'full',
  'why',
  'example',
  'picture',
  'terms',
  'misconception',
] as const;
export type IdeaPart = (typeof IDEA_PARTS)[number];

const IdeaAtHand = z.object({
  id: z.string(),
  /** What was told of it already. */
  told: z.array(z.enum(IDEA_PARTS)),
  /** Items that were asked already. */
  asked: z.array(z.string()),
  /** How many of those were right. */
  right: Count,
  difficulty: Count,
});
/** The idea that a conversation is about. */
export type IdeaAtHand = z.infer<typeof IdeaAtHand>;

const ItemAtHand = z.object({
  idea: z.string(),
  item: z.string(),
  options: z.array(z.string()),
  tries: Count,
  hints: Count,
  /** A misconception that the question is to show; null for an item of the lesson. */
  exposes: z.nullable(z.string()),
});
/** A check question that waits for its answer. */
export type ItemAtHand = z.infer<typeof ItemAtHand>;

const Story = z.object({
  text: z.string(),
  numbers: z.array(z.string()),
  turn: Count,
  results: z.array(z.string()),
  /** The student's own equation for it. */
  equation: z.optional(z.nullable(z.string())),
  /** The kind of task that it is, and the example of it; where it was surely read itself, what is worked out first, and all of it. */
  kind: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        example: z.string(),
        told: z.optional(
          z.object({
            begin: z.optional(z.nullable(z.tuple([z.string(), z.string()]))),
            first: z.string(),
            solution: z.string(),
          }),
        ),
      }),
    ),
  ),
  /** Its answer was found. */
  isDone: z.optional(z.boolean()),
  /** How many hints were given, and how often everything was asked for. */
  hints: z.optional(Count),
  asks: z.optional(Count),
  /** What of its parts is asked now, in the student’s words, and the other thing that was asked for together with it. */
  part: z.optional(z.string()),
  rest: z.optional(z.object({ part: z.string(), text: z.string() })),
});
/** A story with numbers that nobody here has read as a whole. */
type Story = z.infer<typeof Story>;

export const Wish = z.object({
  act: z.enum(ACTS),
  /** The idea, the exercise or the words that it is about; null for what is at hand. */
  about: z.nullable(z.string()),
});
/** What a tap, or a “yes”, stands for. */
export type Wish = z.infer<typeof Wish>;

/** Something to tap, and what it wishes for; without a wish its own words say it. */
export const Choice = z.object({ label: z.string(), wish: z.nullable(Wish) });
export type Choice = z.infer<typeof Choice>;

const ThoughtAtHand = z.object({ question: z.string(), answers: z.array(z.string()), told: z.string() });
/** A question that leads on and waits for a thought. */
type ThoughtAtHand = z.infer<typeof ThoughtAtHand>;

const Topic = z.object({ words: z.string(), heading: z.string(), quotes: z.array(Quote) });
/** A passage of a book that a conversation is about. */
export type Topic = z.infer<typeof Topic>;

const Place = z.object({ book_id: z.string(), page: z.number(), open: z.boolean() });
/** A page that a conversation is about; `open` when it lies before the student. */
export type Place = z.infer<typeof Place>;

const Dialogue = z.object({
  about: z.string(),
  step: Count,
  /** The version of a text before the last. */
  before: z.optional(z.string()),
  /** It is about exams with their days; then `about` holds what was told of them. */
  isOfExams: z.optional(z.boolean()),
});
/** A short dialogue that goes by steps: an essay, a plan. */
type Dialogue = z.infer<typeof Dialogue>;

const PendingRequest = z.object({
  wants: z.enum(['help', 'test', 'question', 'cards', 'summary', 'notes', 'surprise']),
  /** There is little time. */
  isSoon: z.boolean(),
  /** It is about a task that was set: homework, a worksheet. */
  isTask: z.boolean(),
  /** It may lead to a quiz of many questions. */
  isQuiz: z.boolean(),
  step: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  /** So many are wanted; null where nobody says. */
  count: z.nullable(z.number()),
  /** The books of the subject that was named. */
  books: z.array(z.string()),
});
/** A request that still lacks its topic, which was asked for. */
export type PendingRequest = z.infer<typeof PendingRequest>;

const ProgramAtHand = z.object({
  code: z.string(),
  /** What was wrong with it, the gravest first. */
  faults: z.array(z.string()),
  /** How often the gravest was talked about before. */
  asks: Count,
  turn: Count,
});
/** A program of the student's own that was looked at. */
type ProgramAtHand = z.infer<typeof ProgramAtHand>;

const FOCUSES = ['none', 'idea', 'exercise', 'story', 'item', 'passage', 'plan', 'essay'] as const;
type Focus = (typeof FOCUSES)[number];

const WAITS = ['none', 'answer', 'choice', 'yes-no'] as const;
type Waits = (typeof WAITS)[number];

export interface State {
  /** What the conversation is about now. */
  focus: Focus;
  /** What kind of reply is waited for. */
  waits: Waits;
  exercise: Exercise | null;
  /** The exercise that was finished last, and those that are still to come. */
  finished: string | null;
  queue: string[];
  idea: IdeaAtHand | null;
  item: ItemAtHand | null;
  thought: ThoughtAtHand | null;
  /** What the last exchange was about: an idea of a lesson, or a topic that no lesson holds. */
  heard: string | null;
  /** The words that the conversation was opened with: what it is about where nothing surer is known. */
  opening: string | null;
  /** What was asked about last and is not known; null where something is at hand. */
  unknown: string | null;
  story: Story | null;
  /** Values that were found on the task at hand, as they were written, the last one last. */
  ledger: string[];
  topic: Topic | null;
  place: Place | null;
  essay: Dialogue | null;
  plan: Dialogue | null;
  program: ProgramAtHand | null;
  asked: PendingRequest | null;
  /** What can be tapped now. */
  choices: Choice[];
  /** What “yes” means now. */
  offer: Wish | null;
  /** Turns of the tutor so far. */
  turns: number;
  /** How often in a row nothing was understood. */
  lost: number;
  language: string;
}

/** A conversation at its beginning. */
export const NEW_STATE: State = {
  focus: 'none',
  waits: 'none',
  exercise: null,
  finished: null,
  queue: [],
  idea: null,
  item: null,
  thought: null,
  heard: null,
  opening: null,
  unknown: null,
  story: null,
  ledger: [],
  topic: null,
  place: null,
  essay: null,
  plan: null,
  program: null,
  asked: null,
  choices: [],
  offer: null,
  turns: 0,
  lost: 0,
  language: 'en',
};

/** What stands beside an old answer, whatever shape it has: a part that can't be read is forgotten. */
export const readState = (stored: unknown): State => {
  const parts = z.record(z.string(), z.unknown()).safeParse(stored).data ?? {};
  const part = <Part>(schema: z.ZodMiniType<Part>, name: keyof State): Part | null =>
    schema.safeParse(parts[name]).data ?? null;
  return {
    focus: part(z.enum(FOCUSES), 'focus') ?? 'none',
    waits: part(z.enum(WAITS), 'waits') ?? 'none',
    exercise: part(Exercise, 'exercise'),
    finished: part(z.string(), 'finished'),
    queue: part(z.array(z.string()), 'queue') ?? [],
    idea: part(IdeaAtHand, 'idea'),
    item: part(ItemAtHand, 'item'),
    thought: part(ThoughtAtHand, 'thought'),
    heard: part(z.string(), 'heard'),
    opening: part(z.string(), 'opening'),
    unknown: part(z.string(), 'unknown'),
    story: part(Story, 'story'),
    ledger: part(z.array(z.string()), 'ledger') ?? [],
    topic: part(Topic, 'topic'),
    place: part(Place, 'place'),
    essay: part(Dialogue, 'essay'),
    plan: part(Dialogue, 'plan'),
    program: part(ProgramAtHand, 'program'),
    asked: part(PendingRequest, 'asked'),
    choices: part(z.array(Choice), 'choices') ?? [],
    offer: part(Wish, 'offer'),
    turns: part(z.number(), 'turns') ?? 0,
    lost: part(z.number(), 'lost') ?? 0,
    language: part(z.string(), 'language') ?? 'en',
  };
};

/** An exercise at its beginning. */
export const openedExercise = (problem: string, line: string): Exercise => ({
  problem,
  line,
  rung: 0,
  tries: 0,
  triesHere: 0,
  hints: 0,
  asks: 0,
  hasReason: false,
  found: '',
});

/** An idea of which nothing was told yet. */
export const openedIdea = (id: string): IdeaAtHand => ({ id, told: [], asked: [], right: 0, difficulty: 1 });
