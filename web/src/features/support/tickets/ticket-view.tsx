import type { TicketId } from '@studia/contract/ids';
import { TICKET, type OpenTicket, type TicketReply } from '@studia/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Paperclip } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { saveFile } from '../../../client/save-file.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { helpSupportText as text } from '../../../text/help-support.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { closeTicket, readTicket, readTicketFile, replyToTicket } from './calls.ts';
import { dayWords } from './day-words.ts';
import { FilesField } from './files-field.tsx';
import { StateBadge } from './tickets.tsx';

/** One question with everything that was said about it. */
export const TicketView = ({ id, onBack }: { id: TicketId; onBack: () => void }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['tickets', id],
    queryFn: () => readTicket(id),
  });
  return (
    <div className="grid gap-5">
      <div>
        <Button look="plain" size="sm" icon={ArrowLeft} onClick={onBack}>
          {text.back}
        </Button>
      </div>
      {isPending && <Skeleton label={text.ticketsLoading} lines={5} />}
      {error && (
        <ErrorState
          title={sentenceOf(error, text.ticketsFailed)}
          retryLabel={text.retry}
          busy={isFetching && text.retrying}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Conversation ticket={data} />}
    </div>
  );
};

const Conversation = ({ ticket }: { ticket: OpenTicket }) => (
  <>
    <header className="flex flex-wrap items-center gap-3">
      <h3 className="min-w-0 font-serif text-xl font-semibold break-words">
        {ticket.subject} <span className="font-normal text-ink-soft">{text.number(ticket.number)}</span>
      </h3>
      <StateBadge state={ticket.state} />
    </header>
    <ol className="grid gap-4">
      {ticket.replies.map((reply) => (
        <Reply key={`${reply.written_at} ${reply.message}`} ticket={ticket.id} reply={reply} />
      ))}
    </ol>
    {ticket.state === 'closed' && <Notice tone="info">{text.closed}</Notice>}
    <More ticket={ticket} />
  </>
);

const Reply = ({ ticket, reply }: { ticket: TicketId; reply: TicketReply }) => {
  const isOurs = reply.author === 'operator';
  return (
    <li
      className={
        isOurs ? 'rounded border border-line bg-sheet px-4 py-3' : 'border-l-2 border-edge py-1 pl-4'
      }
    >
      <p className="text-sm text-ink-soft">
        <span className="font-semibold text-ink">{isOurs ? text.us : text.you}</span> ·{' '}
        {dayWords(reply.written_at)}
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">{reply.message}</p>
      {reply.files.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {reply.files.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <Button look="quiet" size="sm" icon={Paperclip} onClick={() => void save(ticket, id, name)}>
                <span className="truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const save = async (
  ticket: TicketId,
  file: TicketReply['files'][number]['id'],
  name: string,
): Promise<void> => {
  try {
    saveFile(await readTicketFile(ticket, file), name);
  } catch {
    toast.bad(text.fileFailed);
  }
};

const More = ({ ticket }: { ticket: OpenTicket }) => {
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const keep = (changed: OpenTicket) => {
    queries.setQueryData(['tickets', ticket.id], changed);
    void queries.invalidateQueries({ queryKey: ['tickets'], exact: true });
  };
  const replying = useMutation({
    mutationFn: () => replyToTicket(ticket.id, message, files),
    onSuccess: (changed) => {
      keep(changed);
      setMessage('');
      setFiles([]);
    },
  });
  const closing = useMutation({ mutationFn: () => closeTicket(ticket.id), onSuccess: keep });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() !== '') replying.mutate();
  };
  const error = replying.error ?? closing.error;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={text.more} hint={ticket.state === 'closed' ? text.moreHint : undefined}>
        <TextArea
          rows={3}
          maxLength={TICKET.messageCharacters}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <FilesField files={files} onFiles={setFiles} />
      {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={message.trim() === ''} busy={replying.isPending && text.sending}>
          {text.sendMore}
        </Button>
        {ticket.state !== 'closed' && (
          <Button look="quiet" busy={closing.isPending && text.closing} onClick={() => closing.mutate()}>
            {text.close}
          </Button>
        )}
      </div>
    </form>
  );
};
