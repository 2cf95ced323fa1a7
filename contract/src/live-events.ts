import * as z from 'zod/mini';
import { BoardCommand, Point } from './board.ts';
import { AttachmentId, BookId, NoteId, PlanId } from './ids.ts';
import { Answer, AskedItem, IdeaId } from './lessons.ts';
import { LIVE } from './limits.ts';
import { Quote } from './proof.ts';
import { filledText, text } from './text.ts';

const count = z.int().check(z.minimum(0));

/** How far the tutor had come when the student cut in: this line, and so many of its sentences. */
export const Cut = z.object({ number: count, sentences: count });
export type Cut = z.infer<typeof Cut>;

/** What a button asks for. */
export const Wish = z.enum([
  'go-on',
  'lost',
  'slower',
  'faster',
  'why',
  'simpler',
  'example',
  'repeat',
  'hint',
  'reveal',
  'skip',
  'had-it',
  'missed-it',
  'more',
  'finish',
]);
export type Wish = z.infer<typeof Wish>;

const place = z.number().check(z.minimum(-LIVE.boardMargin), z.maximum(LIVE.boardEdge));
/** Where the pen was, and how hard it was pressed, from 0 to 1. */
const PenPoint = z.readonly(z.tuple([place, place, z.number().check(z.minimum(0), z.maximum(1))]));
export type PenPoint = z.infer<typeof PenPoint>;

const markId = z.uuid();
const onSheet = { id: markId, sheet: count };

/** What the student does on the board. What is erased is kept, and can come back. */
export const BoardMark = z.discriminatedUnion('do', [
  z.object({
    ...onSheet,
    do: z.literal('pen'),
    tool: z.enum(['pen', 'highlighter']),
    points: z.array(PenPoint).check(z.minLength(1), z.maxLength(LIVE.strokePoints)),
  }),
  z.object({ ...onSheet, do: z.literal('text'), at: Point, text: filledText(LIVE.boardTextCharacters) }),
  z.object({ do: z.literal('erase'), ids: z.array(markId).check(z.maxLength(LIVE.marksAtOnce)) }),
  z.object({ do: z.literal('restore'), ids: z.array(markId).check(z.maxLength(LIVE.marksAtOnce)) }),
]);
export type BoardMark = z.infer<typeof BoardMark>;

const sent = {
  /** The sender's own id: the same again is the same thing and happens once. */
  id: z.uuid(),
  cut: z.optional(Cut),
};

/** What a student does in a live lesson. */
export const LiveInput = z.discriminatedUnion('type', [
  z.object({
    ...sent,
    type: z.literal('words'),
    text: filledText(LIVE.wordsCharacters),
    by: z.enum(['keyboard', 'voice', 'tap']),
  }),
  z.object({ ...sent, type: z.literal('wish'), wish: Wish }),
  z.object({
    ...sent,
    type: z.literal('answer'),
    /** The question that it answers, by the number of its event. */
    ask: count,
    answer: Answer,
    milliseconds: z.optional(count.check(z.maximum(LIVE.longestAnswer))),
  }),
  z.object({
    ...sent,
    type: z.literal('draw'),
    marks: z.array(BoardMark).check(z.maxLength(LIVE.marksAtOnce)),
  }),
  z.object({ ...sent, type: z.literal('pause') }),
  z.object({ ...sent, type: z.literal('resume') }),
  z.object({ ...sent, type: z.literal('end') }),
]);
export type LiveInput = z.infer<typeof LiveInput>;

/** How a line is meant. */
export const Tone = z.enum(['plain', 'right', 'wrong', 'care']);
export type Tone = z.infer<typeof Tone>;

/** A line of the notes that grow beside the board. */
export const LiveNote = z.object({
  about: z.enum(['idea', 'example', 'answer', 'mistake', 'mended', 'lost', 'question']),
  text: z.string(),
  quote: z.nullable(Quote),
  /** The event that it belongs to. */
  from: count,
});
export type LiveNote = z.infer<typeof LiveNote>;

/** What came of a lesson. */
export const LiveSummary = z.object({
  ideas: z.array(
    z.object({ id: z.string(), title: z.string(), state: z.enum(['understood', 'practise', 'seen']) }),
  ),
  asked: count,
  right: count,
  seconds: count,
});
export type LiveSummary = z.infer<typeof LiveSummary>;

/** Something that happened in a lesson: a fact that is added once and never changed. */
export const LiveHappening = z.discriminatedUnion('kind', [
  /** The tutor says a line, sentence by sentence, and writes on the board meanwhile. */
  z.object({
    kind: z.literal('say'),
    sentences: z.array(z.string()),
    tone: Tone,
    quote: z.nullable(Quote),
    sheet: count,
    draw: z.array(BoardCommand),
    /** What was drawn, for who can't see it. */
    shows: z.string(),
  }),
  /** A fresh sheet; those before stay and can be looked at. */
  z.object({ kind: z.literal('sheet'), sheet: count, title: z.string() }),
  /** The tutor waits: for the answer to a question of the lesson, or for words or a tap. */
  z.object({
    kind: z.literal('ask'),
    ask: z.string(),
    item: z.nullable(AskedItem),
    /** What can be tapped: words to say, or a wish. */
    taps: z.array(z.object({ label: z.string(), wish: z.nullable(Wish) })),
  }),
  z.object({ kind: z.literal('heard'), input: LiveInput, text: z.string() }),
  z.object({ kind: z.literal('marks'), marks: z.array(BoardMark) }),
  z.object({ kind: z.literal('note'), note: LiveNote }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('quota'), state: z.enum(['warned', 'used']), seconds_left: count }),
  z.object({
    kind: z.literal('end'),
    why: z.enum(['finished', 'student', 'quota']),
    summary: LiveSummary,
    note_id: z.nullable(NoteId),
  }),
]);
export type LiveHappening = z.infer<typeof LiveHappening>;
export type HappeningOf<Kind extends LiveHappening['kind']> = Extract<LiveHappening, { kind: Kind }>;

/** A happening with its number; numbers of a lesson begin at 1 and have no gaps. */
export const LiveEvent = z.intersection(
  z.object({ number: count, at: z.iso.datetime(), client: z.nullable(z.uuid()) }),
  LiveHappening,
);
export type LiveEvent = LiveHappening & { number: number; at: string; client: string | null };

/** What a lesson begins with. */
export const LiveSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('topic'), text: filledText(LIVE.wordsCharacters) }),
  z.object({
    kind: z.literal('chapter'),
    book: BookId,
    chapter: count,
    /** The idea to begin with; the first where none is named. */
    idea: z.optional(IdeaId),
  }),
  z.object({ kind: z.literal('plan'), plan: PlanId, item: text(64) }),
  /** An exercise on a picture that was uploaded a moment ago. */
  z.object({ kind: z.literal('photo'), file: AttachmentId }),
]);
export type LiveSubject = z.infer<typeof LiveSubject>;

/** What travels over the socket, from the browser. Sound comes between, as bytes: 16 kHz, 16 bit, one channel. */
export const ToServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('input'), input: LiveInput }),
  /** Somebody is about to speak, speaks, may have stopped, has stopped, or it was nothing. */
  z.object({
    type: z.literal('voice'),
    id: z.uuid(),
    state: z.enum(['soon', 'on', 'maybe', 'off', 'drop']),
    cut: z.optional(Cut),
  }),
]);
export type ToServer = z.infer<typeof ToServer>;

/** And to the browser. */
export const ToBrowser = z.discriminatedUnion('type', [
  z.object({ type: z.literal('events'), events: z.array(LiveEvent) }),
  z.object({
    type: z.literal('state'),
    phase: z.enum(['open', 'paused', 'ended']),
    /** Null is without limit. */
    seconds_left: z.nullable(count),
    thinking: z.boolean(),
  }),
  z.object({ type: z.literal('refused'), id: z.nullable(z.uuid()), code: z.string(), error: z.string() }),
  /** What was heard, before it counts; an empty text was nothing. */
  z.object({ type: z.literal('heard'), id: z.uuid(), text: z.string(), sure: z.boolean() }),
]);
export type ToBrowser = z.infer<typeof ToBrowser>;

/** Why a socket was closed (4000 and up are ours). */
export const CLOSE = { signIn: 4401, notYours: 4404, quota: 4408, over: 4410, tooFast: 4429 } as const;
