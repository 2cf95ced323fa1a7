import { Check, PencilLine } from 'lucide-react';
import { profileText as text } from '../../text/profile.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  state: 'idle' | 'unsaved' | 'saving' | 'saved';
  /** Something required is missing. */
  blocked: boolean;
  onDiscard: () => void;
}

/** Says whether what stands in the form is kept, and keeps it. */
export const SaveBar = ({ state, blocked, onDiscard }: Props) => {
  const changed = state === 'unsaved' || state === 'saving';
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <output className="flex basis-full items-center gap-2 text-ui text-ink-soft sm:mr-auto sm:basis-auto">
        {changed && (
          <>
            <PencilLine aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {text.unsaved}
          </>
        )}
        {state === 'saved' && (
          <>
            <Check aria-hidden="true" className="size-4.5 text-good" strokeWidth={2} />
            {text.saved}
          </>
        )}
      </output>
      {changed && (
        <Button look="plain" disabled={state === 'saving'} onClick={onDiscard}>
          {text.discard}
        </Button>
      )}
      <Button type="submit" disabled={!changed || blocked} busy={state === 'saving' && text.saving}>
        {text.save}
      </Button>
    </div>
  );
};
