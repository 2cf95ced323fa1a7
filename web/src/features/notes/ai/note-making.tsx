import type { NoteMaking } from '@studia/contract/ai-notes';
import type { NoteId } from '@studia/contract/ids';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aiNoteText as text } from '../../../text/ai-notes.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { noteKey, NOTES_KEY } from '../use-notes.ts';
import { readMaking, remakeChapter } from './calls.ts';
import { StyleFields } from './style-fields.tsx';

const ASK_AGAIN_MS = 700;
const isUnderWay = ({ state }: NoteMaking): boolean => state === 'waiting' || state === 'running';

/** How far a note is that is made from a book, and the way to have a chapter made again. */
export const NoteMakingPanel = ({ id }: { id: NoteId }) => {
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const key = ['note', id, 'making'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => readMaking(id),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.making) ? ASK_AGAIN_MS : false),
  });
  const note = data?.note;
  useEffect(() => {
    if (!note) return;
    client.setQueryData(noteKey(id), note);
    void client.invalidateQueries({ queryKey: NOTES_KEY });
  }, [client, id, note]);
  if (!data) return null;
  const { making } = data;
  const empty = making.chapters.filter(({ state }) => state === 'empty').map(({ title }) => title);
  return (
    <div className="note-actions mt-6 grid gap-3">
      {isUnderWay(making) && <Progress making={making} />}
      {making.state === 'failed' && <Notice tone="bad">{text.failed}</Notice>}
      {making.state === 'done' && empty.length > 0 && <Notice tone="info">{text.empty(empty)}</Notice>}
      {!isUnderWay(making) && (
        <div>
          <Button look="quiet" size="sm" onClick={() => setChoosing(true)}>
            {text.again}
          </Button>
        </div>
      )}
      {choosing && (
        <RemakeDialog
          making={making}
          onClose={() => setChoosing(false)}
          onStarted={() => {
            setChoosing(false);
            void client.invalidateQueries({ queryKey: key });
          }}
        />
      )}
    </div>
  );
};

const Progress = ({ making: { chapters } }: { making: NoteMaking }) => {
  const done = chapters.filter(({ state }) => state === 'done' || state === 'empty').length;
  const now = chapters.find(({ state }) => state === 'running');
  const sentence = now ? text.running(done, chapters.length, now.title) : text.waiting;
  return <ProgressBar label={text.progress} detail={sentence} value={done / chapters.length} />;
};

interface RemakeProps {
  making: NoteMaking;
  onClose: () => void;
  onStarted: () => void;
}

const RemakeDialog = ({ making, onClose, onStarted }: RemakeProps) => {
  const [chapter, setChapter] = useState(making.chapters[0]?.chapter ?? 0);
  const [wish, setWish] = useState({ style: making.style, length: making.length });
  const start = (): void => {
    remakeChapter(making.note_id, { chapters: [chapter], ...wish }).then(onStarted, (error: unknown) =>
      toast.bad(sentenceOf(error)),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.again}
      description={text.againLead}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button onClick={start}>{text.start}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Field label={text.chapter}>
          <Select
            value={String(chapter)}
            options={making.chapters.map((one) => ({ value: String(one.chapter), label: one.title }))}
            onChange={(event) => setChapter(Number(event.target.value))}
          />
        </Field>
        <StyleFields {...wish} onChange={(change) => setWish((before) => ({ ...before, ...change }))} />
      </div>
    </Dialog>
  );
};
