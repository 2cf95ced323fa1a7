import { TICKET, TicketCategory, type OpenTicket } from '@studia/contract/tickets';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { helpSupportText as text } from '../../../text/help-support.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { openTicket } from './calls.ts';
import { FilesField } from './files-field.tsx';

const EMPTY = { category: '', subject: '', message: '' };
type Name = keyof typeof EMPTY;

const OPTIONS = TicketCategory.options.map((value) => ({ value, label: text.categories[value] }));

interface Props {
  /** The page from which the student came. */
  from: string | null;
  onAsked: (ticket: OpenTicket) => void;
}

/** A question to whoever runs Studia. */
export const AskForm = ({ from, onAsked }: Props) => {
  const [typed, setTyped] = useState(EMPTY);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [page, setPage] = useState(from);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => {
      const category = TicketCategory.parse(typed.category);
      return openTicket({ ...typed, category, ...(page !== null && { page }) }, files);
    },
    onSuccess: (ticket) => {
      setTyped(EMPTY);
      setFiles([]);
      onAsked(ticket);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = (Object.keys(EMPTY) as Name[]).filter((name) => typed[name].trim() === '');
    setMissing(empty);
    const [first] = empty;
    if (first === undefined) return mutate();
    return (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
  };
  const bind = (name: Name) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setMissing((before) => before.filter((one) => one !== name));
    },
  });
  const errorOf = (name: Name) => (missing.includes(name) ? text.needed : undefined);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label={text.category} error={errorOf('category')}>
        <Select options={OPTIONS} placeholder={text.categoryChoose} required {...bind('category')} />
      </Field>
      <Field label={text.subject} error={errorOf('subject')}>
        <TextInput required maxLength={TICKET.subjectCharacters} {...bind('subject')} />
      </Field>
      <Field label={text.message} hint={text.messageHint} error={errorOf('message')}>
        <TextArea rows={5} required maxLength={TICKET.messageCharacters} {...bind('message')} />
      </Field>
      <FilesField files={files} onFiles={setFiles} />
      {page !== null && (
        <p className="text-sm text-ink-soft">
          {text.page(page)}{' '}
          <button type="button" className="link reach" onClick={() => setPage(null)}>
            {text.leavePage}
          </button>
        </p>
      )}
      {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      {data && <Notice tone="good">{text.sent(data.number)}</Notice>}
      <div>
        <Button type="submit" busy={isPending && text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
};
