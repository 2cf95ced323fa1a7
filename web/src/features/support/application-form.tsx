import { useEffect, useRef, useState, type FormEvent } from 'react';
import { installation } from '../../client/installation.ts';
import { applicationText as text } from '../../text/application.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { filledByProgram, Honeypot } from './honeypot.tsx';
import { ResumeField } from './resume-field.tsx';
import { faultOf } from './resume.ts';
import type { ApplicationForm as Filled } from './submit.ts';
import type { Sending } from './use-sending.ts';

const EMPTY = { name: '', email: '', phone: '', whySetsYouApart: '' };
type Typed = typeof EMPTY;
type Mistakes = Partial<Record<keyof Typed | 'resume', string | undefined>>;

interface Props {
  position: string;
  sending: Sending;
  onSend: (form: Filled) => void;
  onCancel: () => void;
}

/** Who applies, with what, and why (SPEC 3, 5). */
export const ApplicationForm = ({ position, sending, onSend, onCancel }: Props) => {
  const [typed, setTyped] = useState(EMPTY);
  const [resume, setResume] = useState<File | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [alert, setAlert] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  // A dialog that scrolls would give the focus to its scrolling part.
  useEffect(() => first.current?.focus(), []);

  const takeFile = (file: File | null) => {
    const fault = file && faultOf(file);
    if (fault === null) setResume(file);
    setMistakes((before) => ({ ...before, resume: fault ?? undefined }));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { found, missing } = check(form, typed, resume);
    setMistakes(found);
    setAlert(missing ? text.fillIn : null);
    const wrong = ORDER.find((name) => found[name] !== undefined);
    if (wrong === 'resume') chooser.current?.focus();
    else if (wrong) inputOf(form, wrong)?.focus();
    else if (resume) onSend({ ...trimmed(typed), position, resume, botcheck: filledByProgram(form) });
  };
  const bind = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setMistakes((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-5 [&_:is(input,textarea)]:scroll-mb-44"
    >
      <Field label={text.name} error={mistakes.name}>
        <TextInput ref={first} autoComplete="name" required maxLength={120} {...bind('name')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text.email} error={mistakes.email}>
          <TextInput type="email" autoComplete="email" required maxLength={254} {...bind('email')} />
        </Field>
        <Field label={text.phone} note={text.optional}>
          <TextInput type="tel" autoComplete="tel" maxLength={60} {...bind('phone')} />
        </Field>
      </div>
      <ResumeField file={resume} error={mistakes.resume} onFile={takeFile} inputRef={chooser} />
      <Field label={text.whySetsYouApart} error={mistakes.whySetsYouApart} hint={text.whyHint}>
        <TextArea rows={4} required maxLength={10_000} {...bind('whySetsYouApart')} />
      </Field>
      <Honeypot />
      {/* Stays in sight: what came of it must not hide below the edge. */}
      <div className="sticky -bottom-6 -mb-6 grid gap-4 border-t border-line bg-sheet pt-4 pb-6 sm:-bottom-8 sm:-mb-8 sm:pb-8">
        {alert !== null && <Notice tone="bad">{alert}</Notice>}
        {alert === null && sending.at === 'failed' && (
          <FailureNotice sentence={text.failed(installation().contactEmail)} detail={sending.detail} />
        )}
        <div className="flex justify-end gap-3">
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={sending.at === 'sending' && text.submitting}>
            {text.submit}
          </Button>
        </div>
      </div>
    </form>
  );
};

/** In which order the fields stand. */
const ORDER = ['name', 'email', 'resume', 'whySetsYouApart'] as const;

const inputOf = (form: HTMLFormElement, name: keyof Typed) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

const trimmed = ({ name, email, phone, whySetsYouApart }: Typed): Typed => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  whySetsYouApart: whySetsYouApart.trim(),
});

const check = (
  form: HTMLFormElement,
  typed: Typed,
  resume: File | null,
): { found: Mistakes; missing: boolean } => {
  const empty = (name: 'name' | 'email' | 'whySetsYouApart') =>
    typed[name].trim() === '' ? { [name]: text.needed } : {};
  const found: Mistakes = {
    ...empty('name'),
    ...empty('email'),
    ...(resume === null && { resume: text.resumeNeeded }),
    ...empty('whySetsYouApart'),
  };
  const missing = Object.keys(found).length > 0;
  const wrongEmail = found.email === undefined && inputOf(form, 'email')?.validity.typeMismatch === true;
  return { found: { ...found, ...(wrongEmail && { email: text.emailWrong }) }, missing };
};
