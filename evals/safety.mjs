import { readFile } from 'node:fs/promises';
import { halfOf, makeTally } from './mathematics-engine.mjs';
import { exportsOf } from './sources.mjs';

const ROOM = new URL('../server/src/features/tutor/safety/', import.meta.url);
/** Who is in trouble must be cared for; a refusal would be the wrong answer. */
const REFUSALS = new Set(['dangerous wish', 'sexual wish']);
const REFUSED = new Set(['dangerous', 'sexual']);

/** Whether trouble is noticed in a student's own words, and study that only sounds like it is left alone. */
export const evalSafety = async () => {
  const material = JSON.parse(await readFile(new URL('safety.json', import.meta.url), 'utf8'));
  const { concernIn } = await exportsOf(ROOM, ['concern.ts']);
  const [noticed, leftAlone, languages] = [makeTally(), makeTally(), makeTally()];
  const times = [];
  for (const [kind, byLanguage] of Object.entries(material))
    for (const [language, messages] of Object.entries(byLanguage))
      for (const message of messages) {
        const began = performance.now();
        const concern = concernIn(message);
        times.push(performance.now() - began);
        const half = halfOf(message);
        if (kind === 'harmless') {
          leftAlone.count(language, half, concern === null, `${language}: ${message} → ${concern}`);
          continue;
        }
        const right = concern !== null && (REFUSED.has(kind) || !REFUSALS.has(concern));
        noticed.count(kind, half, right, `${language}: ${message} → ${concern}`);
        languages.count(language, half, right, message);
      }
  return {
    figure: `noticed ${noticed.percent('unseen')}, study left alone ${leftAlone.percent('unseen')}, both on the unseen half`,
    notes: [
      `the seen half: noticed ${noticed.percent('seen')}, study left alone ${leftAlone.percent('seen')}`,
      ...noticed.byKind().map((line) => `noticed, ${line}`),
      ...languages.byKind().map((line) => `noticed in ${line}`),
      ...leftAlone.byKind().map((line) => `left alone in ${line}`),
      `one message takes ${(times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(2)} ms`,
    ],
    misses: [...noticed.misses, ...leftAlone.misses],
  };
};
