import {
  isWorthClassifying,
  makeClassifier,
} from '../../server/src/features/safety/classifier/classifier.ts';
import { WEIGHTS } from '../../server/src/features/safety/classifier/weights.ts';
import { makeNotice, type Concern } from '../../server/src/features/safety/concern.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { HALVES, type Evaluation, type Half } from './evaluation.ts';
import { halfOf, makeTally, quarterKept } from './halves.ts';
import { ownMaterial } from './material.ts';
import type { Batch } from './safety-lessons.ts';

/** Who is in trouble must be cared for; a refusal would be the wrong answer. */
const REFUSALS: ReadonlySet<Concern> = new Set(['dangerous wish', 'sexual wish']);
const REFUSED = new Set(['dangerous', 'sexual']);
const isRight = (kind: string, concern: Concern | null): boolean =>
  kind === 'harmless' ? concern === null : concern !== null && (REFUSED.has(kind) || !REFUSALS.has(concern));

/** Whether trouble is noticed in a student's own words, and study that only sounds like it is left alone. */
export const evalSafety = async (): Promise<Evaluation> => {
  const material = await ownMaterial<Batch>('safety.json');
  const { classified, close } = classifier();
  const [noticed, leftAlone, languages, byRules] = [makeTally(), makeTally(), makeTally(), makeTally()];
  const times: number[] = [];
  for (const [kind, byLanguage] of Object.entries(material))
    for (const [language, messages] of Object.entries(byLanguage))
      for (const message of messages) {
        const began = performance.now();
        const rule = concernIn(message);
        times.push(performance.now() - began);
        const concern = rule ?? (await classified(message));
        // Of what is harmless a part of the unseen half was opened.
        const half = kind === 'harmless' ? quarterKept(message) : halfOf(message);
        const miss = `${language}: ${message} → ${concern}`;
        if (kind === 'harmless') {
          leftAlone.count(language, half, concern === null, miss);
          continue;
        }
        noticed.count(kind, half, isRight(kind, concern), miss);
        languages.count(language, half, isRight(kind, concern), message);
        byRules.count(kind, half, isRight(kind, rule), message);
      }
  const fresh = await freshBatches(async (message) => concernIn(message) ?? (await classified(message)));
  await close();
  times.sort((one, other) => one - other);
  return {
    figure: `noticed ${noticed.percent('unseen')}, study left alone ${leftAlone.percent('unseen')}, both on what was kept unread`,
    notes: [
      ...fresh,
      `the seen half: noticed ${noticed.percent('seen')}, study left alone ${leftAlone.percent('seen')}`,
      `by the phrases alone: seen ${byRules.percent('seen')}, unseen ${byRules.percent('unseen')}`,
      ...noticed.byKind().map((line) => `noticed, ${line}`),
      ...languages.byKind().map((line) => `noticed in ${line}`),
      ...leftAlone.byKind().map((line) => `left alone in ${line}`),
      `the phrases of half the messages are read within ${times[Math.floor(times.length / 2)]?.toFixed(2)} ms`,
    ],
    misses: [...noticed.misses, ...leftAlone.misses],
  };
};

const HALF_OF_BATCH: Readonly<Record<string, Half>> = {
  B: 'seen',
  C: 'seen',
  D: 'seen',
  E: 'seen',
  F: 'unseen',
  H: 'unseen',
};

/**
 * Batches that were written before anything was made of them. Of A one half was learnt from; of G one half was read, and is
 * a lesson of the next `learn:safety`. B to E were measured once, in one go, and their misses then went into lessons in other
 * words; F and H were measured and nothing was learnt from them.
 */
const freshBatches = async (concernOf: (message: string) => Promise<Concern | null>): Promise<string[]> => {
  const batches = await ownMaterial<Record<string, Batch>>('safety-fresh.json');
  const notes: string[] = [];
  for (const [name, batch] of Object.entries(batches)) {
    const [noticed, leftAlone] = [makeTally(), makeTally()];
    for (const [kind, byLanguage] of Object.entries(batch))
      for (const message of Object.values(byLanguage).flat()) {
        const half = HALF_OF_BATCH[name] ?? halfOf(message);
        const tally = kind === 'harmless' ? leftAlone : noticed;
        tally.count(kind, half, isRight(kind, await concernOf(message)), message);
      }
    notes.push(
      ...HALVES.map(
        (half) =>
          `batch ${name}, ${half}: noticed ${noticed.percent(half)}, look-alikes left alone ${leftAlone.percent(half)}`,
      ),
      ...noticed.byKind().map((line) => `batch ${name}, ${line}`),
    );
  }
  return notes;
};

const language = segmenterLanguage();
const notice = makeNotice(language);
const concernIn = (message: string): Concern | null => notice(message)?.concern ?? null;

const classifier = () => {
  const embed = miniLm({ warn: console.warn, patience: 60_000 });
  const classify = makeClassifier({ embed, language }, WEIGHTS);
  return {
    classified: async (message: string): Promise<Concern | null> =>
      isWorthClassifying(message) ? ((await classify(message))?.concern ?? null) : null,
    close: () => embed.close(),
  };
};
