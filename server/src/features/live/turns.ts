import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import type { Item, Lesson } from '@studia/contract/lessons';
import type { HappeningOf, LiveEvent, LiveHappening } from '@studia/contract/live-events';
import type { LiveScenes } from '@studia/contract/live-scenes';
import type { Attempt } from '@studia/contract/practice';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Images } from '../../ports/images/port.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Practice } from '../practice/service.ts';
import { makeClosing, type ClosingDependencies } from './closing.ts';
import type { Figures } from './figures.ts';
import type { ModelLead } from './model-lead.ts';
import type { makeReadInput, Moment } from './read-input.ts';
import { attemptIn } from './rules/attempt.ts';
import { directWhole } from './rules/director.ts';
import { NEW_LESSON, type LessonState } from './rules/lesson-state.ts';
import { withPauses } from './rules/pauses.ts';
import type { Direction } from './rules/turn.ts';
import { makeLessonStore, type LessonRow } from './store/lessons.ts';
import { studentDrawing } from './student-drawing.ts';
import { threadOf, unheardIn } from './transcript.ts';

interface Dependencies extends ClosingDependencies {
  db: Handle;
  clock: Clock;
  lessons: Pick<Lessons, 'whole' | 'show' | 'keyOf' | 'scenesOf'>;
  practice: Pick<Practice, 'record'>;
  readInput: ReturnType<typeof makeReadInput>;
  figures: Figures;
  lead: ModelLead;
  images: Pick<Images, 'lineDrawing'>;
  onTrouble: (error: unknown) => void;
}

/** Who has a turn says so this often; after that long without a word somebody else takes it. */
const LEASE = { renew: 4_000, patience: 12_000 };

/** What waits for the tutor: the beginning, or something that the student did. */
type Waiting = { kind: 'opening' } | { kind: 'heard'; event: LiveEvent & HappeningOf<'heard'> };

/** Answers what students do, one thing after the other, on whichever node has the turn. */
export const makeTurns = (dependencies: Dependencies) => {
  const { db, clock, lessons, practice, readInput, figures, lead, images, onTrouble } = dependencies;
  const store = makeLessonStore(db);
  const closing = makeClosing(dependencies);

  const lessonOf = async (owner: StudentId, { book, chapter }: LessonState): Promise<Lesson | null> =>
    book === null
      ? null
      : ((await lessons.whole(owner, book)).find((one) => one.chapter === chapter) ?? null);

  /** What was written for the lesson at hand; a model that leads teaches in its own way. */
  const scenesOf = (book: string | null, chapter: number | null): Promise<LiveScenes> =>
    lead.isOn || book === null || chapter === null ? Promise.resolve({}) : lessons.scenesOf(book, chapter);

  const waitingIn = (row: LessonRow, events: readonly LiveEvent[]): Waiting | null => {
    if (row.phase === 'ended') return null;
    if (stateIn(row).opening) return { kind: 'opening' };
    const event = events.find(
      (one): one is LiveEvent & HappeningOf<'heard'> => one.kind === 'heard' && one.number > row.answered,
    );
    return event ? { kind: 'heard', event } : null;
  };

  /** Works one turn out; nothing is kept yet. */
  const workOut = async (row: LessonRow, events: readonly LiveEvent[], waiting: Waiting) => {
    const owner = row.student_id as StudentId;
    const state = stateIn(row);
    const lesson = await lessonOf(owner, state);
    const until =
      waiting.kind === 'heard' ? events.filter(({ number }) => number <= waiting.event.number) : events;
    const moment: Moment = {
      owner,
      state,
      lesson,
      scenes: await scenesOf(state.book, state.chapter),
      isSpoken:
        waiting.kind === 'heard' &&
        waiting.event.input.type === 'words' &&
        waiting.event.input.by === 'voice',
      thread: threadOf(until, state.tutor),
      drawing: async () => {
        const drawing = studentDrawing(until);
        return drawing && images.lineDrawing(drawing);
      },
    };
    const isCurrent = (ask: number): boolean => state.question?.ask === ask;
    const { turn, judge } =
      waiting.kind === 'heard'
        ? await readInput.of(moment, waiting.event.input, isCurrent)
        : await readInput.opening(moment, state.opening ?? { kind: 'open' });
    const begun = turn.kind === 'photo' ? turn.follows : turn;
    const ideas = begun?.kind === 'lesson' ? begun.ideas : (lesson?.ideas ?? []);
    const at =
      begun?.kind === 'lesson' ? begun.from : ideas.findIndex(({ id }) => id === state.ideas[state.at]);
    // Only the idea at hand and the next can be opened in this turn; a drawn board needs no picture.
    const near = ideas.slice(Math.max(0, at), at + 2).filter(({ board }) => board === null);
    const show = (item: Item) => lessons.show(item, owner);
    const before = { ...state, opening: null };
    const planned = directWhole(before, turn, {
      ideas,
      figures: await figures.forIdeas(owner, near),
      show,
      guesses: !lead.isOn,
      scenes: begun?.kind === 'lesson' ? await scenesOf(begun.book, begun.chapter) : moment.scenes,
      check: (idea, item) => ({ key: lessons.keyOf(item), quote: item.quote ?? idea.quote }),
      unheard: waiting.kind === 'heard' ? unheardIn(events, waiting.event) : [],
    });
    const direction = withPauses(
      await lead.turn({ owner, before, turn, thread: moment.thread, ideas, show }, planned),
    );
    const attempt =
      waiting.kind === 'heard'
        ? attemptIn(turn, { state, lesson, input: waiting.event.input, judge, now: clock.now() })
        : null;
    return { direction, attempt };
  };

  /** Keeps a turn; answers false when another node was faster. */
  const keep = (
    before: LessonRow,
    waiting: Waiting,
    { direction, attempt }: { direction: Direction; attempt: Attempt | null },
  ): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const within = makeLessonStore(transaction);
      const id = before.id as WorkingSessionId;
      const row = await within.locked(id);
      if (!row || row.answered !== before.answered || row.phase === 'ended') return false;
      if ((stateIn(row).opening === null) !== (stateIn(before).opening === null)) return false;
      const owner = row.student_id as StudentId;
      const now = clock.now();
      const numbered = numberedFrom(row.events + 1, direction.happenings);
      const newest = await within.append(
        id,
        row.events,
        numbered.map((happening) => ({ happening, client: null })),
        now,
      );
      const state = withAsk(direction.state, numbered, row.events + 1);
      await within.update(id, {
        state,
        events: newest,
        ...(waiting.kind === 'heard' && { answered: waiting.event.number }),
        ...(state.topic !== '' && { topic: state.topic }),
        updated_at: now,
      });
      if (attempt) await practice.record(transaction, owner, [attempt]);
      if (direction.over)
        await closing.end(transaction, { ...row, state: null, events: newest }, state, direction.over);
      return true;
    });

  /** What waits in a lesson. A long one is read as a whole only where something does: after every turn it is looked for once more. */
  const next = async (
    owner: StudentId,
    id: WorkingSessionId,
  ): Promise<{ row: LessonRow; waiting: Waiting } | null> => {
    const row = await store.one(owner, id);
    const waiting = row ? waitingIn(row, await store.events(id, row.answered)) : null;
    return row && waiting ? { row, waiting } : null;
  };

  /** Answers everything that waits, as whoever has the turn. */
  const answerAll = async (owner: StudentId, id: WorkingSessionId): Promise<void> => {
    for (let at = await next(owner, id); at; at = await next(owner, id))
      await keep(at.row, at.waiting, await workOut(at.row, await store.events(id, 0), at.waiting));
  };

  /**
   * Answers everything that waits in a lesson, unless somebody else is at it. Whoever looks at a lesson asks for this, so where nothing
   * waits nothing is written; and where something came between the last look and letting go, the turn is taken again.
   */
  const drain = async (owner: StudentId, id: WorkingSessionId): Promise<void> => {
    while (await next(owner, id)) {
      let since = clock.now();
      if (!(await store.takeTurn(id, since, LEASE.patience))) return;
      let renewed: Promise<unknown> = Promise.resolve();
      const renewal = setInterval(() => {
        const before = since;
        since = clock.now();
        renewed = store.moveTurn(id, before, since).catch(onTrouble);
      }, LEASE.renew);
      try {
        await answerAll(owner, id);
      } finally {
        clearInterval(renewal);
        // Else a renewal that is still on its way would take the turn for nobody.
        await renewed;
        await store.moveTurn(id, since, null);
      }
    }
  };

  return { drain, closing };
};

/** What is kept of where a lesson stands; parts that an older version did not have are as at the beginning. */
export const stateIn = ({ state }: Pick<LessonRow, 'state'>): LessonState => ({
  ...NEW_LESSON,
  ...(state as Partial<LessonState> | null),
});

/** Notes point at events by their numbers in the lesson. */
const numberedFrom = (first: number, happenings: readonly LiveHappening[]): LiveHappening[] =>
  happenings.map((happening) =>
    happening.kind === 'note'
      ? { ...happening, note: { ...happening.note, from: happening.note.from + first } }
      : happening,
  );

/** The question that waits knows the event that asks it. */
const withAsk = (state: LessonState, happenings: readonly LiveHappening[], first: number): LessonState => {
  const at = happenings.findLastIndex((one) => one.kind === 'ask' && one.item !== null);
  return at >= 0 && state.question ? { ...state, question: { ...state.question, ask: first + at } } : state;
};
