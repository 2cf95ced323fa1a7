import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { sentenceOf } from '../../text/errors.ts';
import { chapterCardsText as text } from '../../text/review.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  bookId: string;
  chapter: number;
  /** Said to screen readers where several stand on one page. */
  title?: string | undefined;
}

/** One tap turns the terms and ideas of a chapter into cards. */
export const ChapterCards = ({ bookId, chapter, title }: Props) => {
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: async () => (await import('./calls.ts')).addChapter(bookId, chapter),
    onSuccess: ({ cards }) => {
      toast.good(cards.length > 0 ? text.made(cards.length) : text.known);
      return client.invalidateQueries({ queryKey: ['review'] });
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <Button
      look="quiet"
      size="sm"
      aria-label={title === undefined ? undefined : text.makeLong(title)}
      icon={Layers}
      busy={making.isPending && text.making}
      onClick={() => making.mutate()}
    >
      {title === undefined ? text.make : text.makeShort}
    </Button>
  );
};
