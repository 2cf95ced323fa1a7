import { LANDING } from '@studia/contract/limits';
import { useState, type FormEvent } from 'react';
import { installation } from '../../client/installation.ts';
import { contactText as text } from '../../text/contact.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { filledByProgram, Honeypot } from './honeypot.tsx';
import { useSending } from './use-sending.ts';

const EMPTY = { name: '', email: '', message: '' };
type Name = keyof typeof EMPTY;
type Mistakes = Partial<Record<Name, string | undefined>>;

/** Name, address and message of whoever wants to write to us (SPEC 2.2, 4.10). */
export const ContactForm = () => {
  const [typed, setTyped] = useState(EMPTY);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { sending, send } = useSending(
    async () => (await import('./submit.ts')).sendContact,
    LANDING.successBanner,
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = mistakesIn(form);
    setMistakes(found);
    const first = NAMES.find((name) => found[name] !== undefined);
    if (first) return inputOf(form, first)?.focus();
    return void send({ ...typed, botcheck: filledByProgram(form) }).then((taken) => taken && setTyped(EMPTY));
  };
  const bind = (name: Name) => ({
    name,
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setMistakes((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={text.name} error={mistakes.name}>
        <TextInput autoComplete="name" maxLength={120} {...bind('name')} />
      </Field>
      <Field label={text.email} error={mistakes.email}>
        <TextInput type="email" autoComplete="email" maxLength={254} {...bind('email')} />
      </Field>
      <Field label={text.message} error={mistakes.message}>
        <TextArea rows={5} maxLength={10_000} {...bind('message')} />
      </Field>
      <Honeypot />
      {sending.at === 'sent' && <Notice tone="good">{text.sent}</Notice>}
      {sending.at === 'failed' && (
        <FailureNotice sentence={text.failed(installation().contactEmail)} detail={sending.detail} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={sending.at === 'sending' && text.sending}>
          {text.send}
        </Button>
        <p className="text-sm text-ink-soft">
          {text.privacy}{' '}
          <a href="/privacy#letters" className="link">
            {pageTitles.privacy}
          </a>
          .
        </p>
      </div>
    </form>
  );
};

const NAMES: readonly Name[] = ['name', 'email', 'message'];

const inputOf = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const NEEDED: Record<Name, string> = {
  name: text.nameNeeded,
  email: text.emailNeeded,
  message: text.messageNeeded,
};

/** The browser's own judgement in our own words (SPEC 5); blanks alone say nothing. */
const mistakesIn = (form: HTMLFormElement): Mistakes =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const input = inputOf(form, name);
      if (!input) return [];
      if (input.value.trim() === '') return [[name, NEEDED[name]]];
      return input.validity.valid ? [] : [[name, text.emailWrong]];
    }),
  );
