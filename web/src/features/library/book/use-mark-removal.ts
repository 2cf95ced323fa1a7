import type { Mark } from '@studia/contract/library';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { addMarkAgain, removeMark } from '../calls.ts';
import { marksKey } from '../use-books.ts';

/** Takes marks away at once, and puts the last one back when the student thinks better of it. */
export const useMarkRemoval = (bookId: string) => {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Mark | null>(null);
  const reread = () => client.invalidateQueries({ queryKey: marksKey(bookId) });
  const show = (change: (marks: Mark[]) => Mark[]): void =>
    void client.setQueryData<Mark[]>(marksKey(bookId), (marks = []) => change(marks));
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      setRemoved(null);
      toast.bad(sentenceOf(error));
    }
    await reread();
  };
  return {
    removed,
    remove: (mark: Mark): void => {
      setRemoved(mark);
      show((marks) => marks.filter(({ id }) => id !== mark.id));
      void attempt(() => removeMark(mark));
    },
    undo: (): void => {
      if (removed) void attempt(() => addMarkAgain(removed));
    },
    settle: () => setRemoved(null),
  };
};
