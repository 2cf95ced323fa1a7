import type { Book } from '@studia/contract/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../text/errors.ts';
import { bookChangeText as text } from '../../../text/library.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { deleteBook } from '../calls.ts';
import { uploads } from '../uploads/shelf-uploads.ts';
import { bookKey, OWN_KEY } from '../use-books.ts';

interface Props {
  /** The book that is to go; null while nobody asks. */
  book: Book | null;
  onCancel: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a book is gone with everything that was made of it. */
export const DeleteBook = ({ book, onCancel, onDeleted }: Props) => {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: deleteBook,
    onSuccess: async (_, id) => {
      uploads.takeOffShelf(id);
      onCancel();
      onDeleted?.();
      toast.good(text.deleted);
      client.removeQueries({ queryKey: bookKey(id) });
      await client.invalidateQueries({ queryKey: OWN_KEY });
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <ConfirmDialog
      open={book !== null}
      title={text.deleteTitle}
      question={text.deleteQuestion(book?.title ?? '')}
      cancelLabel={text.cancel}
      confirmLabel={text.deleteConfirm}
      danger
      busy={deleting.isPending && text.deleting}
      onCancel={onCancel}
      onConfirm={() => book && deleting.mutate(book.id)}
    />
  );
};
