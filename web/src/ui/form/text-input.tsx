import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClass } from './input-class.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Drawn at the start of the line. */
  icon?: LucideIcon | undefined;
  /** A control at the end of the line. */
  end?: ReactNode;
}

/** One line of writing. */
export const TextInput = ({ icon: Icon, end, ...rest }: TextInputProps) => {
  const wiring = useFieldWiring();
  return (
    <span className="relative block">
      {Icon !== undefined && (
        <Icon
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.75}
        />
      )}
      <input
        type="text"
        {...wiring}
        {...rest}
        className={clsx(inputClass, 'h-11', Icon !== undefined && 'pl-10.5', end !== undefined && 'pr-12')}
      />
      {end !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
    </span>
  );
};
