import type { Drawing } from './drawing.ts';

/** A drawing that is being drawn. */
export interface BoardPlayer {
  play: () => void;
  pause: () => void;
  /** To a moment of the drawing, in milliseconds. */
  seek: (moment: number) => void;
  end: () => void;
}

/** Draws the paths of an SVG one after the other. Every path has `pathLength` 1 and belongs to the stroke of its place. */
export const playStrokes = (
  paths: Iterable<SVGPathElement>,
  { strokes, duration: whole }: Drawing,
  onFinish: () => void,
): BoardPlayer => {
  const animations = Array.from(paths, (path, index) => {
    const { start = 0, duration = 0 } = strokes[index] ?? {};
    // Slightly more than the whole, or a round cap shows as a dot before its stroke begins.
    const frames = { strokeDashoffset: [1.02, 0] };
    const animation = path.animate(frames, { delay: start, duration, fill: 'both', easing: 'ease-in-out' });
    animation.pause();
    if (start + duration >= whole) animation.addEventListener('finish', onFinish);
    return animation;
  });
  return {
    play: () => animations.filter(({ playState }) => playState !== 'finished').forEach((one) => one.play()),
    pause: () => animations.filter(({ playState }) => playState === 'running').forEach((one) => one.pause()),
    seek: (moment) => animations.forEach((animation) => (animation.currentTime = moment)),
    end: () => animations.forEach((animation) => animation.cancel()),
  };
};
