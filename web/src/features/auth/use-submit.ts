import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';

/** A form that is being sent: one at a time, with the sentence of what went wrong. `send` may answer such a sentence itself. */
export const useSubmit = (send: () => Promise<string | null>) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      setError(await send());
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
  return { busy, error, onSubmit };
};
