import { readFile } from 'node:fs/promises';
import { isWorthClassifying } from '../../server/src/features/safety/classifier/classifier.ts';
import { makeClassifier } from '../../server/src/features/safety/classifier/classifier.ts';
import { scoreByMeaning } from '../../server/src/features/safety/classifier/meaning-score.ts';
import { scoreByNgrams } from '../../server/src/features/safety/classifier/ngram-score.ts';
import { WEIGHTS } from '../../server/src/features/safety/classifier/weights.ts';
import { makeNotice } from '../../server/src/features/safety/concern.ts';
import { distressIn } from '../../server/src/features/safety/distress/distress.ts';
import { SIGNS } from '../../server/src/features/safety/signs.ts';
import { inPlainWords, unmaskedEnglish } from '../../server/src/features/safety/wording.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';

/** Prints what raises an alarm on messages of a file, one JSON string a line: the rule or the scores. */
const language = segmenterLanguage();
const notice = makeNotice(language);
const embed = miniLm({ warn: console.warn, patience: 60_000 });
const classify = makeClassifier({ embed, language }, WEIGHTS);
const [byMeaning, byWriting] = [scoreByMeaning(embed, WEIGHTS.meaning), scoreByNgrams(WEIGHTS.writing)];

const scoresOf = async (message: string): Promise<string> => {
  const [meaningScore, written] = [await byMeaning(message), byWriting(message)];
  const code = language.languageOf(message) ?? 'en';
  return `meant ${meaningScore?.odds.toFixed(2)}, written ${written.odds.toFixed(2)}, distress ${distressIn(message, code)}`;
};

const ruleOf = (message: string): string => {
  const plain = inPlainWords(unmaskedEnglish(message));
  const sign = SIGNS.find((one) => one.sign.test(plain) && !one.unless?.test(plain))?.sign;
  return sign ? `sign “${sign.exec(plain)?.[0] || sign.source.slice(0, 60)}”` : 'phrases';
};

const tally = { messages: 0, care: 0, doubt: 0 };
const [, , file = '', shows = 'alarms'] = process.argv;
for (const line of (await readFile(file, 'utf8')).split('\n').filter((one) => one !== '')) {
  const message = JSON.parse(line.slice(line.indexOf('"'))) as string;
  const label = line.slice(0, line.indexOf('"'));
  tally.messages++;
  const rule = notice(message);
  const noticed = rule ?? (isWorthClassifying(message) ? await classify(message) : null);
  if (noticed) tally[noticed.concern === 'doubt' ? 'doubt' : 'care']++;
  if ((noticed !== null) !== (shows === 'alarms')) continue;
  const why = rule ? ruleOf(message) : await scoresOf(message);
  console.log(`${label}${noticed?.concern ?? 'nothing'} (${noticed?.language ?? '–'}; ${why}): ${message}`);
}
console.log(tally);
await embed.close();
process.exit(0);
