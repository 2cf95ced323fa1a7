import type { User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import { POLICY } from '@studia/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteAccount } from './calls.ts';

interface Props {
  user: User;
  onDeleted: () => void;
}

const LONGEST_TOAST = 12_000;

/** The way out, with thirty days to come back. */
export const DeleteAccount = ({ user, onDeleted }: Props) => {
  // Who signs in elsewhere has no password to be asked for.
  const hasPassword = user.app_metadata.provider === 'email';
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteAccount(hasPassword ? password : undefined),
    onSuccess: (day) => {
      toast.info(text.deleted(dayInWords(day)), { duration: LONGEST_TOAST });
      onDeleted();
    },
    onError: () => setAsking(false),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const wrongPassword = error instanceof Failure && error.code === 'password_wrong';
  return (
    <form onSubmit={onSubmit} className="grid justify-items-start gap-5">
      <div className="measure grid gap-2 text-ink-soft">
        <p>{text.deleteWhat(POLICY.deletionWithinDays)}</p>
        <p>{text.deleteUndo(POLICY.deletionWithinDays)}</p>
      </div>
      {hasPassword && (
        <div className="w-full max-w-md">
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <Field label={text.deletePassword} error={wrongPassword ? sentenceOf(error) : undefined}>
            <PasswordInput
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                reset();
              }}
            />
          </Field>
        </div>
      )}
      {error && !wrongPassword && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <Button type="submit" look="danger" disabled={hasPassword && password === ''}>
        {text.deleteAction}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.deleteTitle}
        question={text.deleteQuestion(POLICY.deletionWithinDays)}
        cancelLabel={text.cancel}
        confirmLabel={text.deleteConfirm}
        danger
        busy={isPending && text.deleting}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </form>
  );
};

const dayInWords = (day: Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(day);
