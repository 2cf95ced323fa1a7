import { Mic, MicOff, Square } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface VoiceButtonProps {
  /** `off` where the browser can't listen: the button stays reachable, and pressing it says why. */
  state: 'idle' | 'listening' | 'off';
  label: string;
  /** How loud it is, from 0 to 1; null where that is not known. */
  level?: number | null | undefined;
  onPress: () => void;
}

const ICONS = { idle: Mic, listening: Square, off: MicOff };

/** Starts and stops listening. */
export const VoiceButton = ({ state, label, level = null, onPress }: VoiceButtonProps) => (
  <span className="relative inline-grid">
    {state === 'listening' && level === null && (
      <span aria-hidden="true" className="absolute inset-1 animate-breathe rounded bg-bad/20" />
    )}
    {state === 'listening' && level !== null && (
      <span
        aria-hidden="true"
        data-level={level.toFixed(2)}
        className="absolute inset-x-1 bottom-1 h-[calc(100%-0.5rem)] origin-bottom rounded bg-bad/25"
        style={{ transform: `scaleY(${Math.max(0.06, level)})` }}
      />
    )}
    <IconButton
      icon={ICONS[state]}
      label={label}
      aria-pressed={state === 'listening'}
      aria-disabled={state === 'off' || undefined}
      onClick={onPress}
    />
  </span>
);
