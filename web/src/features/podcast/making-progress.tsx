import type { Podcast } from '@studia/contract/podcast';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../text/errors.ts';
import { makingText as text } from '../../text/podcast.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { resumePodcast, stopPodcast } from './calls.ts';

interface Props {
  podcast: Podcast;
  onChanged: (podcast: Podcast) => void;
}

/** How far the recording is, and how it is stopped and gone on with. */
export const MakingProgress = ({ podcast, onChanged }: Props) => {
  const change = useMutation({
    mutationFn: (how: 'stop' | 'resume') => (how === 'stop' ? stopPodcast : resumePodcast)(podcast.id),
    onSuccess: onChanged,
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  const { state, lines, done, total } = podcast;
  const skipped = lines.filter((line) => line.state === 'skipped').length;
  if (state === 'done' && skipped === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      {(state === 'queued' || state === 'writing' || state === 'speaking') && (
        <>
          <ProgressBar
            label={text.state(state)}
            {...(total > 0 && {
              value: (done + skipped) / total,
              detail: text.detail(done, total, podcast.seconds_left),
            })}
          />
          <div>
            <Button look="plain" size="sm" onClick={() => change.mutate('stop')}>
              {text.stop}
            </Button>
          </div>
        </>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <Notice tone={state === 'failed' ? 'bad' : 'info'}>
          {text[state]}{' '}
          <button type="button" className="link reach" onClick={() => change.mutate('resume')}>
            {text.resume}
          </button>
        </Notice>
      )}
      {state === 'done' && skipped > 0 && (
        <Notice tone="info">
          {text.skipped(skipped)}{' '}
          <button type="button" className="link reach" onClick={() => change.mutate('resume')}>
            {text.retrySkipped}
          </button>
        </Notice>
      )}
    </div>
  );
};
