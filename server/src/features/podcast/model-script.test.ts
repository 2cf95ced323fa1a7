import type { Lesson } from '@studia/contract/lessons';
import { podcast as calls } from '@studia/contract/podcast';
import { usage } from '@studia/contract/usage';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '../../ports/model/port.ts';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { startApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { writtenLessons } from '../../testing/starter-lessons.ts';
import { verifiedStudent } from '../../testing/visitors.ts';
import { judgeScript, type WrittenScript } from './rules/judge-script.ts';
import { lessonScript } from './rules/script/lesson-script.ts';

let lesson: Lesson;
let good: WrittenScript;
beforeAll(async () => {
  const lessons = await writtenLessons();
  const found = lessons.find(({ book_id, chapter }) => book_id === 'biology' && chapter === 2);
  if (!found) throw new Error('There is no such lesson.');
  lesson = found;
  const { parts, lines } = lessonScript(lesson, { book: 'Biology', minutes: 5, seed: 'model' });
  const [quote] = lesson.ideas.map((idea) => idea.quote.text);
  good = {
    parts,
    lines: lines.map((line) =>
      Object.assign(structuredClone(line), {
        quote: line.quote?.text ?? (line.speaker === 'explainer' ? (quote ?? '') : ''),
      }),
    ),
  };
});

const witness = () => ({
  sentences: lesson.ideas.flatMap((idea) => [
    idea.quote,
    ...idea.items.flatMap((item) => (item.quote ? [item.quote] : [])),
  ]),
  lesson: JSON.stringify(lesson),
});
const refusedIf = (change: (script: WrittenScript) => WrittenScript): string =>
  judgeScript(change(structuredClone(good)), witness(), 5).refused.join('\n');
const changed = (script: WrittenScript, place: number, line: Partial<WrittenScript['lines'][number]>) => ({
  ...script,
  lines: script.lines.map((one, at) => (at === place ? { ...one, ...line } : one)),
});

describe('the judge of a model’s script', () => {
  it('takes one whose every claim stands in the chapter', () => {
    const { script, refused } = judgeScript(good, witness(), 5);
    expect(refused).toEqual([]);
    expect(script?.lines.filter(({ quote }) => quote !== null).length).toBeGreaterThan(10);
  });

  it('refuses invented quotes and numbers, claims without a quote, monologues and wrong lengths', () => {
    const place = good.lines.findIndex(
      ({ speaker, quote, text }) => speaker === 'explainer' && quote !== '' && text.length > 90,
    );
    expect(
      refusedIf((script) => changed(script, place, { quote: 'No such words stand in this book at all.' })),
    ).toContain('quote is not in the chapter');
    expect(refusedIf((script) => changed(script, place, { quote: '' }))).toContain('without a quote');
    expect(refusedIf((script) => changed(script, place, { text: 'It happened in 1789.' }))).toContain('1789');
    expect(refusedIf((script) => ({ ...script, lines: script.lines.slice(0, 5) }))).toContain(
      'words with its pauses',
    );
    expect(
      refusedIf((script) => ({
        ...script,
        lines: script.lines.map((line) => ({ ...line, speaker: 'explainer' as const })),
      })),
    ).toContain('no dialogue');
    expect(
      refusedIf((script) => ({ ...script, lines: script.lines.map((line) => ({ ...line, pause: 0 })) })),
    ).toContain('no question to the listener');
    expect(refusedIf((script) => changed(script, place, { part: 99 }))).toContain('no such part');
  });
});

const answer = (script: WrittenScript): ModelEvent[] => [
  { type: 'text', text: JSON.stringify(script) },
  { type: 'done', usage: { inputTokens: 100, outputTokens: 50, cost: null }, cut: false },
];

const madeWith = async (...answers: ModelEvent[][]) => {
  const app = await startApp({ world: { model: scriptedModel(...answers) } });
  try {
    const ada = await verifiedStudent(app, 'ada');
    const voices = { host: 'quick-one', explainer: 'quick-two' };
    const body = { type: 'chapter', source: 'biology~2', minutes: 5, voices } as const;
    const { podcast } = await ada.ask(calls.make, { body });
    const written = await vi.waitFor(async () => {
      const read = await ada.ask(calls.read, { params: { id: podcast.id } });
      expect(read.podcast.lines.length).toBeGreaterThan(0);
      // Lines and podcast are asked one after the other, and may be written in between.
      expect(['queued', 'writing']).not.toContain(read.podcast.state);
      return read.podcast;
    }, PATIENCE);
    return { podcast: written, used: (await ada.ask(usage.analytics, {})).analytics.by_feature };
  } finally {
    await app.close();
  }
};

describe('a podcast with a connected model', () => {
  it('is written by the model and counted', async () => {
    const { podcast, used } = await madeWith(answer(good));
    expect(podcast.author).toBe('model');
    expect(podcast.lines).toHaveLength(good.lines.length);
    expect(used).toMatchObject([{ feature: 'podcast', input_tokens: 100 }]);
  });

  it('is written by rules when the judge refuses twice', async () => {
    const bad = {
      ...good,
      lines: good.lines.map((line) =>
        Object.assign(structuredClone(line), { text: `${line.text} In 1789.` }),
      ),
    };
    const { podcast, used } = await madeWith(answer(bad), answer(bad));
    expect(podcast.author).toBe('rules');
    expect(podcast.lines.some(({ text }) => text.includes('1789'))).toBe(false);
    expect(used).toMatchObject([{ feature: 'podcast', input_tokens: 200 }]);
  });
});
