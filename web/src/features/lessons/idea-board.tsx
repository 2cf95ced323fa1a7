import type { BoardStep } from '@studia/contract/board';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lessonText as text } from '../../text/lessons.ts';
import { Board } from '../../ui/board/board.tsx';
import { drawingOf } from '../../ui/board/drawing.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';

interface Props {
  title: string;
  steps: readonly BoardStep[];
}

/** So long a finished step stands before the next begins: time to read its line. */
const READING_MILLISECONDS = 55;
const SHORTEST_PAUSE = 1_200;

/** What a teacher draws and says, step by step; it plays by itself or goes on by hand. */
export const IdeaBoard = ({ title, steps }: Props) => {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = steps.length - 1;
  const { commands, begins } = useMemo(() => {
    const before = steps.slice(0, step).flatMap(commandsOf);
    const now = steps.slice(0, step + 1).flatMap(commandsOf);
    return { commands: now, begins: drawingOf(before).duration };
  }, [steps, step]);
  const say = steps[step]?.say ?? '';
  const goOn = (): void => {
    if (!playing) return;
    if (step === last) setPlaying(false);
    else setTimeout(() => setStep((now) => Math.min(last, now + 1)), pauseAfter(say));
  };
  const goTo = (index: number): void => {
    setPlaying(false);
    setStep(index);
  };
  const play = (): void => {
    if (step === last && !playing) setStep(0);
    setPlaying(!playing);
  };
  return (
    <div>
      <div className="squared overflow-hidden rounded border border-line bg-sheet">
        <Board
          key={step}
          label={text.boardLabel(title)}
          commands={commands}
          playing
          at={begins}
          onFinish={goOn}
        />
      </div>
      <p aria-live="polite" className="mt-3 min-h-[3lh] text-base sm:min-h-[2lh]">
        {say}
      </p>
      <div className="mt-1 flex items-center gap-2">
        <Button look="quiet" icon={playing ? Pause : Play} onClick={play}>
          {playing ? text.pause : step === last ? text.again : text.play}
        </Button>
        <IconButton
          icon={ArrowLeft}
          label={text.stepBack}
          disabled={step === 0}
          onClick={() => goTo(step - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={text.stepOn}
          disabled={step === last}
          onClick={() => goTo(step + 1)}
        />
        <p className="ml-auto text-sm text-ink-soft tabular-nums">{text.step(step + 1, steps.length)}</p>
      </div>
    </div>
  );
};

/** The commands of a step; what it shows is told once, with its first command. */
const commandsOf = ({ draw, shows }: BoardStep) =>
  draw.map((command, index) => ({
    ...command,
    says: index === 0 ? (shows ?? command.says) : (command.says ?? ''),
  }));

const pauseAfter = (say: string): number => Math.max(SHORTEST_PAUSE, say.length * READING_MILLISECONDS);
