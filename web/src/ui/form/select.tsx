import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClass } from './input-class.ts';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own list: it is the best one on every phone. */
export const Select = ({ options, placeholder, ...rest }: SelectProps) => {
  const wiring = useFieldWiring();
  return (
    <span className="relative block">
      <select
        {...wiring}
        {...rest}
        className={clsx(
          inputClass,
          "h-11 appearance-none truncate pr-10 has-[option[value='']:checked]:text-ink-soft",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
};
