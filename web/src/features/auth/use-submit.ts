import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';

/** A form that is being sent: one at a time, with the sentence of what went wrong. */
export const useSubmit = (send: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await send();
    } catch (problem) {
      setError(sentenceOf(problem));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return { busy, error, setError, onSubmit };
};
