import { ERRORS } from '@studia/contract/errors';
import { PROFILE } from '@studia/contract/limits';
import { useState } from 'react';
import { authText } from '../../text/auth.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { signUp } from './calls.ts';
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
  const bind = (name: keyof typeof EMPTY) => ({
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      {referralCode !== null && <Notice tone="info">{authText.invited}</Notice>}
      <Message text={message} />
      <Field label={authText.fullName}>
        <TextInput autoComplete="name" autoFocus {...bind('fullName')} />
      </Field>
      <Field label={authText.email}>
        <TextInput type="email" autoComplete="username" {...bind('email')} />
      </Field>
      <Field label={authText.password} hint={authText.passwordHint}>
        <PasswordInput autoComplete="new-password" {...bind('password')} />
      </Field>
      <Field label={authText.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...bind('confirmation')} />
      </Field>
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
