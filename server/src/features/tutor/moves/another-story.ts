import type { State } from '../state/state.ts';
import { wishesForMore } from '../understand/another-wished.ts';
import { say, text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { kindAtHand } from './other-part.ts';
import { inText, NUMBERS } from './story-help.ts';

type Story = NonNullable<State['story']>;

/** Another task of the same kind; where it is not known, the student's own story with other numbers: nobody here can make a new one that is as good. */
export const anotherStory = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading, thread, exercises } = context;
  const { story } = state;
  if (!story) return null;
  const like = story.kind
    ? await exercises.ask('taskLike', { id: story.kind.id, text: shownIn(thread) }, null)
    : null;
  if (like !== null)
    return {
      parts: [say(wishesForMore(reading.message) ? 'anotherAlike' : 'anotherOne'), text(inText(like))],
      state: opened(state, like, story.kind && { id: story.kind.id, example: story.kind.example }),
    };
  const other = await exercises.ask('otherNumbers', { text: story.text }, null);
  if (other === null || wishesForMore(reading.message))
    return {
      parts: [say(other === null ? 'noAnother' : 'storyNoSuch')],
      state:
        other === null
          ? state
          : { ...goOn(state, { focus: 'story' }), waits: 'yes-no', offer: ALIKE_INSTEAD },
    };
  return {
    parts: [say('storyAgain'), text(inText(other))],
    state: opened(state, other, await kindOfNew(context, other)),
  };
};

/** Another task of the kind that an exercise is of; null where its kind isn’t known, or has no more tasks. */
export const anotherOfKind = async (
  { state, thread, exercises }: MoveContext,
  problem: string,
): Promise<Reply | null> => {
  const like = await exercises.ask('likeTask', { problem, text: shownIn(thread) }, null);
  return (
    like && {
      parts: [say('anotherOne'), text(inText(like.task))],
      state: { ...opened(state, like.task, { id: like.id, example: like.example }), exercise: null },
    }
  );
};

const shownIn = (thread: MoveContext['thread']): string =>
  thread.map(({ text: words }) => words.replaceAll('\\$', '$')).join('\n');

const ALIKE_INSTEAD = { act: 'another', about: null } as const;

const opened = (state: State, task: string, kind: Story['kind']): State =>
  goOn(state, {
    focus: 'story',
    waits: 'answer',
    story: { text: task, numbers: task.match(NUMBERS) ?? [], turn: 1, results: [], kind: kind ?? null },
  });

/** What a story was read as holds for its own numbers: with others it is read anew. */
const kindOfNew = async (
  { exercises, state: { story } }: MoveContext,
  message: string,
): Promise<Story['kind']> => {
  if (story?.kind?.example) return story.kind;
  const alone = { exercise: null, finished: null, story: null, earlier: [], checks: false };
  return kindAtHand((await exercises.ask('examine', { message, ...alone }, null))?.kind ?? null);
};
