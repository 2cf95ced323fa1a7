import type { Idea } from '@studia/contract/lessons';
import { FULL, PICTURE_BOX } from './board-text.ts';
import type { TellablePart } from './lesson-state.ts';
import type { Phrase } from './phrases.ts';
import type { Script } from './script.ts';
import { sentencesWithin, wordsIn } from './sentences.ts';
import type { Figure } from './turn.ts';

/** Draws the next steps of an idea's board, as many as may be said at once; answers whether all of them are drawn. */
export const drawSteps = (script: Script, idea: Idea, figure: Figure | null): boolean => {
  const steps = idea.board ?? [];
  if (steps.length === 0) return drawStatement(script, idea, figure);
  let drawn = script.state.steps;
  for (const { say, draw, shows = '' } of steps.slice(drawn)) {
    // At least one step, or a long one would never be told.
    if (drawn > script.state.steps && wordsIn(say) > script.left()) break;
    script.say(say, { draw, shows });
    drawn += 1;
  }
  // Handwriting would lie over what is drawn.
  script.set({ steps: drawn, lines: FULL });
  if (drawn < steps.length) return false;
  sumUp(script, idea);
  return true;
};

/** What was drawn, in one sentence; once. */
const sumUp = (script: Script, { id, statement, quote }: Idea): void => {
  const { given } = script.state;
  if (given.includes(id)) return;
  script.speak('inShort');
  script.say(statement, { quote });
  script.set({ given: [...given, id] });
};

/** A lesson that nobody drew a board for: its sentence is written down, and then shown at an example or put simply. */
const drawStatement = (script: Script, idea: Idea, figure: Figure | null): boolean => {
  if (script.state.steps > 0) return true;
  script.sayAndWrite(idea.statement, idea.statement, { quote: idea.quote });
  script.set({ steps: 1 });
  if (figure) showPicture(script, idea, figure);
  // Whatever is too much at once is broken up by a pause; a sentence alone would teach nobody.
  const parts = (['example', 'simple', 'picture', 'full'] as const).filter((one) => has(idea, one));
  const part = parts.find((one) => fitsIn(script, idea, one)) ?? parts.find((one) => one !== 'example');
  if (part) tellPart(script, idea, part, { whole: true });
  return true;
};

/** A picture of the book on a sheet of its own, once in a lesson. */
const showPicture = (script: Script, { title, quote }: Idea, { book, name, shows }: Figure): void => {
  const { pictures } = script.state;
  if (pictures.includes(name)) return;
  script.sheet(title);
  const draw = [{ do: 'picture' as const, book, name, box: PICTURE_BOX, says: shows }];
  script.speak('bookPicture', {}, { draw, shows, quote });
  script.set({ pictures: [...pictures, name], lines: FULL });
};

/** Whether a part can be told as a whole before the student does something. */
const fitsIn = (script: Script, idea: Idea, part: TellablePart): boolean =>
  idea[part] !== null && wordsIn(wholeOf(idea, part)) + LEAD_WORDS <= script.left();
const LEAD_WORDS = 8;

const wholeOf = (idea: Idea, part: TellablePart): string =>
  part === 'example' && idea.example
    ? [idea.example.task, ...idea.example.steps.map(({ line }) => line)].join(' ')
    : wordsOf(idea, part);

const LEAD: Readonly<Record<TellablePart, Phrase>> = {
  simple: 'simpler',
  example: 'example',
  picture: 'picture',
  why: 'why',
  full: 'full',
};

/** Whether an idea has such a part. */
const has = (idea: Idea, part: TellablePart): boolean => idea[part] !== null;

/** Tells one part of an idea; answers false where it has none, or where it was told already. */
export const tellPart = (
  script: Script,
  idea: Idea,
  part: TellablePart,
  { lead = true, whole = false }: { lead?: boolean; whole?: boolean } = {},
): boolean => {
  if (!has(idea, part) || script.state.told.includes(part)) return false;
  if (lead) script.speak(LEAD[part]);
  script.set({ told: [...script.state.told, part] });
  if (part === 'example') tellExample(script, idea);
  else {
    const all = wordsOf(idea, part);
    script.say(whole ? all : sentencesWithin(all, Math.max(script.left(), LEAST_WORDS)).join(' '), {
      quote: part === 'full' ? idea.quote : null,
    });
  }
  return true;
};

/** A part that is told in fewer words is not told. */
const LEAST_WORDS = 40;

const wordsOf = ({ simple, picture, why, full }: Idea, part: TellablePart): string => {
  if (part === 'picture') return picture ? `${picture.like} ${picture.stops}` : '';
  return (part === 'why' ? why : part === 'full' ? full : simple) ?? '';
};

const tellExample = (script: Script, { title, example, quote, board }: Idea): void => {
  if (!example) return;
  // Where something is drawn there are no free lines; writing goes on below writing.
  if (board) script.sheet(title);
  script.sayAndWrite(example.task, example.task, { ink: 'accent' });
  for (const { line, why } of example.steps) script.sayAndWrite(`${stopped(line)} ${why}`, line);
  script.note('example', example.task, quote);
};

const stopped = (line: string): string => (/[.!?:]$/.test(line) ? line : `${line}.`);

/** What else can be told to who did not get it: easier first. */
const LADDER: readonly TellablePart[] = ['simple', 'example', 'picture', 'why', 'full'];

/** Goes one level down; answers false where nothing is left to be told. */
export const tellNext = (script: Script, idea: Idea): boolean =>
  tellWhole(script, idea) || LADDER.some((part) => tellPart(script, idea, part));

/** The same, but only what can be told as a whole now: half an explanation is none. */
export const tellWhole = (script: Script, idea: Idea): boolean =>
  LADDER.some((part) => fitsIn(script, idea, part) && tellPart(script, idea, part));

/** Whether enough may still be said to begin an idea; one line of it and a pause would teach nobody. */
export const canBegin = (script: Script, idea: Idea): boolean =>
  wordsIn(beginningOf(idea)) <= script.left() - HEADING_WORDS;
const beginningOf = ({ hunch, board, statement }: Idea): string => {
  if (hunch) return hunch.ask;
  const steps = board?.slice(0, BEGINNING).map(({ say }) => say);
  return steps?.join(' ') ?? statement;
};
const BEGINNING = 3;
const HEADING_WORDS = 10;
