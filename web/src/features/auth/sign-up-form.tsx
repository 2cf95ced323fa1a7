import { ERRORS } from '@studia/contract/error-list';
import { PROFILE } from '@studia/contract/limits';
import { useState } from 'react';
import { authText } from '../../text/auth.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { signUp } from './calls.ts';
import { EmailField, NewPasswordFields } from './fields.tsx';
import { Message } from './message.tsx';
import { useSubmit } from './use-submit.ts';

const EMPTY = { fullName: '', email: '', password: '', confirmation: '' };

/** Name, email and a password twice of who is new; who follows a friend's link is welcomed. */
export const SignUpForm = ({ referralCode, onDone }: { referralCode: string | null; onDone: () => void }) => {
  const [typed, setTyped] = useState(EMPTY);
  const { busy, message, onSubmit } = useSubmit(async () => {
    const mistake = mistakeIn(typed);
    if (mistake !== null) return mistake;
    await signUp({
      fullName: typed.fullName.trim(),
      email: typed.email,
      password: typed.password,
      referralCode,
    });
    onDone();
    return null;
  }, explain);
  const type = (change: Partial<typeof EMPTY>) => setTyped({ ...typed, ...change });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      {referralCode !== null && <Notice tone="info">{authText.invited}</Notice>}
      <Message text={message} />
      <Field label={authText.fullName}>
        <TextInput
          autoComplete="name"
          autoFocus
          required
          value={typed.fullName}
          onChange={(event) => type({ fullName: event.target.value })}
        />
      </Field>
      <EmailField value={typed.email} onChange={(email) => type({ email })} />
      <NewPasswordFields label={authText.password} typed={typed} onType={type} />
      <Button type="submit" wide busy={busy && authText.signingUp}>
        {authText.signUp}
      </Button>
    </form>
  );
};

// SPEC 5. Everything else is the server's to judge.
const mistakeIn = ({ fullName, password, confirmation }: typeof EMPTY): string | null => {
  if (password !== confirmation) return authText.passwordsDiffer;
  return fullName.trim().length < PROFILE.fullNameMinimum ? ERRORS.full_name_too_short.sentence : null;
};

// SPEC 8.
const explain = (problem: unknown): string => {
  const sentence = sentenceOf(problem);
  return sentence.includes(authText.alreadyExists) ? ERRORS.email_exists.sentence : sentence;
};
