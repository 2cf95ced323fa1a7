import type { PodcastState } from '@studia/contract/podcast';
import { count } from './count.ts';

/** Minutes and seconds, as players show them. */
export const clockTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A length in words. */
const about = (seconds: number): string => {
  if (seconds < 50) return `about ${count(Math.max(5, Math.round(seconds / 5) * 5), 'second', 'seconds')}`;
  return `about ${count(Math.round(seconds / 60) || 1, 'minute', 'minutes')}`;
};

export const podcastText = {
  loading: 'Loading the podcast',
  failed: 'This podcast couldn’t be loaded.',
  unknown: 'There’s no podcast at this address.',
  unknownLead: 'Open a book and choose a chapter to listen to.',
  books: 'Go to your books',
  retry: 'Try again',
  backToBook: 'Back to the book',
  backToNote: 'Back to the note',
} as const;

export const makePodcastText = {
  lead: 'Two voices talk it through: with a picture, the typical mistake, questions for you to answer, and a recap at the end.',
  length: 'Length',
  minutes: (minutes: number): string => `${minutes} minutes`,
  lengthHint: (seconds: number): string => `This one will be ${about(seconds)} long.`,
  kind: 'Voices',
  kinds: { quick: 'Quick', natural: 'Natural', vendor: 'Studio' },
  kindHints: {
    quick: 'Ready almost at once. They sound a little like a robot.',
    natural: 'They sound like people, but take longer to make.',
    vendor: 'Made by the speech service connected to this server.',
  },
  host: 'Who asks',
  explainer: 'Who explains',
  make: 'Make the podcast',
  making: 'Starting',
  estimate: (first: number, whole: number): string =>
    `You can start listening after ${about(first)}. The whole podcast takes ${about(whole)} to make.`,
  byModel: (model: string): string =>
    `The script will be written by ${model}. Every line is checked against the book.`,
  sameVoice: 'Choose two different voices.',
} as const;

const STATES: Readonly<Record<PodcastState, string>> = {
  queued: 'Waiting for your other podcast to finish',
  writing: 'Writing the script',
  speaking: 'Recording',
  done: 'Ready',
  stopped: 'Stopped',
  failed: 'Something went wrong',
};

export const makingText = {
  state: (state: PodcastState): string => STATES[state],
  detail: (done: number, total: number, left: number): string =>
    `${done} of ${count(total, 'line', 'lines')}, ${about(left)} left`,
  stop: 'Stop recording',
  resume: 'Continue recording',
  stopped: 'You stopped the recording. What’s finished can be played.',
  failed: 'The voices didn’t work this time. What’s finished is kept.',
  skipped: (lines: number): string =>
    `${count(lines, 'line', 'lines')} couldn’t be spoken and ${lines === 1 ? 'is' : 'are'} left out. You can still read ${lines === 1 ? 'it' : 'them'} below.`,
  retrySkipped: 'Try them again',
} as const;

export const playerText = {
  region: 'Player',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  on: 'Forward 30 seconds',
  previous: 'Previous part',
  next: 'Next part',
  seek: 'Position',
  position: (time: number, total: number): string => `${clockTime(time)} of ${clockTime(total)}`,
  speed: 'Speed',
  speedOf: (speed: number): string => `${speed}×`,
  sleep: 'Sleep timer',
  sleepOff: 'Off',
  sleepAfter: (minutes: number): string => `${minutes} minutes`,
  sleepPart: 'End of this part',
  parts: 'Parts',
  waiting: 'The next line is still being recorded.',
  tapAgain: 'Your browser stopped the sound. Press play again.',
  failed: 'The sound couldn’t be loaded. Check your connection and press play again.',
  transcript: 'Transcript',
  follow: 'Scroll along',
  host: 'Host',
  explainer: 'Explainer',
  jump: (line: string): string => `Play from here: ${line}`,
  source: (title: string, page: string): string => `From ${title}, page ${page}`,
  openSource: 'Open the page',
  notYet: 'Not recorded yet',
  leftOut: 'Left out of the recording',
  download: 'Download MP3',
  downloading: 'Putting the file together',
  downloadFailed: 'The file couldn’t be made.',
  again: 'Make it again',
  delete: 'Delete podcast',
  deleted: 'Podcast deleted.',
  deleteTitle: 'Delete this podcast?',
  deleteQuestion: 'The script and its recording will be gone.',
  cancel: 'Cancel',
  lostLead: 'Lost at this line?',
  keys: 'Keys: Space to play or pause, J and L to jump, comma and period for the speed.',
  nowPlaying: (title: string): string => `Now playing: ${title}`,
  openPodcast: (title: string): string => `Open the podcast ${title}`,
  close: 'Close the player',
  finished: 'You’ve heard all of it.',
  fromStart: 'Play from the start',
} as const;

export const podcastListText = {
  bookTitle: 'Podcasts',
  bookLead: 'Listen to a chapter: two voices talk it through.',
  chapter: 'Chapter',
  listen: 'Listen to this chapter',
  note: 'Podcast',
  todayTitle: 'Listen on',
  progress: (seconds: number, total: number): string => `${clockTime(seconds)} of ${clockTime(total)}`,
  length: (seconds: number): string => `${about(seconds)}, not started`,
  notReady: (done: number, total: number): string => `Recording: ${done} of ${total}`,
} as const;
