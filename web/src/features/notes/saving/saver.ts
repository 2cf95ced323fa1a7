import { Failure } from '@studia/contract/errors';
import { mergeTexts } from '@studia/contract/note-merge';
import type { Note, RevisionReason } from '@studia/contract/notes';
import { nameOf } from '../../../client/sent-names.ts';
import type { NoteContent } from '../calls.ts';

/** Whether what is on screen is kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';

/** What a change is based on; revision 0 is a note that the server has never seen. */
export type Base = NoteContent & { revision: number };

interface Dependencies {
  base: Base;
  /** What is on screen now. */
  read: () => NoteContent;
  create: (written: NoteContent) => Promise<Note>;
  update: (written: NoteContent, revision: number, reason?: RevisionReason) => Promise<Note>;
  newest: () => Promise<Note>;
  /** Keeps it on this device until the server has it; null once it does. */
  keep: (draft: { base: Base; latest: NoteContent; sent: string[] } | null) => Promise<void>;
  onState: (state: SaveState) => void;
  /** Another device changed the note: this is what both say together, to be shown. */
  onMerged: (written: NoteContent, both: number) => void;
  /** The server has it. */
  onSaved?: (note: Note) => void;
  after: (milliseconds: number, act: () => void) => () => void;
  times: { draft: number; save: number; atLatest: number; retry: number };
}

/** Saves a note shortly after every change; what two devices changed is brought together, and nothing is lost on the way. */
export const makeSaver = (dependencies: Dependencies) => {
  const { read, create, update, newest, keep, onState, onMerged, onSaved, after, times } = dependencies;
  let { base } = dependencies;
  let reason: RevisionReason | undefined;
  /** What was sent since and may have arrived, by name: an answer that is lost must not look like another writer. */
  const sent = new Set<string>();
  let state: SaveState;
  let busy: Promise<void> | null = null;
  /** Somebody asked for a save while one was under way, or what was sent is not what the server has now. */
  let isAskedAgain = false;
  const waiting = new Map<'draft' | 'save' | 'atLatest' | 'retry', () => void>();

  const cancel = (...names: ('draft' | 'save' | 'atLatest' | 'retry')[]): void => {
    for (const name of names) waiting.get(name)?.();
    for (const name of names) waiting.delete(name);
  };
  const plan = (name: 'draft' | 'save' | 'atLatest' | 'retry', act: () => void): void => {
    waiting.set(name, after(times[name], act));
  };

  const isSaved = (written: NoteContent): boolean =>
    written.title === base.title &&
    written.content === base.content &&
    written.tags.join('\n') === base.tags.join('\n');

  state = isSaved(read()) ? 'saved' : 'unsaved';

  const tell = (next: SaveState): void => {
    state = next;
    onState(next);
  };

  const stand = (next: Base): void => {
    base = next;
    sent.clear();
  };

  const keepHere = async (): Promise<void> => {
    cancel('draft');
    const latest = read();
    if (!isSaved(latest)) await keep({ base, latest, sent: [...sent] });
  };

  const mergeWith = (note: Note): void => {
    const mine = read();
    const { text, both } = mergeTexts(base.content, mine.content, note.content);
    const merged: NoteContent = {
      title: mine.title === base.title ? note.title : mine.title,
      content: text,
      tags: [...new Set([...note.tags, ...mine.tags.filter((tag) => !base.tags.includes(tag))])],
    };
    stand(baseOf(note));
    reason = 'merge';
    onMerged(merged, both);
  };

  const send = async (written: NoteContent): Promise<void> => {
    const isNew = base.revision === 0;
    sent.add(nameOfNote(written));
    try {
      const note = isNew ? await create(written) : await update(written, base.revision, reason);
      if (!isNew) stand({ ...written, revision: note.revision });
      // A note that an earlier try made has the words of that try; the newer ones go after them.
      else if (note.content === written.content || sent.has(nameOfNote(note))) stand(baseOf(note));
      // It was written before, and this device only did not know: nobody's words are lost for that.
      else mergeWith(note);
      reason = undefined;
      onSaved?.(note);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'note_changed') throw error;
      const note = await newest();
      if (sent.has(nameOfNote(note))) stand(baseOf(note));
      else mergeWith(note);
    }
  };

  /** Whether there is more to be sent at once. */
  const saveOnce = async (): Promise<boolean> => {
    isAskedAgain = false;
    const written = read();
    if (!isSaved(written)) {
      tell('saving');
      await send(written);
      // Another device's words came in between, or an earlier try's: these are still to be sent.
      isAskedAgain ||= !isSaved(written);
    }
    if (isAskedAgain) return true;
    if (isSaved(read())) {
      tell('saved');
      await keep(null);
    } else {
      // Who goes on typing is saved at the next pause, not with every key: a long note is much to send.
      tell('unsaved');
      await keepHere();
    }
    return isAskedAgain;
  };

  const saveAll = async (): Promise<void> => {
    try {
      while (await saveOnce());
    } catch (error) {
      await keepHere();
      tell(isUnreachable(error) ? 'offline' : 'failed');
      plan('retry', () => void save());
    }
  };

  const save = (): Promise<void> => {
    cancel('save', 'atLatest', 'retry');
    isAskedAgain = true;
    return (busy ??= saveAll().finally(() => {
      busy = null;
    }));
  };

  return {
    /** Something was typed. */
    changed: (): void => {
      tell('unsaved');
      cancel('save', 'retry');
      // Whoever types without a pause is not kept waiting for one.
      if (!waiting.has('draft')) plan('draft', () => void keepHere());
      plan('save', () => void save());
      if (!waiting.has('atLatest')) plan('atLatest', () => void save());
    },
    save,
    keepHere,
    state: (): SaveState => state,
    /** What the server lacks, and what that is based on, for who sends it in the last moment without waiting for an answer. */
    lastWords: (): { written: NoteContent; revision: number } | null => {
      const written = read();
      if (isSaved(written)) return null;
      sent.add(nameOfNote(written));
      return { written, revision: base.revision };
    },
    stop: (): void => cancel('draft', 'save', 'atLatest', 'retry'),
  };
};

/** By which this device knows its own words again. */
export const nameOfNote = ({ title, content, tags }: NoteContent): string => nameOf([title, content, tags]);

export const baseOf = ({ title, content, tags, revision }: Note): Base => ({
  title,
  content,
  tags,
  revision,
});

const UNREACHABLE = new Set(['network_failed', 'request_timed_out', 'unavailable']);

const isUnreachable = (error: unknown): boolean => error instanceof Failure && UNREACHABLE.has(error.code);
