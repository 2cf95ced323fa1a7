import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { WorkingSessionId } from './ids.ts';
import { CHAT, LIVE, PLAN } from './limits.ts';
import { LiveEvent, LiveInput, LiveSubject } from './live-events.ts';
import { filledText, text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** Whether every text inside can be stored: no NUL and no half of a surrogate pair, in values and in names. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

/** The spec shows no more of an item than that it was selected: a title, or an object with one. */
const SelectedItem = z
  .union([filledText(PLAN.titleCharacters), z.looseObject({ title: filledText(PLAN.titleCharacters) })])
  .check(z.refine(isStorable, { error: 'text_not_storable' }));

/** A message of SPEC 3; what else a client keeps beside it comes back as it was. */
const SessionMessage = z
  .looseObject({ type: z.enum(['user', 'assistant']), content: text(CHAT.messageCharacters) })
  .check(z.refine(isStorable, { error: 'text_not_storable' }));

/** What a live lesson was about and what was said in it (SPEC 3). */
export const WorkingSession = z.object({
  selectedLearningItems: z
    .array(SelectedItem)
    .check(z.maxLength(LIVE.mostItems, { error: 'working_session_too_large' })),
  topic: text(PLAN.topicCharacters),
  messages: z
    .array(SessionMessage)
    .check(z.maxLength(LIVE.mostMessages, { error: 'working_session_too_large' })),
});
export type WorkingSession = z.infer<typeof WorkingSession>;

/**
 * What saving does to a session that is there: `create` leaves it alone and makes another, `replace` puts the payload
 * in its place, `append` adds the messages to those it has. `true` is `replace`, `false` is `create`.
 */
export const UpdateMode = z.union([z.enum(['create', 'replace', 'append']), z.boolean()]);
export type UpdateMode = z.infer<typeof UpdateMode>;

/** A live lesson as the room and the list show it. */
export const LiveSession = z.object({
  id: WorkingSessionId,
  topic: z.string(),
  phase: z.enum(['open', 'paused', 'ended']),
  seconds: z.number(),
  /** How long it may still last; null is without limit. */
  seconds_left: z.nullable(z.number()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type LiveSession = z.infer<typeof LiveSession>;

const named = z.object({ id: WorkingSessionId });
const number = z.coerce.number().check(z.int(), z.minimum(0));
const success = z.literal(true);

/** The socket of a lesson: not a call, so its ticket travels in the address. */
export const liveSocketPath = '/api/live/:id/socket';

/** SPEC 7.3, the working session of the live tutor, and the lesson itself. */
export const live = endpoints({
  begin: {
    method: 'POST',
    path: '/api/live',
    summary:
      'Begin a live lesson with a topic, a chapter, a step of a plan, a photo of an exercise, or the question what to do.',
    access: 'verified',
    pace: 'tutor',
    body: z.object({ id: z.optional(WorkingSessionId), subject: LiveSubject }),
    reply: z.object({ success, session: LiveSession }),
  },
  list: {
    method: 'GET',
    path: '/api/live',
    summary: 'The latest live lessons of the student.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success, sessions: z.array(LiveSession) }),
  },
  events: {
    method: 'GET',
    path: '/api/live/:id',
    summary: 'A live lesson and what happened in it after the event of a number.',
    access: 'verified',
    pace: 'normal',
    params: named,
    query: z.object({ after: z.optional(number) }),
    reply: z.object({ success, session: LiveSession, events: z.array(LiveEvent) }),
  },
  input: {
    method: 'POST',
    path: '/api/live/:id/inputs',
    summary: 'Do something in a live lesson where no socket can be had; the same id again happens once.',
    access: 'verified',
    pace: 'normal',
    params: named,
    body: z.object({ input: LiveInput }),
    reply: z.object({ success }),
  },
  ticket: {
    method: 'POST',
    path: '/api/live/:id/ticket',
    summary: 'A ticket for the socket of a live lesson; it works once, for a minute.',
    access: 'verified',
    pace: 'normal',
    params: named,
    reply: z.object({ success, ticket: z.string() }),
  },
  clip: {
    method: 'GET',
    path: '/api/live/:id/clips/:number/:sentence',
    summary: 'One sentence of the tutor as sound, in one of its voices.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: WorkingSessionId, number, sentence: number }),
    query: z.object({
      voice: z.optional(text(40)),
      slow: z.optional(z.enum(['true', 'false'])),
      format: z.optional(z.enum(['mp3', 'wav'])),
    }),
    file: true,
    reply: null,
  },
  remove: {
    method: 'DELETE',
    path: '/api/live/:id',
    summary: 'Delete a live lesson with its board and everything that was said; notes made of it stay.',
    access: 'verified',
    pace: 'normal',
    params: named,
    reply: null,
  },
  save: {
    method: 'POST',
    path: '/api/working-session/save',
    summary: 'Keep a live lesson, as a new one or in the place of the one named by `session_id`.',
    access: 'verified',
    pace: 'normal',
    megabytes: LIVE.megabytes,
    body: z.extend(WorkingSession, {
      session_id: z.optional(z.nullable(WorkingSessionId)),
      update_mode: z.optional(z.nullable(UpdateMode)),
    }),
    reply: z.object({ success: z.literal(true), session_id: WorkingSessionId }),
  },
  read: {
    method: 'GET',
    path: '/api/working-session/:id',
    summary: 'A live lesson as it was kept.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: WorkingSessionId }),
    reply: z.extend(WorkingSession, {
      success: z.literal(true),
      session_id: WorkingSessionId,
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof live> => {
  const lesson = { selectedLearningItems: [], topic: 'Fractions', messages: [] };
  const saved = async () => (await ask(live.save, { body: lesson })).session_id;
  const answers = verified(200, 'session_not_found');
  const begun = async () => (await ask(live.begin, { body: { subject: { kind: 'open' } } })).session.id;
  const ofLesson = {
    request: async () => ({ params: { id: await begun() } }),
    toSpoil: () => ({ params: { id: NO_ID } }),
  };
  const input = (id: string) => ({ id, type: 'words', text: 'Fractions', by: 'keyboard' }) as const;
  return {
    begin: {
      request: () => ({ body: { subject: { kind: 'topic', text: 'Fractions' } } }),
      answers: verified(200),
    },
    list: { request: () => ({}), answers: verified(200) },
    events: {
      request: async () => ({ params: { id: await begun() }, query: {} }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID }, query: { after: 0 } }),
    },
    input: {
      request: async () => ({ params: { id: await begun() }, body: { input: input(NO_ID) } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID }, body: { input: input(NO_ID) } }),
    },
    ticket: { ...ofLesson, answers },
    clip: {
      request: async () => ({
        params: { id: await begun(), number: LIVE.mostEvents, sentence: 0 },
        query: {},
      }),
      answers: verified('clip_not_found', 'session_not_found'),
      toSpoil: () => ({ params: { id: NO_ID, number: 1, sentence: 0 }, query: { voice: 'quick' } }),
    },
    remove: { ...ofLesson, answers: verified(204, 'session_not_found') },
    save: {
      request: async () => ({ body: { ...lesson, session_id: await saved() } }),
      answers,
      toSpoil: () => ({
        body: {
          selectedLearningItems: [{ title: 'Fractions' }],
          topic: 'Fractions',
          messages: [{ type: 'user', content: 'Hello' }],
          update_mode: 'create',
        },
      }),
    },
    read: {
      request: async () => ({ params: { id: await saved() } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
  };
};
