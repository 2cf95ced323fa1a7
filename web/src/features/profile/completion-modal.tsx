import type { User } from '@studia/contract/auth';
import { ERRORS } from '@studia/contract/error-list';
import { PROFILE } from '@studia/contract/limits';
import { useState, type FormEvent } from 'react';
import { refreshUser } from '../../client/user.ts';
import { completionText } from '../../text/completion.ts';
import { sentenceOf } from '../../text/errors.ts';
import { profileText as text } from '../../text/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { birthDateProblem, dayOf } from './birth-date.ts';
import { saveDetails } from './calls.ts';
import { detailsOf, lacksRequired, type Details, type Problems } from './details.ts';
import { SchoolFields } from './school-fields.tsx';

/** Asks for what every lesson depends on. There is no way around it (SPEC 2.7), except to sign out. */
export const CompletionModal = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const { written, write, busy, wrong, onSubmit } = useCompletion(user);
  return (
    <Dialog open title={completionText.title} description={completionText.lead}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {wrong.whole !== undefined && <Notice tone="bad">{wrong.whole}</Notice>}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SchoolFields
            details={written}
            problems={wrong}
            onWrite={write}
            countryHint={completionText.countryHint}
          />
        </div>
        <Button type="submit" wide disabled={lacksRequired(written)} busy={busy && text.saving}>
          {completionText.save}
        </Button>
        <p className="text-center text-ui text-ink-soft">
          <button type="button" className="link reach" onClick={onSignOut}>
            {completionText.signOut}
          </button>
        </p>
      </form>
    </Dialog>
  );
};

/** What is wrong with one field, or with the whole. */
type Wrong = Problems & { whole?: string };

const useCompletion = (user: User) => {
  const saved = detailsOf(user);
  const [written, setWritten] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  const save = async () => {
    setBusy(true);
    try {
      await saveDetails(written, saved);
      toast.good(text.savedToast, { duration: PROFILE.savedToast });
      // SPEC 4.4.
      setTimeout(refreshUser, PROFILE.refreshAfterSave);
    } catch (failure) {
      setWrong({ whole: sentenceOf(failure, text.saveFailed) });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = wrongIn(written);
    setWrong(found);
    if (Object.keys(found).length === 0) void save();
  };
  const write = (change: Partial<Details>) => {
    setWritten({ ...written, ...change });
    setWrong({});
  };
  return { written, write, busy, wrong, onSubmit };
};

// SPEC 5.
const wrongIn = (written: Details): Wrong => {
  if (lacksRequired(written)) return { whole: ERRORS.profile_incomplete.sentence };
  const birth = birthDateProblem(written.dateOfBirth, dayOf(new Date()));
  return birth === null ? {} : { dateOfBirth: ERRORS[birth].sentence };
};
