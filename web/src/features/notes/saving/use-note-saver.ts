import type { NoteId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createNote, readNote, updateKeepalive, updateNote, type NoteContent } from '../calls.ts';
import { noteKey, NOTES_KEY } from '../use-notes.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { makeSaver, type Base } from './saver.ts';

const TIMES = {
  draft: NOTE.keptOnDevice,
  save: NOTE.autosave,
  atLatest: NOTE.autosaveAtLatest,
  retry: 5_000,
};
/** What a browser sends from a page that goes away. */
const KEEPALIVE_BYTES = 60_000;

/** A long note takes some milliseconds to write down: not in those of a key press, but soon. */
const LATEST_IDLE = 300;
const whenIdleAfter = (milliseconds: number, act: () => void): (() => void) => {
  let idle = 0;
  const timer = window.setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: LATEST_IDLE });
    else act();
  }, milliseconds);
  return () => {
    window.clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
};

interface Options {
  id: NoteId;
  student: string;
  base: Base;
  read: () => NoteContent;
  onMerged: (written: NoteContent, both: number) => void;
}

/** Keeps a note saved while somebody writes in it. Who shows its state listens to it: the page is not drawn anew for that. */
export const useNoteSaver = ({ id, student, base, read, onMerged }: Options) => {
  const client = useQueryClient();
  const [listeners] = useState(() => new Set<() => void>());
  const latest = useRef({ read, onMerged });
  useEffect(() => {
    latest.current = { read, onMerged };
  });
  // oxlint-disable-next-line react/refs -- read when something is saved, never while the page is drawn
  const [saver] = useState(() =>
    makeSaver({
      base,
      read: () => latest.current.read(),
      create: (written) => createNote({ id, ...written }),
      update: (written, revision, reason) => updateNote(id, written, revision, reason),
      newest: () => readNote(id),
      keep: (draft) => (draft ? keepDraft({ id, student, ...draft }) : dropDraft(id)),
      onState: () => listeners.forEach((tell) => tell()),
      onMerged: (written, both) => latest.current.onMerged(written, both),
      onSaved: (note) => {
        client.setQueryData(noteKey(id), note);
        void client.invalidateQueries({ queryKey: NOTES_KEY });
      },
      after: whenIdleAfter,
      times: TIMES,
    }),
  );

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'visible') return;
      const last = saver.lastWords();
      if (!last) return;
      void saver.keepHere();
      // A new note, or a long one, waits on this device.
      if (last.revision > 0 && new Blob([last.written.content]).size < KEEPALIVE_BYTES)
        updateKeepalive(id, last.written, last.revision).catch(() => undefined);
    };
    const retry = (): void => void saver.save();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', retry);
      void saver.save();
      saver.stop();
    };
  }, [id, saver]);

  const listen = useCallback(
    (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    [listeners],
  );
  return { saver, listen };
};
