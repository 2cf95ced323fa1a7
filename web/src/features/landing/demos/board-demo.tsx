import { LANDING } from '@studia/contract/limits';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { boardTitles, boardTopicsText as text } from '../../../text/board-topics.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useRotation } from '../use-rotation.ts';

const SampleBoard = lazy(async () => ({ default: (await import('./sample-board.tsx')).SampleBoard }));

interface Props {
  active: boolean;
  /** Shows finished boards, and stays with one. */
  stopped: boolean;
}

/** The board of a live lesson, on four topics in turn (SPEC 2.3). */
export const BoardDemo = ({ active, stopped }: Props) => {
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  const topics = LANDING.whiteboardTopics;
  const [topic, show] = useRotation(topics, LANDING.whiteboardRotation, active && !stopped);
  return (
    <div>
      <div className="squared aspect-[8/5] rounded-inner border border-line bg-sheet">
        {seen && (
          <Suspense>
            <SampleBoard topic={topic} playing={active && !stopped} finished={stopped} />
          </Suspense>
        )}
      </div>
      <div className="mt-2 flex items-center gap-3">
        <p className="text-ui font-medium">{boardTitles[topic]}</p>
        <p className="ml-auto text-sm whitespace-nowrap text-ink-soft tabular-nums">
          {text.position(topic + 1, topics)}
        </p>
        <IconButton icon={ArrowRight} size="sm" label={text.next} onClick={() => show(topic + 1)} />
      </div>
    </div>
  );
};
