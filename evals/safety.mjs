import { readFile } from 'node:fs/promises';
import { halfOf, makeTally, quarterKept } from './mathematics-engine.mjs';
import { loadSources } from './sources.mjs';

const SERVER = new URL('../server/src/', import.meta.url);
/** Who is in trouble must be cared for; a refusal would be the wrong answer. */
const REFUSALS = new Set(['dangerous wish', 'sexual wish']);
const REFUSED = new Set(['dangerous', 'sexual']);
const isRight = (kind, concern) =>
  kind === 'harmless' ? concern === null : concern !== null && (REFUSED.has(kind) || !REFUSALS.has(concern));

/** Whether trouble is noticed in a student's own words, and study that only sounds like it is left alone. */
export const evalSafety = async () => {
  const material = JSON.parse(await readFile(new URL('safety.json', import.meta.url), 'utf8'));
  const { concernIn, opinionOf, close } = await safety();
  const [noticed, leftAlone, languages, byRules] = [makeTally(), makeTally(), makeTally(), makeTally()];
  const times = [];
  for (const [kind, byLanguage] of Object.entries(material))
    for (const [language, messages] of Object.entries(byLanguage))
      for (const message of messages) {
        const began = performance.now();
        const rule = concernIn(message);
        times.push(performance.now() - began);
        const concern = rule ?? (await opinionOf(message));
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
  const fresh = await freshBatches(async (message) => concernIn(message) ?? (await opinionOf(message)));
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
      `the phrases of half the messages are read within ${times[Math.floor(times.length / 2)].toFixed(2)} ms`,
    ],
    misses: [...noticed.misses, ...leftAlone.misses],
  };
};

const HALF_OF_BATCH = { B: 'seen', C: 'seen', D: 'seen', E: 'seen', F: 'unseen' };

/**
 * Batches that were written before anything was made of them. Of A one half was read; B to E were measured once, in
 * one go, and their misses then went into lessons in other words; F was measured once and nothing was learnt from it.
 */
const freshBatches = async (concernOf) => {
  const batches = JSON.parse(await readFile(new URL('safety-fresh.json', import.meta.url), 'utf8'));
  const notes = [];
  for (const [name, batch] of Object.entries(batches)) {
    const [noticed, leftAlone] = [makeTally(), makeTally()];
    for (const [kind, byLanguage] of Object.entries(batch))
      for (const message of Object.values(byLanguage).flat()) {
        const half = HALF_OF_BATCH[name] ?? halfOf(message);
        const tally = kind === 'harmless' ? leftAlone : noticed;
        tally.count(kind, half, isRight(kind, await concernOf(message)), message);
      }
    notes.push(
      ...['seen', 'unseen'].map(
        (half) =>
          `batch ${name}, ${half}: noticed ${noticed.percent(half)}, look-alikes left alone ${leftAlone.percent(half)}`,
      ),
      ...noticed.byKind().map((line) => `batch ${name}, ${line}`),
    );
  }
  return notes;
};

const safety = async () => {
  const { parts, close } = await loadSources([
    'features/safety/concern.ts',
    'features/safety/classifier/classifier.ts',
    'features/safety/classifier/weights.ts',
    'ports/embed/minilm.ts',
    'ports/language/segmenter.ts',
  ]);
  const { makeNotice, segmenterLanguage, makeClassifier, isWorthClassifying, WEIGHTS, miniLm } = parts;
  await close();
  const thread = new URL('ports/embed/embed-thread.mjs', SERVER);
  const embed = miniLm({ warn: console.warn, thread, patience: 60_000 });
  const language = segmenterLanguage();
  const notice = makeNotice(language);
  const ask = makeClassifier({ embed, language }, WEIGHTS);
  return {
    concernIn: (message) => notice(message)?.concern ?? null,
    opinionOf: async (message) =>
      isWorthClassifying(message) ? ((await ask(message))?.concern ?? null) : null,
    close: () => embed.close(),
  };
};
