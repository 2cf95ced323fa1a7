import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { SnappedPencil } from '../layout/illustrations.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence that blames nobody. */
  title: string;
  /** What to do now. */
  children?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Progress text while trying again. */
  busy?: string | false | undefined;
}

/** Something went wrong, and what to do. */
export const ErrorState = ({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) => (
  <div role="alert" className="mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center">
    <div className="mb-6 w-48">
      <SnappedPencil />
    </div>
    <h2 className="font-serif text-xl font-semibold">{title}</h2>
    {children !== undefined && <p className="mt-2 text-ink-soft">{children}</p>}
    {onRetry && retryLabel !== undefined && (
      <div className="mt-6">
        <Button look="quiet" icon={RotateCw} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    )}
  </div>
);
