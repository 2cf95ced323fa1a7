import type { TicketId } from '@studia/contract/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { helpSupportText as text } from '../../text/help-support.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Answers } from './help/answers.tsx';
import { AskForm } from './tickets/ask-form.tsx';
import { TicketView } from './tickets/ticket-view.tsx';
import { TicketList, useTickets } from './tickets/tickets.tsx';

interface Props {
  /** The answer that a link leads to. */
  answer: string | null;
  /** The question that is open. */
  ticket: TicketId | null;
  onTicket: (id: TicketId | null) => void;
  /** The page from which the student came. */
  from: string | null;
}

/** Answers first, then the student's own questions, then a new one. */
export const HelpView = ({ answer, ticket, onTicket, from }: Props) => {
  const queries = useQueryClient();
  const { data } = useTickets();
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ticket !== null) questions.current?.scrollIntoView({ block: 'start' });
  }, [ticket]);
  return (
    <>
      <Answers open={answer} />
      <div ref={questions} className="mt-12 scroll-mt-20">
        <PageSection title={text.tickets} lead={text.ticketsLead}>
          {ticket === null ? (
            <TicketList onOpen={onTicket} />
          ) : (
            <TicketView key={ticket} id={ticket} onBack={() => onTicket(null)} />
          )}
        </PageSection>
      </div>
      <PageSection title={text.ask} lead={text.askLead}>
        {data && (
          <div className="mb-6">
            <Notice tone="info">
              <p className="font-normal">{data.priority ? text.priority : text.community}</p>
            </Notice>
          </div>
        )}
        <AskForm from={from} onAsked={() => void queries.invalidateQueries({ queryKey: ['tickets'] })} />
      </PageSection>
    </>
  );
};
