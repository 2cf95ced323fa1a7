import { HELP } from '@studia/contract/help';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miniLm } from '../../../ports/embed/minilm.ts';
import { segmenterLanguage } from '../../../ports/language/segmenter.ts';
import { makeAnswers } from './answers.ts';
import { ANSWERABLE, UNANSWERABLE } from './held-out.fixture.ts';
import { FRESH, SCHOOL } from './questions.fixture.ts';
import { readAnswers, wordingsOf } from './rules.ts';
import { readWrittenAnswers } from './written-answers.ts';

const language = segmenterLanguage();
const written = readWrittenAnswers();
const all = written.flatMap(({ answers }) => answers);
const embed = miniLm({ warn: () => {} });
const byWords = makeAnswers({ language, embed: null, written });
const byBoth = makeAnswers({ language, embed, written });
beforeAll(() => byBoth.learnMeanings());
afterAll(() => embed.close());

const questionOf = ({ question }: { question: string }): string[] => [question];

describe('the answers that we wrote', () => {
  it('are more than forty, each with an id of its own and a few lines to say', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { answer } of all) expect(answer.split(/\s+/).length).toBeLessThanOrEqual(110);
  });

  it('lead to pages that exist', () => {
    const links = all.flatMap(({ answer }) => [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to));
    const pages = new Set(
      'accessibility cookies curriculum dashboard goal-setting my-notes practice privacy profile refer review settings subscription terms tokens'
        .split(' ')
        .map((page) => `/${page}`),
    );
    expect(links.filter((to) => !pages.has(to ?? ''))).toEqual([]);
  });

  it('are refused where something is missing', () => {
    const whole = '# Books\n\n## Why?\nid: why\nalso: how come\n\nBecause.\n';
    expect(readAnswers('books', whole).answers).toEqual([
      { id: 'why', category: 'books', question: 'Why?', alsoAsked: ['how come'], answer: 'Because.' },
    ]);
    for (const part of ['# Books\n', 'id: why\n', 'also: how come\n', 'Because.\n'])
      expect(() => readAnswers('books', whole.replace(part, ''))).toThrow(/books/);
  });
});

describe('a question about Studia', () => {
  it('that is asked in our own words has its answer for certain', async () => {
    const missed: string[] = [];
    for (const [engine, wordings] of [
      [byWords, wordingsOf],
      [byBoth, questionOf],
    ] as const)
      for (const answer of all)
        for (const wording of wordings(answer)) {
          const found = await engine.findAnswer(wording);
          if (found?.id !== answer.id || found.certainty < HELP.certain)
            missed.push(`${wording} → ${found?.id} ${found?.certainty}`);
        }
    expect(missed).toEqual([]);
  });

  it('finds its answer in other words: 17 of 20 by words and meaning, 7 of 10 by words alone', async () => {
    const shareOf = async (engine: typeof byWords): Promise<number> => {
      let right = 0;
      for (const [question, id] of FRESH) right += (await engine.findAnswer(question))?.id === id ? 1 : 0;
      return right / FRESH.length;
    };
    expect(await shareOf(byBoth)).toBeGreaterThanOrEqual(0.85);
    expect(await shareOf(byWords)).toBeGreaterThanOrEqual(0.7);
  });

  it('that nobody tuned on finds its answer 4 times of 5, and is never sure of a wrong one', async () => {
    const answered = ANSWERABLE.filter(([, ...ids]) => ids.length > 0);
    const wronglySure: string[] = [];
    let right = 0;
    for (const [question, ...ids] of [...answered, ...UNANSWERABLE.map((asked): [string] => [asked])]) {
      const found = await byBoth.findAnswer(question);
      const isRight = found !== null && ids.includes(found.id);
      if (isRight) right += 1;
      else if (found && found.certainty >= HELP.certain) wronglySure.push(`${question} → ${found.id}`);
    }
    expect(wronglySure).toEqual([]);
    expect(right / answered.length).toBeGreaterThanOrEqual(0.8);
  });

  it('is told with where it stands, so that whoever asks can be sent there', async () => {
    expect(await byWords.findAnswer('how do I cancel?')).toMatchObject({
      id: 'cancel',
      question: 'How do I cancel Premium?',
      answer: expect.stringContaining('[Billing](/subscription)'),
      path: '/help-support?answer=cancel',
    });
  });
});

it('no question about schoolwork is taken for one about Studia', async () => {
  const taken: string[] = [];
  for (const engine of [byWords, byBoth])
    for (const question of SCHOOL) {
      const found = await engine.findAnswer(question);
      if (found && found.certainty >= HELP.certain) taken.push(`${question} → ${found.id}`);
    }
  expect(taken).toEqual([]);
});
