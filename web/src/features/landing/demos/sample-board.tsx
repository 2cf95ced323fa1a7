import { Board } from '../../../ui/board/board.tsx';
import { TOPICS } from './board-topics.ts';

interface Props {
  topic: number;
  playing: boolean;
  /** Shows the finished board. */
  finished: boolean;
}

/** Done before the carousel turns on. */
const DRAWN_WITHIN = 4200;

/** One of the four boards; it comes with its strokes when it is first looked at. */
export const SampleBoard = ({ topic, playing, finished }: Props) => {
  const shown = TOPICS[topic];
  return (
    shown && (
      <Board
        key={shown.title}
        label={shown.title}
        commands={shown.commands}
        within={DRAWN_WITHIN}
        playing={playing}
        at={finished ? DRAWN_WITHIN : undefined}
      />
    )
  );
};
