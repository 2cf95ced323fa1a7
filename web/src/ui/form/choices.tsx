import type { ReactNode } from 'react';
import { useId } from 'react';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface ChoicesProps<Value extends string> {
  label: string;
  /** Under the row. */
  hint?: string | undefined;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: native radio buttons drawn as a row. */
export const Choices = <Value extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
}: ChoicesProps<Value>) => {
  const id = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 text-ui font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded border border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet px-4 text-ui has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-edge"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
};
