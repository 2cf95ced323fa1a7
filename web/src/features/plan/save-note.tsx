import { ERRORS } from '@studia/contract/error-list';
import { Check, PencilLine } from 'lucide-react';
import { planPageText as text } from '../../text/goal-setting.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { SaveState } from './use-plan-editor.ts';

interface Props {
  state: SaveState;
  onRetry: () => void;
  onReload: () => void;
}

/** Says whether what is on screen is kept, and what to do when it is not. */
export const SaveNote = ({ state, onRetry, onReload }: Props) => {
  if (state === 'failed' || state === 'elsewhere') {
    const failed = state === 'failed';
    return (
      <div className="basis-full">
        <Notice tone="bad">
          {failed ? text.saveFailed : ERRORS.plan_changed.sentence}{' '}
          <button type="button" className="link font-semibold" onClick={failed ? onRetry : onReload}>
            {failed ? text.retry : text.reload}
          </button>
        </Notice>
      </div>
    );
  }
  const saved = state === 'saved';
  const Icon = saved ? Check : PencilLine;
  return (
    <output className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className={saved ? 'size-4 text-good' : 'size-4'} strokeWidth={2} />
      {{ saved: text.saved, saving: text.saving, unsaved: text.unsaved }[state]}
    </output>
  );
};
