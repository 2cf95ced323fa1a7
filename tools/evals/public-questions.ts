import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certaintyOf, isConfident } from '../../server/src/features/library/search/engine/confidence.ts';
import type { Hit } from '../../server/src/features/library/search/engine/search-index.ts';
import { openBookLibrary, type BookLibrary, type FoundPlace } from './book-library.ts';
import { lengthsOf, reachedBy, share } from './library-search.ts';
import { talkWith } from './tutor.ts';

interface Key {
  text: string;
  answer_start: number;
}
interface KeyedQuestion {
  question: string;
  answers: readonly Key[];
}
interface Article {
  title: string;
  paragraphs: readonly { context: string; qas: readonly KeyedQuestion[] }[];
}
/** Whether the misses of an article may be read. */
type Side = 'read' | 'unread';

interface Stranger {
  half: Side;
  certainty: number;
  answered: boolean;
}
type Answered = Awaited<ReturnType<typeof judged>> & { half: Side; title: string };

/**
 * A public set of questions in the form of SQuAD 1.1, given by its path: each article is brought in as a book. Names of
 * articles after it are those whose misses may be read; the others stay unread, so that their figures mean something.
 */
const main = async ([file, ...seen]: readonly string[]): Promise<void> => {
  if (file === undefined) throw new Error('Say which file: npm run evals:public -- squad.json [article …]');
  const { data } = JSON.parse(await readFile(file, 'utf8')) as { data: Article[] };
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-evals-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const library = await openBookLibrary(dataDir, await asBooks(data, join(dataDir, 'articles')));
  try {
    const answers = await askedOf(library, data, seen);
    const strangers = await strangersTo(library, data, seen);
    for (const line of report(answers, strangers)) console.log(line);
    for (const { miss } of answers.filter(
      ({ half, place, bestHolds, isInReply }) => half === 'read' && (place !== 0 || !bestHolds || !isInReply),
    ))
      console.log(`  ${miss}`);
  } finally {
    await library.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const fileOf = ({ title }: Article): string => `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`;
const halfOf = ({ title }: Article, seen: readonly string[]): Side =>
  seen.includes(title) ? 'read' : 'unread';

const asBooks = async (articles: readonly Article[], folder: string): Promise<string[]> => {
  await mkdir(folder);
  const paths: string[] = [];
  for (const article of articles) {
    const path = join(folder, fileOf(article));
    await writeFile(path, article.paragraphs.map(({ context }) => context).join('\n\n'));
    paths.push(path);
  }
  return paths;
};

const askedOf = async (
  library: BookLibrary,
  articles: readonly Article[],
  seen: readonly string[],
): Promise<Answered[]> => {
  const answers: Answered[] = [];
  for (const article of articles) {
    const byWords = await library.plainBm25(fileOf(article));
    const talk = talkWith(library.lookup(fileOf(article)));
    for (const { context, qas } of article.paragraphs)
      for (const row of qas.filter(({ answers: keys }) => keys.length > 0))
        answers.push({
          half: halfOf(article, seen),
          title: article.title,
          ...(await judged(library, fileOf(article), { ...row, context }, { byWords, talk })),
        });
  }
  return answers;
};

interface Ways {
  byWords: (question: string) => FoundPlace[];
  talk: ReturnType<typeof talkWith>;
}

const judged = async (
  library: BookLibrary,
  name: string,
  { question, answers, context }: KeyedQuestion & { context: string },
  { byWords, talk }: Ways,
) => {
  const places = answers.map((answer) => around(context, answer));
  const isRight = ({ text }: { text: string }): boolean =>
    places.some((place) => inOneLine(text).includes(place));
  const holds = (text: string): boolean => answers.some((answer) => standsIn(text, answer.text));
  const hits = await library.find(question, [name]);
  const quotes = hits.slice(0, 2).map(({ passage, start, end }) => passage.text.slice(start, end));
  const [{ text: reply }] = await talk([question]);
  const place = hits.findIndex(({ passage }) => isRight(passage));
  return {
    place,
    plain: byWords(question).findIndex(isRight),
    bestHolds: holds(quotes[0] ?? ''),
    twoHold: quotes.some(holds),
    isInReply: holds(reply),
    quoted: quotes[0]?.length ?? 0,
    certainty: sureness(hits),
    answered: hits[0] !== undefined && isConfident(hits[0]),
    miss: `${question} (${name}, “${answers[0]?.text}” in “${places[0]}”; found ${place}: ${inOneLine(quotes[0] ?? '')}${holds(reply) ? '' : `; the tutor: ${inOneLine(reply)}`})`,
  };
};

/** So much beside an answer tells its place from others that hold the same word. */
const BESIDE = 30;

const around = (context: string, { text, answer_start: start }: Key): string =>
  inOneLine(context.slice(Math.max(0, start - BESIDE), start + text.length + BESIDE)).trim();

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const standsIn = (text: string, answer: string): boolean => {
  const wanted = answer.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${wanted}(?![\p{L}\p{N}])`, 'iu').test(inOneLine(text));
};

const sureness = ([best]: readonly Hit[]): number => (best ? certaintyOf(best) : 0);

/** Every article is asked a few of the questions that belong to each of the others. */
const FROM_EACH = 30;

const strangersTo = async (
  library: BookLibrary,
  articles: readonly Article[],
  seen: readonly string[],
): Promise<Stranger[]> => {
  const strangers: Stranger[] = [];
  for (const article of articles)
    for (const other of articles.filter((one) => one !== article))
      for (const { question } of evenly(
        other.paragraphs.flatMap(({ qas }) => qas),
        FROM_EACH,
      )) {
        const hits = await library.find(question, [fileOf(article)]);
        strangers.push({
          half: halfOf(article, seen),
          certainty: sureness(hits),
          answered: hits[0] !== undefined && isConfident(hits[0]),
        });
      }
  return strangers;
};

const evenly = <Item>(list: readonly Item[], many: number): Item[] =>
  list.filter(
    (_, at) => Math.floor((at * many) / list.length) !== Math.floor(((at - 1) * many) / list.length),
  );

const report = (answers: readonly Answered[], strangers: readonly Stranger[]): string[] => [
  ...[...new Set(answers.map(({ title }) => title))].map((title) =>
    lineOf(
      title,
      answers.filter((one) => one.title === title),
    ),
  ),
  ...(['read', 'unread'] as const).flatMap((half) => {
    const own = answers.filter((one) => one.half === half);
    return own.length === 0
      ? []
      : [
          lineOf(`${half}, all`, own),
          refusalLine(
            half,
            own,
            strangers.filter((one) => one.half === half),
          ),
        ];
  }),
];

const lineOf = (title: string, list: readonly Answered[]): string => {
  const among = (key: 'place' | 'plain', first: number): string =>
    share(list.filter((one) => one[key] >= 0 && one[key] < first).length, list.length);
  const of = (key: 'bestHolds' | 'twoHold' | 'isInReply'): string =>
    share(list.filter((one) => one[key]).length, list.length);
  return (
    `${title}: first ${among('place', 1)}, in five ${among('place', 5)} of ${list.length} ` +
    `(plain BM25 ${among('plain', 1)}, ${among('plain', 5)}); answer in the best quote ${of('bestHolds')}, ` +
    `best two ${of('twoHold')}, in what the tutor says ${of('isInReply')}; ${lengthsOf(list.map(({ quoted }) => quoted))}`
  );
};

const refusalLine = (half: Side, answers: readonly Answered[], strangers: readonly Stranger[]): string => {
  const threshold = reachedBy(
    90,
    answers.map(({ certainty }) => certainty),
  );
  const refused = strangers.filter(({ certainty }) => certainty < threshold).length;
  const inUse = strangers.filter(({ answered }) => !answered).length;
  return (
    `${half}: answered ${share(answers.filter(({ answered }) => answered).length, answers.length)}, other articles' questions ` +
    `refused ${share(inUse, strangers.length)}; where 90 % are answered (at ${threshold.toFixed(3)}) ${share(refused, strangers.length)} of ${strangers.length}`
  );
};

await main(process.argv.slice(2));
