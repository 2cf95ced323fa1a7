/** The look that every box one writes or chooses in shares. */
export const inputClass =
  'w-full rounded border border-edge bg-sheet px-3.5 text-base text-ink outline-offset-0 ' +
  'hover:border-ink-soft focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent ' +
  'aria-invalid:border-bad aria-invalid:focus-visible:outline-bad ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-ink-soft ' +
  'read-only:[&:not(select)]:border-line read-only:[&:not(select)]:bg-paper';
