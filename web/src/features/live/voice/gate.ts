/** What was measured of 20 milliseconds of sound. */
export interface Frame {
  /** Root mean square, from 0 to 1. */
  energy: number;
  /** How often it crossed zero, from 0 to 1: hiss crosses often, a voice seldom. */
  crossings: number;
}

/** What the gate tells: somebody began to speak, may have stopped, has stopped, or it was only a noise. */
export type GateEvent = 'began' | 'maybe-ended' | 'ended' | 'noise';

const FRAME = 20;
const FRAMES = {
  /** Loud frames among the last ones that open the gate; more of them while the tutor speaks. */
  opens: 3,
  opensOverVoice: 6,
  window: 10,
  maybe: Math.round(200 / FRAME),
  end: Math.round(480 / FRAME),
  /** Anything shorter is a click or a cough. */
  least: Math.round(140 / FRAME),
};
const QUIETEST = 0.006;
const ABOVE_FLOOR = 3;
const ABOVE_FLOOR_OVER_VOICE = 5;
const HISS = 0.45;
/** How fast the floor follows a louder room, and a quieter one. */
const [RISES, FALLS] = [0.02, 0.3];

/** Finds speech among sound by its loudness over the room's own noise. */
export const makeGate = () => {
  let floor = QUIETEST;
  let recent: boolean[] = [];
  let isOpen = false;
  let silent = 0;
  let loud = 0;
  let isAnnounced = false;

  const isLoud = ({ energy, crossings }: Frame, overVoice: boolean): boolean =>
    energy > Math.max(QUIETEST, floor) * (overVoice ? ABOVE_FLOOR_OVER_VOICE : ABOVE_FLOOR) &&
    crossings < HISS;

  const whenClosed = (frame: Frame, overVoice: boolean): GateEvent | null => {
    recent = [...recent.slice(1 - FRAMES.window), isLoud(frame, overVoice)];
    const enough = overVoice ? FRAMES.opensOverVoice : FRAMES.opens;
    if (recent.filter(Boolean).length < enough) {
      floor += (frame.energy - floor) * (frame.energy > floor ? RISES : FALLS);
      return null;
    }
    [isOpen, silent, isAnnounced, loud, recent] = [true, 0, false, enough, []];
    return 'began';
  };

  const whenOpen = (frame: Frame): GateEvent | null => {
    if (isLoud(frame, false)) {
      [silent, isAnnounced] = [0, false];
      loud += 1;
      return null;
    }
    silent += 1;
    if (silent >= FRAMES.end) {
      isOpen = false;
      return loud < FRAMES.least ? 'noise' : 'ended';
    }
    if (silent >= FRAMES.maybe && !isAnnounced) {
      isAnnounced = true;
      return 'maybe-ended';
    }
    return null;
  };

  return {
    /** Takes the next frame; `overVoice` while the tutor is heard, when more is needed to cut in. */
    take: (frame: Frame, overVoice: boolean): GateEvent | null =>
      isOpen ? whenOpen(frame) : whenClosed(frame, overVoice),
  };
};
