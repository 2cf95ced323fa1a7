import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { words } from '../../../ui/words.ts';

export interface PlayerStripProps {
  title: string;
  playing: boolean;
  onToggle: () => void;
  /** Seconds from the start, and in all. */
  now: number;
  whole: number;
  /** Says what the button does where that is not just to play. */
  playLabel?: string | undefined;
}

/** The strip of a player: start and stop, how far it is, and how long it is. */
export const PlayerStrip = ({ title, playing, onToggle, now, whole, playLabel }: PlayerStripProps) => (
  <div className="flex items-center gap-3 rounded border border-line bg-sheet py-2 pr-4 pl-2">
    <IconButton
      icon={playing ? Pause : Play}
      label={playing ? words.pause : (playLabel ?? words.play)}
      look="primary"
      onClick={onToggle}
    />
    <div className="min-w-0 flex-1">
      <p className="truncate text-ui font-medium">{title}</p>
      <div className="mt-1.5 flex items-center gap-3">
        <div aria-hidden="true" className="h-1 flex-1 overflow-clip rounded-full bg-line">
          <div
            className="h-full origin-left bg-accent transition-transform duration-240"
            style={{ transform: `scaleX(${Math.min(1, now / whole)})` }}
          />
        </div>
        <p className="shrink-0 text-sm text-ink-soft tabular-nums">
          <span className="sr-only">{words.timeOf(clockTime(now), clockTime(whole))}</span>
          <span aria-hidden="true">
            {clockTime(now)} / {clockTime(whole)}
          </span>
        </p>
      </div>
    </div>
  </div>
);

const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
