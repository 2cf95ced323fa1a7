import type { User } from '@studia/contract/auth';
import { ERRORS } from '@studia/contract/error-list';
import { PROFILE } from '@studia/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { profileText as text } from '../../text/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { dayOf } from './birth-date.ts';
import { saveDetails } from './calls.ts';
import { DetailsFields } from './details-fields.tsx';
import { detailsOf, differ, lacksRequired, problemsIn, type Details, type Problems } from './details.ts';
import { SaveBar } from './save-bar.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Name and school details: written freely, saved on purpose. */
export const DetailsForm = ({ user }: { user: User }) => {
  const saved = detailsOf(user);
  const [written, setWritten] = useState(saved);
  const [problems, setProblems] = useState<Problems>({});
  const unsaved = differ(written, saved);
  const leaving = useLeaveQuestion(unsaved);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => saveDetails(written, saved),
    onSuccess: () => toast.good(text.savedToast, { duration: PROFILE.savedToast }),
  });

  const write = (change: Partial<Details>) => {
    setWritten({ ...written, ...change });
    setProblems(without(problems, Object.keys(change)));
    reset();
  };
  const discard = () => {
    setWritten(saved);
    setProblems({});
    reset();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsIn(written, dayOf(new Date()));
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) mutate();
  };

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      <DetailsFields user={user} details={written} problems={problems} onWrite={write} />
      {unsaved && lacksRequired(written) && <Notice tone="warn">{ERRORS.profile_incomplete.sentence}</Notice>}
      {error && <Notice tone="bad">{sentenceOf(error, text.saveFailed)}</Notice>}
      <SaveBar
        state={stateOf(isPending, unsaved, isSuccess)}
        blocked={lacksRequired(written)}
        onDiscard={discard}
      />
      <ConfirmDialog
        open={leaving.asking}
        title={text.leaveTitle}
        question={text.leaveQuestion}
        cancelLabel={text.stay}
        confirmLabel={text.leave}
        danger
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      />
    </form>
  );
};

const without = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));

const stateOf = (saving: boolean, unsaved: boolean, saved: boolean) => {
  if (saving) return 'saving';
  if (unsaved) return 'unsaved';
  return saved ? 'saved' : 'idle';
};
