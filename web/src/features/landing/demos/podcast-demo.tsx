import { useEffect, useState } from 'react';
import { demoText as text } from '../../../text/learning.ts';
import { PlayerStrip } from './player-strip.tsx';
import { Transcript } from './transcript.tsx';

const SECOND = 1000;

/** A player and its transcript in step, without a sound. */
export const PodcastDemo = ({ active }: { active: boolean }) => {
  const [now, setNow] = useState(7);
  const [playing, setPlaying] = useState(false);
  const running = playing && active && now < text.episodeSeconds;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setNow(now + 1), SECOND);
    return () => clearTimeout(timer);
  }, [running, now]);
  const toggle = (): void => {
    if (now >= text.episodeSeconds) setNow(0);
    setPlaying(!running);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PlayerStrip
        title={text.episode}
        playing={running}
        onToggle={toggle}
        now={now}
        whole={text.episodeSeconds}
        playLabel={text.playSilently}
      />
      <Transcript label={text.transcript} lines={text.lines} now={now} onPick={setNow} />
      <p className="text-sm text-ink-soft">{text.silent}</p>
    </div>
  );
};
