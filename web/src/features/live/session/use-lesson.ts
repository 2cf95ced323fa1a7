import type { WorkingSessionId } from '@studia/contract/ids';
import type { BoardMark, LiveEvent, LiveInput, ToBrowser } from '@studia/contract/live-events';
import { useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { openConnection, type Connection } from './connection.ts';
import { foldLesson, type LessonView } from './fold.ts';
import { makePlayback, type Playback, type Position } from './playback.ts';

type Transcript = Extract<ToBrowser, { type: 'heard' }>;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
/** What a student does, without what is added on its way. */
export type Doing = DistributiveOmit<LiveInput, 'id' | 'cut'>;

/** A lesson that is open in this tab. */
export interface OpenLesson {
  events: readonly LiveEvent[];
  /** What can be seen now: everything up to the line that is being said. */
  view: LessonView;
  position: Position | null;
  phase: 'open' | 'paused' | 'ended';
  secondsLeft: number | null;
  /** The tutor works something out. */
  thinking: boolean;
  reached: boolean;
  /** Why the last thing could not be done. */
  refused: string | null;
  refusedId: string | null;
  dismissRefusal: () => void;
  transcript: Transcript | null;
  forgetTranscript: () => void;
  /** Does it, and names it: by this name it may be refused. */
  act: (doing: Doing) => string;
  draw: (marks: readonly BoardMark[]) => void;
  playback: Playback;
  connection: () => Connection | null;
}

interface Beginning {
  id: WorkingSessionId;
  /** What was loaded already; it is shown as it stands and not said again. */
  events: readonly LiveEvent[];
  phase: OpenLesson['phase'];
  secondsLeft: number | null;
}

/** Keeps a lesson open: its events as they come, said one after the other, and everything that the student does. */
export const useLesson = ({ id, events: loaded, phase: first, secondsLeft: left }: Beginning): OpenLesson => {
  const [events, setEvents] = useState(loaded);
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState({ phase: first, secondsLeft: left, thinking: false });
  const [reached, setReached] = useState(true);
  const [refused, setRefused] = useState<{ sentence: string; id: string | null } | null>(null);
  const [transcript, setTranscript] = useState<Transcript | null>(null);
  const connection = useRef<Connection>(null);
  const [playback] = useState(() => makePlayback(setPosition));
  const after = useRef(loaded.at(-1)?.number ?? 0);

  useEffect(() => {
    const opened = openConnection(id, after.current, {
      onEvents: (fresh) => {
        after.current = fresh.at(-1)?.number ?? after.current;
        setEvents((known) => [...known, ...fresh]);
        // What another tab said stops this one, too.
        if (fresh.some(({ kind }) => kind === 'heard' || kind === 'pause')) playback.cut();
        if (fresh.some(({ kind }) => kind === 'quota')) playback.finishSentence();
        const answered = fresh.findLastIndex(({ kind }) => kind === 'heard');
        playback.add(fresh.slice(answered + 1));
      },
      onState: ({ phase, seconds_left, thinking }) =>
        setState({ phase, secondsLeft: seconds_left, thinking }),
      onReached: setReached,
      onRefused: (sentence, refusedId) => setRefused({ sentence, id: refusedId }),
      onHeard: setTranscript,
    });
    connection.current = opened;
    return () => {
      opened.close();
      playback.cut();
    };
  }, [id, playback]);

  const view = useMemo(() => foldLesson(visible(events, position)), [events, position]);
  const act: OpenLesson['act'] = (doing) => {
    const cut = playback.cut();
    const name = newId();
    setRefused(null);
    connection.current?.send({ ...doing, id: name, ...(cut && { cut }) });
    return name;
  };
  return {
    events,
    view,
    position,
    ...state,
    reached,
    refused: refused?.sentence ?? null,
    refusedId: refused?.id ?? null,
    dismissRefusal: () => setRefused(null),
    transcript,
    forgetTranscript: () => setTranscript(null),
    act,
    // Drawing cuts nobody short.
    draw: (marks) => connection.current?.send({ type: 'draw', id: newId(), marks: [...marks] }),
    playback,
    connection: () => connection.current,
  };
};

/** Everything up to the line that is being said; what the student does is always in sight. */
const visible = (events: readonly LiveEvent[], position: Position | null): readonly LiveEvent[] =>
  position === null
    ? events
    : events.filter(
        ({ number, kind }) => number <= position.say.number || kind === 'marks' || kind === 'quota',
      );
