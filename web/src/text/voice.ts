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
