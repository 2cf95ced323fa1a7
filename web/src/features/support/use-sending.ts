import { useEffect, useRef, useState } from 'react';
import type { SubmitResult } from './submit.ts';

/** Where a form is on its way (SPEC 4.10). */
export type Sending =
  | { at: 'idle' | 'sending' | 'sent' }
  /** With what whoever refused it said. */
  | { at: 'failed'; detail: string };

type Send<Form> = (form: Form, signal: AbortSignal) => Promise<SubmitResult>;

/**
 * Sends a form, one at a time. `load` fetches what sends it, which nobody needs before. A form that can be sent again
 * says for how long its success is shown.
 */
export const useSending = <Form>(load: () => Promise<Send<Form>>, sentFor?: number) => {
  const [sending, setSending] = useState<Sending>({ at: 'idle' });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    if (sending.at !== 'sent' || sentFor === undefined) return undefined;
    const timer = setTimeout(() => setSending({ at: 'idle' }), sentFor);
    return () => clearTimeout(timer);
  }, [sending, sentFor]);

  /** Answers whether the form was taken. */
  const send = async (form: Form): Promise<boolean> => {
    if (sending.at === 'sending') return false;
    const { signal } = (leaving.current = new AbortController());
    setSending({ at: 'sending' });
    const outcome = await attempt(load, form, signal);
    if (!signal.aborted) setSending(outcome);
    return outcome.at === 'sent';
  };
  /** For who closes the form while it is on its way. */
  const stop = () => leaving.current?.abort();
  return { sending, send, stop };
};

const attempt = async <Form>(
  load: () => Promise<Send<Form>>,
  form: Form,
  signal: AbortSignal,
): Promise<Sending> => {
  try {
    const { success, message } = await (await load())(form, signal);
    return success ? { at: 'sent' } : { at: 'failed', detail: message };
  } catch {
    // The program that sends it could not be fetched.
    return { at: 'failed', detail: '' };
  }
};
