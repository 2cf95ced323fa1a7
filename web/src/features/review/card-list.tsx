import { REVIEW } from '@studia/contract/limits';
import { CardFilter, type Card } from '@studia/contract/review';
import { ArrowLeft, ArrowRight, EllipsisVertical, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../text/errors.ts';
import { cardText as text, reviewText } from '../../text/review.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { CardQuery } from './calls.ts';
import { CardForm } from './card-form.tsx';
import { questionOf } from './cloze.ts';
import { DeleteCard } from './delete-card.tsx';
import { useCardActions } from './use-card-actions.ts';
import { useNow } from './use-now.ts';
import { useCards, useReviewDay } from './use-review.ts';
import { spanUntil } from './when.ts';

const FILTERS = CardFilter.options;
const isFilter = (value: string | null): value is CardFilter => FILTERS.some((filter) => filter === value);

/** What is looked for stands in the address, so that it can be reloaded and the way back works. */
const useCardQuery = () => {
  const [search, setSearch] = useSearchParams();
  const show = search.get('show');
  const query: CardQuery = {
    q: search.get('q') ?? '',
    subject: search.get('subject') ?? '',
    show: isFilter(show) ? show : 'all',
    page: Math.max(0, Math.floor(Number(search.get('page') ?? 0)) || 0),
  };
  const change = (part: Partial<CardQuery>): void => {
    const { q, subject, show: shown, page } = { ...query, page: 0, ...part };
    const entries = Object.entries({ q, subject, show: shown === 'all' ? '' : shown, page: page || '' });
    setSearch(
      Object.fromEntries(
        entries.filter(([, value]) => value !== '').map(([key, value]) => [key, String(value)]),
      ),
      {
        replace: true,
      },
    );
  };
  return [query, change] as const;
};

/** Nothing is looked for, so what is not found is not there. */
const isEverything = ({ q, subject, show }: CardQuery): boolean =>
  q.trim() === '' && subject === '' && show === 'all';

/** Every card of the student, by words, subject and state. */
export const CardList = () => {
  const [query, change] = useCardQuery();
  const { data, error, refetch } = useCards(query);
  const [edited, setEdited] = useState<Card | null>(null);
  const [leaving, setLeaving] = useState<Card | null>(null);
  return (
    <>
      <Filters query={query} onChange={change} />
      {error && !data && (
        <ErrorState
          title={sentenceOf(error, text.failed)}
          retryLabel={reviewText.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && (
        <div className="mt-6">
          <Skeleton label={text.loading} lines={8} />
        </div>
      )}
      {data?.total === 0 && (
        <p className="mt-8 text-ink-soft">{isEverything(query) ? text.noneYet : text.none}</p>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {data.cards.map((card) => (
              <Line
                key={card.id}
                card={card}
                onEdit={() => setEdited(card)}
                onDelete={() => setLeaving(card)}
              />
            ))}
          </ul>
          <Pages query={query} total={data.total} onChange={change} />
        </>
      )}
      <CardForm open={edited !== null} card={edited ?? undefined} onClose={() => setEdited(null)} />
      <DeleteCard card={leaving} onClose={() => setLeaving(null)} />
    </>
  );
};

interface FilterProps {
  query: CardQuery;
  onChange: (part: Partial<CardQuery>) => void;
}

const Filters = ({ query, onChange }: FilterProps) => {
  const { data } = useReviewDay();
  const subjects = (data?.subjects ?? []).map(({ subject }) => subject).filter((subject) => subject !== '');
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Field label={text.search}>
        <TextInput
          type="search"
          icon={Search}
          value={query.q}
          maxLength={200}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </Field>
      <Field label={text.subject}>
        <Select
          value={query.subject}
          options={[
            { value: '', label: text.everySubject },
            ...subjects.map((value) => ({ value, label: value })),
          ]}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </Field>
      <Field label={text.show}>
        <Select
          value={query.show}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          onChange={(event) => isFilter(event.target.value) && onChange({ show: event.target.value })}
        />
      </Field>
    </search>
  );
};

interface LineProps {
  card: Card;
  onEdit: () => void;
  onDelete: () => void;
}

const Line = ({ card, onEdit, onDelete }: LineProps) => {
  const { suspend, restart } = useCardActions(card);
  const front = plainWords(questionOf(card));
  return (
    <li className="flex items-center gap-3 py-1.5">
      <button
        type="button"
        aria-label={text.open(front)}
        onClick={onEdit}
        className="group min-h-11 min-w-0 flex-1 rounded-inner py-1 text-left"
      >
        <span className="line-clamp-2 wrap-anywhere group-hover:underline">{front}</span>
        <span className="block truncate text-sm text-ink-soft">{plainWords(card.back)}</span>
      </button>
      <State card={card} />
      <Menu
        label={text.actions(front)}
        trigger={<EllipsisVertical aria-hidden="true" className="size-5 text-ink-soft" />}
        entries={[
          { label: text.edit, onSelect: onEdit },
          { label: card.suspended ? text.resume : text.suspend, onSelect: suspend },
          { label: text.restart, onSelect: restart },
          'line',
          { label: text.delete, tone: 'bad', onSelect: onDelete },
        ]}
      />
    </li>
  );
};

const State = ({ card }: { card: Card }) => {
  const now = useNow();
  if (card.suspended) return <Badge>{text.isSuspended}</Badge>;
  if (card.leech) return <Badge tone="warn">{text.filters.leech}</Badge>;
  if (card.state === 'new') return <Badge tone="accent">{text.isNew}</Badge>;
  if (Date.parse(card.due) <= now) return <Badge tone="good">{text.isDue}</Badge>;
  return (
    <span className="shrink-0 text-sm text-ink-soft tabular-nums">
      {text.dueIn(spanUntil(card.due, now))}
    </span>
  );
};

const Pages = ({ query, total, onChange }: FilterProps & { total: number }) => {
  const goTo = useEffectEvent((page: number) => onChange({ page }));
  const last = Math.max(0, Math.ceil(total / REVIEW.pageCards) - 1);
  const isBeyond = query.page > last;
  useEffect(() => {
    // An old link, or the last card of the last page was deleted.
    if (isBeyond) goTo(last);
  }, [isBeyond, last]);
  const from = query.page * REVIEW.pageCards;
  const to = Math.min(total, from + REVIEW.pageCards);
  return (
    <nav className="mt-4 flex items-center justify-end gap-2">
      <p className="mr-2 text-ui text-ink-soft tabular-nums">{text.showing(from + 1, to, total)}</p>
      <IconButton
        icon={ArrowLeft}
        label={text.previous}
        disabled={query.page === 0}
        onClick={() => onChange({ page: query.page - 1 })}
      />
      <IconButton
        icon={ArrowRight}
        label={text.next}
        disabled={to >= total}
        onClick={() => onChange({ page: query.page + 1 })}
      />
    </nav>
  );
};
