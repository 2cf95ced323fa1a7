import type { User } from '@studia/contract/auth';
import { POLICY } from '@studia/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { settingsText as text } from '../../text/settings.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { deleteAccount, type Proof } from './calls.ts';
import { LoadSignInMethods } from './load-sign-in-methods.tsx';
import { isWrongProof, OwnerProof, proofFrom } from './owner-proof.tsx';

interface Props {
  user: User;
  onDeleted: () => void;
}

const LONGEST_TOAST = 12_000;

/** The way out, with thirty days to come back. */
export const DeleteAccount = (props: Props) => (
  <div className="grid gap-5">
    <div className="measure grid gap-2 text-ink-soft">
      <p>{text.deleteWhat(POLICY.deletionWithinDays)}</p>
      <p>{text.deleteUndo(POLICY.deletionWithinDays)}</p>
    </div>
    <LoadSignInMethods>
      {({ has_password }) => <Form {...props} hasPassword={has_password} />}
    </LoadSignInMethods>
  </div>
);

const Form = ({ user, onDeleted, hasPassword }: Props & { hasPassword: boolean }) => {
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const proof = proofFrom(hasPassword, typed);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (shown: Proof) => deleteAccount(shown),
    onSuccess: (day) => {
      toast.info(text.deleted(dayInWords(day)), { duration: LONGEST_TOAST });
      onDeleted();
    },
    onError: () => setAsking(false),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (proof) setAsking(true);
  };
  return (
    <form onSubmit={onSubmit} className="grid justify-items-start gap-5">
      <OwnerProof
        email={user.email}
        hasPassword={hasPassword}
        purpose="delete"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          reset();
        }}
        error={error}
      />
      {error && !isWrongProof(error) && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <Button type="submit" look="danger" disabled={proof === null}>
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
        onConfirm={() => proof && mutate(proof)}
      />
    </form>
  );
};

const dayInWords = (day: Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(day);
