import { Pause, Play, RotateCcw, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chooseVoice, useVoiceChoice, type Wanted } from '../../client/read-aloud.ts';
import { sentenceOf } from '../../text/errors.ts';
import { readAloudText as text } from '../../text/voice.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { sentencesIn } from './page-sentences.ts';
import './player.css';
import { startReading, type Reading, type ReadingState } from './reading.ts';

interface Props {
  wanted: Wanted;
  onClose: () => void;
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
const BEGINNING: ReadingState = { phase: 'loading', at: 0, error: null };

/** Reads a part of the page aloud: a small bar that stays out of the way. */
export const Player = ({ wanted, onClose }: Props) => {
  const reading = useRef<Reading>(null);
  const sentences = useMemo(() => sentencesIn(wanted.element), [wanted]);
  const [state, setState] = useState(BEGINNING);
  const { speed } = useVoiceChoice();
  useEffect(() => {
    if (sentences.length === 0) return undefined;
    const started = startReading(sentences, setState);
    reading.current = started;
    return () => started.close();
  }, [sentences]);

  const { phase, at } = state;
  const isNothing = sentences.length === 0;
  const isPlaying = phase === 'playing' || phase === 'loading';
  const nextSpeed = (): void => {
    const faster = SPEEDS.find((one) => one > speed) ?? SPEEDS[0] ?? 1;
    chooseVoice({ speed: faster });
    reading.current?.setSpeed(faster);
  };
  return (
    <section aria-label={text.player} className="read-aloud-bar" data-phase={phase}>
      <p className="read-aloud-line">
        {isNothing && text.nothing}
        {!isNothing && phase === 'failed' && <span role="alert">{sentenceOf(state.error)}</span>}
        {!isNothing && phase === 'loading' && text.loading}
        {!isNothing && phase === 'ended' && text.ended}
        {!isNothing && (phase === 'playing' || phase === 'paused') && sentences[at]?.words}
      </p>
      {!isNothing && (
        <div className="flex shrink-0 items-center">
          <IconButton
            icon={SkipBack}
            size="sm"
            label={text.previous}
            disabled={at === 0}
            onClick={() => reading.current?.goTo(at - 1)}
          />
          {phase === 'failed' ? (
            <IconButton icon={RotateCcw} label={text.retry} onClick={() => reading.current?.resume()} />
          ) : (
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? text.pause : text.play}
              onClick={() => (isPlaying ? reading.current?.pause() : reading.current?.resume())}
            />
          )}
          <IconButton
            icon={SkipForward}
            size="sm"
            label={text.next}
            disabled={at >= sentences.length - 1}
            onClick={() => reading.current?.goTo(at + 1)}
          />
          <button
            type="button"
            aria-label={text.faster(speed)}
            className="read-aloud-speed"
            onClick={nextSpeed}
          >
            {speed}×
          </button>
        </div>
      )}
      <IconButton icon={X} size="sm" label={text.close} onClick={onClose} />
    </section>
  );
};
