import type { WorkingSessionId } from '@studia/contract/ids';
import type { LiveEvent } from '@studia/contract/live-events';
import { ArrowLeft, Pause, Play } from 'lucide-react';
import { replayText as text } from '../../../text/live.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { ExportMenu } from '../board/export-menu.tsx';
import { LessonBoard } from '../board/lesson-board.tsx';
import { SidePanel } from '../room/side-panel.tsx';
import { foldLesson } from '../session/fold.ts';
import { useTutorVoice } from '../voice/use-tutor-voice.ts';
import { VoiceSwitch } from '../voice/voice-controls.tsx';
import { useReplay } from './use-replay.ts';

interface Props {
  id: WorkingSessionId;
  events: readonly LiveEvent[];
  onBack: () => void;
}

/** A lesson once more, from its events and in the tutor's voice: any moment of it can be gone to. */
export const Replay = ({ id, events, onBack }: Props) => {
  const { steps, at, sentence, isPlaying, goTo, toggle, use } = useReplay(events);
  const { voice, choose, hasOwn } = useTutorVoice(id, use);
  const now = steps[at - 1];
  const view = foldLesson(events.filter(({ number }) => number <= (now?.number ?? 0)));
  const lastLine = view.lines.at(-1);
  const position = isPlaying && now?.kind === 'say' ? { say: now, sentence } : null;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:col-span-2">
        <h1 className="font-serif text-2xl font-semibold">{text.title}</h1>
        <div className="-ml-3 flex items-center gap-1 whitespace-nowrap sm:ml-0">
          <VoiceSwitch voice={voice} hasOwn={hasOwn} onChoose={choose} />
          <Button look="plain" icon={ArrowLeft} onClick={onBack}>
            {text.back}
          </Button>
        </div>
      </header>
      <div className="grid min-w-0 content-start gap-4">
        <LessonBoard
          sheets={view.sheets}
          position={position}
          onDraw={null}
          tools={<ExportMenu view={view} topic={view.sheets[0]?.title ?? ''} />}
        />
        <div className="flex items-end gap-3">
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? text.pause : text.play}
            look="quiet"
            onClick={toggle}
          />
          <div className="min-w-0 flex-1">
            <Slider
              label={text.moment}
              min={1}
              max={Math.max(1, steps.length)}
              step={1}
              value={at}
              valueText={text.step(at, steps.length)}
              onChange={goTo}
            />
          </div>
        </div>
        <div className="min-h-16 text-lg">{lastLine && <Markdown text={lastLine.text} />}</div>
      </div>
      <aside className="min-w-0">
        <SidePanel notes={view.notes} lines={view.lines} />
      </aside>
    </div>
  );
};
