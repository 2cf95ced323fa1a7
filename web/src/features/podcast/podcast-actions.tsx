import type { Podcast } from '@studia/contract/podcast';
import { useMutation } from '@tanstack/react-query';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { playerText as text } from '../../text/podcast.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { deletePodcast, downloadPodcast } from './calls.ts';
import { player } from './player/player.ts';

interface Props {
  podcast: Podcast;
  onAgain: () => void;
  onDeleted: () => void;
  /** The way to say that one is lost at this line; null where it claims nothing. */
  lost: ReactNode;
}

/** What can be done with a podcast besides hearing it. */
export const PodcastActions = ({ podcast, onAgain, onDeleted, lost }: Props) => {
  const [asking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: () => downloadPodcast(podcast.id),
    onError: (error) => toast.bad(sentenceOf(error, text.downloadFailed)),
  });
  const remove = useMutation({
    mutationFn: () => deletePodcast(podcast.id),
    onSuccess: () => {
      player.drop(podcast.id);
      toast.good(text.deleted);
      onDeleted();
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Button
        look="quiet"
        size="sm"
        icon={Download}
        disabled={podcast.done === 0}
        busy={download.isPending && text.downloading}
        onClick={() => download.mutate()}
      >
        {text.download}
      </Button>
      <Button look="plain" size="sm" icon={RefreshCw} onClick={onAgain}>
        {text.again}
      </Button>
      <Button look="plain" size="sm" icon={Trash2} onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <span className="ml-auto flex min-h-11 items-center gap-2 text-ui text-ink-soft">
        {lost !== null && (
          <>
            {text.lostLead} {lost}
          </>
        )}
      </span>
      <ConfirmDialog
        open={asking}
        title={text.deleteTitle}
        question={text.deleteQuestion}
        cancelLabel={text.cancel}
        confirmLabel={text.delete}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </div>
  );
};
