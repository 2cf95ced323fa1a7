import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { WorkingSessionId } from './ids.ts';
import { CHAT, LIVE, PLAN } from './limits.ts';
import { saidText, text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** Whether every text inside can be stored: no NUL and no half of a surrogate pair, in values and in names. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

/** The spec shows no more of an item than that it was selected: a title, or an object with one. */
const SelectedItem = z
  .union([saidText(PLAN.titleCharacters), z.looseObject({ title: saidText(PLAN.titleCharacters) })])
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

/** SPEC 7.3, the working session of the live tutor. */
export const live = endpoints({
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
  return {
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
