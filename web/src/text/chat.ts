import type { AboutBook, MessageIntent } from '@studia/contract/chat';
import { ATTACHMENT } from '@studia/contract/limits';

/** The words around a conversation. */
export const chatText = {
  title: 'Chat',
  // SPEC 8.
  noSession: 'Session not found',
  untitled: 'New conversation',
  greeting: (name: string): string => `What are we working on today, ${name}?`,
  lead: 'Ask for a hint, check an answer, or bring a problem. The tutor asks questions before it gives answers.',
  examplesTitle: 'For example',
  examples: [
    'Solve 2x + 3 = 11 with me, one step at a time',
    'I think 3/4 + 1/8 is 4/12. Is that right?',
    'Why do plants need light? Explain photosynthesis',
    'Quiz me on the water cycle, one question at a time',
  ],
  placeholder: 'What are you working on?',
  composer: 'Your message',
  send: 'Send',
  you: 'You',
  tutor: 'Tutor',
  messages: 'Conversation',
  thinking: 'The tutor is thinking',
  stop: 'Stop the tutor',
  stopping: 'Stopping…',
  held: 'Will send in a moment',
  elsewhere: 'The tutor is working on your answer. It will appear here when it’s ready.',
  searching: 'Connection lost. Checking for your answer…',
  cutOff: 'The answer was interrupted. Your question is saved.',
  resume: 'Answer again',
  passedOver: 'This question wasn’t answered.',
  retry: 'Try again',
  signIn: 'Sign in',
  copy: 'Copy',
  keep: 'Save to notes',
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
  edit: 'Edit and send again',
  editing: 'Edit your message',
  editHint: 'The new answer will replace everything after this message.',
  editSend: 'Send again',
  editCancel: 'Cancel',
  again: 'Answer again',
  quiz: 'Quiz me on this',
  choices: 'Answers to choose from',
  map: 'Mind map',
  live: 'Live lesson',
  plan: 'Plan this topic',
  newest: 'Jump to latest',
  earlier: 'Show earlier messages',
  earlierComing: 'Loading earlier messages…',
  earlierFailed: 'Earlier messages couldn’t be loaded.',
  roadmapOnly: 'I’ve made a learning roadmap for you.',
  ended: 'This conversation has ended.',
  startNew: 'Start a new one',
  newTitle: 'Start a new learning session?',
  newQuestion:
    'Starting a new learning session will end your current conversation. Are you sure you want to continue?',
  newConfirm: 'Start new',
  newCancel: 'Cancel',
  keyboardHint: 'Enter to send, Shift + Enter for a new line',
  loading: 'Opening the conversation',
  fromCopy: 'Showing the copy saved in this browser. The rest will load when you’re back online.',
  offline: 'You’re offline. Keep writing: your messages will be sent when you’re back online.',
  waiting: 'Will be sent when you’re back online',
  notSent: 'Not sent yet',
  takeBack: 'Cancel sending',
  charactersLeft: (left: number): string =>
    left === 1 ? '1 character left' : `${left.toLocaleString('en-US')} characters left`,
  unreachable: "I'm having trouble connecting to the server. Please check your connection and try again.",
  unreachableAfterRetry: "I'm having trouble connecting. Please refresh the page and try again.",
  style: 'How the tutor helps',
  styles: { guide: 'Guide me', explain: 'Just explain' },
  builtInTutor: 'Built-in tutor',
  answeredBy: (name: string): string => `Answers by ${name}`,
} as const;

/** The words around the place in a book that a message is about. */
export const aboutText = {
  label: 'This message is about',
  page: (page: number): string => `p. ${page}`,
  remove: (title: string): string => `Don’t ask about ${title}`,
} as const;

/** What a button that was pressed stands for in the conversation. */
export const intentWords = (intent: MessageIntent, about: AboutBook | undefined): string => {
  const isPage = about?.page !== undefined && about.quote === undefined;
  switch (intent) {
    case 'explain':
      return isPage ? 'Explain this page' : 'Explain this';
    case 'quiz':
      return isPage ? 'Quiz me on this page' : 'Quiz me on this';
    case 'summarise':
      return 'What matters most here?';
    case 'lost':
      return isPage ? 'I’m lost on this page' : 'I’m lost here';
  }
};

/** The words around files for the tutor. */
export const attachmentText = {
  add: 'Add files',
  drop: 'Drop files here to show the tutor',
  list: 'Files for this message',
  remove: (name: string): string => `Remove ${name}`,
  retry: (name: string): string => `Upload ${name} again`,
  uploading: (percent: number): string => `Uploading, ${percent}%`,
  tooMany: `You can attach up to ${ATTACHMENT.mostAMessage} files to a message.`,
  tooLarge: `Larger than ${ATTACHMENT.megabytes} MB.`,
  alone: 'Please look at this.',
} as const;

/** What is said when a call fails and the server gives no text (SPEC 8). */
export const callFailed = {
  createSession: 'Failed to create LLM session',
  sendMessage: 'Failed to send message to LLM',
  endSession: 'Failed to end LLM session',
  conversations: 'Failed to get user conversations',
  history: 'Failed to get conversation history',
  deleteConversation: 'Failed to delete conversation',
  upload: 'Failed to upload files',
  topic: 'Failed to extract topic',
} as const;

/** Labels by number of messages (SPEC 9). */
export const lengthLabel = (messages: number): string => {
  if (messages <= 1) return 'Quick question';
  if (messages === 2) return 'Quick discussion';
  if (messages <= 5) return `${messages}-message conversation`;
  return messages <= 10 ? 'Extended discussion' : 'Deep dive session';
};
