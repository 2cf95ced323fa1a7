/** The types of published columns, in PostgreSQL's words. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'integer'
  | 'integer[]'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb';

/**
 * A column that others see. `insert` says that a new row must or may bring it, `change` that it can be changed; what says
 * neither is only read.
 */
export interface Column {
  readonly type: ColumnType;
  readonly insert?: 'needed' | 'possible';
  readonly change?: true;
}

/** How rows of another table belong to a row. */
export interface Relation {
  /** The table whose rows are embedded. */
  readonly table: string;
  /** Which of our columns is which of theirs. */
  readonly own: string;
  readonly theirs: string;
  /** One row for each of ours, or many. */
  readonly many: boolean;
}

/** A published table: the rows of a student as their own programs see them. */
export interface Table {
  /** One sentence for the documentation. */
  readonly summary: string;
  /** The columns that tell rows apart. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  /** What may be done besides reading. */
  readonly writes: readonly ('insert' | 'update' | 'delete')[];
  readonly relations?: Readonly<Record<string, Relation>>;
}

const read = <Type extends ColumnType>(type: Type) => ({ type }) as const;
/** A column that a new row may bring and nobody changes. */
const given = (type: ColumnType): Column => ({ type, insert: 'possible' });
const needed = (type: ColumnType): Column => ({ type, insert: 'needed' });
const written = (type: ColumnType): Column => ({ type, insert: 'needed', change: true });
const optional = (type: ColumnType): Column => ({ type, insert: 'possible', change: true });
const changed = (type: ColumnType): Column => ({ type, change: true });

const many = (table: string, own: string, theirs: string): Relation => ({ table, own, theirs, many: true });
const one = (table: string, own: string, theirs: string): Relation => ({ table, own, theirs, many: false });

/**
 * Every table under `/rest/v1`. Each is a view of the same name in the schema `published`, which holds the student's own rows
 * and nothing else.
 */
export const TABLES: Readonly<Record<string, Table>> = {
  notes: {
    summary: 'Notes in Markdown. A note that is deleted lies in the trash for 30 days.',
    key: ['id'],
    columns: {
      id: given('uuid'),
      title: written('text'),
      content: written('text'),
      tags: optional('text[]'),
      origin: read('text'),
      source_title: read('text'),
      words: read('integer'),
      revision: read('integer'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
    },
    writes: ['insert', 'update', 'delete'],
    relations: { note_revisions: many('note_revisions', 'id', 'note_id') },
  },
  note_revisions: {
    summary: 'Earlier versions of notes.',
    key: ['note_id', 'revision'],
    columns: {
      note_id: read('uuid'),
      revision: read('integer'),
      title: read('text'),
      content: read('text'),
      reason: read('text'),
      saved_at: read('timestamptz'),
    },
    writes: [],
    relations: { notes: one('notes', 'note_id', 'id') },
  },
  conversations: {
    summary: 'Conversations with the tutor.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      title: read('text'),
      style: given('text'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
      ended_at: read('timestamptz'),
    },
    writes: ['insert', 'delete'],
    relations: { messages: many('messages', 'id', 'conversation_id') },
  },
  messages: {
    summary: 'What was said in conversations. The function ask-tutor adds to them.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      conversation_id: read('uuid'),
      position: read('integer'),
      type: read('text'),
      content: read('text'),
      proof: read('jsonb'),
      stopped: read('boolean'),
      created_at: read('timestamptz'),
    },
    writes: [],
    relations: { conversations: one('conversations', 'conversation_id', 'id') },
  },
  cards: {
    summary: 'Cards to review, and when each is due.',
    key: ['id'],
    columns: {
      id: given('uuid'),
      kind: given('text'),
      front: written('text'),
      back: written('text'),
      subject: optional('text'),
      source: read('jsonb'),
      idea: read('text'),
      suspended: changed('boolean'),
      state: read('text'),
      due: read('timestamptz'),
      reps: read('integer'),
      lapses: read('integer'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
    },
    writes: ['insert', 'update', 'delete'],
  },
  attempts: {
    summary: 'Answers to questions. They are facts, so nobody edits them.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      item: read('jsonb'),
      idea: read('text'),
      correct: read('double precision'),
      confidence: read('integer'),
      help: read('text'),
      milliseconds: read('integer'),
      mode: read('text'),
      judge: read('text'),
      at: read('timestamptz'),
    },
    writes: [],
  },
  quizzes: {
    summary: 'Quizzes. The function make-quiz begins one.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      title: read('text'),
      scope: read('jsonb'),
      difficulty: read('text'),
      mode: read('text'),
      length: read('integer'),
      created_at: read('timestamptz'),
      ends_at: read('timestamptz'),
      finished_at: read('timestamptz'),
    },
    writes: ['delete'],
  },
  mind_maps: {
    summary: 'Mind maps that the student made their own.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      title: read('text'),
      source_type: read('text'),
      source_id: read('text'),
      source_title: read('text'),
      nodes: read('jsonb'),
      revision: read('integer'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
    },
    writes: ['delete'],
    relations: { mind_map_revisions: many('mind_map_revisions', 'id', 'mind_map_id') },
  },
  mind_map_revisions: {
    summary: 'Earlier versions of mind maps.',
    key: ['mind_map_id', 'revision'],
    columns: {
      mind_map_id: read('uuid'),
      revision: read('integer'),
      title: read('text'),
      nodes: read('jsonb'),
      saved_at: read('timestamptz'),
    },
    writes: [],
    relations: { mind_maps: one('mind_maps', 'mind_map_id', 'id') },
  },
  podcasts: {
    summary: 'Podcasts that were made for the student, and how far each is.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      type: read('text'),
      source: read('text'),
      title: read('text'),
      subtitle: read('text'),
      minutes: read('integer'),
      host_voice: read('text'),
      explainer_voice: read('text'),
      author: read('text'),
      state: read('text'),
      parts: read('jsonb'),
      heard_at: read('timestamptz'),
      created_at: read('timestamptz'),
    },
    writes: ['delete'],
    relations: { podcast_lines: many('podcast_lines', 'id', 'podcast_id') },
  },
  podcast_lines: {
    summary: 'What is said in podcasts, line by line.',
    key: ['podcast_id', 'place'],
    columns: {
      podcast_id: read('uuid'),
      place: read('integer'),
      speaker: read('text'),
      text: read('text'),
      quote: read('jsonb'),
      part: read('integer'),
      state: read('text'),
    },
    writes: [],
    relations: { podcasts: one('podcasts', 'podcast_id', 'id') },
  },
  plans: {
    summary: 'Learning plans. The function make-plan makes one.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      title: changed('text'),
      exam_date: read('text'),
      content: read('jsonb'),
      origin: read('text'),
      items: read('integer'),
      done: read('integer'),
      revision: read('integer'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
    },
    writes: ['update', 'delete'],
  },
  books: {
    summary: 'Books that the student brought.',
    key: ['id'],
    columns: {
      id: read('text'),
      title: read('text'),
      author: read('text'),
      subject: read('text'),
      kind: read('text'),
      filename: read('text'),
      file_size: read('integer'),
      language: read('text'),
      pages: read('integer'),
      stage: read('text'),
      trouble: read('text'),
      created_at: read('timestamptz'),
    },
    writes: ['delete'],
    relations: {
      highlights: many('highlights', 'id', 'book_id'),
      reading_progress: many('reading_progress', 'id', 'book_id'),
    },
  },
  highlights: {
    summary: 'Places that the student marked in books.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      book_id: needed('text'),
      kind: given('text'),
      page: needed('integer'),
      start: given('integer'),
      end: given('integer'),
      text: given('text'),
      note: optional('text'),
      created_at: read('timestamptz'),
    },
    writes: ['insert', 'update', 'delete'],
    relations: { books: one('books', 'book_id', 'id') },
  },
  reading_progress: {
    summary: 'How far the student is in each book.',
    key: ['book_id'],
    columns: {
      book_id: needed('text'),
      page: written('integer'),
      pages_read: optional('integer[]'),
      updated_at: read('timestamptz'),
    },
    writes: ['insert', 'update'],
    relations: { books: one('books', 'book_id', 'id') },
  },
  working_sessions: {
    summary: 'Lessons with the live tutor.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      title: read('text'),
      items: read('jsonb'),
      messages: read('jsonb'),
      created_at: read('timestamptz'),
      updated_at: read('timestamptz'),
    },
    writes: [],
  },
  usage: {
    summary: 'What was used of the tutor, turn by turn.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      feature: read('text'),
      conversation_id: read('uuid'),
      input_tokens: read('integer'),
      output_tokens: read('integer'),
      cost: read('double precision'),
      used_at: read('timestamptz'),
    },
    writes: [],
  },
  subscription: {
    summary: 'Premium that was paid for, now and before.',
    key: ['id'],
    columns: {
      id: read('text'),
      started_at: read('timestamptz'),
      ends_at_period_end: read('boolean'),
      ended_at: read('timestamptz'),
      payment_method: read('text'),
    },
    writes: [],
    relations: { invoices: many('invoices', 'id', 'subscription_id') },
  },
  invoices: {
    summary: 'What was paid, in cents.',
    key: ['id'],
    columns: {
      id: read('text'),
      subscription_id: read('text'),
      number: read('text'),
      state: read('text'),
      cents: read('integer'),
      tax_cents: read('integer'),
      currency: read('text'),
      period_start: read('timestamptz'),
      period_end: read('timestamptz'),
      made_at: read('timestamptz'),
      paid_at: read('timestamptz'),
    },
    writes: [],
    relations: { subscription: one('subscription', 'subscription_id', 'id') },
  },
  referrals: {
    summary: 'When somebody came by the student’s invitation, and what was earned by it; never who.',
    key: ['joined_at'],
    columns: {
      joined_at: read('timestamptz'),
      rewarded_at: read('timestamptz'),
      days: read('integer'),
    },
    writes: [],
  },
  tickets: {
    summary: 'Questions that the student asked the people behind Studia.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      number: read('integer'),
      category: read('text'),
      subject: read('text'),
      state: read('text'),
      opened_at: read('timestamptz'),
      changed_at: read('timestamptz'),
    },
    writes: [],
    relations: { ticket_replies: many('ticket_replies', 'id', 'ticket_id') },
  },
  ticket_replies: {
    summary: 'What was written to a question, by the student and by us.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      ticket_id: read('uuid'),
      author: read('text'),
      message: read('text'),
      written_at: read('timestamptz'),
    },
    writes: [],
    relations: { tickets: one('tickets', 'ticket_id', 'id') },
  },
  profile: {
    summary: 'The student: one row.',
    key: ['id'],
    columns: {
      id: read('uuid'),
      email: read('text'),
      full_name: changed('text'),
      country: changed('text'),
      city: changed('text'),
      standard: changed('text'),
      date_of_birth: changed('text'),
      created_at: read('timestamptz'),
    },
    writes: ['update'],
  },
};
