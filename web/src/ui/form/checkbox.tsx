import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  children: ReactNode;
}

/** Yes or no, ticked by pen. */
export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 py-1.5 text-ui has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...rest}
        className="peer size-5 cursor-[inherit] appearance-none rounded-inner border border-edge bg-sheet checked:border-accent checked:bg-accent hover:border-ink-soft disabled:border-line disabled:bg-paper disabled:checked:bg-edge"
      />
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute size-5 scale-50 fill-none stroke-accent-ink stroke-[2.25] opacity-0 transition-[transform,opacity] duration-120 peer-checked:scale-100 peer-checked:opacity-100"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5.2 10.6c1.3.9 2.2 2 2.9 3.3C9.6 10.3 11.8 7.4 15 5.3" />
      </svg>
    </span>
    <span>{children}</span>
  </label>
);
