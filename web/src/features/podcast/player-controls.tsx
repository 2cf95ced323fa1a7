import type { Podcast } from '@studia/contract/podcast';
import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { clockTime, playerText as text } from '../../text/podcast.ts';
import { Field } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { BACK, ON, player, SPEEDS } from './player/player.ts';
import { partStarts, startOf } from './player/timeline.ts';
import { usePlayer } from './player/use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

const SLEEPS = [5, 15, 30] as const;
const MINUTE = 60_000;

/** Play, seek, skip, speed, parts and the sleep timer. */
export const PlayerControls = ({ podcast }: { podcast: Podcast }) => {
  const id = useId();
  const state = usePlayer();
  const isOpen = state.podcast?.id === podcast.id;
  const playing = isOpen && state.playing;
  const total = startOf(podcast.lines, podcast.lines.length);
  const time = isOpen ? state.time : startOf(podcast.lines, podcast.position.line) + podcast.position.offset;
  /** Whoever touches this player means this podcast. */
  const taken = (act: () => void) => (): void => {
    player.open(podcast);
    act();
  };
  const toggle = taken(() => player.toggle());
  usePlayerKeys({ toggle, back: taken(() => player.skip(-BACK)), on: taken(() => player.skip(ON)) });
  const part = podcast.lines[isOpen ? state.line : podcast.position.line]?.part ?? 0;
  const starts = partStarts(podcast.lines, podcast.parts.length);
  return (
    <>
      {/* It stays in sight while the transcript goes along. */}
      <section
        aria-label={text.region}
        className="sticky top-16 z-10 mt-6 rounded border border-line bg-sheet px-4 pt-3 pb-2 sm:px-5"
      >
        <p aria-live="polite" className="line-clamp-2 text-center font-serif text-lg text-balance">
          {podcast.parts[part]}
        </p>
        <label htmlFor={id} className="sr-only">
          {text.seek}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={Math.max(1, Math.ceil(total))}
          step={1}
          value={Math.floor(time)}
          aria-valuetext={text.position(time, total)}
          onChange={({ target }) => taken(() => player.seek(target.valueAsNumber))()}
          className="h-11 w-full cursor-pointer accent-accent"
        />
        <p aria-hidden="true" className="-mt-2 flex justify-between text-sm text-ink-soft tabular-nums">
          <span>{clockTime(time)}</span>
          <span>{clockTime(total)}</span>
        </p>
        <div className="mt-1 flex items-center justify-center gap-1 sm:gap-3">
          <IconButton icon={SkipBack} label={text.previous} onClick={taken(() => player.toPart(-1))} />
          <Skip icon={RotateCcw} seconds={BACK} label={text.back} onPress={taken(() => player.skip(-BACK))} />
          <IconButton
            icon={playing ? Pause : Play}
            look="primary"
            label={playing ? text.pause : text.play}
            onClick={toggle}
          />
          <Skip icon={RotateCw} seconds={ON} label={text.on} onPress={taken(() => player.skip(ON))} />
          <IconButton icon={SkipForward} label={text.next} onClick={taken(() => player.toPart(1))} />
        </div>
        <p aria-live="polite" className="min-h-5 text-center text-sm text-ink-soft">
          {isOpen && state.trouble === 'waiting' && text.waiting}
          {isOpen && state.trouble === 'blocked' && text.tapAgain}
          {isOpen && state.trouble === 'failed' && text.failed}
        </p>
      </section>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className="col-span-2 sm:col-span-1">
          <Field label={text.parts}>
            <Select
              value={String(part)}
              options={podcast.parts.map((title, index) => ({
                value: String(index),
                label: `${clockTime(starts[index] ?? 0)}  ${title}`,
              }))}
              onChange={({ target }) => taken(() => player.seek(starts[Number(target.value)] ?? 0))()}
            />
          </Field>
        </div>
        <Field label={text.speed}>
          <Select
            value={String(state.speed)}
            options={SPEEDS.map((speed) => ({ value: String(speed), label: text.speedOf(speed) }))}
            onChange={({ target }) => player.setSpeed(Number(target.value))}
          />
        </Field>
        <Field label={text.sleep}>
          <Select
            value={state.sleep === null ? '0' : 'at' in state.sleep ? String(state.sleep.minutes) : 'part'}
            options={[
              { value: '0', label: text.sleepOff },
              ...SLEEPS.map((minutes) => ({ value: String(minutes), label: text.sleepAfter(minutes) })),
              { value: 'part', label: text.sleepPart },
            ]}
            onChange={({ target: { value } }) =>
              player.setSleep(
                value === '0'
                  ? null
                  : value === 'part'
                    ? { part }
                    : { minutes: Number(value), at: Date.now() + Number(value) * MINUTE },
              )
            }
          />
        </Field>
      </div>
      <p className="mt-3 hidden text-sm text-ink-soft pointer-fine:block">{text.keys}</p>
    </>
  );
};

interface SkipProps {
  icon: LucideIcon;
  seconds: number;
  label: string;
  onPress: () => void;
}

/** How far it goes stands in the arrow. */
const Skip = ({ icon, seconds, label, onPress }: SkipProps) => (
  <span className="relative inline-grid">
    <IconButton icon={icon} label={label} onClick={onPress} />
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 text-center text-xs text-ink-soft tabular-nums"
    >
      {seconds}
    </span>
  </span>
);
