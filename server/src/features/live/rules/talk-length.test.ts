import type { Idea, Item, Lesson } from '@studia/contract/lessons';
import { LIVE } from '@studia/contract/limits';
import type { HappeningOf, LiveHappening } from '@studia/contract/live-events';
import type { SceneOption } from '@studia/contract/live-scenes';
import { spokenText } from '@studia/contract/spoken-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenLessons } from '../../../testing/starter-lessons.ts';
import { readWrittenScenes } from '../../lessons/scenes/written-scenes.ts';
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
  words: 'something',
  checked: checkedAs(result, { key: keyOf(item) }),
});

/** What waits for the student: a question of the lesson, or of a scene. */
interface Waiting {
  item: Item | null;
  options: readonly SceneOption[];
}
type Acts = (turn: number, waiting: Waiting) => LessonTurn;

const GO_ON: LessonTurn = { kind: 'wish', wish: 'go-on' };
const take = (options: readonly SceneOption[], is: SceneOption['is']): LessonTurn => {
  const option = options.find((one) => one.is === is) ?? options[0];
  return option ? { kind: 'scene', words: option.says, option } : GO_ON;
};

/** Students: what each does at their so-manieth question, or where there is none. */
const STUDENTS: Readonly<Record<string, Acts>> = {
  'knows everything': (_, { item, options }) => (item ? answer(item, 'right') : take(options, 'right')),
  'knows little and asks a lot': (turn, { item, options }) => {
    const wish = (['lost', 'example', 'why', 'repeat', 'hint', 'simpler'] as const)[turn % 12];
    if (wish) return { kind: 'wish', wish };
    return item ? answer(item, turn % 3 === 0 ? 'right' : 'wrong') : take(options, 'wrong');
  },
};

/** A whole lesson: what the tutor did in each turn. */
const held = async (
  { title, book_id, chapter, ideas }: Lesson,
  student: Acts,
): Promise<(readonly LiveHappening[])[]> => {
  const items = new Map(ideas.flatMap((idea) => idea.items.map((item) => [item.id, item] as const)));
  const around = {
    ...AROUND,
    ideas,
    scenes: await readWrittenScenes(book_id, chapter),
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
    const { waits, scene, at, ideas: names } = direction.state;
    const options = (waits === 'scene' && around.scenes[names[at] ?? '']?.scenes[scene]?.options) || [];
    direction = direct(direction.state, student(turn, { item, options }), around);
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

interface Walk {
  lesson: Lesson;
  turns: (readonly LiveHappening[])[];
}

/** By student. Lesson by lesson: what one of them was told, and how long that takes to say, is remembered for the next one. */
const walksOf = new Map<string, Walk[]>(Object.keys(STUDENTS).map((name) => [name, []]));
beforeAll(async () => {
  for (const lesson of lessons)
    for (const [name, student] of Object.entries(STUDENTS))
      walksOf.get(name)?.push({ lesson, turns: await held(lesson, student) });
}, 120_000);

describe.each(Object.keys(STUDENTS))('every written lesson, with a student who %s', (name) => {
  let walks: readonly Walk[];
  beforeAll(() => {
    walks = walksOf.get(name) ?? [];
  });

  it('never talks longer than forty seconds before the student does something', () => {
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
        .flatMap(({ draw }) => draw);
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
