import { drawFrom } from '../../../chance.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { choice, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

const BOOKS = [
  'biology',
  'physics',
  'earth-and-space',
  'world-history',
  'chemistry',
  'economics',
  'computing',
];
const CHOICES = 3;

/** Who wants to learn anything at all picks one of three things that others have asked. */
export const surprise = async ({ state, lessons, reader, thread }: MoveContext): Promise<Reply> => {
  const draw = drawFrom(thread.map(({ text }) => text).join('\n'));
  const left = [...BOOKS];
  const books = Array.from({ length: CHOICES }, () => left.splice(draw(left.length), 1)[0] ?? '');
  const picked = await Promise.all(
    books.map(async (book) => {
      const ideas = (await lessons.whole(reader, book)).flatMap((lesson) => lesson.ideas);
      const asks = ideas.flatMap(({ id, asks: own }) =>
        own.filter(({ ask }) => CURIOUS.test(ask)).map(({ ask }) => ({ id, ask })),
      );
      return asks[draw(Math.max(1, asks.length))];
    }),
  );
  const choices = picked.flatMap((one) =>
    one ? [choice(asSentence(one.ask).replace(/\.$/, '?'), 'concept', one.id)] : [],
  );
  return {
    parts: [say('surprise'), { part: 'choices', choices }],
    state: goOn(state, { focus: 'none', waits: 'choice', item: null }),
  };
};
const CURIOUS =
  /^(?:why|how come|can|could|what if|what would|is it true)\b(?!.*\b(?:it|its|they|them|their|he|she|this|that|these|those|then|only|so|we|I)\b)[^\d]{12,60}$/i;
