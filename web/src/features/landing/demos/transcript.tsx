import { clsx } from 'clsx';

export interface TranscriptLine {
  /** When it begins, in seconds. */
  at: number;
  by: string;
  text: string;
  /** The page that it rests on: "p. 46". */
  place?: string | undefined;
}

export interface TranscriptProps {
  label: string;
  lines: readonly TranscriptLine[];
  /** Seconds from the start. */
  now: number;
  onPick: (at: number) => void;
}

/** What is being said, line by line; a line takes the player to it. */
export const Transcript = ({ label, lines, now, onPick }: TranscriptProps) => {
  const current = lines.findLast(({ at }) => at <= now);
  return (
    <ol aria-label={label} className="grid gap-0.5">
      {lines.map((line) => (
        <li key={line.at}>
          <button
            type="button"
            aria-current={line === current}
            onClick={() => onPick(line.at)}
            className={clsx(
              'grid min-h-11 w-full grid-cols-[3.25rem_minmax(0,1fr)] items-baseline rounded-inner px-2 py-1.5 text-left hover:bg-accent-wash',
              line === current ? 'text-ink' : 'text-ink-soft',
            )}
          >
            <span className={clsx('text-sm', line === current && 'font-semibold')}>{line.by}</span>
            <span className="font-serif text-base leading-5.5">
              {line === current ? <mark>{line.text}</mark> : line.text}
              {line.place !== undefined && (
                <span className="ml-1.5 font-sans text-sm whitespace-nowrap tabular-nums">{line.place}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};
