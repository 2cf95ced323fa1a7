import { Failure } from '@studia/contract/errors';
import type { WorkingSessionId } from '@studia/contract/ids';
import { LIVE } from '@studia/contract/limits';
import type { LiveSession } from '@studia/contract/live';
import type { LiveSubject } from '@studia/contract/live-events';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { newId } from '../../../client/new-id.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { liveText as text } from '../../../text/live.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { beginLesson } from '../calls.ts';
import { PhotoButton, usePhoto } from './photo.tsx';

interface Props {
  /** What was chosen elsewhere: a chapter, a step of a plan, a topic. */
  subject: LiveSubject | null;
  onBegun: (session: LiveSession) => void;
  /** The plan has no lesson left: what was begun before can still be gone on with. */
  onUsedUp: () => void;
}

/** The beginning of a lesson: one question, or one button where the answer is known. */
export const StartLesson = ({ subject, onBegun, onUsedUp }: Props) => {
  const [topic, setTopic] = useState(subject?.kind === 'topic' ? subject.text : '');
  // The same id until it has begun: pressing twice begins one lesson.
  const [id] = useState(() => newId() as WorkingSessionId);
  const begin = useMutation({
    mutationFn: (about: LiveSubject) => beginLesson(id, about),
    onSuccess: onBegun,
    onError: (error) => {
      if (isUsedUp(error)) onUsedUp();
    },
  });
  const photo = usePhoto((file) => begin.mutateAsync({ kind: 'photo', file }));
  const isChosen = subject !== null && subject.kind !== 'topic' && subject.kind !== 'open';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (begin.isPending) return;
    if (isChosen) begin.mutate(subject);
    else begin.mutate(topic.trim() === '' ? { kind: 'open' } : { kind: 'topic', text: topic.trim() });
  };
  return (
    <form onSubmit={submit} className="grid max-w-xl content-start gap-4">
      {!isChosen && (
        <Field label={text.whatToday} hint={text.topicHint}>
          <TextArea
            rows={2}
            autoFocus={window.matchMedia('(hover: hover)').matches}
            maxLength={LIVE.wordsCharacters}
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
            }}
          />
        </Field>
      )}
      {photo.error !== null && <Notice tone="bad">{photo.error}</Notice>}
      {begin.isError && <NotBegun error={begin.error} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" icon={Play} size="lg" busy={begin.isPending && text.starting}>
          {text.start}
        </Button>
        {!isChosen && <PhotoButton busy={photo.isReading} onPick={photo.read} />}
        {!isChosen && (
          <Link to="/curriculum" className="link text-ui">
            {text.orChapter}
          </Link>
        )}
      </div>
    </form>
  );
};

const isUsedUp = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'live_allowance_used';

/** Why no lesson began; where the plan has none left, the two ways on. */
const NotBegun = ({ error }: { error: Error }) =>
  isUsedUp(error) ? (
    <Notice tone="warn">
      {sentenceOf(error, text.beginFailed)}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link to="/subscription" className="link inline-flex min-h-11 items-center">
          {text.seePremium}
        </Link>
        <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
          {text.byText}
        </Link>
      </p>
    </Notice>
  ) : (
    <Notice tone="bad">{sentenceOf(error, text.beginFailed)}</Notice>
  );
