import { CHAT } from '@studia/contract/limits';
import { beforeAll, expect, it } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { lezerCode } from '../../ports/code/lezer.ts';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { ODD_MESSAGES } from '../../testing/odd-messages.ts';
import { starterLessons, starterLibrary } from '../../testing/starter-lessons.ts';
import { makeSafety } from '../safety/service.ts';
import { makeTutor } from './service.ts';

const language = segmenterLanguage();
const tutor = makeTutor({
  model: null,
  tokens: gptTokens(),
  library: starterLibrary,
  lessons: starterLessons(),
  language: segmenterLanguage(),
  findHelp: async () => null,
  code: lezerCode(),
  safety: makeSafety({ embed: null, language }),
  // Only the server's own thread counts here.
  exercises: { ask: async (_name, _input, otherwise) => otherwise },
  random: scriptedRandom(),
  clock: scriptedClock(),
});
beforeAll(() => tutor.warmUp());

/** Milliseconds of work: what else the machine does is not counted, as a stop-watch would. */
const effortOf = async (text: string): Promise<number> => {
  const before = process.cpuUsage();
  const situation = { style: 'guide', reader: null, learner: null } as const;
  for await (const event of tutor.teach(
    [{ by: 'student', text, state: null }],
    situation,
    new AbortController().signal,
  ))
    if (event.type === 'error') throw new Error(event.message);
  return process.cpuUsage(before).user / 1000;
};

/** Several times what the slowest takes; without folding, line breaks took twice as much on a fast machine. */
const MOST = 500;
const SAMPLE = 47;

it('is not kept busy by a message of line breaks', async () => {
  const message = `what${'\n'.repeat(CHAT.messageCharacters - 5)}?`;
  expect(await effortOf(message)).toBeLessThan(MOST);
});

it('is not kept busy by other messages that nobody writes', async () => {
  const slow: string[] = [];
  for (let n = 0; n < ODD_MESSAGES.length; n += SAMPLE) {
    const message = ODD_MESSAGES[n] ?? '';
    const effort = await effortOf(message);
    if (effort >= MOST) slow.push(`${effort.toFixed(0)} ms: ${JSON.stringify(message.slice(0, 30))}`);
  }
  expect(slow).toEqual([]);
}, 60_000);
