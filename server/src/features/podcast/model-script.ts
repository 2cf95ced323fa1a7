import type { Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script } from '@studia/contract/podcast';
import * as z from 'zod/mini';
import type { AskModel, ModelMessage, ModelUsage } from '../../ports/model/port.ts';
import prompt from './prompts/script.md?raw';
import { judgeScript, type Witness } from './rules/judge-script.ts';

const WrittenScript = z.object({
  parts: z.array(z.string()),
  lines: z.array(
    z.object({
      speaker: z.enum(['host', 'explainer']),
      text: z.string(),
      part: z.number(),
      pause: z.number(),
      quote: z.string(),
    }),
  ),
});

/** A model that thinks longer than this is given up. */
const PATIENCE = 240_000;
const MOST_CHARACTERS = 40_000;
const MOST_TOLD = 20;

/** Has the connected model write the script. What the judge refuses is asked for once more; then rules write it. */
export const askForScript = async (
  ask: AskModel,
  chapter: { lesson: Lesson; sentences: Witness['sentences'] },
  minutes: PodcastMinutes,
  signal: AbortSignal,
): Promise<{ script: Script | null; usage: ModelUsage }> => {
  const lesson = JSON.stringify(chapter.lesson.ideas.map(taught));
  const text = chapter.sentences.map((sentence) => sentence.text).join(' ');
  const witness = { sentences: chapter.sentences, lesson };
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    {
      role: 'user',
      content: `About ${minutes * PODCAST.wordsPerMinute} words.\n\nChapter "${chapter.lesson.title}":\n\n${text.slice(0, MOST_CHARACTERS)}\n\nLesson:\n\n${lesson.slice(0, MOST_CHARACTERS)}`,
    },
  ];
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const question = (thread: ModelMessage[]) =>
    ask({ name: 'script', schema: WrittenScript, messages: thread }, patience);

  const first = await question(messages);
  if (first.value === null) return { script: null, usage: first.usage };
  const once = judgeScript(first.value, witness, minutes);
  if (once.script) return { script: once.script, usage: first.usage };
  const second = await question([
    ...messages,
    { role: 'assistant', content: JSON.stringify(first.value) },
    {
      role: 'user',
      content: `Mend this and send the whole script again:\n${once.refused.slice(0, MOST_TOLD).join('\n')}`,
    },
  ]);
  return {
    script: second.value && judgeScript(second.value, witness, minutes).script,
    usage: sumOf(first.usage, second.usage),
  };
};

/** What of an idea helps to talk about it. */
const taught = ({
  title,
  statement,
  simple,
  why,
  example,
  picture,
  misconceptions,
  items,
}: Lesson['ideas'][number]) => ({
  title,
  statement,
  simple,
  why,
  example,
  picture,
  misconceptions: misconceptions.map(({ belief, wrong, question }) => ({ belief, wrong, question })),
  questions: items.map(({ ask: asked, explanation }) => ({ asked, explanation })),
});

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0),
});
