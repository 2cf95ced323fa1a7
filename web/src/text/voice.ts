/** Voice input. The sentences about what went wrong are those of SPEC 8. */
export const voiceText = {
  start: 'Speak instead of typing',
  startOff: 'Speak instead of typing: not available in this browser',
  stop: 'Stop listening',
  listening: 'Listening…',
  unsupported: 'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
} as const;

const SENTENCES: Readonly<Record<string, string>> = {
  unsupported: voiceText.unsupported,
  'permission-denied': 'Microphone access denied. Please allow microphone access and try again.',
  'start-failed': 'Failed to start voice recognition. Please check your browser settings.',
  'no-speech': 'No speech detected. Please try again.',
  'audio-capture': 'No microphone found or audio capture failed.',
  'not-allowed': 'Microphone access denied. Please allow microphone access.',
  network: 'Network error occurred during voice recognition.',
  aborted: 'Voice recognition was aborted.',
};

/** What to tell somebody whose words could not be taken down; the browser's own codes, and ours for what comes before. */
export const voiceProblem = (code: string): string => {
  if (code === '') return 'Voice recognition error occurred';
  return SENTENCES[code] ?? `Voice recognition error: ${code}`;
};

/** Reading aloud. */
export const readAloudText = {
  start: 'Read aloud',
  startPage: 'Read this page aloud',
  player: 'Read aloud',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous sentence',
  next: 'Next sentence',
  close: 'Stop reading',
  faster: (speed: number) => `Speed: ${speed}×. Change it`,
  loading: 'Getting the voice ready…',
  ended: 'That’s the end.',
  nothing: 'There are no words here to read aloud.',
  retry: 'Try again',
} as const;

/** The part “Voice” of the settings. */
export const voiceSettingsText = {
  title: 'Voice',
  lead: 'Have answers, notes, lessons and books read to you, and speak instead of typing. The tutor in live lessons uses this voice, too.',
  shown: 'Show read-aloud buttons',
  voice: 'Voice',
  voiceHint:
    'A natural voice sounds best but needs a moment for each sentence. A quick voice starts right away.',
  auto: 'Automatic',
  browser: 'This device’s own voice',
  kinds: { quick: 'quick', natural: 'natural', vendor: 'online' },
  accents: { 'en-US': 'American', 'en-GB': 'British' } as Readonly<Record<string, string>>,
  speed: 'Speed',
  speeds: (speed: number) => `${speed}×`,
  sample: 'Listen to a sample',
  sampleText: 'Plants turn light, water and air into sugar. This is called photosynthesis.',
  dictation:
    'When you speak, your browser writes down what you say if it can; some browsers send the sound to their maker for that. Otherwise we do it on our own server, and the recording isn’t kept.',
  failed: 'We couldn’t load the voices.',
} as const;
