import type { LiveEvent } from '@studia/contract/live-events';
import { ArrowLeft, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { replayText as text } from '../../../text/live.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { ExportMenu } from '../board/export-menu.tsx';
import { LessonBoard } from '../board/lesson-board.tsx';
import { SidePanel } from '../room/side-panel.tsx';
import { foldLesson } from '../session/fold.ts';
import { readingTime } from '../session/playback.ts';

interface Props {
  events: readonly LiveEvent[];
  onBack: () => void;
}

const SHOWN = new Set<LiveEvent['kind']>(['say', 'ask', 'heard', 'marks', 'sheet']);

/** A lesson once more, from its events: any moment of it can be gone to. */
export const Replay = ({ events, onBack }: Props) => {
  const steps = events.filter(({ kind }) => SHOWN.has(kind));
  const [at, setAt] = useState(1);
  const [isPlaying, setPlaying] = useState(true);
  const now = steps[at - 1];
  const isOver = at >= steps.length;
  useEffect(() => {
    if (!isPlaying || isOver || !now) return undefined;
    const timer = setTimeout(() => setAt(at + 1), lengthOf(now));
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, at, now]);
  const view = foldLesson(events.filter(({ number }) => number <= (now?.number ?? 0)));
  const said = view.lines.at(-1);
  const position = isPlaying && now?.kind === 'say' ? { say: now, sentence: 0 } : null;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="flex items-center justify-between gap-3 lg:col-span-2">
        <h1 className="font-serif text-2xl font-semibold">{text.title}</h1>
        <Button look="plain" icon={ArrowLeft} onClick={onBack}>
          {text.back}
        </Button>
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
            icon={isPlaying && !isOver ? Pause : Play}
            label={isPlaying && !isOver ? text.pause : text.play}
            look="quiet"
            onClick={() => {
              if (isOver) setAt(1);
              setPlaying(isOver || !isPlaying);
            }}
          />
          <div className="min-w-0 flex-1">
            <Slider
              label={text.moment}
              min={1}
              max={Math.max(1, steps.length)}
              step={1}
              value={at}
              valueText={text.step(at, steps.length)}
              onChange={(next) => {
                setPlaying(false);
                setAt(next);
              }}
            />
          </div>
        </div>
        <div className="min-h-16 text-lg">{said && <Markdown text={said.text} />}</div>
      </div>
      <aside className="min-w-0">
        <SidePanel notes={view.notes} lines={view.lines} />
      </aside>
    </div>
  );
};

const MOMENT = 900;

const lengthOf = (event: LiveEvent): number => {
  if (event.kind === 'say') return event.sentences.reduce((sum, sentence) => sum + readingTime(sentence), 0);
  return event.kind === 'ask' ? readingTime(event.ask) : MOMENT;
};
