import type { WorkingSessionId } from '@studia/contract/ids';
import type { LiveSession } from '@studia/contract/live';
import type { LiveEvent } from '@studia/contract/live-events';
import { NotebookPen, Pause, Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSoundTurn } from '../../../client/use-sound-turn.ts';
import { liveText, roomText as text } from '../../../text/live.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AfterLesson } from '../after/after-lesson.tsx';
import { ExportMenu } from '../board/export-menu.tsx';
import { LessonBoard } from '../board/lesson-board.tsx';
import type { QuestionParts } from '../parts.ts';
import { useLesson, type OpenLesson } from '../session/use-lesson.ts';
import { useMicrophone } from '../voice/use-microphone.ts';
import { useTutorVoice } from '../voice/use-tutor-voice.ts';
import { MicrophoneButtons, MicrophoneState, VoiceSwitch } from '../voice/voice-controls.tsx';
import { Captions } from './captions.tsx';
import { LiveComposer } from './composer.tsx';
import { LiveQuestion } from './question.tsx';
import { SidePanel } from './side-panel.tsx';

interface Props {
  session: LiveSession;
  events: readonly LiveEvent[];
  parts: QuestionParts;
  onLeave: () => void;
}

/** The room: the board in the middle, what is said below it, notes beside it. */
export const LiveRoom = ({ session, events, parts, onLeave }: Props) => {
  const lesson = useLesson({
    id: session.id,
    events,
    phase: session.phase,
    secondsLeft: session.seconds_left,
  });
  const { view } = lesson;
  if (view.end && lesson.position === null)
    return <AfterLesson id={session.id} end={view.end} events={lesson.events} onNew={onLeave} />;
  return <Running id={session.id} topic={session.topic} lesson={lesson} parts={parts} />;
};

interface RunningProps {
  id: WorkingSessionId;
  topic: string;
  lesson: OpenLesson;
  parts: QuestionParts;
}

const Running = ({ id, topic, lesson, parts }: RunningProps) => {
  const { view, position, act } = lesson;
  const { voice, choose, isMissing, hasOwn } = useTutorVoice(id, lesson.playback.use);
  const microphone = useMicrophone(lesson);
  const isHeard = (position !== null && voice !== 'silent') || microphone.mode !== 'off';
  // A podcast that is started beside the lesson is not talked into, and the tutor does not hear it as an answer.
  useSoundTurn(isHeard, () => {
    microphone.close();
    act({ type: 'pause' });
  });
  const [showsPanel, setShowsPanel] = useState(false);
  // What it is about now: an exercise in between has a sheet of its own.
  const title = view.sheets.at(-1)?.title ?? topic;
  const isPaused = lesson.phase === 'paused';
  const panel = <SidePanel notes={view.notes} lines={view.lines} />;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="flex min-w-0 flex-wrap items-center justify-end gap-1 lg:col-span-2">
        <h1 className="w-full min-w-0 flex-1 basis-full font-serif text-xl font-semibold max-sm:line-clamp-2 sm:basis-0 sm:truncate sm:text-2xl">
          {title === '' ? liveText.title : title}
        </h1>
        <TimeLeft seconds={lesson.secondsLeft} />
        <VoiceSwitch voice={voice} hasOwn={hasOwn} onChoose={choose} />
        <span className="lg:hidden">
          <IconButton icon={NotebookPen} label={text.showNotes} onClick={() => setShowsPanel(true)} />
        </span>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? text.resume : text.pause}
          onClick={() => act({ type: isPaused ? 'resume' : 'pause' })}
        />
        <IconButton icon={Square} label={text.end} onClick={() => act({ type: 'end' })} />
      </header>
      <div className="grid min-w-0 content-start gap-4">
        <LessonBoard
          sheets={view.sheets}
          position={position}
          onDraw={lesson.draw}
          tools={<ExportMenu view={view} topic={title} />}
        />
        <Warnings lesson={lesson} voiceMissing={isMissing} />
        <Captions
          position={position}
          lines={view.lines}
          // Who has asked something waits, and does not think.
          thinking={lesson.thinking && view.ask === null}
          empty={lesson.events.length === 0}
        />
        {position?.say.kind === 'say' && (
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="sm" onClick={() => lesson.playback.cut()}>
              {text.skipAhead}
            </Button>
            <Button look="quiet" size="sm" onClick={() => act({ type: 'wish', wish: 'lost' })}>
              {text.lost}
            </Button>
            <Button look="quiet" size="sm" onClick={() => act({ type: 'wish', wish: 'slower' })}>
              {text.slower}
            </Button>
            <Button look="quiet" size="sm" onClick={() => act({ type: 'wish', wish: 'why' })}>
              {text.why}
            </Button>
          </div>
        )}
        {view.ask && !isPaused && (
          <Asked key={view.ask.number} ask={view.ask} parts={parts} onAct={act} refused={lesson.refusedId} />
        )}
        {isPaused && (
          <div>
            <Button icon={Play} onClick={() => act({ type: 'resume' })}>
              {text.resume}
            </Button>
          </div>
        )}
        <div className="sticky bottom-0 z-10 grid gap-2 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <MicrophoneState microphone={microphone} />
          <LiveComposer lesson={lesson} voice={<MicrophoneButtons microphone={microphone} />} />
        </div>
      </div>
      <aside
        aria-label={text.showNotes}
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto lg:block"
      >
        {panel}
      </aside>
      <Dialog open={showsPanel} onClose={() => setShowsPanel(false)} title={text.showNotes}>
        {panel}
      </Dialog>
    </div>
  );
};

/** The question comes into sight, and to the ears of a screen reader, when it is asked. */
const Asked = (props: Parameters<typeof LiveQuestion>[0]) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mb-28 border-t border-line pt-4" aria-live="polite">
      <LiveQuestion {...props} />
    </div>
  );
};

const Warnings = ({ lesson, voiceMissing }: { lesson: OpenLesson; voiceMissing: boolean }) => (
  <>
    {!lesson.reached && <Notice tone="warn">{text.offline}</Notice>}
    {lesson.refused !== null && (
      <Notice tone="bad" onDismiss={lesson.dismissRefusal}>
        {lesson.refused}
      </Notice>
    )}
    {voiceMissing && <Notice tone="info">{liveText.voiceMissing}</Notice>}
    {lesson.phase === 'paused' && <Notice tone="info">{text.isPaused}</Notice>}
    {lesson.view.quota?.state === 'warned' && (
      <Notice tone="warn">{text.warned(Math.ceil(lesson.view.quota.seconds_left / 60))}</Notice>
    )}
  </>
);

const TimeLeft = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? null : (
    <span
      className="px-2 text-ui whitespace-nowrap text-ink-soft tabular-nums"
      title={text.minutesLeftLong(Math.ceil(seconds / 60))}
    >
      {text.minutesLeft(Math.ceil(seconds / 60))}
    </span>
  );
