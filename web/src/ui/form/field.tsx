import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, use, useId, useMemo } from 'react';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** What an input takes from the field around it; nothing when it stands alone. */
export const useFieldWiring = (): Partial<FieldWiring> => use(FieldContext) ?? {};

interface FieldProps {
  label: string;
  /** Said before a mistake can happen. */
  hint?: ReactNode;
  /** A sentence that says what to do. */
  error?: string | undefined;
  /** A small word beside the label, for example that the field may stay empty. */
  note?: string | undefined;
  /** Something at the end of the label's line, for example a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint and error of one input, tied together for screen readers. */
export const Field = ({ label, hint, error, note, aside, children }: FieldProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const wiring = useMemo<FieldWiring>(
    () => ({
      id,
      'aria-describedby': [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined,
      'aria-invalid': errorId === undefined ? undefined : true,
    }),
    [id, errorId, hintId],
  );
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-ui font-semibold">
          {label}
          {note !== undefined && <span className="ml-1.5 font-normal text-ink-soft">{note}</span>}
        </label>
        {aside !== undefined && <span className="text-sm">{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite" className="empty:hidden">
        {error !== undefined && (
          <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-bad">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
};
