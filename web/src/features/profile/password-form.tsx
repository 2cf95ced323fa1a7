import { NewPassword, type User } from '@studia/contract/auth';
import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { passwordHint } from '../../text/password.ts';
import { profileText as text } from '../../text/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { changePassword, listWaysIn } from './calls.ts';

const PROVIDERS = { google: 'Google', microsoft: 'Microsoft' } as const;

/** A new password for who has one; who signs in elsewhere, and never set one, is told so. */
export const PasswordForm = ({ user }: { user: User }) => {
  const { email, app_metadata } = user;
  const { provider } = app_metadata;
  const elsewhere = provider !== 'email';
  const { data: ways, isPending } = useQuery({
    queryKey: ['ways-in'],
    queryFn: listWaysIn,
    enabled: elsewhere,
  });
  if (!elsewhere || ways?.has_password) return <Form email={email} />;
  if (isPending) return <Skeleton label={text.loadingPassword} lines={1} />;
  return <p className="text-ink-soft">{text.noPassword(PROVIDERS[provider])}</p>;
};

const EMPTY = { current: '', next: '', again: '' };

const Form = ({ email }: { email: string }) => {
  const [typed, setTyped] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => changePassword(typed.current, typed.next),
    onSuccess: () => {
      setTyped(EMPTY);
      setChecked(false);
      toast.good(text.passwordChanged);
    },
  });
  const weak = !NewPassword.safeParse(typed.next).success;
  const differs = typed.next !== typed.again;
  const type = (change: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...change });
    reset();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!weak && !differs && !isPending) mutate();
  };
  const wrongPassword = isWrongPassword(error);
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={text.currentPassword} error={wrongPassword ? sentenceOf(error) : undefined}>
        <PasswordInput value={typed.current} onChange={(event) => type({ current: event.target.value })} />
      </Field>
      <Field
        label={text.newPassword}
        hint={passwordHint(typed.next)}
        error={checked && weak ? ERRORS.weak_password.sentence : undefined}
      >
        <PasswordInput
          autoComplete="new-password"
          value={typed.next}
          onChange={(event) => type({ next: event.target.value })}
        />
      </Field>
      <Field
        label={text.confirmPassword}
        error={checked && differs ? ERRORS.passwords_differ.sentence : undefined}
      >
        <PasswordInput
          autoComplete="new-password"
          value={typed.again}
          onChange={(event) => type({ again: event.target.value })}
        />
      </Field>
      {error && !wrongPassword && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <div>
        <Button
          type="submit"
          look="quiet"
          disabled={Object.values(typed).includes('')}
          busy={isPending && text.changingPassword}
        >
          {text.changePassword}
        </Button>
      </div>
    </form>
  );
};

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'password_wrong';
