import { useId } from 'react';

export interface ProgressBarProps {
  /** What is happening now. */
  label: string;
  /** What is done or left, in words. */
  detail?: string | undefined;
  /** From 0 to 1; left out while nobody knows. */
  value?: number | undefined;
}

/** Long work: what is happening now, and how much is left. */
export const ProgressBar = ({ label, detail, value }: ProgressBarProps) => {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-ui">
        <span id={id} className="font-medium">
          {label}
        </span>
        {detail !== undefined && <span className="text-sm tabular-nums text-ink-soft">{detail}</span>}
      </div>
      <progress
        className="sr-only"
        aria-labelledby={id}
        aria-valuetext={detail}
        max={100}
        {...(percent === undefined ? {} : { value: percent })}
      />
      <div
        aria-hidden="true"
        className="h-2 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--ink)_10%,transparent)]"
      >
        {percent === undefined ? (
          <div className="h-full w-1/3 animate-travel rounded-full bg-accent motion-reduce:w-full motion-reduce:opacity-40" />
        ) : (
          <div
            className="h-full rounded-full bg-accent transition-transform duration-240 ease-settle"
            style={{ transform: `translateX(${percent - 100}%)` }}
          />
        )}
      </div>
    </div>
  );
};
