import type { NoteLength, NoteStyle } from '@studia/contract/ai-notes';
import type { Quote } from '@studia/contract/proof';
import * as z from 'zod/mini';
import type { AskModel, ModelMessage, ModelUsage } from '../../../ports/model/port.ts';
import prompt from '../prompts/note.md?raw';
import { judgeLines, type WrittenLine } from '../rules/judge-lines.ts';
import type { NoteLine } from '../rules/note-lines.ts';

const WrittenLines = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['idea', 'detail', 'term', 'warning', 'question']),
      cue: z.string(),
      text: z.string(),
      quote: z.string(),
    }),
  ),
});

/** A model that thinks longer than this about one chapter is given up. */
const PATIENCE = 240_000;
const MOST_CHARACTERS = 40_000;
const MOST_TOLD = 20;

const WISHES: Readonly<Record<NoteStyle, string>> = {
  summary: 'A summary: ideas, each with details.',
  cornell: 'Cornell notes: ideas whose cue is a question that the text answers.',
  outline: 'An outline: ideas with short details and terms.',
  terms: 'Key terms only.',
  exam: 'An exam sheet: ideas, warnings and questions with answers.',
};
const COUNTS: Readonly<Record<NoteLength, string>> = { short: '4 to 8', medium: '8 to 16', long: '16 to 30' };

/** Has the connected model write the lines of a chapter. What the judge refuses is asked for once more, then left out. */
export const askForLines = async (
  ask: AskModel,
  chapter: { title: string; sentences: readonly Quote[] },
  wish: { style: NoteStyle; length: NoteLength },
  signal: AbortSignal,
): Promise<{ lines: NoteLine[]; usage: ModelUsage }> => {
  const text = chapter.sentences.map((sentence) => sentence.text).join(' ');
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    {
      role: 'user',
      content: `${WISHES[wish.style]} ${COUNTS[wish.length]} lines.\n\nChapter "${chapter.title}":\n\n${text.slice(0, MOST_CHARACTERS)}`,
    },
  ];
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const question = (thread: ModelMessage[]) =>
    ask({ name: 'note', schema: WrittenLines, messages: thread }, patience);
  const judged = (lines: readonly WrittenLine[]) => judgeLines(lines, chapter.sentences);

  const first = await question(messages);
  const once = judged(first.value?.lines ?? []);
  if (first.value === null || once.refused.length === 0) return { lines: once.lines, usage: first.usage };
  const second = await question([
    ...messages,
    { role: 'assistant', content: JSON.stringify(first.value) },
    {
      role: 'user',
      content: `Mend this and send all lines again:\n${once.refused.slice(0, MOST_TOLD).join('\n')}`,
    },
  ]);
  const twice = judged(second.value?.lines ?? []);
  return {
    lines: twice.lines.length >= once.lines.length ? twice.lines : once.lines,
    usage: {
      inputTokens: first.usage.inputTokens + second.usage.inputTokens,
      outputTokens: first.usage.outputTokens + second.usage.outputTokens,
      cost:
        first.usage.cost === null && second.usage.cost === null
          ? null
          : (first.usage.cost ?? 0) + (second.usage.cost ?? 0),
    },
  };
};
