import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';

/**
 * A form that is being sent: one at a time, with the sentence of what came of it. `send` may answer such a sentence
 * itself; `explain` words what went wrong; `say` is for what happens beside the form.
 */
export const useSubmit = (
  send: () => Promise<string | null>,
  explain: (problem: unknown) => string = (problem) => sentenceOf(problem),
) => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setMessage(null);
    try {
      setMessage(await send());
    } catch (problem) {
      setMessage(explain(problem));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return { busy, message, say: setMessage, onSubmit };
};
