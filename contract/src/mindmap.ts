import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { MindMapId } from './ids.ts';
import { IdeaId } from './lessons.ts';
import { BOOK, MIND_MAP } from './limits.ts';
import { Mastery } from './practice.ts';
import { text } from './text.ts';
import { NO_ID, verified, type Trials } from './trial.ts';

/** What a map can be drawn of. */
export const MapType = z.enum(['book', 'chapter', 'note', 'conversation']);
export type MapType = z.infer<typeof MapType>;

/** What an entry of a map is to a student; its colour follows from it. */
export const MAP_ROLES = [
  'topic',
  'chapter',
  'idea',
  'statement',
  'reason',
  'example',
  'picture',
  'mistake',
  'term',
  'point',
  'question',
] as const;
export const MapRole = z.enum(MAP_ROLES);
export type MapRole = z.infer<typeof MapRole>;

const position = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** The words of a book behind an entry; empty where only a page is meant. */
export const MapQuote = z.object({
  book_id: text(64),
  title: text(MIND_MAP.titleCharacters),
  page: position,
  label: z.optional(text(40)),
  start: position,
  end: position,
  text: text(BOOK.markCharacters),
});
export type MapQuote = z.infer<typeof MapQuote>;

/** An entry of a map. Those with one parent stand in the order of the list; exactly one has none. */
export const MapNode = z.object({
  id: text(200).check(z.minLength(1, { error: 'text_missing' })),
  parent: z.nullable(text(200)),
  text: text(MIND_MAP.nodeCharacters),
  role: MapRole,
  idea: z.nullable(IdeaId),
  quote: z.nullable(MapQuote),
});
export type MapNode = z.infer<typeof MapNode>;

const MapNodes = z.array(MapNode).check(z.maxLength(MIND_MAP.mostNodes, { error: 'map_too_large' }));

/** Where a map comes from; a chapter is named `book.chapter`, its number counted from 0. */
export const MapSource = z.object({ type: MapType, id: text(100) });
export type MapSource = z.infer<typeof MapSource>;

/** An idea that a map shows: where it is taught, and what the student can do. */
export const MapIdea = z.object({
  id: IdeaId,
  title: z.string(),
  statement: z.string(),
  chapter: z.number(),
  mastery: Mastery,
});
export type MapIdea = z.infer<typeof MapIdea>;

const shown = {
  title: z.string(),
  nodes: z.array(MapNode),
  /** Every idea of the map that the student's books still have. */
  ideas: z.array(MapIdea),
  /** Whether the student's plan has maps of one's own (SPEC 9). */
  may_edit: z.boolean(),
};

/** A map as it follows from what is taught. */
export const DrawnMap = z.object({
  ...shown,
  source: MapSource,
  /** Maps that the student made of it, the newest first. */
  own: z.array(z.object({ id: MindMapId, title: z.string() })),
});
export type DrawnMap = z.infer<typeof DrawnMap>;

/** A map that a student made their own. */
export const OwnMap = z.object({
  ...shown,
  id: MindMapId,
  /** What it began as; null where it began empty. */
  source: z.nullable(z.extend(MapSource, { title: z.string() })),
  revision: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OwnMap = z.infer<typeof OwnMap>;

/** An earlier version of a map. */
export const MapRevision = z.object({ revision: z.number(), nodes: z.number(), saved_at: z.iso.datetime() });
export type MapRevision = z.infer<typeof MapRevision>;

const OneMap = z.object({ id: MindMapId });
const Answer = z.object({ success: z.literal(true), map: OwnMap });
const Title = text(MIND_MAP.titleCharacters);
const student = { access: 'verified', pace: 'normal' } as const;

/** Mind maps: what is taught, as a tree. */
export const mindmap = endpoints({
  drawn: {
    method: 'GET',
    path: '/api/mindmaps/of/:type/:id',
    summary: 'The map of a book, a chapter, a note or a conversation, drawn anew from what is taught.',
    ...student,
    params: MapSource,
    reply: z.object({ success: z.literal(true), map: DrawnMap }),
  },
  create: {
    method: 'POST',
    path: '/api/mindmaps',
    summary: 'Make a map one’s own, as a copy of a drawn one or empty. Part of Premium.',
    ...student,
    body: z.object({
      /** The sender's own id for the map: the same id again never makes a second one. */
      id: z.optional(MindMapId),
      from: z.nullable(MapSource),
      title: z.optional(Title),
    }),
    reply: Answer,
  },
  read: {
    method: 'GET',
    path: '/api/mindmaps/:id',
    summary: 'A map of the student’s own.',
    ...student,
    params: OneMap,
    reply: Answer,
  },
  update: {
    method: 'PATCH',
    path: '/api/mindmaps/:id',
    summary: 'Change a map that nobody changed meanwhile. Part of Premium.',
    ...student,
    megabytes: MIND_MAP.megabytes,
    params: OneMap,
    body: z.object({
      /** What the change is based on. */
      revision: z.int(),
      title: z.optional(Title),
      nodes: MapNodes,
      /** The version before is kept whatever its age: after a merge, or before an older one comes back. */
      keep: z.optional(z.boolean()),
    }),
    reply: Answer,
  },
  delete: {
    method: 'DELETE',
    path: '/api/mindmaps/:id',
    summary: 'Delete a map of one’s own with its earlier versions.',
    ...student,
    params: OneMap,
    reply: Done,
  },
  revisions: {
    method: 'GET',
    path: '/api/mindmaps/:id/revisions',
    summary: 'The earlier versions of a map that are kept, the newest first.',
    ...student,
    params: OneMap,
    reply: z.object({ success: z.literal(true), revisions: z.array(MapRevision) }),
  },
  revision: {
    method: 'GET',
    path: '/api/mindmaps/:id/revisions/:revision',
    summary: 'An earlier version of a map.',
    ...student,
    params: z.object({ id: MindMapId, revision: z.coerce.number().check(z.int(), z.maximum(2 ** 31 - 1)) }),
    reply: z.object({ success: z.literal(true), title: z.string(), nodes: z.array(MapNode) }),
  },
});

/** Who may make each call, and a good request for it. Nobody here has Premium, so nobody has a map of their own. */
export const trials = (): Trials<typeof mindmap> => {
  const params = { id: NO_ID };
  const none = { request: () => ({ params }), answers: verified('map_not_found') };
  const root = {
    id: 'root',
    parent: null,
    text: 'Cells',
    role: 'topic',
    idea: null,
    quote: { book_id: 'biology', title: 'Biology', page: 1, start: 0, end: 4, text: 'Cell', label: 'i' },
  } as const;
  return {
    drawn: {
      request: () => ({ params: { type: 'book' as const, id: 'arithmetic' } }),
      answers: verified(200),
    },
    create: {
      request: () => ({ body: { from: { type: 'book' as const, id: 'arithmetic' } } }),
      answers: verified('premium_needed'),
      toSpoil: () => ({ body: { from: { type: 'note' as const, id: NO_ID }, title: 'Numbers' } }),
    },
    read: none,
    update: {
      request: () => ({ params, body: { revision: 1, title: 'Cells', nodes: [root] } }),
      answers: verified('map_not_found'),
    },
    delete: none,
    revisions: none,
    revision: {
      request: () => ({ params: { id: NO_ID, revision: 1 } }),
      answers: verified('map_not_found'),
    },
  };
};
