import type { Move } from '../pedagogy/moves.ts';
import type { Choice } from '../state/state.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { ask, choice, say } from '../wording/parts.ts';
import { askAbout } from './ask-about.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { titleOf, topicAtHand, type Topic } from './topic.ts';

/** Answers what is asked about a test within the topic at hand; null where nothing is at hand. */
export const aboutExam = async (
  context: MoveContext,
  { asks }: Extract<Move, { kind: 'about exam' }>,
): Promise<Reply | null> => {
  const topic = await topicAtHand(context);
  if (!topic) return null;
  if (asks === 'where first') return whereFirst(context, topic);
  const about = titleOf(topic);
  const asked = await askAbout(context, topic, { topic: '', isQuiz: false, step: 0, count: null });
  if (!asked) return null;
  // One opening is enough.
  const [first, ...rest] = asked.parts;
  const isOpening = first?.part === 'say' && (first.phrase === 'checkIt' || first.phrase === 'hereIsOne');
  return {
    ...asked,
    parts: [
      say(asks === 'on the test' ? 'onTheTest' : 'howAsked', { about }),
      ...(isOpening ? rest : asked.parts),
    ],
  };
};

/** The ideas of the chapter in the order in which they build on each other; of a topic beyond the lessons, what is asked first. */
const whereFirst = async ({ state, lessons, reader }: MoveContext, topic: Topic): Promise<Reply | null> => {
  if (topic.kind === 'beyond') {
    const choices = topic.exchanges
      .filter(({ is }) => is === 'question')
      .flatMap(({ says }): Choice[] => {
        const way = says.find((one) => /^(?:what|why|how|when|who)\b/i.test(one));
        return way === undefined ? [] : [{ label: asSentence(way).replace(/\.$/, '?'), wish: null }];
      })
      .slice(0, MOST);
    return {
      parts: [say('firstBeyond', { about: titleOf(topic) }), { part: 'choices', choices }],
      state: goOn(state, { waits: 'choice', item: null }),
    };
  }
  const [book = ''] = (topic.kind === 'idea' ? topic.idea.id : (topic.ideas[0]?.id ?? '')).split('/');
  const id = topic.kind === 'idea' ? topic.idea.id : topic.ideas[0]?.id;
  const chapter = (await lessons.whole(reader, book)).find(({ ideas }) => ideas.some((one) => one.id === id));
  const [first, ...others] = chapter?.ideas ?? [];
  if (!chapter || !first || others.length === 0) return null;
  return {
    parts: [
      say('firstInChapter', {
        chapter: chapter.title,
        first: first.title,
        others: others.map(({ title }) => `“${title}”`).join(', '),
      }),
      ask('firstWhich'),
      {
        part: 'choices',
        choices: chapter.ideas.slice(0, MOST).map((idea) => choice(idea.title, 'concept', idea.id)),
      },
    ],
    state: goOn(state, { waits: 'choice', item: null }),
  };
};
const MOST = 4;
