import { pageName } from '@studia/contract/page-name';
import type { Podcast, PodcastLine } from '@studia/contract/podcast';
import { clsx } from 'clsx';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../client/reader-address.ts';
import { playerText as text } from '../../text/podcast.ts';
import { ProofTick } from '../../ui/feedback/proof-tick.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { player } from './player/player.ts';
import { usePlayer } from './player/use-player.ts';

/** Every line, in step with the voice: a tap goes there, its tick opens the page that proves it. */
export const Transcript = ({ podcast }: { podcast: Podcast }) => {
  const id = useId();
  const state = usePlayer();
  const [follows, setFollows] = useState(true);
  const isOpen = state.podcast?.id === podcast.id;
  const current = isOpen ? state.line : podcast.position.line;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!follows || !state.playing || !isOpen) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${current}"]`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  }, [current, follows, isOpen, state.playing]);
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="font-serif text-xl font-semibold">
          {text.transcript}
        </h2>
        <Checkbox checked={follows} onChange={() => setFollows(!follows)}>
          {text.follow}
        </Checkbox>
      </div>
      <div ref={list}>
        {podcast.parts.map((title, part) => (
          // Two parts may have the same title, but never the same place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={part} className="mt-6">
            <h3 className="font-serif text-lg font-semibold">{title}</h3>
            <ol className="mt-2">
              {podcast.lines.map(
                (line, place) =>
                  line.part === part && (
                    <Line
                      // oxlint-disable-next-line react/no-array-index-key
                      key={place}
                      line={line}
                      place={place}
                      isCurrent={place === current}
                      podcast={podcast}
                    />
                  ),
              )}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};

interface LineProps {
  line: PodcastLine;
  place: number;
  isCurrent: boolean;
  podcast: Podcast;
}

const isSame = (before: LineProps, after: LineProps): boolean =>
  before.isCurrent === after.isCurrent &&
  before.place === after.place &&
  before.line.state === after.line.state &&
  before.line.text === after.line.text &&
  before.podcast.id === after.podcast.id &&
  before.podcast.done === after.podcast.done;

const Line = memo(
  ({ line, place, isCurrent, podcast }: LineProps) => (
    <li
      data-line={place}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_1.75rem] items-start gap-2 rounded border-l-4 py-1.5 pl-3',
        isCurrent ? 'border-l-accent bg-accent-wash' : 'border-l-transparent',
      )}
    >
      <div className="relative min-w-0">
        <span className="text-sm font-semibold text-ink-soft">
          {text[line.speaker]}
          {line.state !== 'done' && (
            <span className="font-normal"> · {line.state === 'waiting' ? text.notYet : text.leftOut}</span>
          )}
        </span>
        <div className={clsx('measure', line.state === 'waiting' && 'text-ink-soft')}>
          <Markdown text={line.text} />
        </div>
        {/* The whole line is touched, and its words stay text for who reads them. */}
        {line.state === 'done' && (
          <button
            type="button"
            aria-label={text.jump(line.text.slice(0, 60))}
            className="absolute inset-0 cursor-pointer rounded"
            onClick={() => {
              player.open(podcast);
              player.toLine(place);
              void player.play();
            }}
          />
        )}
      </div>
      {line.quote && <Source quote={line.quote} />}
    </li>
  ),
  isSame,
);

const Source = ({ quote }: { quote: NonNullable<PodcastLine['quote']> }) => (
  <ProofTick label={text.source(quote.title, pageName(quote))}>
    <p className="text-sm text-ink-soft">{text.source(quote.title, pageName(quote))}</p>
    <blockquote className="mt-2 border-l-2 border-margin pl-3">
      <Markdown text={quote.text} />
    </blockquote>
    <Link to={readerAddress(quote.book_id, quote)} className="link mt-3 inline-block">
      {text.openSource}
    </Link>
  </ProofTick>
);
