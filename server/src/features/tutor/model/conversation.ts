import type { AboutBook, MessageIntent } from '@studia/contract/chat';
import type { ModelMessage } from '../../../ports/model/port.ts';
import type { Tokens } from '../../../ports/tokens/port.ts';
import type { ThreadMessage, ShownFile } from '../turn.ts';
import { asLabel, fenced } from './fence.ts';

/** How long a conversation may be that a model is shown: small models of one's own machine must bear it too. */
const TOKENS_OF_A_THREAD = 12_000;
/** A file of more than this is shown in part. */
const CHARACTERS_OF_A_FILE = 16_000;
const CHARACTERS_OF_A_MESSAGE = 24_000;

interface Around {
  tokens: Tokens;
  /** Fences off material for this turn. */
  key: string;
  sees: boolean;
}

/** What was said, as a model is shown it: the newest first to stay, and always how it began. */
export const conversationFor = async (
  thread: readonly ThreadMessage[],
  { tokens, key, sees }: Around,
): Promise<ModelMessage[]> => {
  const messages = thread.map((message) => messageFrom(message, key, sees));
  const [first, ...others] = messages;
  if (!first || isShort(messages)) return messages;
  let left = TOKENS_OF_A_THREAD - (await tokens.count(first.content));
  const recent: ModelMessage[] = [];
  for (const message of others.toReversed()) {
    left -= await tokens.count(message.content);
    // The last question is shown whatever it costs.
    if (left < 0 && recent.length > 0) break;
    recent.unshift(message);
  }
  return [
    first,
    ...(recent.length < others.length ? [leftOut(others.length - recent.length)] : []),
    ...recent,
  ];
};

type Spoken = Extract<ModelMessage, { role: 'user' | 'assistant' }>;

// A token is never shorter than a byte, so a short thread need not be counted.
const isShort = (messages: readonly Spoken[]): boolean =>
  messages.reduce((sum, { content }) => sum + content.length * 3, 0) <= TOKENS_OF_A_THREAD;

const leftOut = (count: number): Spoken => ({
  role: 'user',
  content: `(${count} earlier messages are left out here because the conversation is long.)`,
});

const messageFrom = (
  { by, text, intent, about, shown = [] }: ThreadMessage,
  key: string,
  sees: boolean,
): Spoken => {
  const words = text.slice(0, CHARACTERS_OF_A_MESSAGE);
  if (by === 'tutor') return { role: 'assistant', content: words };
  const images = sees ? shown.flatMap(({ picture }) => (picture ? [picture] : [])) : [];
  return {
    role: 'user',
    content: [
      ...(about ? place(about, key) : []),
      ...(intent ? [REQUESTS[intent]] : []),
      ...(words === '' ? [] : [words]),
      ...shown.map((file) => attachment(file, key, sees)),
    ].join('\n\n'),
    ...(images.length > 0 && { images }),
  };
};

/** What a button asks for, as a student would say it. */
const REQUESTS: Readonly<Record<MessageIntent, string>> = {
  explain: 'Explain this to me in simple words.',
  quiz: 'Quiz me on this, one question at a time.',
  summarise: 'What matters most here?',
  lost: 'I’m lost here. Help me find my way.',
};

const place = ({ title, page, quote }: AboutBook, key: string): string[] => [
  `(The student has the book ${asLabel(title)} open${page === undefined ? '' : ` at page ${page}`}.)`,
  ...(quote === undefined ? [] : [fenced(quote, 'words selected in that book', key)]),
];

const attachment = ({ filename, text, picture }: ShownFile, key: string, sees: boolean): string => {
  const label = `attachment ${asLabel(filename)}`;
  if (text.trim() !== '') return fenced(text.slice(0, CHARACTERS_OF_A_FILE), label, key);
  return picture && sees
    ? `(The picture ${asLabel(filename)} is shown.)`
    : `(The student attached ${asLabel(filename)}, but nothing in it could be read. Say so.)`;
};
