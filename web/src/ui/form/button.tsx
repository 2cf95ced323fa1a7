import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import type { ButtonAppearance } from './button-class.ts';
import { buttonClass } from './button-class.ts';

interface Content {
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children'>, ButtonAppearance, Content {
  /** What is going on, for screen readers ("Signing in…"); `false` when idle. Pass it from the start so that it is heard. */
  busy?: string | false | undefined;
}

/** Does something. The label says what happens. */
export const Button = ({ look, size, wide, icon, busy, onClick, children, ...rest }: ButtonProps) => {
  const working = typeof busy === 'string';
  // A working button keeps its focus and its size; it only stops listening.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    working ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={working || undefined}
        className={clsx(buttonClass({ look, size, wide }), working && 'cursor-progress')}
      >
        <Label icon={icon} hidden={working}>
          {children}
        </Label>
        {working && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {busy !== undefined && <output className="sr-only">{busy}</output>}
    </>
  );
};

export interface ButtonLinkProps
  extends Omit<ComponentProps<'a'>, 'className' | 'children'>, ButtonAppearance, Content {
  href: string;
}

/** Goes somewhere, and looks like a button. For a router's link, use `buttonClass`. */
export const ButtonLink = ({ look, size, wide, icon, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={buttonClass({ look, size, wide })}>
    <Label icon={icon} hidden={false}>
      {children}
    </Label>
  </a>
);

const Label = ({ icon: Icon, hidden, children }: Content & { hidden: boolean }) => (
  <span className={clsx('inline-flex items-center justify-center gap-[inherit]', hidden && 'opacity-0')}>
    {Icon !== undefined && (
      <Icon aria-hidden="true" className="-ml-0.5 size-[1.15em] shrink-0" strokeWidth={2} />
    )}
    {children}
  </span>
);
