import type { User } from '@studia/contract/auth';
import { COUNTRIES } from '@studia/contract/countries';
import { ERRORS } from '@studia/contract/errors';
import { PROFILE } from '@studia/contract/limits';
import { STANDARDS } from '@studia/contract/profile';
import { useState, type FormEvent } from 'react';
import { refreshUser } from '../../client/user.ts';
import { completionText } from '../../text/completion.ts';
import { sentenceOf } from '../../text/errors.ts';
import { profileText as text } from '../../text/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { birthDateProblem, dayOf } from './birth-date.ts';
import { saveDetails } from './calls.ts';
import { detailsOf, lacksRequired } from './details.ts';

const OPTIONS = STANDARDS.map((standard) => ({ value: standard, label: standard }));

/** Asks for what every lesson depends on. There is no way around it (SPEC 2.7), except to sign out. */
export const CompletionModal = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const [today] = useState(() => dayOf(new Date()));
  const { written, write, busy, problem, onSubmit } = useCompletion(user);
  const dateProblem = problem?.field === 'dateOfBirth' ? problem.sentence : undefined;
  return (
    <Dialog open title={completionText.title} description={completionText.lead}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {problem?.field === null && <Notice tone="bad">{problem.sentence}</Notice>}
        <Field label={text.country} hint={completionText.countryHint}>
          <Combobox
            options={COUNTRIES}
            autoComplete="off"
            required
            maxLength={80}
            value={written.country}
            onChange={(country) => write({ country })}
          />
        </Field>
        <Field label={text.city} note={text.optional}>
          <TextInput
            autoComplete="address-level2"
            maxLength={80}
            value={written.city}
            onChange={(event) => write({ city: event.target.value })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={text.standard}>
            <Select
              required
              options={OPTIONS}
              placeholder={text.standardPlaceholder}
              value={written.standard}
              onChange={(event) => write({ standard: event.target.value })}
            />
          </Field>
          <Field label={text.dateOfBirth} error={dateProblem}>
            <TextInput
              type="date"
              autoComplete="bday"
              required
              max={today}
              value={written.dateOfBirth}
              onChange={(event) => write({ dateOfBirth: event.target.value })}
            />
          </Field>
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

/** A problem of one field, or of the whole. */
interface Problem {
  field: 'dateOfBirth' | null;
  sentence: string;
}

const useCompletion = (user: User) => {
  const saved = detailsOf(user);
  const [written, setWritten] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = async () => {
    setBusy(true);
    try {
      await saveDetails(written, saved);
      toast.good(text.savedToast, { duration: PROFILE.savedToast });
      // SPEC 4.4.
      setTimeout(refreshUser, PROFILE.refreshAfterSave);
    } catch (failure) {
      setProblem({ field: null, sentence: sentenceOf(failure, text.saveFailed) });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemIn(written);
    setProblem(found);
    if (!found) void save();
  };
  const write = (change: Partial<typeof written>) => {
    setWritten({ ...written, ...change });
    setProblem(null);
  };
  return { written, write, busy, problem, onSubmit };
};

// SPEC 5.
const problemIn = (written: ReturnType<typeof detailsOf>): Problem | null => {
  if (lacksRequired(written)) return { field: null, sentence: ERRORS.profile_incomplete.sentence };
  const birth = birthDateProblem(written.dateOfBirth, dayOf(new Date()));
  return birth === null ? null : { field: 'dateOfBirth', sentence: ERRORS[birth].sentence };
};
