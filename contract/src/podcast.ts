import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { PodcastId } from './ids.ts';
import { PODCAST } from './limits.ts';
import { Quote } from './proof.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** What a podcast is made from: a chapter of a book, a note, or a note that was made from a book. */
export const PodcastType = z.enum(['chapter', 'note', 'ai-note']);
export type PodcastType = z.infer<typeof PodcastType>;

/** Its source: the id of a note, or a book and its chapter counted from 0, as `algebra~2`. */
export const PodcastSource = z.string().check(z.regex(/^[a-z0-9-]{1,64}(?:~\d{1,4})?$/));
export type PodcastSource = z.infer<typeof PodcastSource>;

/** How long it is to be, in minutes. */
export const PodcastMinutes = z.union([z.literal(5), z.literal(10), z.literal(20)]);
export type PodcastMinutes = z.infer<typeof PodcastMinutes>;

/** Who speaks: one is curious, the other explains. */
export const Speaker = z.enum(['host', 'explainer']);
export type Speaker = z.infer<typeof Speaker>;

/** What one of them says in one breath. */
export const ScriptLine = z.object({
  speaker: Speaker,
  /** Markdown with formulas between dollar signs. */
  text: z.string(),
  /** The words of the book behind it, where it claims something that a book says. */
  quote: z.nullable(Quote),
  /** Which part of the podcast it belongs to, counted from 0. */
  part: z.number(),
  /** Seconds of silence after it; long ones are for the listener to think. */
  pause: z.number(),
});
export type ScriptLine = z.infer<typeof ScriptLine>;

/** A dialogue as it will be spoken. */
export const Script = z.object({
  /** What its parts are called: the marks that a player shows. */
  parts: z.array(z.string()),
  lines: z.array(ScriptLine),
});
export type Script = z.infer<typeof Script>;

/** What one of the two says in a dialogue that somebody wrote, and seconds for the listener to think. */
const DialogueLine = z.object({ speaker: Speaker, text: z.string(), pause: z.optional(z.number()) });
export type DialogueLine = z.infer<typeof DialogueLine>;

/** A talk about an idea in pieces: each scene can be left out, what looks back comes at the very end. */
export const IdeaDialogue = z.object({
  heart: z.array(DialogueLine),
  scenes: z.array(z.array(DialogueLine)),
  back: z.array(DialogueLine),
});
export type IdeaDialogue = z.infer<typeof IdeaDialogue>;

/** The dialogue that was written for a chapter, by the names of its ideas. */
export const Dialogue = z.object({
  hello: z.array(DialogueLine),
  ideas: z.record(z.string(), IdeaDialogue),
  bye: z.array(DialogueLine),
});
export type Dialogue = z.infer<typeof Dialogue>;

const Voice = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** A voice that can be chosen. */
export const PodcastVoice = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['quick', 'natural', 'vendor']),
});
export type PodcastVoice = z.infer<typeof PodcastVoice>;

/** A line with its voice, or on the way to it. */
export const PodcastLine = z.extend(ScriptLine, {
  state: z.enum(['waiting', 'done', 'skipped']),
  /** How long it takes with its pause; an estimate until it is done, nothing when it was skipped. */
  seconds: z.number(),
});
export type PodcastLine = z.infer<typeof PodcastLine>;

/** `queued` waits for another podcast of the same student. */
export const PodcastState = z.enum(['queued', 'writing', 'speaking', 'done', 'stopped', 'failed']);
export type PodcastState = z.infer<typeof PodcastState>;

/** A line of a list of podcasts. */
export const PodcastSummary = z.object({
  id: PodcastId,
  type: PodcastType,
  source: z.string(),
  title: z.string(),
  /** The book, where it is about a chapter. */
  subtitle: z.string(),
  minutes: PodcastMinutes,
  state: PodcastState,
  /** Lines that have their voice, and all of them. */
  done: z.number(),
  total: z.number(),
  /** How long it is, as far as that is known. */
  seconds: z.number(),
  /** Where the student is, in seconds; null before the first time. */
  heard: z.nullable(z.number()),
  heard_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type PodcastSummary = z.infer<typeof PodcastSummary>;

/** A podcast with everything that a player needs. */
export const Podcast = z.extend(PodcastSummary, {
  voices: z.object({ host: Voice, explainer: Voice }),
  author: z.enum(['rules', 'model']),
  parts: z.array(z.string()),
  lines: z.array(PodcastLine),
  /** Where the student is: in which line, and how far into it. */
  position: z.object({ line: z.number(), offset: z.number() }),
  /** About how long until all of it can be heard. */
  seconds_left: z.number(),
});
export type Podcast = z.infer<typeof Podcast>;

/** What could be made, before anything is. */
export const PodcastOffer = z.object({
  title: z.string(),
  subtitle: z.string(),
  /** How long each length will really be: a thin chapter doesn't fill twenty minutes. */
  lengths: z.array(z.object({ minutes: PodcastMinutes, seconds: z.number() })),
  voices: z.array(PodcastVoice),
  /** Seconds of work for each second of sound, by the kind of voice, and before the first can be heard. */
  pace: z.array(z.object({ kind: PodcastVoice.shape.kind, factor: z.number(), first: z.number() })),
  /** The connected model that will write the script; null when rules write it from the lesson. */
  model: z.nullable(z.string()),
});
export type PodcastOffer = z.infer<typeof PodcastOffer>;

const One = z.object({ id: PodcastId });
const Source = z.object({ type: PodcastType, source: PodcastSource });
const Answer = z.object({ success: z.literal(true), podcast: Podcast });
const place = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(PODCAST.mostLines));

/** Two voices that talk about what a student learns. */
export const podcast = endpoints({
  list: {
    method: 'GET',
    path: '/api/podcasts',
    summary: 'The student’s podcasts, the last heard or made first.',
    access: 'verified',
    pace: 'normal',
    query: z.object({ book: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))) }),
    reply: z.object({ success: z.literal(true), podcasts: z.array(PodcastSummary) }),
  },
  about: {
    method: 'GET',
    path: '/api/podcasts/about/:type/:source',
    summary: 'The podcast about a chapter or a note, and what could be made.',
    access: 'verified',
    pace: 'normal',
    params: Source,
    reply: z.object({ success: z.literal(true), podcast: z.nullable(Podcast), offer: PodcastOffer }),
  },
  make: {
    method: 'POST',
    path: '/api/podcasts',
    summary: 'Have a podcast made in the background. A new one about the same replaces the old.',
    access: 'verified',
    pace: 'tutor',
    body: z.extend(Source, {
      minutes: PodcastMinutes,
      voices: z.object({ host: Voice, explainer: Voice }),
    }),
    reply: Answer,
  },
  read: {
    method: 'GET',
    path: '/api/podcasts/:id',
    summary: 'A podcast with its lines, and how far its making is.',
    access: 'verified',
    pace: 'reading',
    params: One,
    reply: Answer,
  },
  audio: {
    method: 'GET',
    path: '/api/podcasts/:id/audio',
    summary: 'The voices of some lines in one piece, as MP3: from one line to another, both included.',
    access: 'verified',
    pace: 'reading',
    params: One,
    query: z.object({ from: place, to: place }),
    file: true,
    reply: null,
  },
  download: {
    method: 'GET',
    path: '/api/podcasts/:id/download',
    summary: 'All that is finished as one MP3, with chapter marks and a cover.',
    access: 'verified',
    pace: 'reading',
    params: One,
    file: true,
    reply: null,
  },
  listen: {
    method: 'PUT',
    path: '/api/podcasts/:id/position',
    summary: 'Remember where the student is.',
    access: 'verified',
    pace: 'reading',
    params: One,
    body: z.object({
      line: z.int().check(z.minimum(0), z.maximum(PODCAST.mostLines)),
      offset: z.number().check(z.minimum(0), z.maximum(PODCAST.longestLine)),
    }),
    reply: Done,
  },
  stop: {
    method: 'POST',
    path: '/api/podcasts/:id/stop',
    summary: 'Stop the making; what is finished stays.',
    access: 'verified',
    pace: 'normal',
    params: One,
    reply: Answer,
  },
  resume: {
    method: 'POST',
    path: '/api/podcasts/:id/resume',
    summary: 'Go on with a podcast that was stopped, and try again what was skipped.',
    access: 'verified',
    pace: 'normal',
    params: One,
    reply: Answer,
  },
  delete: {
    method: 'DELETE',
    path: '/api/podcasts/:id',
    summary: 'Delete a podcast with its sound.',
    access: 'verified',
    pace: 'normal',
    params: One,
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof podcast> => {
  const about = { type: 'chapter', source: 'arithmetic~0' } as const;
  const body = { ...about, minutes: 5, voices: { host: 'quick-one', explainer: 'quick-two' } } as const;
  const made = async () => (await ask(podcast.make, { body })).podcast.id;
  const one = async () => ({ params: { id: await made() } });
  const answers = verified(200, 'podcast_not_found');
  const toSpoil = () => ({ params: { id: NO_ID } });
  return {
    list: { request: () => ({ query: {} }), answers: verified(200) },
    about: { request: () => ({ params: about }), answers: verified(200) },
    make: { request: () => ({ body }), answers: verified(200) },
    read: { request: one, answers, toSpoil },
    audio: {
      request: async () => ({ ...(await one()), query: { from: 0, to: 5 } }),
      // The voice of the tests doesn't speak in this format.
      answers: verified('podcast_not_ready', 'podcast_not_found'),
      toSpoil: () => ({ params: { id: NO_ID }, query: { from: 0, to: 5 } }),
    },
    download: { request: one, answers: verified('podcast_not_ready', 'podcast_not_found'), toSpoil },
    listen: {
      request: async () => ({ ...(await one()), body: { line: 1, offset: 2.5 } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID }, body: { line: 1, offset: 2.5 } }),
    },
    stop: { request: one, answers, toSpoil },
    resume: { request: one, answers, toSpoil },
    delete: { request: one, answers, toSpoil },
  };
};
