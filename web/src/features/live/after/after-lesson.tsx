import type { WorkingSessionId } from '@studia/contract/ids';
import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import { MessageCircle, NotebookPen, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { newQuizAddress } from '../../../client/quiz-address.ts';
import { afterText as text } from '../../../text/live.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Replay } from './replay.tsx';

interface Props {
  id: WorkingSessionId;
  end: HappeningOf<'end'>;
  events: readonly LiveEvent[];
  onNew: () => void;
}

/** After the lesson: how it went, the notes, practice, and the lesson once more. */
export const AfterLesson = ({ id, end, events, onNew }: Props) => {
  const [isReplayed, setReplayed] = useState(false);
  const { summary, note_id: note, why } = end;
  if (isReplayed) return <Replay key={id} id={id} events={events} onBack={() => setReplayed(false)} />;
  // A quiz about just these.
  const ideas = summary.ideas.map((idea) => idea.id).slice(0, MOST_IDEAS);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <h1 className="font-serif text-3xl font-semibold">{text.title}</h1>
      {why === 'quota' && <Notice tone="info">{text.byQuota}</Notice>}
      <p className="text-ink-soft tabular-nums">
        {[
          ...(summary.asked > 0 ? [text.score(summary.right, summary.asked)] : []),
          text.minutes(Math.max(1, Math.round(summary.seconds / 60))),
        ].join(' · ')}
      </p>
      {summary.ideas.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {summary.ideas.map(({ title, state }) => (
            <li key={title} className="flex items-baseline justify-between gap-4 py-3">
              <span>{title}</span>
              <span className="flex shrink-0 items-center gap-1.5 text-ui text-ink-soft">
                {state === 'understood' && <PenTick />}
                {text.states[state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {note && <p>{text.noteSaved}</p>}
      <div className="flex flex-wrap gap-3">
        {why === 'quota' && (
          <Link to="/dashboard" className={buttonClass()}>
            <MessageCircle aria-hidden="true" className="size-5" />
            {text.goOnByText}
          </Link>
        )}
        {ideas.length > 0 && (
          <Link
            to={newQuizAddress({ ideas })}
            className={buttonClass({ look: why === 'quota' ? 'quiet' : 'primary' })}
          >
            {text.practise}
          </Link>
        )}
        {note && (
          <Link to={`/view-note/${note}`} className={buttonClass({ look: 'quiet' })}>
            <NotebookPen aria-hidden="true" className="size-5" />
            {text.openNote}
          </Link>
        )}
        <Button look="quiet" icon={Play} onClick={() => setReplayed(true)}>
          {text.again}
        </Button>
        <Button look="plain" icon={Plus} onClick={onNew}>
          {text.another}
        </Button>
      </div>
    </div>
  );
};

const MOST_IDEAS = 10;
