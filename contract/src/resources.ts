import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { RESOURCE } from './limits.ts';
import { text } from './text.ts';
import { verified, type Trials } from './trial.ts';

/** What Studia makes for a student, or a student makes here. A feature offers its own kinds in its `feature.ts`. */
export const RESOURCE_KINDS = ['note', 'ai-note', 'map', 'quiz', 'deck', 'podcast', 'live', 'plan'] as const;
export const ResourceKind = z.enum(RESOURCE_KINDS);
export type ResourceKind = z.infer<typeof ResourceKind>;

/** Where something came from, in words, and the book behind it while that is known. */
export const ResourceSource = z.object({ title: z.string(), book_id: z.nullable(z.string()) });

export const Resource = z.object({
  kind: ResourceKind,
  /** What its own feature calls it. */
  id: z.string(),
  title: z.string(),
  /** What one sees of it before opening it: a few lines, the first ones first. */
  preview: z.array(z.string()),
  /** How much there is of it, counted as its kind is: words, entries, questions, cards, minutes, steps. */
  size: z.number(),
  source: z.nullable(ResourceSource),
  /** When it was made or changed last. */
  at: z.iso.datetime(),
});
/** Something that was made for a student. */
export type Resource = z.infer<typeof Resource>;

/** Which of the things that were made for a student are wanted, the newest first; what every feature is asked that made some. */
export interface ResourceWish {
  /** In small letters; each must occur. */
  readonly words: readonly string[];
  /** The same as it was asked, for who finds things by what they mean; those are wanted too. */
  readonly question: string;
  /** The last one that is known already: only what comes after it is wanted. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** A study guide that we wrote, as a list shows it. */
export const GuideSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is about, in a sentence. */
  summary: z.string(),
  minutes: z.number(),
});
export type GuideSummary = z.infer<typeof GuideSummary>;

/** The same with its text in Markdown. */
export const Guide = z.extend(GuideSummary, { text: z.string() });
export type Guide = z.infer<typeof Guide>;

const student = { access: 'verified', pace: 'normal' } as const;

/** Everything that was made for a student, and guides on how to study. */
export const resources = endpoints({
  list: {
    method: 'GET',
    path: '/api/resources',
    summary: 'Everything that was made for the student, the newest first, and the study guides that fit.',
    ...student,
    query: z.object({
      question: z.optional(text(RESOURCE.questionCharacters)),
      kind: z.optional(ResourceKind),
      /** What the page before ended with. */
      before: z.optional(z.iso.datetime()),
      before_id: z.optional(text(200)),
    }),
    reply: z.object({
      success: z.literal(true),
      resources: z.array(Resource),
      /** Whether there are more after the last. */
      more: z.boolean(),
      guides: z.array(GuideSummary),
    }),
  },
  guide: {
    method: 'GET',
    path: '/api/resources/guides/:id',
    summary: 'A study guide.',
    ...student,
    params: z.object({ id: text(80) }),
    reply: z.object({ success: z.literal(true), guide: Guide }),
  },
});

/** The order of everything that was made for a student: the newest first, and one order for things of the same moment. */
export const newestFirst = (one: Resource, other: Resource): number =>
  other.at === one.at ? Number(other.id > one.id) * 2 - 1 : Number(other.at > one.at) * 2 - 1;

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof resources> => ({
  list: {
    request: () => ({ query: {} }),
    answers: verified(200),
    toSpoil: () => ({ query: { question: 'cells', before: '2026-01-05T08:00:00.000Z', before_id: 'a' } }),
  },
  guide: { request: () => ({ params: { id: 'spacing' } }), answers: verified(200) },
});
