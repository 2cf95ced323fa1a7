import type { PodcastSummary } from '@studia/contract/podcast';
import { useQuery } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { podcastListText as text } from '../../text/podcast.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { chapterSource, podcastAddress } from './addresses.ts';

interface Props {
  bookId: string;
  /** The chapters that are taught, counted from 0. */
  chapters: readonly { chapter: number; title: string }[];
}

/** The podcasts of a book, and the way to one about any of its chapters. */
export const BookPodcasts = ({ bookId, chapters }: Props) => {
  const id = useId();
  const [chosen, setChosen] = useState(chapters[0]?.chapter ?? 0);
  const { data = [] } = useQuery({
    queryKey: ['podcasts', bookId],
    queryFn: async () => (await import('./calls.ts')).listPodcasts(bookId),
  });
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.bookTitle}
      </h2>
      <p className="text-ui text-ink-soft">{text.bookLead}</p>
      {data.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {data.map((podcast) => (
            <Row key={podcast.id} podcast={podcast} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
          <Field label={text.chapter}>
            <Select
              value={String(chosen)}
              options={chapters.map(({ chapter, title }) => ({ value: String(chapter), label: title }))}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          </Field>
        </div>
        <Link
          to={podcastAddress('chapter', chapterSource(bookId, chosen))}
          className={buttonClass({ look: 'quiet' })}
        >
          <Headphones aria-hidden="true" className="size-4.5" />
          {text.listen}
        </Link>
      </div>
    </section>
  );
};

const Row = ({
  podcast: { type, source, title, heard, seconds, state, done, total },
}: {
  podcast: PodcastSummary;
}) => (
  <li className="border-b border-line">
    <Link
      to={podcastAddress(type, source)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 no-underline hover:underline"
    >
      <span className="min-w-0 font-medium">{title}</span>
      <span className="text-sm text-ink-soft tabular-nums">
        {state === 'speaking' || state === 'writing'
          ? text.notReady(done, total)
          : heard === null
            ? text.length(seconds)
            : text.progress(heard, seconds)}
      </span>
    </Link>
  </li>
);
