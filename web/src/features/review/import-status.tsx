import type { DeckImport } from '@studia/contract/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { exchangeText as text } from '../../text/review.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { stopImport } from './calls.ts';
import { isUnderWay, tellImport, useDeckImport } from './use-deck-import.ts';

/** How far an import is. One that failed is told all day, how another ended only to who saw it run. */
export const ImportStatus = () => {
  const { data } = useDeckImport();
  const [seen, setSeen] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (!data || dismissed === data.id) return null;
  const underWay = isUnderWay(data);
  if (underWay && seen !== data.id) setSeen(data.id);
  if (!underWay && data.state !== 'failed' && seen !== data.id) return null;
  return (
    <div className="mb-8">
      {underWay ? <Running deck={data} /> : <Outcome deck={data} onDismiss={() => setDismissed(data.id)} />}
    </div>
  );
};

const Running = ({ deck: { state, name, done, total } }: { deck: DeckImport }) => {
  const client = useQueryClient();
  const stopping = useMutation({
    mutationFn: stopImport,
    onSuccess: (deck) => tellImport(client, deck),
    onError: (error) => toast.bad(sentenceOf(error, text.stopFailed)),
  });
  const isAdding = state === 'adding' && total > 0;
  const label = isAdding ? text.adding(name) : state === 'waiting' ? text.waiting(name) : text.reading(name);
  return (
    <div className="grid gap-3">
      <ProgressBar
        label={label}
        detail={isAdding ? text.progress(done, total) : undefined}
        value={isAdding ? done / total : undefined}
      />
      <div>
        <Button
          look="quiet"
          size="sm"
          busy={stopping.isPending && text.stop}
          onClick={() => stopping.mutate()}
        >
          {text.stop}
        </Button>
      </div>
    </div>
  );
};

const Outcome = ({ deck, onDismiss }: { deck: DeckImport; onDismiss: () => void }) => {
  const { state, added, known, trouble } = deck;
  if (state === 'failed')
    return (
      <Notice tone="bad" onDismiss={onDismiss}>
        {text.failedFile(deck.name, trouble ?? text.importFailed)}
      </Notice>
    );
  return (
    <Notice tone={state === 'done' ? 'good' : 'info'} onDismiss={onDismiss}>
      {state === 'done' ? text.imported(added, known) : text.stopped}
    </Notice>
  );
};
