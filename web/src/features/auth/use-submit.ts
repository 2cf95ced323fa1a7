import { Failure, type ErrorCode } from '@studia/contract/errors';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../text/errors.ts';

/**
 * A form that is being sent: one at a time, with the sentence of what came of it. `send` may answer such a sentence
 * itself; `explain` words what went wrong; `refusal` is its code; `say` is for what happens beside the form.
 */
export const useSubmit = (
  send: () => Promise<string | null>,
  explain: (problem: unknown) => string = (problem) => sentenceOf(problem),
) => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const submit = async () => {
    setBusy(true);
    setMessage(null);
    setRefusal(null);
    try {
      setMessage(await send());
    } catch (problem) {
      setMessage(explain(problem));
      setRefusal(problem instanceof Failure ? problem.code : null);
    } finally {
      setBusy(false);
    }
  };
  const say = (sentence: string | null): void => {
    setMessage(sentence);
    if (sentence === null) setRefusal(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return { busy, message, refusal, say, onSubmit };
};
