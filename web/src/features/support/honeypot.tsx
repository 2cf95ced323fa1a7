/** A box that people never see; who ticks it is a program. */
export const Honeypot = () => (
  <input type="checkbox" name={NAME} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);

const NAME = 'botcheck';

/** Whether a program has filled in the form. */
export const filledByProgram = (form: HTMLFormElement): boolean => new FormData(form).has(NAME);
