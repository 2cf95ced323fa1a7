import type { TicketId } from '@studia/contract/ids';
import type { Ticket, TicketState } from '@studia/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../text/errors.ts';
import { helpSupportText as text } from '../../../text/help-support.ts';
import { Badge, type BadgeProps } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { readTickets } from './calls.ts';
import { dayWords } from './day-words.ts';

/** The student's questions, and whether the next one goes before others. */
export const useTickets = () => useQuery({ queryKey: ['tickets'], queryFn: readTickets });

const TONES: Record<TicketState, BadgeProps['tone']> = { open: 'accent', answered: 'good', closed: 'plain' };

/** Where a question stands, in a word or two. */
export const StateBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={TONES[state]}>{text.states[state]}</Badge>
);

/** The student's questions to us, the one that changed last first. */
export const TicketList = ({ onOpen }: { onOpen: (id: TicketId) => void }) => {
  const { data, error, isPending, isFetching, refetch } = useTickets();
  if (isPending) return <Skeleton label={text.ticketsLoading} lines={3} />;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.ticketsFailed)}
        retryLabel={text.retry}
        busy={isFetching && text.retrying}
        onRetry={() => void refetch()}
      />
    );
  if (data.tickets.length === 0) return <p className="text-ink-soft">{text.noTickets}</p>;
  return (
    <ul>
      {data.tickets.map((ticket) => (
        <Row key={ticket.id} ticket={ticket} onOpen={() => onOpen(ticket.id)} />
      ))}
    </ul>
  );
};

const Row = ({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) => (
  <li className="border-b border-line first:border-t">
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${text.open(ticket.subject)}, ${text.states[ticket.state]}`}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-3 text-left hover:bg-accent-wash"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">{ticket.subject}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {text.number(ticket.number)} · {text.changed(dayWords(ticket.changed_at))}
        </span>
      </span>
      {ticket.priority && ticket.state === 'open' && <Badge>{text.priorityMark}</Badge>}
      <StateBadge state={ticket.state} />
    </button>
  </li>
);
