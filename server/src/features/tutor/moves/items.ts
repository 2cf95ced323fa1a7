import type { Answer, Checked, Idea, Item } from '@studia/contract/lessons';
import { drawFrom } from '../../../chance.ts';
import type { Move } from '../pedagogy/moves.ts';
import { openedIdea, type IdeaAtHand, type ItemAtHand, type State } from '../state/state.ts';
import { ask, choice, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { answerTo } from './item-answer.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

const MOST_TRIES = 2;

/** The question that comes next: one that was not asked, as hard as wanted, taps before typing. */
export const nextItem = (idea: Idea, { asked, difficulty }: IdeaAtHand): Item | null => {
  const left = idea.items.filter(({ id }) => !asked.includes(id));
  const distance = (item: Item): number =>
    Math.abs(item.difficulty - difficulty) * 10 + KINDS.indexOf(item.kind);
  return left.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
};
const KINDS: readonly Item['kind'][] = ['choice', 'number', 'true-false', 'short', 'order'];

/** An item as a question, with what can be tapped. */
export const asking = (item: Item): { parts: Part[]; options: string[] } => {
  const options = optionsOf(item);
  const isTrueOrFalse = item.kind === 'true-false';
  const taps = isTrueOrFalse
    ? ['True', 'False'].map((option) => choice(option, 'answer', option))
    : item.kind === 'choice'
      ? options.map((option, at) => choice('ABCDEF'.charAt(at), 'answer', option))
      : [];
  return {
    parts: [
      say('checkIt'),
      text(item.ask),
      ...(options.length > 0 ? [{ part: 'options' as const, options }] : []),
      ...(taps.length > 0 ? [{ part: 'choices' as const, choices: taps }] : []),
    ],
    options,
  };
};

const optionsOf = (item: Item): string[] => {
  if (item.kind === 'choice') return shuffled([item.key, ...item.wrong.map((one) => one.text)], item.id);
  return item.kind === 'order' ? shuffled(item.key, item.id) : [];
};

const shuffled = (things: readonly string[], seed: string): string[] => {
  const draw = drawFrom(seed);
  const left = [...things];
  return things.map(() => left.splice(draw(left.length), 1)[0] ?? '');
};

/** An example, worked step by step. */
export const exampleIn = ({ example, picture, simple, statement }: Idea): string =>
  example
    ? [example.task, ...example.steps.map(({ line, why }, at) => `${at + 1}. ${line}\n   *${why}*`)].join(
        '\n\n',
      )
    : (picture?.like ?? simple ?? statement);

/** A question that still waits, after something else was said; its options stand above already. */
export const askingAgain = (item: Item, { choices }: State): Part[] => [
  ask('backToQuestion'),
  say('itemAsk', { ask: item.ask }),
  ...(choices.length > 0 ? [{ part: 'choices' as const, choices }] : []),
];

/** The same question after other words. */
export const breaking = ([first, ...rest]: Part[]): Part[] =>
  first?.part === 'say' ? [{ ...first, breaks: true }, ...rest] : first ? [first, ...rest] : [];

/** The state in which an item waits for its answer. */
export const waitingFor = (state: State, idea: IdeaAtHand, item: Item, options: string[]): State =>
  goOn(state, {
    focus: 'item',
    waits: item.kind === 'choice' || item.kind === 'true-false' ? 'choice' : 'answer',
    idea: { ...idea, asked: [...idea.asked, item.id] },
    item: { idea: idea.id, item: item.id, options, tries: 0, hints: 0, exposes: null },
  });

/** Asks a question about the idea at hand: as hard as before, a step harder or easier. */
export const askItem = async (context: MoveContext, { step }: MoveOf<'ask item'>): Promise<Reply | null> => {
  const { state, lessons, reader } = context;
  const id = state.idea?.id ?? state.item?.idea;
  const idea = id === undefined ? null : await lessons.idea(reader, id);
  if (!idea) return null;
  const before = state.idea ?? openedIdea(idea.id);
  const known = { ...before, difficulty: Math.max(1, Math.min(3, before.difficulty + step)) };
  const item = nextItem(idea, known);
  if (!item) return goFurther(context, idea);
  const { parts, options } = asking(item);
  return { parts, state: waitingFor(state, known, item, options) };
};

/** After the last question: the next idea of the lesson is offered. */
const goFurther = async ({ state, lessons, reader }: MoveContext, idea: Idea): Promise<Reply> => {
  const [bookId = ''] = idea.id.split('/');
  const ideas = (await lessons.whole(reader, bookId)).flatMap((lesson) => lesson.ideas);
  const next = ideas[ideas.findIndex(({ id }) => id === idea.id) + 1];
  const done = goOn(state, { focus: 'idea', item: null });
  return next
    ? {
        parts: [say('itemsDone', { title: `“${next.title}”` })],
        state: { ...done, waits: 'yes-no', offer: { act: 'concept', about: next.id } },
      }
    : { parts: [say('itemsDoneAlone')], state: done };
};

const atHand = async ({
  state,
  lessons,
  reader,
}: MoveContext): Promise<{ idea: Idea; item: Item; waiting: ItemAtHand } | null> => {
  const waiting = state.item;
  const idea = waiting && (await lessons.idea(reader, waiting.idea));
  const item = idea?.items.find(({ id }) => id === waiting?.item);
  return idea && item && waiting ? { idea, item, waiting } : null;
};

/** Judges the answer to the question that waits. */
export const judgeItem = async (context: MoveContext): Promise<Reply | null> => {
  const at = await atHand(context);
  if (!at) return null;
  const { idea, item, waiting } = at;
  const answer = answerTo(item, waiting.options, context.reading);
  if (!answer) return null;
  const checked = context.lessons.check(idea, item, answer);
  // What nobody can hold against the key may still be right or wrong by itself.
  if (checked.result === 'compare' && context.reading.known) return null;
  // A sentence that only sounds like an option says something of its own: it may be right where the option is not.
  if (item.kind === 'choice' && checked.result === 'wrong' && isSentence(context.reading)) return null;
  return verdictOn(context, at, answer, checked);
};

const isSentence = ({ wish, isClaim, plain }: MoveContext['reading']): boolean =>
  wish === null && isClaim && (plain.match(/\p{L}{2,}/gu)?.length ?? 0) > SHORT_ANSWER;
const SHORT_ANSWER = 4;

const verdictOn = (
  context: MoveContext,
  { idea, item, waiting }: { idea: Idea; item: Item; waiting: ItemAtHand },
  answer: Answer,
  checked: Checked,
): Reply => {
  const { state } = context;
  const again = { ...waiting, tries: waiting.tries + 1 };
  const stays = (): State => ({ ...state, focus: 'item', item: again, offer: null });
  switch (checked.result) {
    case 'right':
      return over(state, [say('itemRight'), text(item.explanation)], {
        right: 1,
        harder: waiting.tries === 0,
      });
    case 'nearly':
      return again.tries >= MOST_TRIES
        ? over(
            state,
            [
              say('itemNearly', { slip: checked.slip ?? '' }),
              say('itemAnswer', { key: keyIn(checked.key) }),
              text(item.explanation),
            ],
            { right: 0, harder: false },
          )
        : { parts: [say('itemNearly', { slip: checked.slip ?? '' }), say('itemTryAgain')], state: stays() };
    case 'partly':
      return partly(state, item, answer, checked, again);
    case 'wrong': {
      if (again.tries >= MOST_TRIES || item.kind === 'true-false')
        return over(
          state,
          [say('itemWrong'), say('itemAnswer', { key: keyIn(checked.key) }), text(item.explanation)],
          { right: 0, harder: false },
        );
      const misconception = idea.misconceptions.find(({ id }) => id === checked.reveals);
      const shows: Part[] = misconception
        ? [text(misconception.wrong)]
        : item.hints[0] === undefined
          ? []
          : [text(item.hints[0])];
      return {
        parts: [say('itemWrong'), ...shows, ask('itemTryAgain'), ...taps(state)],
        state: { ...stays(), choices: state.choices },
      };
    }
    case 'compare':
      return over(state, [say('itemCompare', { key: checked.key })], {
        right: 0,
        harder: false,
      });
  }
};

const taps = ({ choices }: State): Part[] => (choices.length > 0 ? [{ part: 'choices', choices }] : []);
const keyIn = (key: string): string => key.replace(/[.!]$/, '');

const partly = (state: State, item: Item, answer: Answer, checked: Checked, again: ItemAtHand): Reply => {
  const isBareChoice = answer.kind === 'true-false' && answer.reason.trim() === '';
  const missing = checked.points.find((point) => point.state !== 'said');
  if (isBareChoice && again.tries < MOST_TRIES)
    return {
      parts: [say('itemReason')],
      state: { ...state, focus: 'item', waits: 'answer', item: again, choices: [] },
    };
  if (again.tries >= MOST_TRIES || !missing)
    return over(state, [say('itemRight'), text(item.explanation)], { right: 1, harder: false });
  const covered = checked.points.find((point) => point.state === 'said');
  return {
    parts: [
      say('pointsSome', { said: covered?.point ?? '' }),
      say('pump'),
      ...(item.hints.at(-1) === undefined ? [] : [text(item.hints.at(-1) ?? '')]),
    ],
    state: { ...state, focus: 'item', waits: 'answer', item: again },
  };
};

/** The end of a question, and the offer of another. */
const over = (state: State, parts: Part[], { right, harder }: { right: number; harder: boolean }): Reply => ({
  parts: [...parts, ask(harder ? 'itemOfferHarder' : 'itemOffer')],
  state: goOn(state, {
    focus: 'idea',
    item: null,
    idea: state.idea && { ...state.idea, right: state.idea.right + right },
    waits: 'yes-no',
    offer: { act: harder ? 'harder' : 'another', about: null },
  }),
});

/** The next hint of the question that waits; after the last, the answer. */
export const hintItem = async (context: MoveContext): Promise<Reply | null> => {
  const at = await atHand(context);
  if (!at) return null;
  const { item, waiting } = at;
  const hint = item.hints[waiting.hints];
  if (hint === undefined) return revealItem(context);
  const { state } = context;
  return {
    parts: [
      ...(context.reading.act === 'unsure' ? [say('unsureIsFine')] : []),
      { part: 'say', phrase: 'itemHint', fill: { hint }, breaks: false },
      ...taps(state),
    ],
    state: { ...state, focus: 'item', item: { ...waiting, hints: waiting.hints + 1 }, lost: 0 },
  };
};

/** The answer to the question that waits, with its reason. */
export const revealItem = async (context: MoveContext): Promise<Reply | null> => {
  const at = await atHand(context);
  if (!at) return null;
  const { item } = at;
  return over(
    context.state,
    [
      say('itemAnswer', {
        key: keyIn(
          Array.isArray(item.key)
            ? item.key.join(' → ')
            : item.kind === 'true-false'
              ? `${item.key ? 'true' : 'false'}: ${item.reason}`
              : item.key,
        ),
      }),
      text(item.explanation),
    ],
    { right: 0, harder: false },
  );
};
