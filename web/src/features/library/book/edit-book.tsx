import type { Book } from '@studia/contract/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { bookChangeText as text, bookText } from '../../../text/library.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { changeBook } from '../calls.ts';
import { BOOKS_KEY } from '../use-books.ts';

const LONGEST_TITLE = 200;
const LONGEST_SUBJECT = 100;

/** Changes what a book is called and what it is about. */
export const EditBook = ({ book, onClose }: { book: Book; onClose: () => void }) => {
  const form = useId();
  const [title, setTitle] = useState(book.title);
  const [subject, setSubject] = useState(book.subject ?? '');
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: () => changeBook(book.id, { title: title.trim(), subject: subject.trim() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: BOOKS_KEY });
      toast.good(text.saved);
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={bookText.editLong}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} busy={saving.isPending && text.saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {saving.error && <Notice tone="bad">{sentenceOf(saving.error)}</Notice>}
        <Field label={text.title}>
          <TextInput
            required
            pattern=".*\S.*"
            maxLength={LONGEST_TITLE}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Field label={text.subject} note={text.optional}>
          <TextInput
            maxLength={LONGEST_SUBJECT}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};
