import { Mic, MicOff, Square } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface VoiceButtonProps {
  /** `off` where the browser can't listen: the button stays reachable, and pressing it says why. */
  state: 'idle' | 'listening' | 'off';
  label: string;
  onPress: () => void;
}

const ICONS = { idle: Mic, listening: Square, off: MicOff };

/** Starts and stops listening. */
export const VoiceButton = ({ state, label, onPress }: VoiceButtonProps) => (
  <span className="relative inline-grid">
    {state === 'listening' && (
      <span aria-hidden="true" className="absolute inset-1 animate-breathe rounded bg-bad/20" />
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
