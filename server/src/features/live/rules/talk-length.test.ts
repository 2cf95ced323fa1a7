import type { Idea, Item, Lesson } from '@studia/contract/lessons';
import { LIVE } from '@studia/contract/limits';
import type { HappeningOf, LiveHappening } from '@studia/contract/live-events';
import { spokenText } from '@studia/contract/spoken-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenLessons } from '../../../testing/starter-lessons.ts';
import { direct } from './director.ts';
import { NEW_LESSON } from './lesson-state.ts';
import { AROUND, checkedAs } from './small-lesson.fixture.ts';
import type { LessonTurn } from './turn.ts';

let lessons: readonly Lesson[];
beforeAll(async () => {
  lessons = await writtenLessons();
});

const keyOf = ({ key }: Item): string => [key].flat().join(' ');
const answer = (item: Item, result: 'right' | 'wrong'): LessonTurn => ({
  kind: 'answer',
  item,
  said: 'something',
  checked: checkedAs(result, { key: keyOf(item) }),
});

/** Students: what each does at their so-manieth question, or where there is none. */
const STUDENTS: Readonly<Record<string, (turn: number, item: Item | null) => LessonTurn>> = {
  'knows everything': (_, item) => (item ? answer(item, 'right') : { kind: 'wish', wish: 'go-on' }),
  'knows little and asks a lot': (turn, item) => {
    const wish = (['lost', 'example', 'why', 'repeat', 'hint', 'simpler'] as const)[turn % 12];
    if (wish) return { kind: 'wish', wish };
    return item ? answer(item, turn % 3 === 0 ? 'right' : 'wrong') : { kind: 'wish', wish: 'go-on' };
  },
};

/** A whole lesson: what the tutor did in each turn. */
const held = (
  { title, book_id, chapter, ideas }: Lesson,
  student: (turn: number, item: Item | null) => LessonTurn,
): (readonly LiveHappening[])[] => {
  const items = new Map(ideas.flatMap((idea) => idea.items.map((item) => [item.id, item] as const)));
  const around = {
    ...AROUND,
    ideas,
    check: (idea: Idea, item: Item) => ({ key: keyOf(item), quote: idea.quote }),
  };
  let direction = direct(
    NEW_LESSON,
    { kind: 'lesson', title, book: book_id, chapter, ideas, from: 0 },
    around,
  );
  const turns = [direction.happenings];
  for (let turn = 0; direction.state.mode !== 'closing' || direction.state.held; turn += 1) {
    if (turn > 400) throw new Error(`${book_id} ${chapter} does not come to its end`);
    const ask = direction.happenings.at(-1);
    const item = ask?.kind === 'ask' && ask.item ? (items.get(ask.item.id) ?? null) : null;
    direction = direct(direction.state, student(turn, item), around);
    turns.push(direction.happenings);
  }
  return turns;
};

const isSay = (one: LiveHappening): one is HappeningOf<'say'> => one.kind === 'say';

/** What a line sounds like takes a while to work out, and both students hear the same lines. */
const counted = new Map<string, number>();
const wordsOf = (line: string): number => {
  const words = counted.get(line) ?? spokenText(line).join(' ').match(/\S+/g)?.length ?? 0;
  counted.set(line, words);
  return words;
};

/** How long it takes to say all of it, the question at its end included. */
const secondsIn = (happenings: readonly LiveHappening[]): number => {
  const words = happenings
    .flatMap((one) => (isSay(one) ? one.sentences : one.kind === 'ask' ? [one.ask] : []))
    .reduce((sum, line) => sum + wordsOf(line), 0);
  return (words / LIVE.wordsPerMinute) * 60;
};

describe.each(Object.entries(STUDENTS))('every written lesson, with a student who %s', (_, student) => {
  let walks: { lesson: Lesson; turns: (readonly LiveHappening[])[] }[];
  beforeAll(() => {
    walks = lessons.map((lesson) => ({ lesson, turns: held(lesson, student) }));
  });

  it('never talks longer than thirty seconds before the student does something', () => {
    expect(walks.length).toBeGreaterThan(100);
    const tooLong = walks.flatMap(({ lesson, turns }) =>
      turns
        .map((happenings, turn) => ({ turn, seconds: secondsIn(happenings) }))
        .filter(({ seconds }) => seconds > LIVE.longestTalk / 1_000)
        .map(({ turn, seconds }) => `${lesson.book_id} ${lesson.chapter}, turn ${turn}: ${seconds} s`),
    );
    expect(tooLong).toEqual([]);
  });

  it('draws every step of every board, and once', () => {
    for (const { lesson, turns } of walks) {
      const drawn = turns
        .flat()
        .filter(isSay)
        .map(({ draw }) => draw[0]);
      for (const { board, title } of lesson.ideas) {
        const steps = (board ?? []).flatMap(({ draw }) => draw.slice(0, 1));
        const found = drawn.filter((first) => first && steps.includes(first));
        expect(found, `${lesson.book_id} ${lesson.chapter}: ${title}`).toHaveLength(steps.length);
      }
    }
  });

  it('ends every turn in a question', () => {
    for (const { turns } of walks)
      for (const happenings of turns) expect(happenings.at(-1)?.kind).toBe('ask');
  });
});
