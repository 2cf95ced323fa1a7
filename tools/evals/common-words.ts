import { writeFile } from 'node:fs/promises';
import { readWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';
import { readStatement } from '../../server/src/features/lessons/rules/statement/read-statement.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';

/** Writes how seldom words are said in the exchanges: what many of them say tells little about any. */
const FILE = new URL('../../server/src/features/lessons/exchanges/common-words.json', import.meta.url);
/** A word that stands in fewer exchanges than this is rare. */
const COMMON = 30;

const exchanges = await readWrittenExchanges();
const language = segmenterLanguage();
const count = new Map<string, number>();
for (const { says, reply } of exchanges)
  for (const word of readStatement([...says, reply].join('. '), (text) => language.wordsOf(text, 'en')).words)
    count.set(word, (count.get(word) ?? 0) + 1);
const rarity = (times: number): number => Number(Math.log(exchanges.length / (1 + times)).toFixed(1));
const byRarity = new Map<number, string[]>();
for (const [word, times] of Array.from(count).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  if (times >= COMMON) byRarity.set(rarity(times), [...(byRarity.get(rarity(times)) ?? []), word]);
const common = Array.from(byRarity)
  .toSorted(([one], [other]) => one - other)
  .map(([value, words]) => ({ rarity: value, words: words.join(' ') }));
await writeFile(FILE, `${JSON.stringify({ rare: rarity(COMMON / 3), common }, null, 2)}\n`);
console.log(`${common.flatMap(({ words }) => words.split(' ')).length} common words`);
