import { Check, PencilLine, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';
import type { SaveState } from './saver.ts';

const ICONS = {
  saved: Check,
  unsaved: PencilLine,
  saving: PencilLine,
  offline: TriangleAlert,
  failed: TriangleAlert,
};

interface Props {
  stateOf: () => SaveState;
  listen: (tell: () => void) => () => void;
  onRetry: () => void;
}

/** Says in words whether what is on screen is kept. */
export const SaveStateNote = ({ stateOf, listen, onRetry }: Props) => {
  const state = useSyncExternalStore(listen, stateOf);
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon
        aria-hidden="true"
        strokeWidth={2}
        className={state === 'saved' ? 'size-4 shrink-0 text-good' : 'size-4 shrink-0'}
      />
      <output>{text[state]}</output>
      {(state === 'failed' || state === 'offline') && (
        <button type="button" className="link" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </span>
  );
};
