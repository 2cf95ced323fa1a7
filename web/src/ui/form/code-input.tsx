import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldWiring } from './field.tsx';

export interface CodeInputProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'onChange' | 'type' | 'maxLength'
> {
  value: string;
  onChange: (digits: string) => void;
  /** Called with the whole code, once its last digit is there. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number | undefined;
}

/** A code of digits: one real input, so that paste and one-time-code filling work, drawn as cells. */
export const CodeInput = ({ value, onChange, onComplete, length = 6, ...rest }: CodeInputProps) => {
  const wiring = useFieldWiring();
  const invalid = wiring['aria-invalid'] === true;
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/gu, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <span className="group relative flex w-full max-w-88 gap-1.5 sm:gap-2">
      <input
        {...wiring}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        {...rest}
        type="text"
        value={value}
        onChange={(event) => take(event.target.value)}
        className="absolute inset-0 z-10 w-full cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed"
      />
      {Array.from({ length }, (_, index) => (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- cells are places, they never move
          key={index}
          digit={value[index]}
          next={index === Math.min(value.length, length - 1)}
          invalid={invalid}
        />
      ))}
    </span>
  );
};

const Cell = ({ digit, next, invalid }: { digit: string | undefined; next: boolean; invalid: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid h-14 min-w-0 flex-1 place-items-center rounded border bg-sheet font-serif text-2xl tabular-nums',
      'group-has-disabled:border-line group-has-disabled:bg-paper group-has-disabled:text-ink-soft',
      invalid ? 'border-bad' : 'border-edge',
      next &&
        'group-focus-within:border-accent group-focus-within:outline-2 group-focus-within:outline-accent',
    )}
  >
    {digit ??
      (next && (
        <span className="hidden h-7 w-0.5 animate-blink rounded-full bg-accent group-focus-within:block" />
      ))}
  </span>
);
